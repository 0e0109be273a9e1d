import Interpreter
import ScriptRuntime

/// What a step says to an answer. Only `notYet` costs an attempt.
public enum Verdict {
  case pass
  case notYet(Shortfall)

  /// The input is not Swift, or not complete: nothing can be said about its result. A foreseen
  /// mistake may be one of these.
  case notGradable([Diagnostic], mistake: Mistake?)

  /// The lesson, or the program, is wrong, not the learner.
  case fault([LessonProblem])

  public var isPass: Bool {
    if case .pass = self { true } else { false }
  }

  /// The foreseen mistake that was recognised.
  public var mistake: Mistake? {
    switch self {
    case .notYet(let shortfall): shortfall.mistake
    case .notGradable(_, let mistake): mistake
    case .pass, .fault: nil
    }
  }
}

/// What an answer lacks, on the first device where it lacks something.
public struct Shortfall {
  public let device: String

  /// How the hierarchy differs, causes first.
  public internal(set) var differences: [Difference] = []

  /// The checks that do not hold.
  public internal(set) var failedChecks: [FailedCheck] = []

  /// What ended the answer before its last line.
  public internal(set) var failure: ScriptFailure?

  /// The foreseen mistake that the answer is, if it is one.
  public internal(set) var mistake: Mistake?

  /// Whether the answer is exactly as far as a beginning of the solution, or of another right
  /// answer: while lines are being typed nothing needs to be said about it.
  public internal(set) var isOnTheWay = false
}

/// A check that does not hold.
public struct FailedCheck {
  /// The number of the check among all of the step's, from 0.
  public let index: Int

  public let outcome: CheckOutcome

  /// The block it stands in.
  public let code: CodeBlock

  /// What the author says about it, perhaps nothing.
  public let message: [Block]

  /// Whether it only could not be looked at yet.
  public var isNotReached: Bool {
    switch outcome {
    case .undeclared, .stopped, .broken: true
    case .passed, .failed: false
    }
  }
}
