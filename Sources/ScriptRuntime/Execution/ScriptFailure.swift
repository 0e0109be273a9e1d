/// What ends the learner's line while it runs: told as Swift or UIKit would tell it.
public struct ScriptFailure: Error {
  /// The kinds of failure, with the values their sentences need.
  public enum Kind: Sendable {
    /// "Unexpectedly found nil while unwrapping an Optional value", or implicitly unwrapping.
    case unexpectedNil(implicitly: Bool)
    case indexOutOfRange(index: Int, count: Int)
    case arithmeticOverflow(operation: String)
    case divisionByZero(isRemainder: Bool)
    case castFailed(from: String, to: String)

    /// `fatalError`, `preconditionFailure`, `assert` …, with the learner's message.
    case fatalError(function: String, message: String)

    /// An error that nobody caught, as Swift prints it.
    case uncaughtError(String)

    /// An exception of UIKit: its name and UIKit's own text.
    case exception(name: String, reason: String)

    /// Calls went deeper than the stack holds: the functions that repeat, the outermost first, and
    /// the bytes that calls may use.
    case stackOverflow(cycle: [String], limit: Int)

    case stepBudgetExhausted(limit: Int)
    case memoryBudgetExhausted(limit: Int)
    case outputBudgetExhausted(limit: Int)

    /// More tasks were in the middle of their work than a run may have.
    case taskBudgetExhausted(limit: Int)

    /// The top level waits for something that nothing is left to bring about.
    case waitsForever

    /// The run took longer than that many seconds.
    case timeBudgetExhausted(limit: Double)

    /// Ctrl-C.
    case interrupted

    /// A value that reached native code in a form it does not take: a fault of the program's.
    case bridging(expected: String, found: String)

    /// Something that UIKit or Swift has and the simulation has not yet.
    case notSimulated(String)

    /// Something of Apple's, met where its value is needed.
    case nameNotSimulated(NotSimulatedName)

    /// A weak reference's object was read through `unowned` after it was gone.
    case danglingReference

    /// A runtime failure of Swift's that has no case of its own, in the runtime's words.
    case trap(String)
  }

  public let kind: Kind

  /// Where the learner's code was, and the calls that led there, innermost first.
  public var range: SourceRange?
  public var callStack: [CallStackEntry] = []

  /// Makes a failure; the evaluator adds the place.
  public init(_ kind: Kind, range: SourceRange? = nil) {
    self.kind = kind
    self.range = range
  }
}

/// One call of the learner's on the stack of a failure.
public struct CallStackEntry: Sendable {
  /// The function in the learner's names: `HomeViewController.loadView()`.
  public let function: String

  /// The call's place, nil when UIKit made it.
  public let range: SourceRange?

  /// Makes an entry.
  public init(function: String, range: SourceRange?) {
    self.function = function
    self.range = range
  }
}

extension ScriptFailure {
  /// The calls, innermost first, each with the place that had been reached in it: where the failure
  /// happened, then the calls that led there. A place is nil in code that UIKit called.
  public var reached: [CallStackEntry] {
    callStack.enumerated().map { index, call in
      let place = index == 0 ? range : callStack[index - 1].range
      return CallStackEntry(function: call.function, range: place)
    }
  }
}

/// An error that the learner's code threw, on its way to a `catch`.
///
/// Values never leave the main thread, which is why it may claim to be sendable.
public struct ThrownValue: Error, @unchecked Sendable {
  public let value: Value

  /// Makes it from the thrown value.
  public init(_ value: Value) { self.value = value }
}
