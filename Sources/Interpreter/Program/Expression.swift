import ScriptRuntime

/// A checked expression: every name resolved, every type known, every implicit step spelled out.
///
/// The checker makes them from syntax, the evaluator turns them into closures. No value is coerced
/// silently: where Swift inserts a conversion there is a node for it.
public final class Expression {
  public internal(set) var kind: Kind

  /// The expression's type; without variables once the checker is done with it.
  public internal(set) var type: SwiftType

  /// Where it stands in the source.
  public let range: SourceRange

  /// Whether it reads something declared `T!`, so that the checker may unwrap it.
  var isImplicitlyUnwrapped = false

  /// Where the compiler points for it, when that is not its start.
  var anchor: SourceRange?

  /// What the generic parameters of a subscript stand for.
  var genericArguments: [GenericParameter: SwiftType] = [:]

  /// Whether a conversion was written, with `as`.
  var isExplicit = false

  /// Whether it is the name of a type with nothing after it.
  var isBareTypeName = false

  /// Whether it was written in brackets.
  var isParenthesized = false

  /// For an `await` of code that does not wait itself: where that runs, when it is elsewhere.
  var hop: ScriptTask.Executor?

  /// Makes an expression.
  public init(_ kind: Kind, type: SwiftType, range: SourceRange) {
    self.kind = kind
    self.type = type
    self.range = range
  }

  /// What the expression does.
  public enum Kind {
    // Literals. A number's type may be any that takes it (`CGFloat` from `20`).
    case integerLiteral(Int)
    case floatLiteral(Double)
    case booleanLiteral(Bool)
    case stringLiteral(String)
    case nilLiteral
    case interpolatedString([StringSegment])
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case tuple([Expression])

    // Names.
    /// A local, a parameter, `self`, a variable of the session.
    case variable(LocalVariable)

    /// A type as a value, or as the base of a static member.
    case metatype(SwiftType)

    /// A stored or computed property, global or member. The base of a static one is a metatype
    /// expression, that of a global is nil.
    case property(Declaration, base: Expression?, dispatch: Dispatch)
    case subscripted(Declaration, base: Expression, arguments: [Argument], dispatch: Dispatch)
    case tupleElement(Expression, Int)

    // Calls.
    /// A function, method, initialiser or enumeration case with its payload (without arguments when
    /// it carries none). An initialiser's base is a metatype expression, or `self` for `self.init`
    /// (`.direct`) and `super.init` (`.superclass`) in an initialiser; the metatype may be of a
    /// class that inherits the initialiser, or a value (`type.init()`, `T()`). A local function's
    /// base is its `.variable`, which holds what it captured; a static member's a metatype
    /// expression; a global function's is nil.
    case call(
      Declaration, base: Expression?, arguments: [Argument], dispatch: Dispatch,
      substitutions: [GenericParameter: SwiftType])

    /// A value of function type called: `handler(1)`.
    case callValue(Expression, [Expression])

    /// A function, method or case not called: `view.addSubview`, `Int.init`, `print`. The base is
    /// as for a call; an instance method of a type (`UIView.addSubview`) has a metatype base and a
    /// type that takes the instance first.
    case functionReference(
      Declaration, base: Expression?, dispatch: Dispatch,
      substitutions: [GenericParameter: SwiftType])
    case closure(ClosureExpression)

    // Operators that do not evaluate both sides.
    case and(Expression, Expression)
    case or(Expression, Expression)
    case coalesce(Expression, Expression)
    case ternary(Expression, Expression, Expression)

    // Optionals. `a?.b` is `optionalEvaluation(property(b, bindOptional(a)))`, as in the compiler:
    // a `nil` in a `bindOptional` ends the enclosing `optionalEvaluation` with `nil`.
    case wrapOptional(Expression)
    case forceUnwrap(Expression, implicitly: Bool)
    case bindOptional(Expression)
    case optionalEvaluation(Expression)

    /// `T?` made a `U?` by converting what is inside; the variable stands for it.
    case mapOptional(Expression, LocalVariable, Expression)

    // Conversions.
    /// To `Any` or a protocol type, from a value that is not already an existential.
    case erase(Expression)

    /// `Double` to `CGFloat` and back; `T` to its superclass; functions that differ in effects;
    /// arrays and dictionaries whose elements are converted by the closure.
    case convertNumber(Expression)
    case upcast(Expression)
    case convertElements(Expression, LocalVariable, Expression)

    case cast(Expression, to: SwiftType, CastKind)

    // Effects and the rest.
    /// Sets a place: a variable, property, subscript, tuple element, or a tuple of places.
    case assign(Expression, Expression)
    case discard(Expression)
    case tryOptional(Expression)
    case tryForced(Expression)
    case await(Expression)
    case keyPath(KeyPath)
    case selector(Selector)

    /// A name of Apple's that is not simulated, or a member reached through the base. Evaluating it
    /// runs nothing but the base, and gives a `NotSimulatedValue`; setting it does nothing.
    case notSimulated(NotSimulatedName, base: Expression?)

    /// A value that is needed here: one not simulated ends the program.
    case demanded(Expression)

    /// The construction of an object that stands in for one of a class not simulated.
    case standIn(NotSimulatedName, Expression)

    /// `if` and `switch` used as expressions: the branch's last expression statement is the value.
    case statement(Statement)
  }

  /// How a member is found at run time.
  public enum Dispatch {
    /// The declaration itself.
    case direct

    /// The most derived override of it, or a protocol requirement's witness.
    case dynamic

    /// The superclass's implementation: `super.viewDidLoad()`.
    case superclass
  }

  public enum CastKind { case check, conditional, forced }

  /// What `#selector` names.
  public struct Selector {
    public let text: String

    /// Makes a selector.
    public init(text: String) { self.text = text }
  }

  /// `\.label.text`, `\UILabel.text`.
  public struct KeyPath {
    /// The root value, and the chain of properties read from it.
    public let root: LocalVariable
    public let body: Expression

    /// Makes a key path.
    public init(root: LocalVariable, body: Expression) {
      self.root = root
      self.body = body
    }
  }
}

/// A piece of an interpolated string.
public enum StringSegment {
  case literal(String)
  case expression(Expression)
}

/// What a call passes for one parameter.
public enum Argument {
  case value(Expression)

  /// The parameter's default.
  case defaulted

  /// All the arguments of a variadic parameter.
  case variadic([Expression])

  /// A place, for an `inout` parameter.
  case place(Expression)

  /// An expression evaluated when the callee asks.
  case autoclosure(Expression)
}
