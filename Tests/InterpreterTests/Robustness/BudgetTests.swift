import Messages
import ScriptRuntime
import Testing

@testable import Interpreter

@Suite("Budgets") @MainActor struct BudgetTests {
  /// The failure of a program, told in both languages: with the limit that ran out.
  private func told(
    _ text: String, _ change: (inout ExecutionBudget) -> Void
  ) -> [String] {
    var budget = Probe.budget
    change(&budget)
    guard let failure = Probe.run(text, budget: budget).outcome?.failure else { return [] }
    return [Language.italian, .english].map {
      [failure.headline(in: $0), failure.explanation(in: $0) ?? ""].joined(separator: " ")
    }
  }

  @Test("of steps says how many")
  func steps() {
    let texts = told("while true {}") { $0.steps = 5_000 }
    #expect(texts.count == 2 && texts.allSatisfy { $0.contains("5000") })
    #expect(texts.first?.contains("passi") == true && texts.last?.contains("steps") == true)
  }

  @Test("of memory says how many megabytes")
  func memory() {
    let texts = told("var a = [1]\nwhile true { a += a }") { $0.memory = 96 << 20 }
    #expect(texts.count == 2 && texts.allSatisfy { $0.contains("96 MB") })
    #expect(texts.first?.contains("memoria") == true && texts.last?.contains("memory") == true)
  }

  @Test("of output says how many characters")
  func output() {
    let texts = told("while true { print(\"again\") }") { $0.output = 1_234 }
    #expect(texts.count == 2 && texts.allSatisfy { $0.contains("1234") })
    #expect(texts.first?.contains("stampato") == true && texts.last?.contains("printed") == true)
  }

  @Test("of time says how many seconds")
  func time() {
    let texts = told("while true {}") {
      $0.steps = 1_000_000_000
      $0.time = 0.25
    }
    #expect(texts.count == 2 && texts.allSatisfy { $0.contains("0.25") })
    #expect(texts.first?.contains("secondi") == true && texts.last?.contains("seconds") == true)
  }

  @Test("of depth says the stack, or the calls that repeat")
  func depth() {
    let deep = "func f(_ n: Int) -> Int { f(n + 1) + 1 }\nprint(f(0))"
    let texts = told(deep) { $0.stack = 2 << 20 }
    #expect(texts.count == 2 && texts.allSatisfy { $0.contains("stack") && $0.contains("f(_:)") })
    let failure = ScriptFailure(.stackOverflow(cycle: [], limit: 3 << 20))
    for language in [Language.italian, .english] {
      #expect(failure.explanation(in: language)?.contains("3 MB") == true)
    }
  }

  @Test("are whole again for the next input")
  func renewed() {
    let session = Session(library: Probe.library)
    var budget = ExecutionBudget()
    budget.steps = 2_000
    let execution = session.makeExecution(budget: budget)
    let loop = session.check("while true {}")
    #expect(execution.run(loop).failure != nil)
    #expect(execution.run(session.check("if true {}")).failure == nil)
  }
}
