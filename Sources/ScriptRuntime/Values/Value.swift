/// A value of a running script.
///
/// An optional that has a value is that value itself, so that wrapping costs nothing; only an
/// optional of an optional needs `.some`.
public enum Value {
  /// The empty tuple.
  case void

  case bool(Bool)
  case int(Int)

  /// A `Double` or a `CGFloat`; the static type says which, and an existential remembers it.
  case double(Double)
  case string(String)

  /// `nil`.
  case none

  /// `.some` around a value that is itself an optional: `Int??.some(nil)`.
  indirect case some(Value)

  case array([Value])
  case tuple([Value])
  case function(FunctionValue)

  /// An instance of a class: a native object, the shim of a script's subclass of a native class,
  /// or a `ScriptInstance` whose class has no native superclass.
  case object(AnyObject)

  /// A structure or enumeration that a script declared.
  case structure(StructValue)
  case enumeration(EnumValue)

  /// A structure or enumeration of the library, and its collections: `CGRect`,
  /// `UIControl.State`, `Range<Int>`, `Set`, `Dictionary`, `Int8`.
  case native(any NativeValue)

  /// A type as a value: `UIView.self`.
  case metatype(SwiftType)

  /// A value seen as `Any` or as a protocol, with the type it had; objects are never wrapped.
  indirect case existential(Value, SwiftType)

  /// What `Optional.some(self)` is.
  public var wrapped: Value {
    switch self {
    case .none, .some: .some(self)
    default: self
    }
  }

  /// The value in an optional, or nil when it is `nil`.
  public var unwrapped: Value? {
    switch self {
    case .none: nil
    case .some(let value): value
    default: self
    }
  }
}

/// A native structure or enumeration carried inside a `Value`.
public protocol NativeValue {
  /// The type's name in the library, qualified: `UIFont.Weight`, `CGRect`.
  static var scriptTypeName: String { get }

  /// The generic arguments of the value's type, as far as the value shows them.
  func scriptTypeArguments(_ library: Library) -> [SwiftType]
}

extension NativeValue {
  /// None: most types are not generic.
  public func scriptTypeArguments(_ library: Library) -> [SwiftType] { [] }
}

/// A function as a value: a closure, a method bound to its instance, a native function.
///
/// It is called on the main thread only, whatever threads it is passed through.
public final class FunctionValue: @unchecked Sendable {
  /// The function's type, when it is known.
  public let type: FunctionType?

  /// What the evaluator made the function from, when it did, so that it can call it directly.
  public let closure: (any CallableClosure)?

  private let body: @MainActor ([Value]) throws -> Value

  /// Makes a function from what carries it out.
  public init(
    _ type: FunctionType? = nil, closure: (any CallableClosure)? = nil,
    _ body: @escaping @MainActor ([Value]) throws -> Value
  ) {
    self.type = type
    self.closure = closure
    self.body = body
  }

  /// Calls it.
  @MainActor public func call(_ arguments: [Value]) throws -> Value { try body(arguments) }

  /// Calls it with one argument.
  @MainActor public func call(_ argument: Value) throws -> Value {
    if let closure { return try closure.call(argument) }
    return try body([argument])
  }

  /// Calls it with two arguments.
  @MainActor public func call(_ first: Value, _ second: Value) throws -> Value {
    if let closure { return try closure.call(first, second) }
    return try body([first, second])
  }
}

/// What the evaluator made a function from: it can be called without an array of arguments.
public protocol CallableClosure: AnyObject {
  /// Where the code belongs, for a function that may wait.
  var executor: ScriptTask.Executor { get }

  /// Calls it with one argument.
  @MainActor func call(_ argument: Value) throws -> Value

  /// Calls it with two arguments.
  @MainActor func call(_ first: Value, _ second: Value) throws -> Value
}

/// A value of a structure that a script declared: its stored properties, in order of declaration.
public struct StructValue {
  public let type: SwiftType
  public var fields: [Value]

  /// Makes a value from all its fields.
  public init(type: SwiftType, fields: [Value]) {
    self.type = type
    self.fields = fields
  }
}

/// A value of an enumeration that a script declared.
public struct EnumValue {
  public let type: SwiftType
  public let caseDeclaration: Declaration
  public var payload: [Value]

  /// Makes a value from its case and what the case carries.
  public init(type: SwiftType, caseDeclaration: Declaration, payload: [Value]) {
    self.type = type
    self.caseDeclaration = caseDeclaration
    self.payload = payload
  }
}
