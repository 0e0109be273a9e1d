import ScriptRuntime

/// The body of a function, method, initialiser, accessor or closure, with its parameters.
///
/// `Declaration.implementation` holds one (`.script`), so that the evaluator finds the body, and
/// overrides share the declaration of their own class.
public final class FunctionImplementation {
  /// The declaration it carries out, nil for closures.
  public unowned(safe) let declaration: Declaration?

  /// The name for call stacks: `HomeViewController.loadView()`.
  public let name: String

  /// `self`, nil for globals, local functions and closures (which capture it).
  public var selfVariable: LocalVariable?

  /// The parameters' variables, in order.
  public var parameters: [LocalVariable] = []

  /// The defaults of the parameters, nil where there is none.
  public var defaults: [Expression?] = []

  /// The statements. A single expression's value is already a `return`. An initialiser's stored
  /// properties get their initial values before them, and where it is designated and the body does
  /// not call `super.init` itself, the checker has put that call at the end.
  public var body: [Statement] = []

  /// For a structure's memberwise initialiser, which has no body: the property each parameter
  /// sets. A defaulted argument leaves the initial value (`nil` for an optional `var` without one).
  public var memberwiseProperties: [Declaration] = []

  /// Whether it may wait, and where its code runs.
  public var isAsync = false
  public var isolation = Isolation.nonisolated

  /// What the evaluator made of it.
  public var compiled: AnyObject?

  /// Makes an implementation whose body is to be checked.
  public init(declaration: Declaration?, name: String) {
    self.declaration = declaration
    self.name = name
  }
}

/// A closure expression.
public final class ClosureExpression {
  public let function: FunctionImplementation

  /// The capture list: the variable inside, and what it is set to when the closure is made.
  public let captures: [(variable: LocalVariable, value: Expression)]

  /// Makes a closure.
  public init(
    function: FunctionImplementation, captures: [(variable: LocalVariable, value: Expression)]
  ) {
    self.function = function
    self.captures = captures
  }
}

/// A member that the compiler writes itself, which has no body to run.
public final class DerivedImplementation {
  /// Which member it is.
  public enum Member {
    /// `rawValue` and `init(rawValue:)` of an enumeration, `allCases`.
    case rawValue, initRawValue, allCases

    /// `==`, `hash(into:)` and `hashValue`, over all stored properties or payloads.
    case equals, hashInto, hashValue

    /// `<` of an enumeration without payloads, in order of its cases.
    case lessThan
  }

  public let member: Member

  /// Makes one.
  public init(_ member: Member) { self.member = member }
}

/// How a variable, property or subscript of the script is carried out.
public final class PropertyImplementation {
  /// Where a stored one lives.
  public enum Storage {
    /// In the instance, at this place among all the stored properties of its type, base first.
    case field(Int)

    /// Once for the type, or for the program: made on first use.
    case global(LocalVariable)

    /// Nowhere: it is computed.
    case none
  }

  public var storage: Storage

  /// The initial value of a stored property; with `isLazy`, made on first read. Nil for an optional
  /// `var` without one, which starts as `nil`.
  public var initialValue: Expression?

  /// `self` inside a lazy initial value.
  public var selfVariable: LocalVariable?

  /// For a wrapped property, the stored property that holds its wrapper; for that one, the wrapped
  /// property.
  public var wrapperStorage: Declaration?
  public weak var wrappedProperty: Declaration?

  /// Makes a wrapper around a value: `Clamped(wrappedValue: value, 0...10)`.
  public var wrap: FunctionImplementation?

  /// Whether an initial value was written, which is checked later.
  var hasInitialValue = false

  /// The accessors. The first parameter of the setter and of the observers is the new value, of
  /// `didSet` the old one; a subscript's indices follow it.
  public var getter: FunctionImplementation?
  public var setter: FunctionImplementation?
  public var willSet: FunctionImplementation?
  public var didSet: FunctionImplementation?

  /// What the evaluator made of the initial value.
  public var compiled: AnyObject?

  /// Makes an implementation.
  public init(storage: Storage) { self.storage = storage }
}

/// What the evaluator needs of a type that the script declares (`NominalType.script`).
public final class TypeImplementation {
  /// Where the learner wrote the type's name; nil for a type that the session declares.
  public var range: SourceRange?

  /// Whether it is marked `@MainActor`.
  var isMainActor = false

  /// The stored properties of this type itself, in order; a class's follow its superclass's.
  public var storedProperties: [Declaration] = []

  /// The number of fields of the superclasses that the script declares.
  public var inheritedFieldCount = 0

  public var deinitializer: FunctionImplementation?

  /// Whether a stored property has no initial value, so that there is no `init()`.
  var hasUninitializedProperties = false

  /// Conformances derived by the compiler: `Equatable`, `Hashable`, `CaseIterable` …
  public var derivedConformances: Set<String> = []

  /// Enumeration cases in order, with their raw values.
  public var cases: [(declaration: Declaration, rawValue: Value?)] = []

  /// For each protocol requirement, the declaration that meets it (a member, or a default of an
  /// extension).
  public var witnesses: [ObjectIdentifier: Declaration] = [:]

  /// The native class a shim is made for; nil when no superclass is native.
  public var nativeBase: NominalType?

  /// Makes an implementation.
  public init() {}
}
