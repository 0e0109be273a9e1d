import Bindings
import Interpreter
import ScriptRuntime
import UIKit

/// Runs answers in the simulation: a fresh device, a fresh session, the learner's lines one by one,
/// and then the controller presented as an app would present it.
@MainActor
public final class SimulatedRunner: StepRunner {
  private let library: Library
  private let sessions: SessionCache

  /// Shared by all runners: they run everything in the same way.
  public var symptoms: SymptomCache { Self.symptoms }

  private static let symptoms = SymptomCache()

  /// What one answer may use up. Less than a learner's session may, because a gate runs many.
  public var budget: ExecutionBudget

  /// Makes a runner; `library` may be shared with other sessions.
  public init(library: Library) {
    self.library = library
    sessions = SessionCache(library: library)
    budget = ExecutionBudget()
    budget.steps = 2_000_000
    Bindings.connect()
  }

  public func statements(of code: String) -> [String] {
    StatementSplitter { Session.completeness(of: $0) == .complete }.split(code)
  }

  public func run<Result>(
    _ answer: StepAnswer, on device: String, _ inspect: @MainActor (StepRun) -> Result
  ) -> Result {
    var environment = SimulatedEnvironment()
    if let found = SimulatedDevice.all.first(where: { $0.name == device }) {
      environment.device = found
    }
    // What UIKit writes to the console is for the learner's own run, not for a judgement.
    let log = Simulation.logHandler
    Simulation.logHandler = { _ in }
    defer { Simulation.logHandler = log }
    return Simulation.inFreshWorld(on: environment) {
      Bindings.inFreshState {
        sessions.lend(answer.context, answer.start + answer.inputs) { session in
          inspect(run(answer, in: session))
        }
      }
    }
  }

  /// Runs an answer in a session that may have some of its inputs already.
  private func run(_ answer: StepAnswer, in session: Session) -> StepRun {
    let execution = session.makeExecution(budget: budget)
    let known = session.inputs
    for (index, text) in (answer.start + answer.inputs).enumerated() {
      let input = known.indices.contains(index) ? known[index] : session.check(text)
      if input.hasErrors { return .refused(input.diagnostics) }
      if index >= known.count { session.accept(input) }
      if let failure = execution.run(input).failure { return .stopped(failure) }
    }
    var controller: UIViewController?
    let outcome = execution.perform {
      controller = try makeController(of: session, in: execution)
      if let controller, Self.canPresent(controller, in: answer.context) {
        Simulation.present(controller)
      }
      try Bindings.settle()
    }
    if let failure = outcome.failure { return .stopped(failure) }
    return .finished(SimulatedState(session: session, execution: execution, controller: controller))
  }

  /// Whether a controller's view is there to be shown. While the lines of a `loadView` have not
  /// assigned it, asking for it would run them over and over.
  private static func canPresent(_ controller: UIViewController, in context: LessonContext) -> Bool
  {
    context != .loadView || controller.isViewLoaded
  }

  /// The controller under study; in a lesson of whole files the last one that is declared, where
  /// the file is not the body of one itself.
  private func makeController(of session: Session, in execution: Execution) throws
    -> UIViewController?
  {
    if let controller = try execution.makeController() as? UIViewController { return controller }
    guard case .file = session.context else { return nil }
    let types = session.inputs.flatMap(\.types)
    guard let base = library.type(named: "UIViewController"),
      let type = types.last(where: { $0.kind == .class && $0.inherits(from: base) })
    else { return nil }
    return try execution.makeInstance(of: type) as? UIViewController
  }
}

extension LessonContext {
  /// The controller that a session declares for the learner's lines.
  public static let controllerName = "LessonController"

  /// The same as the interpreter knows it.
  public var inputContext: InputContext {
    switch self {
    case .loadView, .viewDidLoad:
      .method(
        className: Self.controllerName, superclass: "UIViewController", method: rawValue,
        callsSuper: self != .loadView)
    case .file: .file
    case .playground: .playground
    }
  }
}

extension NominalType {
  /// Whether the type is `base` or descends from it.
  fileprivate func inherits(from base: NominalType) -> Bool {
    var next: NominalType? = self
    // A class cannot descend from itself, but a damaged program may say so.
    for _ in 0..<100 {
      guard let current = next else { return false }
      if current === base { return true }
      guard case .nominal(let parent, _)? = current.superclass else { return false }
      next = parent
    }
    return false
  }
}
