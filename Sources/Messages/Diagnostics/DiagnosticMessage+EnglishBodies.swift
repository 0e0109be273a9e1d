import Interpreter

extension DiagnosticMessage {
  /// The compiler's sentences about what only bodies have.
  var englishOfBodies: String {
    switch self {
    case .conditionIsConstant(let value): "condition always evaluates to \(value)"
    case .switchOnConstant: "switch condition evaluates to a constant"
    case .defaultNeverExecuted: "default will never be executed"
    case .caseAlreadyHandled:
      "case is already handled by previous patterns; consider removing it"
    case .arithmeticOverflows(let operation, let type):
      "arithmetic operation '\(operation)' (on type '\(type)') results in an overflow"
    case .dividesByZero: "division by zero"
    case .assignedToItself(let isProperty):
      "assigning a \(isProperty ? "property" : "variable") to itself"
    case .nonEscapingAssigned(let name):
      "assigning non-escaping parameter '\(name)' to an '@escaping' closure"
    case .nonEscapingPassed(let name):
      "passing non-escaping parameter '\(name)' to function expecting an '@escaping' closure"
    case .nonEscapingCaptured(let name):
      "escaping closure captures non-escaping parameter '\(name)'"
    case .nonEscapingKept(let name):
      "using non-escaping parameter '\(name)' in a context expecting an '@escaping' closure"
    case .nonEscapingConverted(let name, let parameter):
      "converting non-escaping parameter '\(name)' to generic parameter '\(parameter)' may allow it to escape"
    case .inoutCaptured(let name): "escaping closure captures 'inout' parameter '\(name)'"
    case .mutatingSelfCaptured: "escaping closure captures mutating 'self' parameter"
    case .optionalInterpolated:
      "string interpolation produces a debug description for an optional value; did you mean to make this explicit?"
    case .functionInterpolated:
      "string interpolation produces a debug description for a function value; did you mean to make this explicit?"
    case .noThrowingInTry: "no calls to throwing functions occur within 'try' expression"
    case .thrownNotTyped(let type, let error):
      "thrown expression type '\(type)' cannot be converted to error type '\(error)'"
    case .payloadAsTuple(let name, let count):
      "enum case '\(name)' has \(count) associated values; matching them as a tuple is deprecated"
    case .payloadLabel(let given, let wanted):
      "tuple pattern element label '\(given)' must be '\(wanted)'"
    case .tupleReordered(let from, let to):
      "implicit reordering of tuple elements from '\(from)' to '\(to)' is deprecated; this will be an error in a future Swift language mode"
    case .tupleHasNoMember(let type, let member):
      "value of tuple type '\(type)' has no member '\(member)'"
    case .remainderUnavailable:
      "'%' is unavailable: For floating point numbers use truncatingRemainder instead"
    case .stringIndexUnavailable:
      "'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead."
    case .incrementOperator(let name):
      "cannot find operator '\(name)' in scope; did you mean '\(name.prefix(1))= 1'?"
    case .memberNeedsContext(let member):
      "reference to member '\(member)' cannot be resolved without a contextual type"
    case .extraTrailingClosure: "extra trailing closure passed in call"
    case .caseAfterDefault:
      "additional 'case' blocks cannot appear after the 'default' block of a 'switch'"
    case .shorthandWithNames(let name):
      "anonymous closure arguments cannot be used inside a closure that has explicit arguments"
        + (name.map { "; did you mean '\($0)'?" } ?? "")
    case .throwsInInitialValue:
      "call can throw, but errors cannot be thrown out of a property initializer"
    case .topLevelClosure: "top-level statement cannot begin with a closure expression"
    case .breakNeedsLabel:
      "unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do"
    default: ""
    }
  }
}
