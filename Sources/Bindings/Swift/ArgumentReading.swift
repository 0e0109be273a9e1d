import Foundation
import ScriptRuntime

/// Reading Swift values out of script values, for bindings written by hand.
extension Value {
  func asInt() throws -> Int {
    switch self {
    case .int(let value): return value
    case .existential(let value, _): return try value.asInt()
    case .native(let native as any BinaryInteger):
      if let value = Int(exactly: native) { return value }
    default: break
    }
    throw mismatch("Int")
  }

  func asDouble() throws -> Double {
    switch self {
    case .double(let value): return value
    case .int(let value): return Double(value)
    case .existential(let value, _): return try value.asDouble()
    case .native(let native as any BinaryFloatingPoint): return Double(native)
    case .native(let native as any BinaryInteger): return Double(native)
    default: throw mismatch("Double")
    }
  }

  func asBool() throws -> Bool {
    switch self {
    case .bool(let value): return value
    case .existential(let value, _): return try value.asBool()
    default: throw mismatch("Bool")
    }
  }

  /// The text of a `String`, `Substring` or `Character`.
  func asString() throws -> String {
    switch self {
    case .string(let value): return value
    case .existential(let value, _): return try value.asString()
    case .native(let value as Substring): return String(value)
    case .native(let value as Character): return String(value)
    default: throw mismatch("String")
    }
  }

  func asFunction() throws -> FunctionValue {
    switch self {
    case .function(let value): return value
    case .existential(let value, _): return try value.asFunction()
    default: throw mismatch("function")
    }
  }

  func asTuple() throws -> [Value] {
    if case .tuple(let values) = self { return values }
    throw mismatch("tuple")
  }

  func asNative<T: NativeValue>(_ type: T.Type) throws -> T {
    switch self {
    case .native(let value as T): return value
    case .existential(let value, _): return try value.asNative(type)
    default: throw mismatch(T.scriptTypeName)
    }
  }

  private func mismatch(_ expected: String) -> ScriptFailure {
    ScriptFailure(.bridging(expected: expected, found: kindName))
  }

  /// An optional of an optional as one optional.
  var flattened: Value {
    if case .some(let inner) = self { inner } else { self }
  }

  /// An optional as a value.
  init(_ optional: Value?) { self = optional.map(\.wrapped) ?? .none }
}

/// The arguments of a native call.
extension [Value?] {
  /// The argument at a place.
  ///
  /// - Throws: `bridging` when it was omitted.
  func value(_ index: Int) throws -> Value {
    guard indices.contains(index), let value = self[index] else {
      throw ScriptFailure(.bridging(expected: "argument \(index + 1)", found: "nothing"))
    }
    return value
  }

  func optional(_ index: Int) -> Value? { indices.contains(index) ? self[index] : nil }

  func int(_ index: Int) throws -> Int { try value(index).asInt() }
  func double(_ index: Int) throws -> Double { try value(index).asDouble() }
  func bool(_ index: Int) throws -> Bool { try value(index).asBool() }
  func string(_ index: Int) throws -> String { try value(index).asString() }
  func function(_ index: Int) throws -> FunctionValue { try value(index).asFunction() }

  /// The place passed for an `inout` parameter.
  func place(_ index: Int) throws -> InoutBox {
    if case .object(let object) = try value(index), let box = object as? InoutBox { return box }
    throw ScriptFailure(.bridging(expected: "inout", found: try value(index).kindName))
  }
}

/// Changes an array without copying it.
@MainActor func changingArray<Result>(
  _ target: inout Value, _ change: (inout [Value]) throws -> Result
) throws -> Result {
  guard case .array(var elements) = target else {
    throw ScriptFailure(.bridging(expected: "Array", found: target.kindName))
  }
  target = .void
  defer { target = .array(elements) }
  return try change(&elements)
}

/// Changes a native value without copying it.
@MainActor func changing<T: NativeValue, Result>(
  _ type: T.Type, _ target: inout Value, _ change: (inout T) throws -> Result
) throws -> Result {
  var value = try target.asNative(type)
  target = .void
  defer { target = .native(value) }
  return try change(&value)
}

/// Changes a string without copying it.
@MainActor func changingString<Result>(
  _ target: inout Value, _ change: (inout String) throws -> Result
) throws -> Result {
  guard case .string(var text) = target else {
    throw ScriptFailure(.bridging(expected: "String", found: target.kindName))
  }
  target = .void
  defer { target = .string(text) }
  return try change(&text)
}
