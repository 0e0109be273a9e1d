/// The sizes below which numbers count as equal.
///
/// They are absolute and meant for lengths in points: quantities up to a million, coefficients near
/// one.
enum Tolerance {
  /// A symbol is zero, and a required constraint holds, within a millionth.
  static let value = 1e-6
  /// A coefficient of a row that cancels to less, or to this part of what it was, is dropped.
  static let coefficient = 1e-10
  /// The smallest coefficient a row may be divided by.
  static let pivot = 1e-7
  /// A reduced cost that is smaller is zero.
  static let cost = 1e-9
  /// How far a value may drift from its constraint, in proportion to the terms.
  static let drift = 1e-12
  /// The largest coefficient taken; larger constants are cut to this.
  static let largest = 1e10
}
