import ScriptRuntime

/// What compiled code may ask about the types of the script.
extension Machine: ScriptReflecting {
  func storedFields(of type: SwiftType) -> [ReflectedField] {
    properties(of: type).map { declaration, owner in
      var hasInitialValue = false
      if case .script(let object) = declaration.implementation,
        let property = object as? PropertyImplementation
      {
        hasInitialValue = property.initialValue != nil
      }
      return ReflectedField(
        name: declaration.name, type: resolve(declaration.type, [:], receiver: owner),
        isFixed: declaration.isLet && hasInitialValue)
    }
  }

  /// The stored properties with the type each is declared in, a superclass's first.
  private func properties(of type: SwiftType) -> [(Declaration, SwiftType)] {
    superclassChain(of: type).reversed().flatMap { owner -> [(Declaration, SwiftType)] in
      guard let script = owner.head?.script as? TypeImplementation else { return [] }
      return script.storedProperties.map { ($0, owner) }
    }
  }

  func fieldValues(of value: Value) throws -> [Value?] {
    switch value.unerased {
    case .structure(let whole): return whole.fields.map(\.weakValue)
    case .object(let object):
      guard let instance = Runtime.script(of: .object(object)) else { return [] }
      return instance.fields.map { $0?.weakValue }
    default: return []
    }
  }

  func makeInstance(of type: SwiftType, fields: [Value?]) throws -> Value {
    guard let nominal = type.head, let script = nominal.script as? TypeImplementation else {
      throw ScriptFailure(.notSimulated(name(of: type, qualified: false)))
    }
    if nominal.kind == .structure {
      var value = try blankStructure(type, script)
      for (index, field) in fields.enumerated() where value.fields.indices.contains(index) {
        if let field { value.fields[index] = field }
      }
      return .structure(value)
    }
    let count = script.inheritedFieldCount + script.storedProperties.count
    let instance = ScriptInstance(type: type, fieldCount: count)
    for owner in superclassChain(of: type) {
      if let owner = owner.head { try setInitialValues(owner, instance) }
    }
    for (index, field) in fields.enumerated() where instance.fields.indices.contains(index) {
      if let field { instance.fields[index] = field }
    }
    watchDeinit(of: instance, nominal)
    return .object(instance)
  }

  func cases(of type: SwiftType) -> [ReflectedCase] {
    guard let script = type.head?.script as? TypeImplementation else { return [] }
    return script.cases.map { found in
      ReflectedCase(
        declaration: found.declaration, rawValue: found.rawValue,
        payload: found.declaration.parameters.map {
          resolve($0.type, [:], receiver: type)
        })
    }
  }

  func nestedType(_ name: String, of type: SwiftType) -> SwiftType? {
    type.head?.nestedTypes[name].map { .nominal($0, []) }
  }

  func ownInitializer(_ name: String, of type: SwiftType) -> Declaration? {
    guard let nominal = type.head else { return nil }
    return members(of: nominal, named: "init").first {
      if case .script = $0.implementation { $0.fullName == name } else { false }
    }
  }

  func typeName(_ type: SwiftType, qualified: Bool) -> String {
    name(of: type, qualified: qualified)
  }
}
