import ScriptRuntime

/// Finding the declaration that a call runs: overrides and witnesses.
extension Machine {
  /// The most derived override of a class's member for an object's class.
  func override(of declaration: Declaration, in type: NominalType) -> Declaration {
    let key = DispatchKey(type: type, member: ObjectIdentifier(declaration))
    if let known = overrides[key] { return known }
    var found = declaration
    var next: NominalType? = type
    while let current = next, current !== declaration.owner {
      // Only classes of the script override in ways the evaluator sees: the library's own overrides
      // are found by compiled code itself.
      if current.script != nil,
        let member = members(of: current, named: declaration.name).first(where: {
          overrides($0, declaration)
        })
      {
        found = member
        break
      }
      guard case .nominal(let superclass, _)? = current.superclass else { break }
      next = superclass
    }
    overrides[key] = found
    return found
  }

  /// Whether one declaration has the name, labels and parameters of another.
  private func overrides(_ member: Declaration, _ other: Declaration) -> Bool {
    guard member.kind == other.kind, member.isStatic == other.isStatic,
      member.fullName == other.fullName
    else { return false }
    let siblings = member.owner?.members(named: member.name).filter {
      $0.fullName == other.fullName && $0.isStatic == other.isStatic
    }
    if siblings?.count == 1 { return true }
    return zip(member.parameters, other.parameters).allSatisfy {
      $0.type == $1.type || $0.type.isDependent || $1.type.isDependent
    }
  }

  /// What meets a protocol's requirement for a type; the requirement itself when nothing does.
  func witness(of requirement: Declaration, for type: SwiftType) -> Declaration {
    guard let owner = requirement.owner else { return requirement }
    var type = type
    if case .optional(let object) = type, let optional = library.type(named: "Optional") {
      type = .nominal(optional, [object])
    }
    guard case .nominal(let nominal, _) = type else {
      return defaultImplementation(of: requirement, for: nil) ?? requirement
    }
    let key = DispatchKey(type: nominal, member: ObjectIdentifier(requirement))
    if let known = overrides[key] { return known }
    var found =
      declaredWitness(of: requirement, owner, nominal)
      ?? memberWitness(of: requirement, nominal)
      ?? defaultImplementation(of: requirement, for: nominal) ?? requirement
    if nominal.kind == .class, found.owner?.kind == .class {
      found = override(of: found, in: nominal)
    }
    overrides[key] = found
    return found
  }

  /// The witness that the checker has found.
  private func declaredWitness(
    of requirement: Declaration, _ owner: NominalType, _ type: NominalType
  ) -> Declaration? {
    var next: NominalType? = type
    while let current = next {
      let key = ConformanceKey(type: current, protocolType: owner)
      if let found = conformances[key]?[ObjectIdentifier(requirement)] { return found }
      if let script = current.script as? TypeImplementation,
        let found = script.witnesses[ObjectIdentifier(requirement)]
      {
        return found
      }
      for (key, witnesses) in conformances where key.type === current {
        if let found = witnesses[ObjectIdentifier(requirement)] { return found }
      }
      guard case .nominal(let superclass, _)? = current.superclass, current.kind == .class else {
        return nil
      }
      next = superclass
    }
    return nil
  }

  /// A member of the type with the requirement's name.
  private func memberWitness(of requirement: Declaration, _ type: NominalType) -> Declaration? {
    var next: NominalType? = type
    while let current = next {
      let candidates = members(of: current, named: requirement.name).filter {
        isWitness($0, requirement)
      }
      if let found = candidates.first { return found }
      guard case .nominal(let superclass, _)? = current.superclass, current.kind == .class else {
        return nil
      }
      next = superclass
    }
    return nil
  }

  private func isWitness(_ member: Declaration, _ requirement: Declaration) -> Bool {
    if member.kind == .enumCase, requirement.isStatic {
      return member.parameters.count == requirement.parameters.count
    }
    return member.kind == requirement.kind && member.isStatic == requirement.isStatic
      && member.fullName == requirement.fullName
  }

  /// A member of a protocol's extension with the requirement's name.
  private func defaultImplementation(of requirement: Declaration, for type: NominalType?)
    -> Declaration?
  {
    guard let owner = requirement.owner else { return nil }
    var candidates = [owner]
    if let type {
      candidates += conformances.keys.filter { $0.type === type }.map(\.protocolType)
      candidates += allProtocols(of: type)
    }
    for candidate in candidates {
      for member in members(of: candidate, named: requirement.name)
      where isWitness(member, requirement) {
        if case .requirement = member.implementation { continue }
        return member
      }
    }
    return nil
  }

  private func allProtocols(of type: NominalType) -> [NominalType] {
    var result: [NominalType] = []
    var seen: Set<NominalType> = []
    func visit(_ type: NominalType) {
      for conformance in type.conformances {
        let parts: [SwiftType] =
          if case .composition(let list) = conformance { list } else {
            [conformance]
          }
        for part in parts {
          guard let found = part.head, seen.insert(found).inserted else { continue }
          result.append(found)
          visit(found)
        }
      }
      if type.kind == .class, let superclass = type.superclass?.head { visit(superclass) }
    }
    visit(type)
    return result
  }

  /// The members of a type, those that the script's extensions add to it among them.
  func members(of type: NominalType, named name: String) -> [Declaration] {
    (extensionMembers[type]?[name] ?? []) + type.members(named: name)
  }

  /// The member that a value's own type, or the classes it inherits from, has under a name.
  func member(named name: String, labels: [String?], of type: NominalType, isStatic: Bool)
    -> Declaration?
  {
    var next: NominalType? = type
    while let current = next {
      let found = members(of: current, named: name).first {
        $0.isStatic == isStatic && $0.parameters.map(\.label) == labels
      }
      if let found { return found }
      guard case .nominal(let superclass, _)? = current.superclass, current.kind == .class else {
        break
      }
      next = superclass
    }
    for candidate in allProtocols(of: type) {
      let found = members(of: candidate, named: name).first {
        if case .requirement = $0.implementation { return false }
        return $0.isStatic == isStatic && $0.parameters.map(\.label) == labels
      }
      if let found { return found }
    }
    return nil
  }

  struct DispatchKey: Hashable {
    let type: NominalType
    let member: ObjectIdentifier
  }
}
