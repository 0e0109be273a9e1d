extension UIView {
  /// The parts of a view's geometry that give way when its superview changes size.
  ///
  /// The parts not named stay as they are, in points.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits, with the values of Apple's enumeration.
    public let rawValue: UInt

    /// Makes a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the superview's left edge.
    public static let flexibleLeftMargin: UIView.AutoresizingMask =
      UIView.AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth: UIView.AutoresizingMask =
      UIView.AutoresizingMask(rawValue: 2)
    /// The distance from the superview's right edge.
    public static let flexibleRightMargin: UIView.AutoresizingMask =
      UIView.AutoresizingMask(rawValue: 4)
    /// The distance from the superview's top edge.
    public static let flexibleTopMargin: UIView.AutoresizingMask =
      UIView.AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight: UIView.AutoresizingMask =
      UIView.AutoresizingMask(rawValue: 16)
    /// The distance from the superview's bottom edge.
    public static let flexibleBottomMargin: UIView.AutoresizingMask =
      UIView.AutoresizingMask(rawValue: 32)
  }
}
