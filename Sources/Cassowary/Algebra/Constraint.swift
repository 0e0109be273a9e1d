/// A linear expression compared with zero, and how much that matters.
///
/// ```swift
/// Constraint(left + width - right, .equal)                         // left + width == right
/// Constraint(width - 100, .greaterThanOrEqual, priority: 750)      // width >= 100, if possible
/// (width >= 100.0).at(750)                                         // the same
/// ```
/// Constraints are compared by identity. A constraint does not change; a solver keeps the constant
/// it was given later (``Solver/setConstant(_:of:)``) on its own side.
public final class Constraint {
  /// The priority of a constraint that must hold.
  public static let required = 1000.0

  /// What is compared with zero.
  public let expression: Expression

  /// How it is compared.
  public let relation: Relation

  /// What the constraint is worth: 1000 or more must hold; of the others, a higher one is met as
  /// well as possible before any lower one is looked at.
  public let priority: Double

  /// The terms a solver uses: those whose coefficient is not next to nothing.
  let terms: [(variable: Variable, coefficient: Double)]

  /// The solver that keeps its symbol in `symbol`; any other solver looks the constraint up.
  var owner: ObjectIdentifier?
  /// The constraint's marker in its owner's tableau.
  var symbol = 0

  /// Makes a constraint that no solver holds yet.
  ///
  /// Any numbers are accepted here; a solver takes the constraint only when ``isFinite`` is true.
  public init(
    _ expression: Expression, _ relation: Relation, priority: Double = Constraint.required
  ) {
    self.expression = expression
    self.terms = expression.terms.filter {
      $0.coefficient.magnitude >= Tolerance.coefficient
    }
    self.relation = relation
    self.priority = priority
  }

  /// Whether the constraint must hold.
  public var isRequired: Bool { priority >= Constraint.required }

  /// Whether a solver can take the constraint: its priority is a number, its constant is finite and
  /// no coefficient exceeds ten thousand millions in size.
  public var isFinite: Bool {
    guard expression.constant.isFinite, !priority.isNaN else { return false }
    for term in expression.terms where !(term.coefficient.magnitude <= Tolerance.largest) {
      return false
    }
    return true
  }

  /// The same constraint, as a new one, with another priority.
  public func at(_ priority: Double) -> Constraint {
    Constraint(expression, relation, priority: priority)
  }
}
