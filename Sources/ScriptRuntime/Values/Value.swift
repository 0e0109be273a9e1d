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
  private let storage: PayloadStorage?

  /// What the case carries; empty when it carries nothing.
  public var payload: [Value] { storage?.values ?? [] }

  /// Makes a value from its case and what the case carries.
  public init(type: SwiftType, caseDeclaration: Declaration, payload: [Value]) {
    self.type = type
    self.caseDeclaration = caseDeclaration
    storage = payload.isEmpty ? nil : PayloadStorage(payload)
  }
}

/// What the case of an `EnumValue` carries. It is an object so that a long list of cases in cases
/// is let go of link by link.
private final class PayloadStorage {
  private(set) var values: [Value]

  init(_ values: [Value]) { self.values = values }

  deinit { DeepRelease.empty(&values) }
}
