/// What may stand in a linear expression beside numbers: a variable or an expression.
public protocol LinearOperand {
  /// The operand as an expression.
  var linear: Expression { get }
}

extension Expression: LinearOperand {
  /// The expression itself.
  public var linear: Expression { self }
}

extension Variable: LinearOperand {
  /// One times the variable.
  public var linear: Expression { Expression(self) }
}

extension LinearOperand {
  /// The sum of two operands.
  public static func + (left: Self, right: some LinearOperand) -> Expression {
    var sum = left.linear
    let other = right.linear
    sum.terms.append(contentsOf: other.terms)
    sum.constant += other.constant
    return sum
  }

  /// The operand and a constant.
  public static func + (left: Self, right: Double) -> Expression {
    var sum = left.linear
    sum.constant += right
    return sum
  }

  /// A constant and the operand.
  public static func + (left: Double, right: Self) -> Expression { right + left }

  /// The difference of two operands.
  public static func - (left: Self, right: some LinearOperand) -> Expression { left + -right }

  /// The operand less a constant.
  public static func - (left: Self, right: Double) -> Expression { left + -right }

  /// A constant less the operand.
  public static func - (left: Double, right: Self) -> Expression { -right + left }

  /// The operand with its sign changed.
  public static prefix func - (operand: Self) -> Expression { operand * -1 }

  /// The operand scaled by a number.
  public static func * (operand: Self, factor: Double) -> Expression {
    var product = operand.linear
    for index in product.terms.indices { product.terms[index].coefficient *= factor }
    product.constant *= factor
    return product
  }

  /// The operand scaled by a number.
  public static func * (factor: Double, operand: Self) -> Expression { operand * factor }

  /// The operand divided by a number.
  ///
  /// Dividing by zero gives coefficients that are not finite; no solver takes such a constraint.
  public static func / (operand: Self, divisor: Double) -> Expression { operand * (1 / divisor) }
}

// MARK: - Constraints

extension LinearOperand {
  /// The required constraint that two operands are equal.
  public static func == (left: Self, right: some LinearOperand) -> Constraint {
    Constraint(left - right, .equal)
  }

  /// The required constraint that the operand has a value.
  public static func == (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .equal)
  }

  /// The required constraint that the left operand is at most the right one.
  public static func <= (left: Self, right: some LinearOperand) -> Constraint {
    Constraint(left - right, .lessThanOrEqual)
  }

  /// The required constraint that the operand is at most a value.
  public static func <= (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .lessThanOrEqual)
  }

  /// The required constraint that the left operand is at least the right one.
  public static func >= (left: Self, right: some LinearOperand) -> Constraint {
    Constraint(left - right, .greaterThanOrEqual)
  }

  /// The required constraint that the operand is at least a value.
  public static func >= (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .greaterThanOrEqual)
  }
}
