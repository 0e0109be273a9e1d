/// A stored property of a type that a script declares.
public struct ReflectedField {
  public let name: String

  /// The type, with the generic parameters of the type it is in replaced.
  public let type: SwiftType

  /// Whether it is a `let` that already has its value, which nothing read from outside replaces.
  public let isFixed: Bool

  /// Makes a description.
  public init(name: String, type: SwiftType, isFixed: Bool) {
    self.name = name
    self.type = type
    self.isFixed = isFixed
  }
}

/// A case of an enumeration that a script declares.
public struct ReflectedCase {
  public let declaration: Declaration
  public let rawValue: Value?

  /// The types of what it carries.
  public let payload: [SwiftType]

  /// Makes a description.
  public init(declaration: Declaration, rawValue: Value?, payload: [SwiftType]) {
    self.declaration = declaration
    self.rawValue = rawValue
    self.payload = payload
  }
}

/// What compiled code may ask about the types that a script declares: for coding, mirrors, dumps.
@MainActor public protocol ScriptReflecting: AnyObject {
  /// The stored properties of a structure or class, a class's after its superclasses'.
  func storedFields(of type: SwiftType) -> [ReflectedField]

  /// The values of the stored properties, nil where a class's has none yet.
  func fieldValues(of value: Value) throws -> [Value?]

  /// A value with those stored properties; nil leaves a property with its initial value.
  func makeInstance(of type: SwiftType, fields: [Value?]) throws -> Value

  /// The cases of an enumeration, in order.
  func cases(of type: SwiftType) -> [ReflectedCase]

  /// A type declared inside another, by its name.
  func nestedType(_ name: String, of type: SwiftType) -> SwiftType?

  /// The script's own initialiser of that full name.
  func ownInitializer(_ name: String, of type: SwiftType) -> Declaration?

  /// What a type is called: `Swift.Int` where qualified, else `Int`.
  func typeName(_ type: SwiftType, qualified: Bool) -> String
}

extension ScriptHost {
  /// The evaluator in charge, for questions about the script's types.
  public static var reflection: (any ScriptReflecting)? { current as? any ScriptReflecting }
}
