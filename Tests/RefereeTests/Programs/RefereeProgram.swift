import Foundation
import Testing

/// A program whose comments say what the compiler says of it and what it prints.
///
/// - `// error: …` and `// warning: …` at the end of a line: what is said of that line, in the
///   compiler's words.
/// - `// expect: …`, a line each: what it prints, in order.
/// - `// fatal: …`: the text of the trap that ends it.
///
/// A first line `// swift 5` says that the program is judged in that language mode, with every check
/// of data races; the others are in mode 6. A first line `// objc` says that Objective-C's part of the language is used. Such a program, or one
/// that imports UIKit, is not run by the compiler. The files are named `.txt` so that nobody formats or
/// compiles them.
struct RefereeProgram: CustomTestStringConvertible, Sendable {
  /// The folder and the file's name: `Classes/convenience-init`.
  let name: String
  let text: String

  var testDescription: String { name }

  /// Whether it names methods to Objective-C, which must be allowed on systems without it.
  var needsObjectiveC: Bool { text.hasPrefix("// objc") }

  /// The language mode.
  var swiftVersion: String { text.hasPrefix("// swift 5") ? "5" : "6" }

  /// Whether the compiler's own result can be run: UIKit has only an interface there.
  var isRunByCompiler: Bool {
    !needsObjectiveC && !lines.contains { $0.hasPrefix("import UIKit") }
  }

  /// What the comments say is found.
  var findings: Set<Finding> {
    var found: Set<Finding> = []
    for (index, line) in lines.enumerated() {
      for severity in Finding.Severity.allCases {
        for part in line.components(separatedBy: "// \(severity): ").dropFirst() {
          let text = part.components(separatedBy: " // ")[0].trimmingCharacters(in: .whitespaces)
          found.insert(Finding(line: index + 1, severity: severity, text: text))
        }
      }
    }
    return found
  }

  /// What the comments say is printed.
  var output: [String] { comments("// expect:") }

  /// What the comments say of the trap that ends it.
  var trap: String? { comments("// fatal:").first }

  private var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  private func comments(_ mark: String) -> [String] {
    lines.filter { $0.hasPrefix(mark) }.map {
      let rest = $0.dropFirst(mark.count)
      return String(rest.first == " " ? rest.dropFirst() : rest)
    }
  }

  /// The programs of the fixtures, by name.
  static let all: [RefereeProgram] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures")
    let manager = FileManager.default
    let topics = (try? manager.contentsOfDirectory(atPath: root.path)) ?? []
    return topics.sorted().flatMap { topic in
      let folder = root.appendingPathComponent(topic)
      let files = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
      return files.sorted().filter { $0.hasSuffix(".txt") }.compactMap { file in
        (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)).map {
          RefereeProgram(name: "\(topic)/\(file.dropLast(4))", text: $0)
        }
      }
    }
  }()
}
