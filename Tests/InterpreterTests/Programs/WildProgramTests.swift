import Bindings
import Foundation
import ScriptRuntime
import Testing

@testable import Interpreter

/// Programs as real controllers are written: each pattern of theirs, and each construct that more than
/// one of them uses, has a program that says so in its first lines.
@Suite("Programs as people write them") @MainActor struct WildProgramTests {
  private static let library: Library = {
    Bindings.connect()
    return Bindings.makeLibrary()
  }()

  private nonisolated static let programs = Program.all(in: "Wild")

  @Test("run as far as their views need", arguments: Self.programs)
  func runs(_ program: Program) throws {
    let session = Session(library: Self.library, context: .file)
    let input = session.check(program.text, name: program.name + ".swift")
    #expect(input.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    session.accept(input)
    let outcome = session.makeExecution().run(input)
    #expect(outcome.lines == program.prints)
    #expect(outcome.failure == nil, "\(String(describing: outcome.failure))")
  }

  @Test("cover the nineteen patterns of real controllers")
  func patterns() {
    let covered = Set(Self.programs.flatMap { $0.marks("// pattern:") }.compactMap(Int.init))
    #expect(covered == Set(1...19))
  }

  @Test("cover the constructs that real controllers use")
  func constructs() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let list = folder.appendingPathComponent("Fixtures/Wild/constructs.list")
    let wanted = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(
      String.init)
    #expect(missing(wanted) == [])
    #expect(wanted.count > 90)
  }

  /// The count of what public code uses, beside the checkout.
  private nonisolated static let usage = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../shared/data/uikit-usage.tsv").standardizedFileURL

  @Test(
    "cover the constructs counted today",
    .enabled(
      if: FileManager.default.fileExists(atPath: usage.path),
      "the count of what public code uses is not beside the checkout"))
  func countedConstructs() throws {
    let lines = try String(contentsOf: Self.usage, encoding: .utf8).split(separator: "\n")
    let wanted = lines.compactMap { line -> String? in
      let columns = line.split(separator: "\t")
      guard columns.count == 3, columns[0] == "construct", let users = Int(columns[2]), users > 1
      else { return nil }
      return String(columns[1])
    }
    #expect(missing(wanted) == [])
    #expect(!wanted.isEmpty)
  }

  private func missing(_ wanted: [String]) -> [String] {
    let covered = Set(Self.programs.flatMap { $0.marks("// construct:") })
    return wanted.filter { !covered.contains($0) }
  }
}

extension Program {
  /// The marks of a kind in the program's first lines, separated by commas.
  fileprivate func marks(_ kind: String) -> [String] {
    text.split(separator: "\n").prefix { $0.hasPrefix("//") }
      .filter { $0.hasPrefix(kind) }
      .flatMap { $0.dropFirst(kind.count).components(separatedBy: ", ") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
