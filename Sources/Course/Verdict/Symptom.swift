import Interpreter
import Messages
import ScriptRuntime

/// One thing that tells a wrong answer from a right one, in a form that two answers can share.
///
/// A foreseen mistake is recognised by its symptoms: the learner's answer has them all. The names
/// that the learner chose do not count, the values that were found do.
enum Symptom: Hashable {
  /// A difference at a line of the outline.
  case difference(SourcePosition, id: String, found: String)

  /// A check that does not hold, with the values it found.
  case check(Int, values: String)

  /// The answer ended early.
  case stopped(String)

  /// The answer was refused.
  case refused(DiagnosticMessage)
}

extension Symptom {
  /// The same without the values that a check found.
  var loosened: Symptom {
    if case .check(let index, _) = self { .check(index, values: "") } else { self }
  }

  init?(_ difference: Difference) {
    let found: String
    switch difference.kind {
    case .notReached: return nil
    case .noRoot, .wrongOrder: found = ""
    case .missing(_, _, _, let place):
      switch place {
      case .nowhere: found = "nowhere"
      case .outside: found = "outside"
      case .inside: found = "inside"
      }
    case .extra(_, let type, _): found = type
    case .wrongType(_, _, let type, _): found = type
    case .wrongValue(_, let property, _, let value), .noMatch(_, let property, _, let value):
      found = "\(property)=\(value)"
    }
    self = .difference(difference.position, id: difference.kind.id, found: found)
  }

  init(_ failure: ScriptFailure) {
    switch failure.kind {
    case .exception(let name, let reason):
      // Addresses differ from run to run.
      self = .stopped("exception \(name) \(reason.replacing(/0x[0-9a-f]+/, with: "0x"))")
    case .stackOverflow: self = .stopped("stack overflow")
    case .stepBudgetExhausted: self = .stopped("steps")
    case .memoryBudgetExhausted: self = .stopped("memory")
    case .outputBudgetExhausted: self = .stopped("output")
    case .taskBudgetExhausted: self = .stopped("tasks")
    case .timeBudgetExhausted: self = .stopped("time")
    default: self = .stopped("\(failure.kind)")
    }
  }
}
