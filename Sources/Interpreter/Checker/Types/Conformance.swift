import ScriptRuntime

extension Checker {
  /// The superclass of a class type, with its arguments, or of a parameter constrained to a class.
  func superclass(of type: SwiftType) -> SwiftType? {
    switch type {
    case .nominal(let nominal, _):
      guard nominal.kind == .class || nominal.kind == .protocol, let superclass = nominal.superclass
      else { return nil }
      return substitute(superclass, substitutions(of: type))
    case .parameter(let parameter):
      return constraints(of: parameter).first { isClass($0) }
    case .composition(let list):
      return list.first { isClass($0) }
    default: return nil
    }
  }

  func isClass(_ type: SwiftType) -> Bool { type.nominal?.kind == .class }

  /// Whether values of the type are objects.
  func isClassBound(_ type: SwiftType) -> Bool {
    switch type {
    case .nominal(let nominal, _):
      return nominal.kind == .class
        || (nominal.kind == .protocol && protocols(of: nominal).contains { $0.name == "AnyObject" })
        || (nominal.kind == .protocol && nominal.superclass != nil)
    case .parameter(let parameter):
      return constraints(of: parameter).contains { isClassBound($0) }
    case .composition(let list): return list.contains { isClassBound($0) }
    default: return false
    }
  }

  /// The type itself and its superclasses, nearest first.
  func superclassChain(_ type: SwiftType) -> [SwiftType] {
    var chain: [SwiftType] = []
    var next: SwiftType? = type
    while let type = next, chain.count < 64 {
      chain.append(type)
      next = superclass(of: type)
    }
    return chain
  }

  func isSubclass(_ type: SwiftType, of other: NominalType) -> Bool {
    superclassChain(type).contains { $0.nominal === other }
  }

  /// The conformances written for a type itself, in the library, its declaration or extensions.
  func declaredConformances(_ nominal: NominalType) -> [SwiftType] {
    nominal.conformances + (module.extensions[nominal]?.conformances ?? [])
  }

  /// All protocols a nominal type conforms to, through its superclasses and refined protocols.
  func protocols(of nominal: NominalType) -> [NominalType] {
    var result: [NominalType] = []
    var seen: Set<NominalType> = []
    func visit(_ type: NominalType) {
      for conformance in declaredConformances(type) {
        for found in conformance.protocolParts where seen.insert(found).inserted {
          result.append(found)
          visit(found)
        }
      }
      if type.kind == .class, let superclass = type.superclass?.nominal { visit(superclass) }
    }
    visit(nominal)
    if nominal.kind == .protocol, seen.insert(nominal).inserted { result.insert(nominal, at: 0) }
    return result
  }

  /// The protocols that values of the type are known to conform to.
  func protocols(of type: SwiftType) -> [NominalType] {
    switch type {
    case .nominal(let nominal, _): return protocols(of: nominal)
    case .parameter(let parameter):
      return unique(constraints(of: parameter).flatMap { protocols(of: $0) })
    case .composition(let list): return unique(list.flatMap { protocols(of: $0) })
    case .optional:
      return library.type(named: "Optional").map { protocols(of: $0) } ?? []
    default: return []
    }
  }

  private func unique(_ list: [NominalType]) -> [NominalType] {
    var seen: Set<NominalType> = []
    return list.filter { seen.insert($0).inserted }
  }

  /// What a generic parameter must satisfy: its own constraints and those of an associated type.
  func constraints(of parameter: GenericParameter) -> [SwiftType] {
    var result = parameter.constraints
    for (subject, constraint) in environment {
      if case .parameter(let other) = subject, isSame(other, parameter) {
        result.append(constraint)
      }
    }
    for same in sameTypes {
      if case .parameter(let other) = same.type, isSame(other, parameter) {
        result += same.parameter.constraints
      }
    }
    if let base = parameter.base {
      for owner in protocols(of: .parameter(base)) {
        if case .parameter(let declared)? = owner.typealiases[parameter.name],
          declared !== parameter
        {
          result += declared.constraints
        }
      }
    }
    return result
  }

  /// Whether a type satisfies a constraint: a protocol, a class, or a composition.
  func satisfies(_ type: SwiftType, _ constraint: SwiftType) -> Bool {
    switch constraint {
    case .composition(let list): return list.allSatisfy { satisfies(type, $0) }
    case .nominal(let nominal, let arguments) where nominal.kind == .protocol:
      guard conforms(type, to: nominal) else { return false }
      if type.isVariable || type.isError { return true }
      return zip(nominal.primaryAssociatedTypes, arguments).allSatisfy { name, argument in
        associatedType(name, of: type).map { unify($0, argument) } ?? true
      }
    case .nominal(let nominal, _): return isSubclass(type, of: nominal)
    default: return true
    }
  }

  func conforms(_ type: SwiftType, to target: NominalType) -> Bool {
    if Self.markers.contains(target.name) { return true }
    if target.name == "AnyObject" {
      return isClassBound(type)
    }
    switch type {
    case .error: return true
    case .variable(let index):
      return solver.variables[index].constraints.contains { satisfies($0, .nominal(target, [])) }
        || solver.variables[index].literal != nil
    case .nominal(let nominal, let arguments):
      if nominal.isNotSimulated || target.isNotSimulated { return true }
      if nominal.kind == .protocol {
        return nominal === target || (target.name == "Error" && nominal.name == "Error")
          || (nominal !== target && selfConforming.contains(target.name)
            && protocols(of: nominal).contains(target))
      }
      guard protocols(of: nominal).contains(target) else { return false }
      if let conditions = module.extensions[nominal]?.conditions[target] {
        return meets(conditions, substitutions(of: type))
      }
      if Self.conditional.contains(target.name), !arguments.isEmpty, nominal.module == "Swift" {
        return arguments.allSatisfy { conforms(resolveHead($0), to: target) }
      }
      return true
    case .optional(let object):
      if target.name == "ExpressibleByNilLiteral" { return true }
      guard Self.conditional.contains(target.name), target.name != "Comparable" else {
        guard let optional = library.type(named: "Optional"),
          protocols(of: optional).contains(target), let parameter = optional.genericParameters.first
        else { return false }
        guard let conditions = module.extensions[optional]?.conditions[target] else { return true }
        return meets(conditions, [parameter: object])
      }
      return conforms(resolveHead(object), to: target)
    case .parameter, .composition:
      return protocols(of: type).contains(target)
        || superclass(of: type).map { conforms($0, to: target) } ?? false
    case .tuple, .function, .metatype: return false
    }
  }

  private func meets(_ conditions: ConformanceConditions, _ substitutions: Substitutions) -> Bool {
    conditions.requirements.allSatisfy { subject, constraint in
      satisfies(
        resolveHead(substitute(subject, substitutions)), substitute(constraint, substitutions))
    }
      && conditions.sameTypes.allSatisfy { left, right in
        let pair = (substitute(left, substitutions), substitute(right, substitutions))
        return attempt { unify(pair.0, pair.1) }
      }
  }

  private var selfConforming: Set<String> { ["Error"] }

  /// Protocols without members that every type of the library may be taken to conform to.
  private static let markers: Set<String> = [
    "Sendable", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype",
  ]

  /// Protocols that a collection or optional conforms to when its elements do.
  private static let conditional: Set<String> = [
    "Equatable", "Hashable", "Comparable", "Encodable", "Decodable",
  ]

  /// `Element` of `[Int]`: an alias, a nested type or a parameter of that name.
  func associatedType(_ name: String, of type: SwiftType) -> SwiftType? {
    switch type {
    case .error: return .error
    case .nominal(let nominal, _):
      if nominal.kind == .protocol, let given = primaryArgument(name, among: [type]) {
        return given
      }
      for candidate in superclassChain(type) {
        guard let nominal = candidate.nominal else { continue }
        let substitutions = substitutions(of: candidate)
        if let parameter = nominal.genericParameters.first(where: { $0.name == name }),
          let argument = substitutions[parameter]
        {
          return argument
        }
        if let alias = nominal.typealiases[name] ?? module.extensions[nominal]?.typealiases[name] {
          return substitute(alias, substitutions)
        }
        if let nested = nominal.nestedTypes[name]
          ?? module.extensions[nominal]?.nestedTypes[name]
        {
          return nestedNominal(nested, in: candidate)
        }
      }
      var fallback: SwiftType?
      for found in protocols(of: nominal) {
        guard let alias = found.typealiases[name] else { continue }
        let substitutions = found.genericParameters.first.map { [$0: type] } ?? [:]
        if case .parameter(let parameter) = alias, parameter.base === found.genericParameters.first
        {
          fallback = fallback ?? parameter.defaultType.map { substitute($0, substitutions) }
          continue
        }
        return substitute(alias, substitutions)
      }
      return fallback
    case .parameter(let parameter):
      if let given = primaryArgument(name, among: constraints(of: parameter)) { return given }
      for found in protocols(of: type) {
        guard let alias = found.typealiases[name] else { continue }
        if case .parameter(let declared) = alias {
          let member = parameter.member(named: name)
          if member.constraints.isEmpty { member.constraints = declared.constraints }
          return .parameter(member)
        }
        return substitute(alias, found.genericParameters.first.map { [$0: type] } ?? [:])
      }
      return superclass(of: type).flatMap { associatedType(name, of: $0) }
    case .optional(let object):
      return name == "Wrapped" ? object : nil
    case .composition(let list): return primaryArgument(name, among: list)
    default: return nil
    }
  }

  /// What a constraint gives an associated type in angle brackets: `Int` of `Collection<Int>`.
  private func primaryArgument(_ name: String, among constraints: [SwiftType]) -> SwiftType? {
    for case .nominal(let found, let arguments) in constraints
    where found.kind == .protocol && !arguments.isEmpty {
      guard let index = found.primaryAssociatedTypes.firstIndex(of: name),
        arguments.indices.contains(index)
      else { continue }
      return arguments[index]
    }
    return nil
  }
}

extension SwiftType {
  /// The protocols in a conformance, which may be a composition.
  var protocolParts: [NominalType] {
    switch self {
    case .nominal(let type, _) where type.kind == .protocol: [type]
    case .composition(let list): list.flatMap(\.protocolParts)
    default: []
    }
  }
}
