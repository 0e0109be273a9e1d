import ScriptRuntime

/// `is`, `as?` and `as!`.
extension Machine {
  /// A value as one of another type, or nil when it is none.
  ///
  /// - Parameter declared: the static type of the value.
  func cast(_ value: Value, from declared: SwiftType, to target: SwiftType) -> Value? {
    if case .existential(let inner, let type) = value {
      return cast(inner, from: type, to: target)
    }
    if case .optional(let wanted) = target {
      if case .none = value { return .some(.none) }
      if case .optional(let object) = declared {
        return cast(value.unwrapped ?? value, from: object, to: wanted).map(\.wrapped)
      }
      return cast(value, from: declared, to: wanted).map(\.wrapped)
    }
    if case .optional(let object) = declared {
      if target == .any { return erase(value, declared) }
      guard let inner = value.unwrapped else { return nil }
      return cast(inner, from: object, to: target)
    }
    let type = dynamicType(of: value, declared: declared)
    switch target {
    case .composition(let parts):
      guard parts.allSatisfy({ meets(type, $0) }) else { return nil }
      return erase(value, type)
    case .nominal(let wanted, let arguments):
      if wanted.kind == .protocol {
        return meets(type, target) ? erase(value, type) : nil
      }
      return cast(value, type, to: wanted, arguments)
    case .tuple(let wanted):
      guard case .tuple(let values) = value, values.count == wanted.count,
        case .tuple(let elements) = type
      else { return type == target ? value : nil }
      var result: [Value] = []
      for (index, element) in values.enumerated() {
        guard let part = cast(element, from: elements[index].type, to: wanted[index].type) else {
          return nil
        }
        result.append(part)
      }
      return .tuple(result)
    case .function(let wanted):
      guard case .function(let function) = value else { return nil }
      guard let own = function.type else { return value }
      return own.parameters.count == wanted.parameters.count ? value : nil
    case .metatype(let wanted):
      guard case .metatype(let held) = value else { return nil }
      if wanted == .any || held == wanted { return value }
      return meets(held, wanted) ? value : nil
    default: return type == target ? value : nil
    }
  }

  private func cast(
    _ value: Value, _ type: SwiftType, to wanted: NominalType, _ arguments: [SwiftType]
  ) -> Value? {
    guard case .nominal(let nominal, let own) = type else { return nil }
    if wanted.kind == .class {
      guard isSubclass(nominal, of: wanted) else { return library.bridge?(value, wanted) }
      if arguments.isEmpty { return value }
      let found = superclassChain(of: type).first { $0.head === wanted }
      return found == .nominal(wanted, arguments) ? value : nil
    }
    guard nominal === wanted else {
      if wanted.name == "AnyHashable", wanted.module == "Swift" { return erase(value, type) }
      return nominal.kind == .class ? library.bridge?(value, wanted) : nil
    }
    if own == arguments { return value }
    switch value {
    case .array(let elements) where arguments.count == 1:
      let element = own.first ?? .any
      var result: [Value] = []
      for value in elements {
        guard let part = cast(value, from: element, to: arguments[0]) else { return nil }
        result.append(part)
      }
      return .array(result)
    case .native(let native as DictionaryValue) where arguments.count == 2:
      var result = DictionaryValue()
      for pair in native.pairs {
        guard let key = cast(pair.key, from: own.first ?? .any, to: arguments[0]),
          let value = cast(
            pair.value, from: own.count > 1 ? own[1] : .any, to: arguments[1])
        else { return nil }
        result[key] = value
      }
      return .native(result)
    case .native(let native as SetValue) where arguments.count == 1:
      var result = SetValue()
      for value in native.elements {
        guard let part = cast(value, from: own.first ?? .any, to: arguments[0]) else { return nil }
        result.insert(part)
      }
      return .native(result)
    // Other library values do not tell their arguments.
    case .native: return value
    default: return nil
    }
  }

  /// Whether a type conforms to a protocol or inherits from a class.
  func meets(_ type: SwiftType, _ wanted: SwiftType) -> Bool {
    switch wanted {
    case .composition(let parts): return parts.allSatisfy { meets(type, $0) }
    case .nominal(let nominal, _) where nominal.kind == .protocol:
      return conforms(type, to: nominal)
    case .nominal(let nominal, _):
      return type.head.map { isSubclass($0, of: nominal) } ?? false
    default: return type == wanted
    }
  }

  /// A value as `Any` or as a protocol: it remembers its type, where it does not tell it itself.
  func erase(_ value: Value, _ type: SwiftType) -> Value {
    switch value {
    case .existential: return value
    case .object where type.isClassType: return value
    case .structure, .enumeration:
      if case .optional = type { return .existential(value, type) }
      return .existential(value, library.type(of: value))
    default: return .existential(value, type)
    }
  }
}
