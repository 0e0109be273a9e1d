// What generated bindings call. Their names are short because the code is long.

/// The argument of a parameter without a default.
///
/// - Throws: `bridging` when it is missing or of another type: the checker has let it through.
public func argument<T: Bridgeable>(_ arguments: [Value?], _ index: Int) throws -> T {
  guard arguments.indices.contains(index), let value = arguments[index] else {
    throw ScriptFailure(.bridging(expected: "\(T.self)", found: "nothing"))
  }
  return try bridged(value)
}

/// The argument of a parameter with a default.
public func argument<T: Bridgeable>(
  _ arguments: [Value?], _ index: Int, or default: @autoclosure () throws -> T
) throws -> T {
  guard arguments.indices.contains(index), let value = arguments[index] else {
    return try `default`()
  }
  return try bridged(value)
}

/// The argument of a parameter whose type needs a conversion of its own: a function, a protocol.
public func argument<T>(
  _ arguments: [Value?], _ index: Int, as convert: (Value) throws -> T
) throws -> T {
  guard arguments.indices.contains(index), let value = arguments[index] else {
    throw ScriptFailure(.bridging(expected: "\(T.self)", found: "nothing"))
  }
  return try convert(value.unerased)
}

/// The argument of such a parameter when it has a default.
public func argument<T>(
  _ arguments: [Value?], _ index: Int, or default: @autoclosure () throws -> T,
  as convert: (Value) throws -> T
) throws -> T {
  guard arguments.indices.contains(index), let value = arguments[index] else {
    return try `default`()
  }
  return try convert(value.unerased)
}

/// A value as the Swift type that is wanted.
///
/// - Throws: `bridging` when it is of another type.
@inlinable
public func bridged<T: Bridgeable>(_ value: Value) throws -> T {
  if let result = T.bridged(from: value) { return result }
  return try bridgedUnerased(value)
}

/// The same for a value that may be inside an existential.
@usableFromInline
@inline(never)
func bridgedUnerased<T: Bridgeable>(_ value: Value) throws -> T {
  if case .existential = value, let result = T.bridged(from: value.unerased) { return result }
  throw ScriptFailure(.bridging(expected: "\(T.self)", found: value.kindDescription))
}

/// A Swift value as scripts have it.
@inlinable
public func toScript<T: Bridgeable>(_ value: T) -> Value { value.scriptValue }

/// Nothing, as scripts have it.
public func toScript(_ value: Void) -> Value { .void }

/// The place of an `inout` parameter.
public func place(_ arguments: [Value?], _ index: Int) throws -> InoutBox {
  guard arguments.indices.contains(index), case .object(let object)? = arguments[index],
    let box = object as? InoutBox
  else { throw ScriptFailure(.bridging(expected: "inout", found: "nothing")) }
  return box
}

/// An optional whose wrapped type needs a conversion of its own.
public func optional<T>(_ value: Value, _ convert: (Value) throws -> T) throws -> T? {
  try value.unwrapped.map { try convert($0.unerased) }
}

/// An array whose elements need a conversion of their own.
public func elements<T>(_ value: Value, _ convert: (Value) throws -> T) throws -> [T] {
  guard case .array(let values) = value else {
    throw ScriptFailure(.bridging(expected: "Array", found: value.kindDescription))
  }
  return try values.map { try convert($0.unerased) }
}

/// A dictionary whose values need a conversion of their own.
public func pairs<Key: Bridgeable & Hashable, T>(
  _ value: Value, _ convert: (Value) throws -> T
) throws -> [Key: T] {
  guard case .native(let native) = value, let dictionary = native as? DictionaryValue else {
    throw ScriptFailure(.bridging(expected: "Dictionary", found: value.kindDescription))
  }
  var result: [Key: T] = [:]
  for pair in dictionary.pairs { result[try bridged(pair.key)] = try convert(pair.value.unerased) }
  return result
}

/// A dictionary as scripts have it, when its values need a conversion of their own.
public func scriptPairs<Key: Bridgeable & Hashable, T>(
  _ dictionary: [Key: T], _ convert: (T) -> Value
) -> Value {
  .native(DictionaryValue(dictionary.map { ($0.key.scriptValue, convert($0.value)) }))
}

/// A function of the script's.
public func function(_ value: Value) throws -> FunctionValue {
  guard case .function(let function) = value else {
    throw ScriptFailure(.bridging(expected: "function", found: value.kindDescription))
  }
  return function
}

extension Value {
  /// What kind of value it is, for failures of bridging.
  var kindDescription: String {
    switch self {
    case .void: "Void"
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .none: "nil"
    case .some: "Optional"
    case .array: "Array"
    case .tuple: "tuple"
    case .function: "function"
    case .object(let object): "\(type(of: object))"
    case .structure(let value): "\(value.type)"
    case .enumeration(let value): "\(value.type)"
    case .native(let native): type(of: native).scriptTypeName
    case .metatype: "metatype"
    case .existential(let value, _): value.kindDescription
    }
  }
}
