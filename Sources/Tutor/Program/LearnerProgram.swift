import Bindings
import Course
import Foundation
import Interpreter
import Messages
import ScriptRuntime
import Terminal
import UIKit

/// The learner's program in a step: its accepted lines, run as they are typed.
///
/// What it shows of the screen is a replay: the accepted lines run again in a world of their own,
/// and the controller is presented there, as it would be on a device.
@MainActor
final class LearnerProgram {
  /// One library for the whole process: it only reads texts.
  static let library = Bindings.makeLibrary()

  let context: LessonContext

  /// The screen on which the program is shown; a change does not touch what was typed.
  var environment: SimulatedEnvironment

  /// What had run before the step began.
  let start: [String]

  /// The learner's own accepted lines.
  private(set) var inputs: [String] = []

  private var session: Session
  private var live: Execution

  /// Judges the program's answers, each in a world of its own.
  var runner: any StepRunner { Self.runner }

  /// One for all steps: it need not check again what the steps have in common.
  private static let runner = SimulatedRunner(library: library)

  init(
    context: LessonContext, environment: SimulatedEnvironment = SimulatedEnvironment(),
    start: [String] = []
  ) {
    self.context = context
    self.environment = environment
    self.start = start
    Bindings.connect()
    session = Session(library: Self.library, context: context.inputContext)
    live = session.makeExecution()
    rebuild()
  }

  /// The word before the prompt: the method, or the place, where lines go.
  var promptWord: String {
    switch context {
    case .loadView: "loadView"
    case .viewDidLoad: "viewDidLoad"
    case .file: "swift"
    case .playground: "play"
    }
  }

  // MARK: Lines

  /// Checks a line, runs it, and keeps it when nothing went wrong.
  func enter(_ text: String) -> LineOutcome {
    var outcome = LineOutcome()
    let checked = session.check(text)
    outcome.diagnostics = checked.diagnostics
    guard !checked.hasErrors else { return outcome }
    let before = snapshot()
    InterruptFlag.take()
    let run = live.run(checked)
    outcome.printed = run.lines
    outcome.console = run.logs
    outcome.failure = run.failure
    guard run.failure == nil else {
      // What the line did before it failed is undone with it. Ctrl-C was for the line alone.
      InterruptFlag.take()
      rebuild()
      return outcome
    }
    session.accept(checked)
    inputs.append(text)
    outcome.changes = snapshot().changes(since: before)
    if let text = run.text, let type = run.type { outcome.result = (text, type.text) }
    return outcome
  }

  /// Takes the last line back; nil when the learner has typed none.
  func undo() -> String? {
    guard let last = inputs.popLast() else { return nil }
    rebuild()
    return last
  }

  /// Takes all the learner's lines back.
  func removeAll() {
    inputs = []
    rebuild()
  }

  /// Runs lines that were accepted at another time; from the first that no longer runs on, they
  /// are dropped.
  func restore(_ lines: [String]) {
    for line in lines where !enter(line).isAccepted { return }
  }

  /// A program with the same lines, that goes its own way from here.
  func copy() -> LearnerProgram {
    let copy = LearnerProgram(context: context, environment: environment, start: start)
    copy.restore(inputs)
    return copy
  }

  /// Runs everything from the start, in a fresh world.
  private func rebuild() {
    Simulation.boot(environment)
    Bindings.reset()
    session = Session(library: Self.library, context: context.inputContext)
    live = session.makeExecution()
    for text in start + inputs {
      let checked = session.check(text)
      guard !checked.hasErrors, live.run(checked).failure == nil else { continue }
      session.accept(checked)
    }
    live.isInterrupted = { InterruptFlag.isRaised }
  }

  // MARK: Names

  /// The value of the learner's variable of that name.
  func variable(named name: String) -> Value? { live.value(named: name) }

  /// The learner's variables, in order of declaration.
  var variables: [ExecutionVariable] { live.variables }

  /// The names that complete what is written before the cursor.
  func completions(before text: String) -> CompletionList {
    session.completions(for: text, at: text.utf8.count)
  }

  /// The circles of the learner's objects that nothing reaches any more.
  func leaks() -> [Leak] { live.leaks(roots: Bindings.heldObjects) }

  private func snapshot() -> HierarchySnapshot {
    let names = ProgramNames(live)
    return HierarchySnapshot(views: names.views, root: names.rootView, naming: names.naming)
  }

  /// Runs the program again in a world of its own, presents it, and looks at it.
  func presented<Result>(_ look: (Presentation) -> Result) -> Result {
    Simulation.inFreshWorld(on: environment) {
      let execution = session.makeExecution()
      execution.isInterrupted = { InterruptFlag.isRaised }
      for input in session.inputs { execution.run(input) }
      return look(Presentation(execution, context: context, inputs: session.inputs))
    }
  }
}
