extension DiagnosticMessage {
  /// Whether the compiler says it only when every type is right: what follows from the paths
  /// through a body, and from how its variables are used.
  var isOfFlow: Bool {
    switch self {
    case .missingReturn, .neverReturns, .guardFallsThrough, .superInitNotCalled, .neverExecuted,
      .codeAfterNeverExecuted, .integerOverflows, .usedBeforeInitialized, .initializedTwice,
      .returnWithoutInitializing, .notInitializedAtSuper, .selfInitNotCalled,
      .selfUsedBeforeInitialized, .selfUsedInCall, .selfUsedInProperty, .selfUsedBeforeSuperInit,
      .conditionIsConstant, .switchOnConstant, .arithmeticOverflows, .dividesByZero,
      .defaultNeverExecuted, .caseAlreadyHandled, .nonEscapingCaptured, .inoutCaptured,
      .mutatingSelfCaptured,
      .selfUsedInCallBeforeSuper, .selfUsedInPropertyBeforeSuper, .selfUsedBeforeSelfInit:
      true
    case .concurrency(let message): message.isOfFlow
    default: false
    }
  }

  /// Whether it is about a name that means nothing, which the compiler finds before any types.
  var isOfNames: Bool {
    switch self {
    case .cannotFindInScope, .cannotFindType, .cannotFindOperator: true
    default: false
    }
  }

  /// Whether it is about a module that does not exist, after which the compiler says nothing more.
  var isMissingModule: Bool { if case .noSuchModule = self { true } else { false } }

  /// Whether it is about how a variable is used, which the compiler says of functions without
  /// errors.
  var isOfUsage: Bool {
    switch self {
    case .initializationNeverUsed, .immutableNeverUsed, .optionalBindingUnused, .writtenNeverRead,
      .neverMutated, .neverUsedAtAll:
      true
    default: false
    }
  }

  /// Whether it is about errors thrown, which the compiler looks at when the types are right.
  var isOfEffects: Bool {
    switch self {
    case .missingTry, .propertyThrows, .unhandledCallThrows, .unhandledErrors, .unhandledThrow,
      .catchNotExhaustive,
      .missingAwait, .asyncInSynchronous, .concurrency:
      true
    default: false
    }
  }
}
