import Interpreter
import ScriptRuntime

/// Code to be judged: what has run before it, and the inputs themselves.
public struct StepAnswer: Hashable, Sendable {
  /// Where the inputs live.
  public let context: LessonContext

  /// What has run before the answer begins: given code, and answers of earlier steps.
  public let start: [String]

  /// The answer, input by input, as they were accepted.
  public let inputs: [String]

  public init(context: LessonContext, start: [String], inputs: [String]) {
    self.context = context
    self.start = start
    self.inputs = inputs
  }
}

/// What comes of running an answer.
public enum StepRun {
  /// It is not Swift that can run.
  case refused([Diagnostic])

  /// It ended before its last line: an exception, an endless loop, a trap.
  case stopped(ScriptFailure)

  /// It ran, its view is loaded and laid out on the device.
  case finished(any StepState)
}

/// What a finished run leaves behind, to be looked at.
@MainActor
public protocol StepState: ObservedHierarchy {
  /// Runs lines of `#expect(…)`, each by itself, with the learner's names in scope, and `names` for
  /// the views that an outline has bound and no variable holds.
  func check(_ code: String, names: [String: ObservedView]) -> [CheckOutcome]
}

/// What comes of one `#expect(…)`.
public enum CheckOutcome: Equatable, Sendable {
  case passed(String)

  /// It is false; `values` spells the parts that were computed, as Swift Testing does.
  case failed(String, values: String)

  /// It names something that the learner has not declared yet.
  case undeclared(String, name: String)

  /// It ended before it had a value, for one because the view it looks at is not there.
  case stopped(String, reason: String)

  /// It cannot be compiled; the reason is the compiler's text. Where the solution fares no better it
  /// is the lesson's fault, else the learner has declared something otherwise.
  case broken(String, reason: String)

  /// The text between the parentheses.
  public var expression: String {
    switch self {
    case .passed(let text), .failed(let text, _), .undeclared(let text, _), .stopped(let text, _),
      .broken(let text, _):
      text
    }
  }
}

/// Runs answers on a device from the start, each in a world of its own.
@MainActor
public protocol StepRunner: AnyObject {
  /// What has been found out about exercises with runs of this kind.
  var symptoms: SymptomCache { get }

  /// Runs an answer and has what comes of it looked at; what the run made ends with `inspect`.
  func run<Result>(
    _ answer: StepAnswer, on device: String, _ inspect: @MainActor (StepRun) -> Result
  ) -> Result

  /// The statements of some code, each as a learner would type it.
  func statements(of code: String) -> [String]
}
