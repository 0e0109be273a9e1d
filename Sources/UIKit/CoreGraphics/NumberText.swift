extension CGFloat {
  /// The value as `%g` prints it: six significant digits, no trailing zeros.
  var sixDigits: String { String(format: "%g", Double(self)) }
}

extension Int {
  /// The whole number below a value, within the given limits; the lower one for what is no number.
  init(_ value: CGFloat, within limits: ClosedRange<Int>) {
    guard value > CGFloat(limits.lowerBound) else {
      self = limits.lowerBound
      return
    }
    self = value < CGFloat(limits.upperBound) ? Int(value) : limits.upperBound
  }
}
