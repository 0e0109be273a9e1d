/// What kind a failure is, without its values: the name that its explanation, and
/// `primavista explain`, know it by.
public enum FailureID: String, CaseIterable, Sendable {
  case unexpectedNil, indexOutOfRange, arithmeticOverflow, divisionByZero, castFailed, fatalError
  case uncaughtError, exception, stackOverflow, danglingReference, trap
  case stepBudgetExhausted, memoryBudgetExhausted, outputBudgetExhausted
  case timeBudgetExhausted, interrupted, taskBudgetExhausted, waitsForever
  case bridging, notSimulated, nameNotSimulated
}

extension ScriptFailure.Kind {
  /// The kind, without its values.
  public var id: FailureID {
    switch self {
    case .unexpectedNil: .unexpectedNil
    case .indexOutOfRange: .indexOutOfRange
    case .arithmeticOverflow: .arithmeticOverflow
    case .divisionByZero: .divisionByZero
    case .castFailed: .castFailed
    case .fatalError: .fatalError
    case .uncaughtError: .uncaughtError
    case .exception: .exception
    case .stackOverflow: .stackOverflow
    case .stepBudgetExhausted: .stepBudgetExhausted
    case .memoryBudgetExhausted: .memoryBudgetExhausted
    case .outputBudgetExhausted: .outputBudgetExhausted
    case .timeBudgetExhausted: .timeBudgetExhausted
    case .interrupted: .interrupted
    case .taskBudgetExhausted: .taskBudgetExhausted
    case .waitsForever: .waitsForever
    case .bridging: .bridging
    case .notSimulated: .notSimulated
    case .nameNotSimulated: .nameNotSimulated
    case .danglingReference: .danglingReference
    case .trap: .trap
    }
  }
}
