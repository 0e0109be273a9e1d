import ScriptRuntime

// What is used, and whether it may be at that point.
extension InitializationFlow {
  mutating func use(
    _ variable: LocalVariable, _ expression: Expression, _ state: inout State
  ) {
    if variable == initializer?.me {
      useWhole(expression.range, method: nil, &state)
      return
    }
    guard open.contains(variable), !state.always.contains(.variable(variable)) else { return }
    report(
      .variable(variable),
      .usedBeforeInitialized(name: variable.name, isMutable: variable.isMutable),
      at: expression.range,
      notes: variable.range.map {
        [checker.note(variable.isMutable ? .variableDefinedHere : .constantDefinedHere, at: $0)]
      } ?? [])
  }

  mutating func useProperty(
    _ declaration: Declaration, _ expression: Expression, _ state: inout State
  ) {
    guard let initializer else { return }
    let declaration = stored(declaration)
    let isStored = initializer.properties.contains { $0 === declaration }
    if isStored {
      if !state.always.contains(.property(ObjectIdentifier(declaration))),
        !state.always.contains(.initCall)
      {
        report(
          .property(ObjectIdentifier(declaration)),
          initializer.isClass
            ? .usedBeforeInitialized(
              name: "self." + declaration.name, isMutable: !declaration.isLet)
            : .selfUsedBeforeInitialized, at: expression.range,
          notes: initializer.isClass ? [] : missing(state).compactMap(notInitialized))
      }
      return
    }
    useBeforeInit(declaration, expression.range, &state)
  }

  /// A member that is not a stored property of the type itself needs a complete `self`.
  mutating func useBeforeInit(
    _ declaration: Declaration, _ place: SourceRange, _ state: inout State
  ) {
    guard let initializer else { return }
    if case .script(let object) = declaration.implementation,
      let property = object as? PropertyImplementation, case .field = property.storage,
      declaration.owner === initializer.me.type.nominal, !declaration.isLazy
    {
      return
    }
    useWhole(place, method: nil, property: declaration.name, &state)
  }

  mutating func useWhole(
    _ place: SourceRange, method: String?, property: String? = nil, _ state: inout State
  ) {
    guard let initializer, !state.always.contains(.initCall) else { return }
    if initializer.isConvenience {
      report(.initCall, .selfUsedBeforeSelfInit, at: place)
      return
    }
    if !missing(state).isEmpty, !(initializer.needsSuper && (method ?? property) != nil) {
      report(
        .initCall,
        // Of a value the compiler does not say through what it is used.
        !initializer.isClass
          ? .selfUsedBeforeInitialized
          : method.map { .selfUsedInCall(method: $0) }
            ?? property.map { .selfUsedInProperty(property: $0) } ?? .selfUsedBeforeInitialized,
        at: place, notes: missing(state).compactMap(notInitialized))
    } else if initializer.needsSuper {
      report(
        .initCall,
        method.map { .selfUsedInCallBeforeSuper(method: $0) }
          ?? property.map { .selfUsedInPropertyBeforeSuper(property: $0) }
          ?? .selfUsedBeforeSuperInit, at: place)
    }
  }

  mutating func capture(_ closure: ClosureExpression, _ state: inout State) {
    for capture in closure.captures { visit(capture.value, &state) }
    // Only what is not set yet matters in the body, which runs later.
    var inner = InitializationFlow(checker: checker, initializer: nil)
    inner.open = []
    let waiting = open.filter { !state.always.contains(.variable($0)) }
    if !waiting.isEmpty {
      var probe = InitializationFlow(checker: checker, initializer: nil)
      probe.open = waiting
      probe.run(closure.function.body, end: SourceRange(checker.source, 0, 0))
    }
    inner.run(closure.function.body, end: SourceRange(checker.source, 0, 0))
  }

  mutating func report(
    _ subject: Subject, _ message: DiagnosticMessage, at place: SourceRange,
    notes: [Diagnostic] = []
  ) {
    guard reported.insert(subject).inserted else { return }
    checker.diagnose(message, at: place, notes: notes)
  }

  /// "'self.x' not initialized", where the property is declared.
  func notInitialized(_ property: Declaration) -> Diagnostic? {
    property.range.map { Diagnostic(.notInitialized(name: property.name), .note, at: $0) }
  }

  /// The stored property behind a property: for a wrapped one, its wrapper.
  func stored(_ declaration: Declaration) -> Declaration {
    guard case .script(let object) = declaration.implementation,
      let storage = (object as? PropertyImplementation)?.wrapperStorage
    else { return declaration }
    return storage
  }
}
