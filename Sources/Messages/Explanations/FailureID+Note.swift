import ScriptRuntime

extension FailureID {
  /// The longer explanation, with its examples.
  public var note: EducationalNote {
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
    case .danglingReference: .danglingReference
    case .trap: .trap
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
    }
  }
}
