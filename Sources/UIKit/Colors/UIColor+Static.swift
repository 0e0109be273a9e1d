// The fixed colours. The greys are in the grey space, the others in sRGB, so `UIColor.white` is not
// equal to a white made from red, green and blue.
extension UIColor {
  /// Black.
  public static let black: UIColor = UIColor(white: 0, alpha: 1)
  /// A dark grey.
  public static let darkGray: UIColor = UIColor(white: 1.0 / 3, alpha: 1)
  /// A light grey.
  public static let lightGray: UIColor = UIColor(white: 2.0 / 3, alpha: 1)
  /// White.
  public static let white: UIColor = UIColor(white: 1, alpha: 1)
  /// The middle grey.
  public static let gray: UIColor = UIColor(white: 0.5, alpha: 1)
  /// Pure red.
  public static let red: UIColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green: UIColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue: UIColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green and blue.
  public static let cyan: UIColor = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and green.
  public static let yellow: UIColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and blue.
  public static let magenta: UIColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red and half green.
  public static let orange: UIColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half red and half blue.
  public static let purple: UIColor = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown: UIColor = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Wholly transparent.
  public static let clear: UIColor = UIColor(white: 0, alpha: 0)
}
