/// How a constraint compares its expression with zero.
public enum Relation: Sendable, Hashable {
  /// The expression is zero.
  case equal
  /// The expression is zero or negative.
  case lessThanOrEqual
  /// The expression is zero or positive.
  case greaterThanOrEqual
}
