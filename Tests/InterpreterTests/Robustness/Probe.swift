import Bindings
import ScriptRuntime

@testable import Interpreter

/// Checks and runs texts that no one would write, with little to use up.
@MainActor enum Probe {
  static let library: Library = {
    Bindings.connect()
    return Bindings.makeLibrary()
  }()

  /// Little enough for a test.
  static var budget: ExecutionBudget {
    var budget = ExecutionBudget()
    budget.steps = 300_000
    budget.memory = 256 << 20
    budget.output = 1 << 14
    return budget
  }

  /// Checks a text, and runs it where it has no error.
  static func run(
    _ text: String, context: InputContext = .playground, budget: ExecutionBudget = budget
  ) -> (input: CheckedInput, outcome: Outcome?) {
    Bindings.inFreshState {
      let session = Session(library: library, context: context)
      let input = session.check(text)
      guard !input.hasErrors else { return (input, nil) }
      session.accept(input)
      return (input, session.makeExecution(budget: budget).run(input))
    }
  }

  /// The failure that a program without errors ends with.
  static func failure(_ text: String, budget: ExecutionBudget = budget) -> ScriptFailure.Kind? {
    run(text, budget: budget).outcome?.failure?.kind
  }
}
