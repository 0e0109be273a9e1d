import Foundation

/// A value of the script's own types as compiled code holds it in an `Any`.
public struct OpaqueValue {
  public let value: Value

  /// Makes it.
  public init(_ value: Value) { self.value = value }
}

/// A value as Swift's `Any`: numbers, strings, collections and library values as what they are.
public func anyValue(_ value: Value) -> Any {
  switch value {
  case .bool(let value): value
  case .int(let value): value
  case .double(let value): value
  case .string(let value): value
  case .object(let object): anyObject(object)
  case .native(let native as DictionaryValue): anyDictionary(native)
  case .native(let native): native
  case .array(let elements): elements.map(anyValue)
  case .existential(let inner, _): anyValue(inner)
  case .void, .none, .some, .tuple, .function, .structure, .enumeration, .metatype:
    OpaqueValue(value)
  }
}

/// An object as compiled code holds it in an `Any`: a script's object that has no native part has a
/// stand-in, because messages are sent to descendants of `NSObject` only.
private func anyObject(_ object: AnyObject) -> Any {
  guard let instance = object as? ScriptInstance else { return object }
  return instance.proxy(for: NSObject.self) { ObjectProxy($0) }
}

/// The stand-in of a script's object for no protocol in particular.
private final class ObjectProxy: NSObject, ScriptProxy {
  nonisolated(unsafe) private(set) weak var script: ScriptInstance?

  init(_ script: ScriptInstance) {
    self.script = script
    super.init()
  }
}

private func anyDictionary(_ dictionary: DictionaryValue) -> Any {
  var result: [AnyHashable: Any] = [:]
  for pair in dictionary.pairs {
    if let key = anyValue(pair.key) as? AnyHashable { result[key] = anyValue(pair.value) }
  }
  return result
}

/// What an `Any` of compiled code is to scripts; nil when they have no such type.
public func toScript(any value: Any) -> Value {
  switch value {
  case let opaque as OpaqueValue: opaque.value
  case let proxy as any ScriptProxy: toScript(conforming: proxy)
  case let value as any Bridgeable: value.scriptValue
  case let native as any NativeValue: .native(native)
  case let array as [Any]: .array(array.map { toScript(any: $0) })
  case let dictionary as [AnyHashable: Any]:
    .native(
      DictionaryValue(
        dictionary.map { (toScript(any: $0.key.base), toScript(any: $0.value)) }))
  default: .object(value as AnyObject)
  }
}

/// An object of any class.
///
/// - Throws: `bridging` when it is no object.
public func anyObject(_ value: Value) throws -> AnyObject {
  guard case .object(let object) = value else {
    throw ScriptFailure(.bridging(expected: "AnyObject", found: value.kindDescription))
  }
  return object
}

/// A key of any type crosses as what is inside.
extension AnyHashable: Bridgeable {
  public static func bridged(from value: Value) -> AnyHashable? {
    anyValue(value) as? AnyHashable
  }

  public var scriptValue: Value { toScript(any: base) }
}
