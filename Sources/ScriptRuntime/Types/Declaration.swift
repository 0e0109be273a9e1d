/// A variable, function, initialiser, subscript or enumeration case that has a name in Swift:
/// a member of a type or a global. Native and scripted ones look alike to the checker.
public final class Declaration {
  /// What is declared.
  public enum Kind { case variable, function, initializer, `subscript`, enumCase }

  /// One parameter.
  public struct Parameter {
    /// The label at the call, nil for `_`; and the name inside the body.
    public var label: String?, name: String

    /// The type; the element type when it is variadic.
    public var type: SwiftType

    /// The default of what an enumeration case carries, as the checker found it.
    public var defaultValue: AnyObject?

    /// The result builder that a closure passed for it is transformed by.
    public var resultBuilder: SwiftType?
    /// The literal that a default is, when it says where the call stands: `line` of `#line`.
    public var placeLiteral: String?

    public var hasDefault = false, isVariadic = false, isInout = false, isAutoclosure = false

    /// Whether the function runs on the actor that is passed: `isolated`.
    public var isIsolated = false

    /// Makes a parameter without default.
    public init(label: String?, name: String, type: SwiftType) {
      self.label = label
      self.name = name
      self.type = type
    }
  }

  /// How the declaration is carried out.
  public enum Implementation {
    /// By compiled Swift: the number the binding of the owner (or of the globals) knows it by.
    case native(any NativeBinding, Int)

    /// By the evaluator, from the checked program: a `FunctionImplementation`, a stored property.
    case script(AnyObject)

    /// Not at all: a protocol's requirement.
    case requirement
  }

  /// How far the name reaches.
  public enum Access { case `private`, `fileprivate`, `internal`, `public`, open }

  public let kind: Kind

  /// The base name: `addSubview`, `init`, `subscript`, `+`, `==`.
  public let name: String

  /// The parameters of a function, initialiser, subscript, or the payload of an enumeration case.
  public var parameters: [Parameter] = []

  /// A variable's type; what a function or subscript returns; an initialiser's own type.
  public var type: SwiftType

  /// Whether the type was written `T!` (the type is then `.optional(T)`).
  public var isImplicitlyUnwrapped = false

  public var genericParameters: [GenericParameter] = []

  /// `where` clauses that make two types the same: `Element == Int`.
  public var sameTypeRequirements: [(SwiftType, SwiftType)] = []

  /// Conformances that a conditional extension asks of the owner's parameters.
  public var requirements: [(SwiftType, SwiftType)] = []

  /// `static` or `class`; `mutating`; settable; `init?`; `throws`; `async`; may be overridden
  /// outside the library; `final`; `required`; `convenience`; `override`; `weak`; `lazy`; `let`.
  public var isStatic = false, isMutating = false, isSettable = false, isFailable = false
  public var isThrowing = false, isAsync = false, isOpen = false, isFinal = false
  public var isRequired = false, isConvenience = false, isOverride = false
  public var isWeak = false, isUnowned = false, isLazy = false, isLet = false
  public var isOperator = false, isPrefix = false, isPostfix = false
  /// Marked `@available(*, unavailable)`: nobody calls it, and no subclass need repeat it.
  public var isUnavailable = false
  public var isDiscardable = false, isObjC = false, isOptionalRequirement = false

  /// Whether it throws only what a function passed to it throws: `rethrows`, which `isThrowing` is
  /// set for too.
  public var isRethrowing = false

  /// The result builder that its body is transformed by.
  public var resultBuilder: SwiftType?
  /// For a subscript by key path, whether it sets inside an object, so that its base stays as it is.
  public var isThroughReference = false

  /// The one type of error that it throws: `throws(E)`.
  public var thrownType: SwiftType?

  /// Where its code runs, as far as it is known: by an attribute, or by what it is a member of.
  public var isolation: Isolation?

  /// Whether setting it leaves the value it belongs to as it is: `nonmutating set`.
  public var isSetterNonmutating = false

  /// Whether it says `nonisolated(unsafe)`.
  public var isUnsafelyNonisolated = false

  /// The name that `@objc(name)` gives it.
  public var objectiveCName: String?

  /// What `@available` says of it for every platform.
  public var availability: Availability?

  public var access = Access.internal

  /// Whether it gives `Self`: in a class, an instance of the class it is called on.
  public var returnsSelf = false

  /// The access of the setter where it is less: `private(set)`.
  public var setterAccess: Access?

  /// The type it is a member of, nil for a global.
  public unowned(safe) let owner: NominalType?

  public var implementation: Implementation

  /// Where the learner wrote it; nil for the library's.
  public var range: SourceRange?

  /// Makes a declaration with the common defaults.
  public init(
    _ kind: Kind, _ name: String, type: SwiftType, owner: NominalType? = nil,
    implementation: Implementation = .requirement
  ) {
    self.kind = kind
    self.name = name
    self.type = type
    self.owner = owner
    self.implementation = implementation
  }

  /// The name with its labels, as messages write it: `addSubview(_:)`, `frame`, `init(frame:)`.
  public var fullName: String {
    switch kind {
    case .variable: return name
    case .enumCase where parameters.isEmpty: return name
    default: return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
  }
}

/// Compiled code that scripts reach by number: a generated `switch`, or a table written by hand.
public protocol NativeBinding: AnyObject {
  /// Reads a variable or calls a function, initialiser, subscript or case.
  ///
  /// - Parameters:
  ///   - member: the number from the declaration's `.native`.
  ///   - target: `self`; a metatype for static members and initialisers, `.void` for globals.
  ///     A `mutating` member changes it in place.
  ///   - arguments: one a parameter, nil where the call omits a default; a variadic one is an array.
  /// - Throws: a `ScriptFailure` or the error the learner's closure threw.
  @MainActor func call(_ member: Int, _ target: inout Value, _ arguments: [Value?]) throws -> Value

  /// Sets a variable, or a subscript with its arguments.
  @MainActor func set(
    _ member: Int, _ target: inout Value, _ arguments: [Value?], to value: Value) throws

  /// As `call`, but the superclass's implementation: what `super.viewDidLoad()` runs.
  @MainActor func callSuper(_ member: Int, _ target: Value, _ arguments: [Value?]) throws -> Value

  /// As `set`, but the superclass's implementation.
  @MainActor func setSuper(_ member: Int, _ target: Value, to value: Value) throws

  /// Makes an instance of a script's subclass by an initialiser of this class's.
  ///
  /// - Parameters:
  ///   - instance: the script's part, whose fields have their initial values.
  ///   - runsOverride: false when the script's own initialiser has called `super.init`; true when a
  ///     script's class is made by an inherited native initialiser, so that an override of the
  ///     designated initialiser it ends in runs too.
  /// - Returns: the shim, an object that is `Scripted`; `none` from an initialiser that failed.
  /// - Throws: what `call` does, and `notSimulated` when the class cannot be inherited from.
  @MainActor func construct(
    _ member: Int, _ arguments: [Value?], for instance: ScriptInstance, runsOverride: Bool
  ) throws -> Value

  /// What a value of this enumeration carries when its case is that member; nil when it has another
  /// case.
  @MainActor func payload(_ member: Int, of value: Value) -> [Value]?
}

extension NativeBinding {
  /// Nothing overrides the members of most types, so the superclass's implementation is the one.
  @MainActor public func callSuper(_ member: Int, _ target: Value, _ arguments: [Value?]) throws
    -> Value
  {
    var target = target
    return try call(member, &target, arguments)
  }

  @MainActor public func setSuper(_ member: Int, _ target: Value, to value: Value) throws {
    var target = target
    try set(member, &target, [], to: value)
  }

  @MainActor public func construct(
    _ member: Int, _ arguments: [Value?], for instance: ScriptInstance, runsOverride: Bool
  ) throws -> Value {
    throw ScriptFailure(.notSimulated("init"))
  }

  @MainActor public func payload(_ member: Int, of value: Value) -> [Value]? { nil }
}
