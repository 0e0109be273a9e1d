import Bindings
import ScriptRuntime
import Testing

@testable import Interpreter

@Suite("Tasks", .serialized) @MainActor struct TaskTests {
  private static let library: Library = {
    let library = Library()
    SwiftLibrary.register(in: library)
    return library
  }()

  /// Runs the lines one by one, in a world of their own, and lets its time go on at the end.
  private func run(
    _ lines: [String], budget: ExecutionBudget = ExecutionBudget(), patience: Double = 10
  ) -> [Outcome] {
    Bindings.inFreshState {
      let session = Session(library: Self.library)
      let execution = session.makeExecution(budget: budget)
      var outcomes = lines.map { line in
        let input = session.check(line)
        for diagnostic in input.diagnostics where diagnostic.severity == .error {
          Issue.record("\(line): \(diagnostic.message)")
        }
        let outcome = execution.run(input)
        if outcome.failure == nil { session.accept(input) }
        return outcome
      }
      outcomes.append(
        execution.perform { try Bindings.runMainLoop(advancing: patience, limit: 100_000) })
      return outcomes
    }
  }

  private func printed(_ lines: [String]) -> [String] { run(lines).flatMap(\.lines) }

  @Test("begin when the line that made them has ended")
  func beginning() {
    let outcomes = run(["Task { print(\"task\") }; print(\"line\")", "print(\"next\")"])
    #expect(outcomes.map(\.lines) == [["line"], ["next"], ["task"]])
  }

  @Test("wait without keeping others from their turns")
  func interleaving() {
    let lines = printed([
      """
      for name in ["a", "b"] {
        Task {
          for step in 1...2 {
            print(name, step)
            await Task.yield()
          }
        }
      }
      """
    ])
    #expect(lines == ["a 1", "b 1", "a 2", "b 2"])
  }

  @Test("that sleep longer go on later")
  func sleeping() {
    let lines = printed([
      """
      for pause in [3, 1, 2] {
        Task {
          try await Task.sleep(for: .seconds(pause))
          print(pause)
        }
      }
      """
    ])
    #expect(lines == ["1", "2", "3"])
  }

  @Test("share the loop with the top level, which waits for them")
  func topLevel() {
    let outcomes = run([
      "func slow() async -> Int { try? await Task.sleep(for: .seconds(2)); return 7 }",
      "let task = Task { await slow() }",
      "let other = Task { print(\"other\") }",
      "let value = await task.value",
      "print(value)",
    ])
    #expect(outcomes[3].lines == ["other"])
    #expect(outcomes[4].lines == ["7"])
  }

  @Test("are traced and stopped like other code when they fail")
  func failures() {
    let outcomes = run([
      "func fail() async { let list = [1]; await Task.yield(); print(list[5]) }",
      "Task { await fail() }",
    ])
    guard case .indexOutOfRange(index: 5, count: 1)? = outcomes.last?.failure?.kind else {
      Issue.record("\(String(describing: outcomes.last?.failure))")
      return
    }
    #expect(outcomes.last?.failure?.callStack.first?.function == "fail()")
  }

  @Test("end with a stack overflow, not with a crash")
  func recursion() {
    let outcomes = run([
      "func deep(_ n: Int) async -> Int { await deep(n + 1) + 1 }", "Task { await deep(0) }",
    ])
    guard case .stackOverflow? = outcomes.last?.failure?.kind else {
      Issue.record("\(String(describing: outcomes.last?.failure))")
      return
    }
  }

  @Test("use up the steps of the run")
  func steps() {
    var budget = ExecutionBudget()
    budget.steps = 10_000
    let outcomes = run(["Task { while true { await Task.yield() } }"], budget: budget)
    guard case .stepBudgetExhausted? = outcomes.last?.failure?.kind else {
      Issue.record("\(String(describing: outcomes.last?.failure))")
      return
    }
  }

  @Test("are no more at a time than the budget allows")
  func count() {
    var budget = ExecutionBudget()
    budget.tasks = 20
    let outcomes = run(
      ["for _ in 0..<30 { Task { try await Task.sleep(for: .seconds(1)) } }"], budget: budget)
    guard case .taskBudgetExhausted(limit: 20)? = outcomes.last?.failure?.kind else {
      Issue.record("\(String(describing: outcomes.last?.failure))")
      return
    }
    let many = run(
      ["for _ in 0..<200 { Task { await Task.yield() } }", "print(1)"], budget: ExecutionBudget())
    #expect(many.allSatisfy { $0.failure == nil })
  }

  @Test("say when the top level would wait forever")
  func waitingForever() {
    let outcomes = run([
      "let task = Task { await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in } }",
      "await task.value",
    ])
    guard case .waitsForever? = outcomes[1].failure?.kind else {
      Issue.record("\(String(describing: outcomes[1].failure))")
      return
    }
  }

  @Test("give back what they hold when the run ends while they wait")
  func abandoning() {
    weak var machine: Machine?
    var printed: [String] = []
    Bindings.inFreshState {
      let session = Session(library: Self.library)
      let execution = session.makeExecution()
      execution.onOutput = { printed.append($0) }
      let input = session.check(
        """
        final class Held { deinit { print("gone") } }
        func wait() async {
          let held = Held()
          defer { print("deferred") }
          do { try await Task.sleep(for: .seconds(100)) } catch { print("caught") }
          print(held)
        }
        Task { await wait() }
        """)
      #expect(execution.run(input).failure == nil)
      let turned = execution.perform { try Bindings.runMainLoop(advancing: 1) }
      #expect(turned.failure == nil)
      #expect(printed == [])
      machine = execution.machine
    }
    #expect(printed == ["gone\n"])
    #expect(machine == nil)
  }
}
