import ScriptRuntime

// Types, their members, the bodies of those and what the bodies were compiled to refer to each
// other in circles. When a session ends, the circles are broken here.

extension NominalType {
  /// Lets go of the members of a script's type.
  func dismantle() {
    guard module == "main" else { return }
    for member in members {
      member.dismantle()
      remove(member)
    }
    for nested in nestedTypes.values { nested.dismantle() }
    nestedTypes = [:]
    typealiases = [:]
    if let implementation = script as? TypeImplementation {
      implementation.deinitializer?.dismantle()
      implementation.storedProperties = []
      implementation.cases = []
      implementation.witnesses = [:]
    }
  }
}

extension Declaration {
  /// Lets go of the code of a script's declaration.
  func dismantle() {
    guard case .script(let object) = implementation else { return }
    (object as? FunctionImplementation)?.dismantle()
    guard let property = object as? PropertyImplementation else { return }
    property.initialValue = nil
    property.compiled = nil
    property.selfVariable = nil
    for accessor in [property.getter, property.setter, property.willSet, property.didSet] {
      accessor?.dismantle()
    }
  }
}

extension FunctionImplementation {
  fileprivate func dismantle() {
    body = []
    defaults = []
    parameters = []
    memberwiseProperties = []
    selfVariable = nil
    compiled = nil
  }
}

extension CheckedInput {
  /// Lets go of what the input declares.
  func dismantle() {
    compiled = nil
    for type in types { type.dismantle() }
    for (_, member) in addedMembers { member.dismantle() }
    for declaration in module.declarations.values.joined() { declaration.dismantle() }
    for declaration in declarations { declaration.dismantle() }
  }
}

extension Checker {
  /// Lets go of the bodies of local functions, which refer to the checker in turn.
  func forgetBodies() { localFunctions = [:] }

  /// Lets go of what an input with an error has declared: it is never run.
  func dismantle(keeping old: ModuleScope) {
    let kept = Set(old.declarations.values.joined().map { ObjectIdentifier($0) })
    for type in typesInOrder { type.dismantle() }
    for declaration in module.declarations.values.joined() + localDeclarations
    where !kept.contains(ObjectIdentifier(declaration)) {
      declaration.dismantle()
    }
    for (_, member) in addedMembers { member.dismantle() }
  }
}
