import Bindings
import Foundation
import ScriptRuntime
import Testing

@testable import Interpreter

/// A program in Swift whose comments say what it prints and how it fails. The files are named `.txt`
/// so that nobody formats them.
struct Program: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String

  var testDescription: String { name }

  /// The lines after `// prints:`, in order.
  var prints: [String] { comments("// prints:") }

  /// The texts after `// fails:`; at most one.
  var fails: String? { comments("// fails:").first }

  private func comments(_ mark: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      line.range(of: mark).map {
        let rest = line[$0.upperBound...]
        return String(rest.hasPrefix(" ") ? rest.dropFirst() : rest)
      }
    }
  }

  /// The programs in a folder of the fixtures, by name.
  static func all(in folder: String) -> [Program] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(folder)")
    let files =
      (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "txt" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .compactMap { file in
        (try? String(contentsOf: file, encoding: .utf8)).map {
          Program(name: file.deletingPathExtension().lastPathComponent, text: $0)
        }
      }
  }
}

@Suite("Programs") @MainActor struct ProgramTests {
  private static let library: Library = {
    Bindings.connect()
    return Bindings.makeLibrary()
  }()

  private func run(_ program: Program, steps: Int = 5_000_000) throws -> Outcome {
    let session = Session(library: Self.library, context: .file)
    let input = session.check(program.text, name: program.name + ".swift")
    for diagnostic in input.diagnostics where diagnostic.severity == .error {
      Issue.record("\(program.name):\(diagnostic.range.start): \(diagnostic.message)")
    }
    try #require(!input.hasErrors)
    session.accept(input)
    var budget = ExecutionBudget()
    budget.steps = steps
    budget.memory = 128 << 20
    return session.makeExecution(budget: budget).run(input)
  }

  @Test("print what Swift prints", arguments: Program.all(in: "Language"))
  func language(_ program: Program) throws {
    let outcome = try run(program)
    #expect(outcome.lines == program.prints)
    #expect(outcome.failure == nil, "\(String(describing: outcome.failure))")
  }

  @Test("drive UIKit", arguments: Program.all(in: "UIKit"))
  func uikit(_ program: Program) throws {
    let outcome = try run(program)
    #expect(outcome.lines == program.prints)
    #expect(outcome.failure == nil, "\(String(describing: outcome.failure))")
  }

  @Test("fail as Swift fails", arguments: Program.all(in: "Failures"))
  func failures(_ program: Program) throws {
    let outcome = try run(program, steps: 300_000)
    #expect(outcome.lines == program.prints)
    let failure = try #require(outcome.failure)
    let expected = try #require(program.fails)
    let line = failure.range.map { ":\($0.start.line)" } ?? ""
    #expect("\(failure.kind)\(line)".contains(expected), "\(failure.kind)\(line)")
  }
}
