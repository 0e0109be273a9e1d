/// A type of the learner's Swift.
public indirect enum SwiftType: Hashable {
  /// A class, structure, enumeration, or protocol used as a type, with its generic arguments.
  /// `Int?` is not among them: it is `.optional`.
  case nominal(NominalType, [SwiftType])

  /// `T?`. A declaration's `T!` is an optional too; the declaration says it is unwrapped implicitly.
  case optional(SwiftType)

  /// `(A, b: B)`, and `Void` when there are no elements.
  case tuple([TupleElement])

  /// `(A, B) throws -> C`.
  case function(FunctionType)

  /// `T.Type`.
  case metatype(SwiftType)

  /// `any A & B`; `Any` when the list is empty. A single protocol is `.nominal`.
  case composition([SwiftType])

  /// A generic parameter or an associated type inside its declaration: `T`, `Self`, `T.Element`.
  case parameter(GenericParameter)

  /// A type still to be inferred; only the checker makes them.
  case variable(Int)

  /// What an expression with an error has; it converts to everything, so that one mistake is
  /// reported once.
  case error

  /// `Void`, the type of a function that returns nothing.
  public static var void: SwiftType { .tuple([]) }

  /// `Any`.
  public static var any: SwiftType { .composition([]) }
}

/// One element of a tuple type.
public struct TupleElement: Hashable {
  /// The label, or nil.
  public let label: String?

  /// The element's type.
  public let type: SwiftType

  /// Makes an element.
  public init(label: String? = nil, type: SwiftType) {
    self.label = label
    self.type = type
  }
}

/// The type of a function or closure. Labels belong to declarations, not to types.
public struct FunctionType: Hashable {
  /// One parameter of a function type.
  public struct Parameter: Hashable {
    /// The parameter's type; the element type when it is variadic.
    public let type: SwiftType

    /// Whether it is `inout`, variadic, `@autoclosure`.
    public var isInout = false, isVariadic = false, isAutoclosure = false

    /// Makes a plain parameter.
    public init(_ type: SwiftType) { self.type = type }
  }

  /// The parameters, in order.
  public let parameters: [Parameter]

  /// The result's type.
  public let result: SwiftType

  /// Whether calls need `try`, `await`; whether the closure may outlive the call.
  public var isThrowing = false, isAsync = false, isEscaping = false

  /// What is known of where it runs.
  public var attributes = FunctionAttributes()

  /// Makes a function type.
  public init(_ parameters: [Parameter], _ result: SwiftType) {
    self.parameters = parameters
    self.result = result
  }
}

/// A generic parameter of a declaration, or a member type of one. Compared by identity.
public final class GenericParameter: Hashable {
  /// The name as written: `T`, `Element`, `Self`.
  public let name: String

  /// The superclass and protocols it must satisfy.
  public var constraints: [SwiftType]

  /// For an associated type reached through another parameter (`T.Element`), that parameter.
  public let base: GenericParameter?

  private var memberTypes: [String: GenericParameter] = [:]

  /// Makes a parameter.
  public init(_ name: String, constraints: [SwiftType] = [], base: GenericParameter? = nil) {
    self.name = name
    self.constraints = constraints
    self.base = base
  }

  /// The associated type of that name reached through this parameter: `T.Element`, always the same
  /// object for the same name. Its constraints are those the protocols' declarations give it.
  public func member(named name: String) -> GenericParameter {
    if let known = memberTypes[name] { return known }
    let member = GenericParameter(name, base: self)
    memberTypes[name] = member
    for case .nominal(let constraint, _) in constraints {
      if let associated = constraint.associatedType(named: name) {
        member.constraints = associated.constraints
        break
      }
    }
    return member
  }

  public static func == (left: GenericParameter, right: GenericParameter) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
