import ScriptRuntime

/// Where declarations run when they do not say it themselves.
extension Checker {
  /// Where a declaration's code runs.
  func isolation(of declaration: Declaration) -> Isolation {
    if let written = declaration.isolation { return written }
    guard let owner = declaration.owner else {
      return .nonisolated
    }
    if declaration.kind == .enumCase { return .nonisolated }
    if declaration.isOverride, let base = overriddenMember(by: declaration) {
      return isolation(of: base)
    }
    if owner.isActor {
      if declaration.isStatic { return .nonisolated }
      if declaration.kind == .initializer { return .nonisolated }
      return .instance(owner)
    }
    if owner.kind == .protocol, protocols(of: owner).contains(where: { $0.name == "Actor" }) {
      return declaration.isStatic ? .nonisolated : .instance(owner)
    }
    let ofType = isolation(of: owner)
    if ofType == .nonisolated, let witnessed = isolationOfRequirement(metBy: declaration) {
      return witnessed
    }
    return ofType
  }

  /// Where a type's members run: as it says, as its superclass's do, as its protocols ask.
  func isolation(of type: NominalType) -> Isolation {
    if let known = typeIsolations[type] { return known }
    // Circles end here.
    typeIsolations[type] = .nonisolated
    let found = inferIsolation(of: type)
    typeIsolations[type] = found
    return found
  }

  private func inferIsolation(of type: NominalType) -> Isolation {
    if let written = type.isolation { return written }
    if type.isActor { return .nonisolated }
    if type.kind == .class, let parent = type.superclass?.nominal {
      let inherited = isolation(of: parent)
      if inherited.isGlobal { return inherited }
    }
    for conformance in type.conformances where !extensionConformances.contains(type, conformance) {
      for part in conformance.protocolParts where part !== type {
        let asked = isolation(of: part)
        if asked.isGlobal { return asked }
      }
    }
    return .nonisolated
  }

  /// The member of a superclass that a declaration overrides.
  func overriddenMember(by declaration: Declaration) -> Declaration? {
    var next = declaration.owner?.superclass?.nominal
    while let type = next {
      let found = type.members(named: declaration.name).first {
        $0.kind == declaration.kind && $0.fullName == declaration.fullName
          && $0.isStatic == declaration.isStatic
      }
      if let found { return found }
      next = type.superclass?.nominal
    }
    return nil
  }

  /// A member that meets an isolated requirement, declared with the conformance, is isolated too.
  private func isolationOfRequirement(metBy declaration: Declaration) -> Isolation? {
    guard let owner = declaration.owner, owner.kind != .protocol, owner.module == "main" else {
      return nil
    }
    for found in protocols(of: owner) {
      for requirement in found.members(named: declaration.name)
      where isRequirement(requirement) && requirement.fullName == declaration.fullName {
        let asked = isolation(of: requirement)
        if asked.isGlobal { return asked }
      }
    }
    return nil
  }

  // MARK: What may be shared

  /// Whether values of a type may be used from anywhere.
  func isSendable(_ type: SwiftType) -> Bool {
    switch type {
    case .nominal(let nominal, let arguments):
      return isSendable(nominal) && arguments.allSatisfy { isSendable($0) }
    case .optional(let object): return isSendable(object)
    case .tuple(let elements): return elements.allSatisfy { isSendable($0.type) }
    case .function(let function):
      return function.attributes.isSendable || function.attributes.isolation != nil
    case .metatype, .error, .variable: return true
    case .composition(let list):
      return list.contains { isSendable($0) } && !list.isEmpty
    case .parameter(let parameter):
      return constraints(of: parameter).contains { isSendable($0) }
    }
  }

  private func isSendable(_ type: NominalType) -> Bool {
    if type.name == "Sendable" || type.name == "Error" && type.kind == .protocol { return true }
    if type.isActor || isolation(of: type).isGlobal { return true }
    if protocols(of: type).contains(where: { $0.name == "Sendable" || $0.name == "Error" }) {
      return true
    }
    guard type.kind == .structure || type.kind == .enumeration else {
      return type.kind == .class
        && type.superclass?.nominal.map { parent in
          parent.name != "NSObject" && isSendable(parent)
        } ?? false
    }
    guard type.module == "main" else { return !Self.unshareable.contains(type.qualifiedName) }
    guard sendableInProgress.insert(type).inserted else { return true }
    defer { sendableInProgress.remove(type) }
    guard let implementation = type.script as? TypeImplementation else { return true }
    return implementation.storedProperties.allSatisfy { property in
      demandType(of: property)
      return isSendable(property.type)
    }
      && implementation.cases.allSatisfy {
        $0.declaration.parameters.allSatisfy { isSendable($0.type) }
      }
  }

  /// Structures of the library that are not to be shared.
  private static let unshareable: Set<String> = [
    "AnyIterator", "AnySequence", "TaskGroup", "ThrowingTaskGroup", "DiscardingTaskGroup",
    "AnyHashable",
  ]
}

/// The conformances that extensions declare, which do not isolate the whole type.
struct ExtensionConformances {
  private var list: [NominalType: [SwiftType]] = [:]

  mutating func insert(_ type: NominalType, _ conformances: [SwiftType]) {
    list[type, default: []] += conformances
  }

  func contains(_ type: NominalType, _ conformance: SwiftType) -> Bool {
    list[type]?.contains(conformance) ?? false
  }
}
