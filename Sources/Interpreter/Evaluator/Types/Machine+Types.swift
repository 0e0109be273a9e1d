import ScriptRuntime

/// What the types of a program are while it runs.
extension Machine {
  // MARK: Generic parameters

  /// A type with its generic parameters replaced by what they stand for in a call.
  ///
  /// - Parameters:
  ///   - substitutions: of the function's own parameters.
  ///   - receiver: the type of `self`, from which the parameters of its type follow.
  func resolve(
    _ type: SwiftType, _ substitutions: [GenericParameter: SwiftType], receiver: SwiftType?
  ) -> SwiftType {
    switch type {
    case .nominal(let nominal, let arguments):
      if arguments.isEmpty { return type }
      return .nominal(nominal, arguments.map { resolve($0, substitutions, receiver: receiver) })
    case .optional(let object):
      return .optional(resolve(object, substitutions, receiver: receiver))
    case .tuple(let elements):
      return .tuple(
        elements.map {
          TupleElement(label: $0.label, type: resolve($0.type, substitutions, receiver: receiver))
        })
    case .metatype(let object):
      return .metatype(resolve(object, substitutions, receiver: receiver))
    case .function(let function):
      let parameters = function.parameters.map {
        var parameter = FunctionType.Parameter(
          resolve($0.type, substitutions, receiver: receiver))
        parameter.isInout = $0.isInout
        parameter.isVariadic = $0.isVariadic
        parameter.isAutoclosure = $0.isAutoclosure
        return parameter
      }
      var result = FunctionType(
        parameters, resolve(function.result, substitutions, receiver: receiver))
      result.isThrowing = function.isThrowing
      result.isAsync = function.isAsync
      result.isEscaping = function.isEscaping
      result.attributes = function.attributes
      return .function(result)
    case .parameter(let parameter):
      return resolve(parameter, substitutions, receiver: receiver) ?? type
    case .composition, .variable, .error: return type
    }
  }

  private func resolve(
    _ parameter: GenericParameter, _ substitutions: [GenericParameter: SwiftType],
    receiver: SwiftType?
  ) -> SwiftType? {
    if let known = substitutions[parameter] { return known }
    if let base = parameter.base {
      guard let owner = resolve(base, substitutions, receiver: receiver) else { return nil }
      return memberType(parameter.name, of: owner)
    }
    guard let receiver else { return nil }
    if parameter.name == "Self" { return receiver }
    for type in superclassChain(of: receiver) {
      guard case .nominal(let nominal, let arguments) = type else { continue }
      for (candidate, argument) in zip(nominal.genericParameters, arguments)
      where candidate === parameter {
        return argument
      }
    }
    return nil
  }

  /// `Element` of `[Int]`: an alias, a parameter of that name, or what a member implies.
  func memberType(_ name: String, of type: SwiftType) -> SwiftType? {
    if case .optional(let object) = type { return name == "Wrapped" ? object : nil }
    for candidate in superclassChain(of: type) {
      guard case .nominal(let nominal, let arguments) = candidate else { continue }
      let own = Dictionary(
        zip(nominal.genericParameters, arguments), uniquingKeysWith: { first, _ in first })
      if let parameter = nominal.genericParameters.first(where: { $0.name == name }) {
        return own[parameter]
      }
      if let alias = nominal.typealiases[name] {
        return resolve(alias, own, receiver: candidate)
      }
      if let nested = nominal.nestedTypes[name] {
        return .nominal(nested, nested.genericParameters.map { own[$0] ?? .parameter($0) })
      }
    }
    return nil
  }

  // MARK: Classes

  /// The type and its superclasses, nearest first.
  func superclassChain(of type: SwiftType) -> [SwiftType] {
    var chain: [SwiftType] = []
    var next: SwiftType? = type
    while let current = next, chain.count < 64 {
      chain.append(current)
      next = superclass(of: current)
    }
    return chain
  }

  func superclass(of type: SwiftType) -> SwiftType? {
    guard case .nominal(let nominal, let arguments) = type, nominal.kind == .class,
      let superclass = nominal.superclass
    else { return nil }
    if arguments.isEmpty { return superclass }
    let own = Dictionary(
      zip(nominal.genericParameters, arguments), uniquingKeysWith: { first, _ in first })
    return resolve(superclass, own, receiver: nil)
  }

  func isSubclass(_ type: NominalType, of other: NominalType) -> Bool {
    var next: NominalType? = type
    while let current = next {
      if current === other { return true }
      guard case .nominal(let superclass, _)? = current.superclass, current.kind == .class else {
        return false
      }
      next = superclass
    }
    return false
  }

  // MARK: Dynamic types

  /// The type a value has, seen through existentials.
  ///
  /// - Parameter declared: its static type, which tells a `Double` from a `CGFloat` and the elements
  ///   of a collection.
  func dynamicType(of value: Value, declared: SwiftType?) -> SwiftType {
    switch value {
    case .existential(let inner, let type): return dynamicType(of: inner, declared: type)
    case .object, .structure, .enumeration: return library.type(of: value)
    default: break
    }
    switch declared {
    case .nominal(let nominal, _)? where nominal.kind != .protocol: return declared ?? .any
    case .optional(let object)?:
      if case .none = value { return declared ?? .any }
      return .optional(dynamicType(of: value.unwrapped ?? value, declared: object))
    case .tuple?, .function?, .metatype?: return declared ?? .any
    default: return library.type(of: value)
    }
  }

  // MARK: Conformance

  /// Whether a type conforms to a protocol.
  func conforms(_ type: SwiftType, to target: NominalType) -> Bool {
    if target.name == "Sendable" || target.name == "Copyable" { return true }
    switch type {
    case .nominal(let nominal, _):
      if target.name == "AnyObject" { return nominal.kind == .class }
      return isConforming(nominal, to: target)
    case .optional(let object):
      guard ["Equatable", "Hashable", "Encodable", "Decodable"].contains(target.name) else {
        return library.type(named: "Optional").map { isConforming($0, to: target) } ?? false
      }
      return conforms(object, to: target)
    default: return false
    }
  }

  private func isConforming(_ type: NominalType, to target: NominalType) -> Bool {
    let key = ConformanceKey(type: type, protocolType: target)
    if conformances[key] != nil || type === target { return true }
    if let known = knownConformances[key] { return known }
    var answer = false
    for conformance in type.conformances + type.conditionalConformances.map(\.type)
    where !answer {
      answer = protocols(in: conformance).contains { isConforming($0, to: target) }
    }
    if !answer, type.kind == .class, case .nominal(let superclass, _)? = type.superclass {
      answer = isConforming(superclass, to: target)
    }
    if !answer {
      for declared in conformances.keys where declared.type === type {
        if declared.protocolType !== target, isConforming(declared.protocolType, to: target) {
          answer = true
        }
      }
    }
    knownConformances[key] = answer
    return answer
  }

  private func protocols(in type: SwiftType) -> [NominalType] {
    switch type {
    case .nominal(let nominal, _): [nominal]
    case .composition(let parts): parts.flatMap { protocols(in: $0) }
    default: []
    }
  }
}

extension SwiftType {
  /// Whether a generic parameter occurs in it.
  var isDependent: Bool {
    switch self {
    case .nominal(_, let arguments): arguments.contains(where: \.isDependent)
    case .optional(let object), .metatype(let object): object.isDependent
    case .tuple(let elements): elements.contains { $0.type.isDependent }
    case .function(let function):
      function.result.isDependent || function.parameters.contains { $0.type.isDependent }
    case .composition(let parts): parts.contains(where: \.isDependent)
    case .parameter: true
    case .variable, .error: false
    }
  }

  /// The nominal type at the head, nil for others.
  var head: NominalType? {
    if case .nominal(let type, _) = self { type } else { nil }
  }

  /// Whether values of it are objects of classes.
  var isClassType: Bool { head?.kind == .class }

  /// Whether it is the type of the standard library with that name.
  func isStandard(_ name: String) -> Bool {
    guard case .nominal(let type, _) = self else { return false }
    return type.parent == nil && type.name == name && type.module != "main"
  }

  var isInteger: Bool { isStandard("Int") }
  var isFloating: Bool { isStandard("Double") || isStandard("CGFloat") }
  var isBoolean: Bool { isStandard("Bool") }

  /// Whether its values never refer to an object, so that places of it need no clearing.
  var isScalar: Bool { isInteger || isFloating || isBoolean || self == .void }
}
