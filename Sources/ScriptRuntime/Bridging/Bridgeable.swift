/// A Swift type whose values cross between compiled code and scripts.
///
/// Neither conversion looks at static types: the checker has seen to them.
public protocol Bridgeable {
  /// The Swift value that a script's value is, nil when it is of another type.
  static func bridged(from value: Value) -> Self?

  /// The value as scripts have it.
  var scriptValue: Value { get }
}

extension Bridgeable where Self: NativeValue {
  public static func bridged(from value: Value) -> Self? {
    guard case .native(let native) = value else { return nil }
    return native as? Self
  }

  public var scriptValue: Value { .native(self) }
}

extension Bridgeable where Self: NativeValue & OptionSet {
  /// An array literal makes a set of its options, as in Swift.
  public static func bridged(from value: Value) -> Self? {
    switch value {
    case .native(let native): return native as? Self
    case .array(let elements):
      var result = Self()
      for element in elements {
        guard let option = Self.bridged(from: element) else { return nil }
        result.formUnion(option)
      }
      return result
    default: return nil
    }
  }
}

extension Int: Bridgeable {
  @inlinable
  public static func bridged(from value: Value) -> Int? {
    if case .int(let value) = value { value } else { nil }
  }

  @inlinable
  public var scriptValue: Value { .int(self) }
}

extension Double: Bridgeable {
  @inlinable
  public static func bridged(from value: Value) -> Double? {
    switch value {
    case .double(let value): value
    case .int(let value): Double(value)
    default: nil
    }
  }

  @inlinable
  public var scriptValue: Value { .double(self) }
}

extension Bool: Bridgeable {
  @inlinable
  public static func bridged(from value: Value) -> Bool? {
    if case .bool(let value) = value { value } else { nil }
  }

  @inlinable
  public var scriptValue: Value { .bool(self) }
}

extension String: Bridgeable {
  @inlinable
  public static func bridged(from value: Value) -> String? {
    if case .string(let value) = value { value } else { nil }
  }

  @inlinable
  public var scriptValue: Value { .string(self) }
}

extension Optional: Bridgeable where Wrapped: Bridgeable {
  public static func bridged(from value: Value) -> Wrapped?? {
    switch value {
    case .none: .some(nil)
    case .some(let inner): Wrapped.bridged(from: inner).map { .some($0) }
    default: Wrapped.bridged(from: value).map { .some($0) }
    }
  }

  public var scriptValue: Value { self.map(\.scriptValue.wrapped) ?? .none }
}

extension Array: Bridgeable where Element: Bridgeable {
  public static func bridged(from value: Value) -> [Element]? {
    guard case .array(let values) = value else { return nil }
    var result: [Element] = []
    result.reserveCapacity(values.count)
    for value in values {
      guard let element = Element.bridged(from: value.unerased) else { return nil }
      result.append(element)
    }
    return result
  }

  public var scriptValue: Value { .array(map(\.scriptValue)) }
}

extension Dictionary: Bridgeable where Key: Bridgeable, Value: Bridgeable {
  public static func bridged(from value: ScriptRuntime.Value) -> [Key: Value]? {
    guard case .native(let native) = value, let dictionary = native as? DictionaryValue else {
      return nil
    }
    var result: [Key: Value] = [:]
    for pair in dictionary.pairs {
      guard let key = Key.bridged(from: pair.key.unerased),
        let value = Value.bridged(from: pair.value.unerased)
      else { return nil }
      result[key] = value
    }
    return result
  }

  public var scriptValue: ScriptRuntime.Value {
    .native(DictionaryValue(map { ($0.key.scriptValue, $0.value.scriptValue) }))
  }
}

extension Set: Bridgeable where Element: Bridgeable {
  public static func bridged(from value: Value) -> Set<Element>? {
    guard case .native(let native) = value, let set = native as? SetValue else { return nil }
    var result: Set<Element> = []
    for value in set.elements {
      guard let element = Element.bridged(from: value.unerased) else { return nil }
      result.insert(element)
    }
    return result
  }

  public var scriptValue: Value { .native(SetValue(map(\.scriptValue))) }
}

extension Value {
  /// The value inside an existential; any other value itself.
  public var unerased: Value {
    var result = self
    while case .existential(let inner, _) = result { result = inner }
    return result
  }
}

// The other numbers are library values in scripts.
extension Float: Bridgeable {}
extension Int8: Bridgeable {}
extension Int16: Bridgeable {}
extension Int32: Bridgeable {}
extension Int64: Bridgeable {}
extension UInt: Bridgeable {}
extension UInt8: Bridgeable {}
extension UInt16: Bridgeable {}
extension UInt32: Bridgeable {}
extension UInt64: Bridgeable {}
extension Character: Bridgeable {}
