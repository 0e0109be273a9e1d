/// A linear expression: a sum of variables, each times a coefficient, and a constant.
///
/// ```swift
/// let x = Variable(), width = Variable()
/// let right = x + width        // x + width
/// let centre = x + width / 2   // x + 0.5 width
/// ```
/// A variable may appear in more than one term; its coefficients add up.
public struct Expression {
  /// The variables and their coefficients, in the order they were written.
  public var terms: [(variable: Variable, coefficient: Double)]

  /// The part without a variable.
  public var constant: Double

  /// Makes an expression from its parts.
  public init(
    terms: [(variable: Variable, coefficient: Double)] = [], constant: Double = 0
  ) {
    self.terms = terms
    self.constant = constant
  }

  /// Makes the expression that is one variable.
  public init(_ variable: Variable) {
    self.init(terms: [(variable, 1)])
  }
}
