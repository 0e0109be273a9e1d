import ScriptRuntime

/// What running one input gave.
public struct Outcome {
  /// What the input printed, line by line; the last line may not have been ended.
  public var output = ""

  /// What UIKit wrote to the console meanwhile, in order.
  public var logs: [String] = []

  /// What the input met that is not simulated, each name the first time it is met in a run.
  public var notes: [NotSimulatedUse] = []

  /// The value of a last expression worth showing, with its static type and as `print` writes it.
  public var value: Value?
  public var type: SwiftType?
  public var text: String?

  /// What ended the input early, with the place and the calls that led there; nil when it ran to
  /// its end.
  public var failure: ScriptFailure?

  /// An outcome of nothing.
  public init() {}

  /// The printed lines.
  public var lines: [String] {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

/// A variable of the learner's, as it is now.
public struct ExecutionVariable {
  public let name: String
  public let type: SwiftType
  public let value: Value
}
