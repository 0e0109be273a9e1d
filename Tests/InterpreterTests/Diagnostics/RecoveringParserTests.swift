import Foundation
import Testing

@testable import Interpreter

/// The parser that tells syntax errors as the compiler does.
@Suite("Syntax errors") struct RecoveringParserTests {
  /// The sources of a folder of the repository.
  private static func sources(_ folder: String) throws -> [(name: String, text: String)] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../" + folder).standardizedFileURL
    let files = try #require(
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
      .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  private func faults(_ text: String) -> [SyntaxFault] {
    let parser = RecoveringParser(text)
    parser.run()
    return parser.faults.map(\.fault)
  }

  @Test(
    "are not found in sources that compile",
    arguments: [
      "Sources/UIKit", "Sources/Interpreter", "Sources/Messages", "Sources/Tutor",
      "Sources/Course", "Sources/Terminal", "Sources/ScriptRuntime", "Tests/UIKitTests",
      "Tests/CourseTests",
    ])
  func rightSources(_ folder: String) throws {
    for (name, text) in try Self.sources(folder) {
      let parser = RecoveringParser(text)
      parser.run()
      #expect(!parser.gaveUp, "\(name)")
      for found in parser.faults {
        let before = text.utf8.prefix(found.offset)
        Issue.record("\(name):\(before.count { $0 == 10 } + 1): \(found.fault)")
      }
    }
  }

  @Test("end the reading of any text")
  func anyText() throws {
    let program = """
      class A: B, C { var x: [String: Int] { get { [:] } set(v) { } }
        func f<T: P>(_ a: T..., b: inout Int?) async throws -> (Int, String) where T: Q {
          guard let y = x?.z!, case .some(let q) = y else { return (1, "a\\(b + [1, 2][0])") }
          switch q { case 1...3 where b > 2: break; default: fallthrough }
          for case let (i, j) in zip(a, a) where i < j { label: repeat { } while true }
          return a.map { [weak self] (u: Int) -> Int in u ? 1 : 2 } as! Int
        }
      #if DEBUG
        enum E: String { case a = "b", c(d: Int) }
      #endif
        @objc(x:) private init?(_: Int = 3) { self = \\.a.b; #selector(f); 0x1F.5e3; do { } catch { } }
      }
      """
    let bytes = Array(program.utf8)
    for count in stride(from: 0, through: bytes.count, by: 3) {
      _ = faults(String(decoding: bytes.prefix(count), as: UTF8.self))
      _ = faults(String(decoding: bytes.suffix(count), as: UTF8.self))
    }
    for index in stride(from: 0, to: bytes.count, by: 3) {
      for byte in "({)]<,:\"\\=#\n".utf8 {
        var changed = bytes
        changed[index] = byte
        _ = faults(String(decoding: changed, as: UTF8.self))
      }
    }
  }

  @Test("end the reading of text that nests deeply")
  func deepText() {
    for text in ["(", "[", "{", "{ (", "f(", "if ", "a ? ", "-", "case .a(", "func f() { "] {
      let parser = RecoveringParser(String(repeating: text, count: 3000))
      parser.run()
    }
  }
}
