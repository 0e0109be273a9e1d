extension UIFont {
  /// The thickness of a typeface's strokes, from −1 to 1 with 0 for regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes the weight with the given thickness.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest weight.
    public static let ultraLight: UIFont.Weight = UIFont.Weight(rawValue: -0.8)
    /// The second thinnest.
    public static let thin: UIFont.Weight = UIFont.Weight(rawValue: -0.6)
    /// Thinner than regular.
    public static let light: UIFont.Weight = UIFont.Weight(rawValue: -0.4)
    /// The weight of ordinary text.
    public static let regular: UIFont.Weight = UIFont.Weight(rawValue: 0)
    /// A little thicker than regular.
    public static let medium: UIFont.Weight = UIFont.Weight(rawValue: 0.23)
    /// The weight of `boldSystemFont(ofSize:)` and of headlines.
    public static let semibold: UIFont.Weight = UIFont.Weight(rawValue: 0.3)
    /// Bold.
    public static let bold: UIFont.Weight = UIFont.Weight(rawValue: 0.4)
    /// Thicker than bold.
    public static let heavy: UIFont.Weight = UIFont.Weight(rawValue: 0.56)
    /// The thickest weight.
    public static let black: UIFont.Weight = UIFont.Weight(rawValue: 0.62)
  }
}
