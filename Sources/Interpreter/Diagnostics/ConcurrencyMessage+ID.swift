extension ConcurrencyMessage {
  /// What it says, without the values it says it of.
  var id: DiagnosticID {
    switch self {
    case .asyncAccessInSynchronous, .asyncLetInSynchronous: .asyncInSynchronous
    case .asyncCannotOccur: .asyncInInitialValue
    case .nothingAwaited: .nothingAwaited
    case .tryAfterAwait: .tryAfterAwait
    case .asyncFunctionPassed: .asyncFunctionPassed
    case .asyncLetNeedsInitialValue: .asyncLetNeedsInitialValue
    case .asyncLetThrows(let isHandled): isHandled ? .missingTry : .unhandledCallThrows
    case .notAsyncSequence: .notAsyncSequence
    case .callInSynchronous, .reference, .outside: .actorIsolated
    case .isolatedDefault: .isolatedDefault
    case .conformanceCrosses: .conformanceCrosses
    case .overrideIsolation: .overrideIsolation
    case .nonisolatedMutable: .nonisolatedMutable
    case .convenienceInActor, .actorInheritance: .actorDeclaration
    case .topLevelActor: .topLevelActor
    case .globalVariable, .globalOfType: .globalState
    case .sendableNotFinal, .sendableMutable, .sendableProperty, .sendablePayload: .notSendable
    case .capture, .capturedVariable: .concurrentCapture
    case .untilSwift6(let message): message.id
    }
  }
}

extension ObjectiveCMessage {
  /// What it says, without the values it says it of.
  var id: DiagnosticID {
    switch self {
    case .outsideClass, .notRepresentable, .propertyNotRepresentable, .generic: .notForObjectiveC
    case .outletOutsideClass, .outletNonObject, .outletNonOptional, .outletImmutable: .wrongOutlet
    case .actionOutsideClass, .actionReturns: .wrongAction
    case .optionalOutsideProtocol: .optionalOutsideProtocol
    case .keyPathProperty: .keyPathProperty
    }
  }
}
