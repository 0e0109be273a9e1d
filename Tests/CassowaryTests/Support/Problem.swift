import Cassowary

/// A constraint as plain numbers, beside the object a solver is given.
struct Statement {
  let constraint: Constraint
  /// The coefficient of each variable of the problem.
  let coefficients: [Double]
  var constant: Double

  /// The value of the expression at a point.
  func value(at point: [Double]) -> Double {
    zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
  }

  /// How far the constraint is from holding at a point.
  func violation(at point: [Double]) -> Double {
    let value = value(at: point)
    switch constraint.relation {
    case .equal: return value.magnitude
    case .lessThanOrEqual: return max(0, value)
    case .greaterThanOrEqual: return max(0, -value)
    }
  }
}

/// Variables and the statements about them that a solver holds.
struct Problem {
  let variables: [Variable]
  var statements: [Statement] = []

  init(variableCount: Int) {
    variables = (0..<variableCount).map { _ in Variable() }
  }

  /// Makes a random statement with few variables and small round numbers.
  func randomStatement(
    priorities: [Double], using generator: inout RepeatableGenerator
  ) -> Statement {
    var coefficients = variables.map { _ in 0.0 }
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let index = Int.random(in: variables.indices, using: &generator)
      coefficients[index] = [-2.0, -1, -1, 1, 1, 0.5].randomElement(using: &generator) ?? 1
    }
    let constant = Double(Int.random(in: -20...20, using: &generator))
    let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let terms = zip(variables, coefficients).filter { $0.1 != 0 }
      .map { (variable: $0.0, coefficient: $0.1) }
    let constraint = Constraint(
      Expression(terms: terms, constant: constant),
      relations.randomElement(using: &generator) ?? .equal,
      priority: priorities.randomElement(using: &generator) ?? 1000)
    return Statement(constraint: constraint, coefficients: coefficients, constant: constant)
  }

  /// The sums of violations at a point, one a priority, from the highest priority down.
  func errors(at point: [Double]) -> [Double] {
    var sums: [Double: Double] = [:]
    for statement in statements {
      sums[statement.constraint.priority, default: 0] += statement.violation(at: point)
    }
    return sums.sorted { $0.key > $1.key }.map(\.value)
  }

  /// The values a solver gives the variables.
  func point(_ solver: Solver) -> [Double] {
    variables.map { solver.value(of: $0) }
  }
}
