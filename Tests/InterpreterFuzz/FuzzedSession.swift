import Bindings
import Interpreter
import ScriptRuntime
import UIKit

/// What is done with each input: all that a session does with what a learner types.
@MainActor enum FuzzedSession {
  private static let library: Library = {
    Bindings.connect()
    return Bindings.makeLibrary()
  }()

  private static let contexts: [InputContext] = [
    .playground, .file,
    .method(
      className: "LessonController", superclass: "UIViewController", method: "loadView",
      callsSuper: false),
  ]

  /// Little enough for many inputs a second.
  private static var budget: ExecutionBudget {
    var budget = ExecutionBudget()
    budget.steps = 5_000
    budget.memory = 128 << 20
    budget.output = 1 << 12
    budget.stack = 4 << 20
    return budget
  }

  /// Checks, runs and completes a text in every context.
  static func run(_ text: String) {
    _ = Session.completeness(of: text)
    for context in contexts {
      Simulation.inFreshWorld(on: SimulatedEnvironment()) {
        Bindings.inFreshState { run(text, in: context) }
      }
    }
  }

  private static func run(_ text: String, in context: InputContext) {
    let session = Session(library: library, context: context)
    let input = session.check(text)
    if !input.hasErrors {
      session.accept(input)
      let execution = session.makeExecution(budget: budget)
      _ = execution.run(input)
      for variable in execution.variables { _ = execution.text(of: variable.value, type: nil) }
      _ = execution.perform { try Bindings.runMainLoop(advancing: 1, limit: 20) }
    }
    // Offsets that depend on the text alone, so that a finding can be repeated.
    let count = text.utf8.count
    let sum = text.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
    for offset in [count, count == 0 ? 0 : sum % count] {
      _ = session.completions(for: text, at: offset)
    }
    let words = text.split { !$0.isLetter && $0 != "." }
    if !words.isEmpty { _ = session.documentation(named: String(words[sum % words.count])) }
  }
}
