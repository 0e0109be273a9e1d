import Bindings
import Interpreter
import Messages
import ScriptRuntime
import Testing

/// The longer explanations: written in both languages, with programs that do what they are shown
/// for.
@Suite("Explanations") @MainActor struct EducationalNoteTests {
  @Test(
    "of diagnostics have a wrong program that raises them, and a right one that runs",
    arguments: DiagnosticID.allCases)
  func diagnostics(_ id: DiagnosticID) throws {
    let note = id.note
    expectProse(note)
    let wrong = try #require(note.wrong, "\(id)")
    let raised = Self.check(wrong, needsModule: note.needsModule).diagnostics
      .flatMap { [$0] + $0.notes }.map(\.message.id)
    #expect(raised.contains(id), "\(id): it raises \(raised)")
    expectRuns(note.right)
  }

  @Test(
    "of failures have a wrong program that fails so, and a right one that runs",
    arguments: FailureID.allCases)
  func failures(_ id: FailureID) {
    expectProse(id.note)
    if let wrong = id.note.wrong {
      let input = Self.check(wrong)
      #expect(input.diagnostics.allSatisfy { $0.severity != .error }, "\(id)")
      var budget = ExecutionBudget()
      budget.memory = 8 << 20
      budget.stack = 4 << 20
      if id == .stepBudgetExhausted { budget.steps = 100_000 }
      let failure = Self.run(input, budget).failure
      #expect(
        failure?.kind.id == id, "\(id): it fails with \(failure.map { "\($0.kind)" } ?? "nothing")")
    }
    expectRuns(id.note.right)
  }

  @Test("have names of their own")
  func names() {
    let names = DiagnosticID.allCases.map(\.rawValue) + FailureID.allCases.map(\.rawValue)
    #expect(Set(names.map { $0.lowercased() }).count == names.count)
  }

  // MARK: Support

  private func expectProse(_ note: EducationalNote) {
    for language in Language.allCases {
      let text = note.text(in: language)
      #expect(text.hasSuffix("."), "\(text)")
      #expect(text.count(where: { $0 == "`" }).isMultiple(of: 2), "\(text)")
      let sentences = text.split { $0 == "." || $0 == "?" }.count
      #expect(sentences >= 2, "\(text)")
    }
    #expect(note.text(in: .italian) != note.text(in: .english))
  }

  private func expectRuns(_ program: String) {
    let input = Self.check(program)
    let problems = input.diagnostics.map { $0.message.text(in: .english) }
    #expect(problems.isEmpty, "\(problems) in\n\(program)")
    guard problems.isEmpty else { return }
    let outcome = Self.run(input, ExecutionBudget())
    #expect(outcome.failure == nil, "\(outcome.failure.map { "\($0.kind)" } ?? "") in\n\(program)")
  }

  private static func check(_ program: String, needsModule: Bool = false) -> CheckedInput {
    let session = Session(library: CheckerFixture.library, context: .file)
    guard needsModule else { return session.check(program, name: "main.swift") }
    let files = [SourceText(program, name: "a.swift"), SourceText("print(1)", name: "main.swift")]
    return session.check(files)
  }

  private static func run(_ input: CheckedInput, _ budget: ExecutionBudget) -> Outcome {
    Bindings.connect()
    let session = Session(library: CheckerFixture.library, context: .file)
    session.accept(input)
    let execution = session.makeExecution()
    execution.budget = budget
    return execution.run(input)
  }
}
