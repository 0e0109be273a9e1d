import Bindings
import ScriptRuntime
import Testing

@testable import Interpreter

@Suite("An execution") @MainActor struct ExecutionTests {
  private static let library: Library = {
    let library = Library()
    SwiftLibrary.register(in: library)
    return library
  }()

  private func run(_ lines: [String], budget: ExecutionBudget = ExecutionBudget()) -> [Outcome] {
    let session = Session(library: Self.library)
    let execution = session.makeExecution(budget: budget)
    return lines.map { line in
      let input = session.check(line)
      for diagnostic in input.diagnostics where diagnostic.severity == .error {
        Issue.record("\(line): \(diagnostic.message)")
      }
      let outcome = execution.run(input)
      if outcome.failure == nil { session.accept(input) }
      return outcome
    }
  }

  @Test("shows the value of a last expression, and what was printed")
  func values() {
    let outcomes = run(["let a = 2", "a + 1", "print(\"x\"); a * 2", "[a: \"b\"]"])
    #expect(outcomes.map(\.text) == [nil, "3", "4", "[2: \"b\"]"])
    #expect(outcomes[2].lines == ["x"])
  }

  @Test("goes on after a failure")
  func failures() {
    let outcomes = run(["let a = [1]", "a[4]", "a.count"])
    guard case .indexOutOfRange(index: 4, count: 1)? = outcomes[1].failure?.kind else {
      Issue.record("\(String(describing: outcomes[1].failure))")
      return
    }
    #expect(outcomes[2].text == "1")
  }

  @Test("names the calls that led to a failure, innermost first")
  func callStack() {
    let outcomes = run([
      "struct S { func f(_ n: Int) -> Int { 10 / n } }",
      "func g() -> Int { S().f(0) }",
      "g()",
    ])
    let failure = outcomes[2].failure
    #expect(failure?.callStack.map(\.function) == ["S.f(_:)", "g()"])
    #expect(failure?.range?.text == "10 / n")
  }

  @Test("stops what prints without end")
  func output() {
    var budget = ExecutionBudget()
    budget.output = 100
    let outcomes = run(["while true { print(\"again\") }"], budget: budget)
    guard case .outputBudgetExhausted? = outcomes[0].failure?.kind else {
      Issue.record("\(String(describing: outcomes[0].failure))")
      return
    }
  }

  @Test("stops when it is interrupted")
  func interruption() {
    let session = Session(library: Self.library)
    let execution = session.makeExecution()
    execution.isInterrupted = { true }
    let outcome = execution.run(session.check("while true {}"))
    guard case .interrupted? = outcome.failure?.kind else {
      Issue.record("\(String(describing: outcome.failure))")
      return
    }
  }

  @Test("lets go of its objects")
  func memory() {
    weak var machine: Machine?
    do {
      let session = Session(library: Self.library)
      let execution = session.makeExecution()
      let input = session.check(
        "class C { var f: (() -> Void)?; init() {} }; let c = C(); c.f = { print(c) }")
      #expect(execution.run(input).failure == nil)
      machine = execution.machine
    }
    #expect(machine == nil)
  }
}
