import Foundation
import Interpreter
import Messages
import ScriptRuntime
import Testing

@Suite("Diagnostics") @MainActor struct DiagnosticMessageTests {
  /// The names of all cases, read from the source, so that none is forgotten.
  private var caseNames: Set<String> {
    get throws {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Sources/Interpreter/Diagnostics/DiagnosticMessage.swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      var names: Set<String> = []
      for line in text.split(separator: "\n") {
        let line = line.trimmingCharacters(in: .whitespaces)
        guard line.hasPrefix("case ") else { continue }
        let list = line.dropFirst(5)
        let parts = list.contains("(") ? [String(list)] : list.components(separatedBy: ", ")
        for part in parts { names.insert(String(part.prefix { $0 != "(" && $0 != "," })) }
      }
      return names
    }
  }

  private func name(_ message: DiagnosticMessage) -> String {
    String("\(message)".prefix { $0 != "(" })
  }

  private func all(in input: CheckedInput) -> [Diagnostic] {
    input.diagnostics.flatMap { [$0] + $0.notes }
  }

  @Test("each has a program that raises it")
  func everyCaseIsRaised() throws {
    var raised: Set<String> = []
    for fixture in CheckerFixture.all + CheckerFixture.judgedPrograms {
      for diagnostic in all(in: fixture.check()) { raised.insert(name(diagnostic.message)) }
    }
    let files = [SourceText("let number: Int", name: "a.swift"), SourceText("print(1)")]
    let module = Session(library: CheckerFixture.library, context: .file).check(files)
    for diagnostic in all(in: module) { raised.insert(name(diagnostic.message)) }
    let missing = try caseNames.subtracting(raised).sorted()
    #expect(missing == [], "no fixture raises \(missing.joined(separator: ", "))")
  }

  @Test("each is said in both languages", arguments: CheckerFixture.all)
  func bothLanguages(_ fixture: CheckerFixture) {
    for diagnostic in all(in: fixture.check()) {
      let english = diagnostic.message.text(in: .english)
      let italian = diagnostic.message.text(in: .italian)
      #expect(!english.isEmpty, "\(diagnostic.message)")
      #expect(!italian.isEmpty, "\(diagnostic.message)")
      #expect(english != italian, "\(diagnostic.message)")
    }
  }
}
