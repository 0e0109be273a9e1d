import ScriptRuntime

/// The kinds of literal whose type is found from where they stand.
enum LiteralKind: Comparable {
  case boolean, integer, float

  /// A text of one character, which may be a `Character`; any other text.
  case string, text
  case nothing

  /// The protocol that a type conforms to when it can be written so.
  var protocolName: String {
    switch self {
    case .boolean: "ExpressibleByBooleanLiteral"
    case .integer: "ExpressibleByIntegerLiteral"
    case .float: "ExpressibleByFloatLiteral"
    case .string, .text: "ExpressibleByStringLiteral"
    case .nothing: "ExpressibleByNilLiteral"
    }
  }
}

/// The type variables of the expression being checked, with what is known about each.
///
/// Everything can be taken back to a mark, so that an overload can be tried and dropped.
struct TypeSolver {
  struct Variable {
    var binding: SwiftType?
    var literal: LiteralKind?

    /// Protocols and superclasses that the binding must satisfy.
    var constraints: [SwiftType] = []

    /// The generic parameter it was opened from.
    var parameter: GenericParameter?

    /// The variable whose associated type this one is, with the associated type's name.
    var member: (base: SwiftType, name: String)?

    /// Whether the binding came from a value that may convert, so that a wider one may replace it.
    var isSoft = false
  }

  struct Mark {
    fileprivate let variables: Int, trail: Int
    fileprivate let score: Score
  }

  private(set) var variables: [Variable] = []
  private var trail: [(index: Int, old: Variable)] = []
  var score = Score()

  /// Above 0 while something is tried, whose effects are taken back.
  var isTrial = 0

  var count: Int { variables.count }

  var mark: Mark { Mark(variables: variables.count, trail: trail.count, score: score) }

  mutating func rollBack(to mark: Mark) {
    while trail.count > mark.trail, let (index, old) = trail.popLast() { variables[index] = old }
    variables.removeLast(variables.count - mark.variables)
    score = mark.score
  }

  mutating func fresh(literal: LiteralKind? = nil, for parameter: GenericParameter? = nil)
    -> SwiftType
  {
    variables.append(Variable(literal: literal, parameter: parameter))
    return .variable(variables.count - 1)
  }

  mutating func freshMember(_ name: String, of base: SwiftType) -> SwiftType {
    variables.append(Variable(member: (base, name)))
    return .variable(variables.count - 1)
  }

  mutating func update(_ index: Int, _ change: (inout Variable) -> Void) {
    trail.append((index, variables[index]))
    change(&variables[index])
  }

  /// Follows bindings until the head of the type is known, or is a variable without a binding.
  func head(_ type: SwiftType) -> SwiftType {
    var type = type
    while case .variable(let index) = type, index < variables.count,
      let binding = variables[index].binding
    {
      type = binding
    }
    return type
  }
}

/// How far a solution is from the plainest reading; the compiler's order of importance.
struct Score: Comparable {
  var unwrappedImplicitly = 0
  var functionConversions = 0
  var nonDefaultLiterals = 0
  var collectionConversions = 0
  var valueToOptional = 0
  var erasures = 0
  var numberConversions = 0
  var upcasts = 0

  private var list: [Int] {
    [
      unwrappedImplicitly, functionConversions, nonDefaultLiterals, collectionConversions,
      valueToOptional, erasures, numberConversions, upcasts,
    ]
  }

  static func < (left: Score, right: Score) -> Bool {
    left.list.lexicographicallyPrecedes(right.list)
  }
}
