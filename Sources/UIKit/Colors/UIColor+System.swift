// The accents and greys of the system.
extension UIColor {
  /// The system's blue accent, lighter or darker with the appearance.
  public static let systemBlue: UIColor = SystemColor.opaque(
    "systemBlueColor", (0, 122, 255), (10, 132, 255))
  /// The system's green accent, lighter or darker with the appearance.
  public static let systemGreen: UIColor = SystemColor.opaque(
    "systemGreenColor", (52, 199, 89), (48, 209, 88))
  /// The system's indigo accent, lighter or darker with the appearance.
  public static let systemIndigo: UIColor = SystemColor.opaque(
    "systemIndigoColor", (88, 86, 214), (94, 92, 230))
  /// The system's orange accent, lighter or darker with the appearance.
  public static let systemOrange: UIColor = SystemColor.opaque(
    "systemOrangeColor", (255, 149, 0), (255, 159, 10))
  /// The system's pink accent, lighter or darker with the appearance.
  public static let systemPink: UIColor = SystemColor.opaque(
    "systemPinkColor", (255, 45, 85), (255, 55, 95))
  /// The system's purple accent, lighter or darker with the appearance.
  public static let systemPurple: UIColor = SystemColor.opaque(
    "systemPurpleColor", (175, 82, 222), (191, 90, 242))
  /// The system's red accent, lighter or darker with the appearance.
  public static let systemRed: UIColor = SystemColor.opaque(
    "systemRedColor", (255, 59, 48), (255, 69, 58))
  /// The system's teal accent, lighter or darker with the appearance.
  public static let systemTeal: UIColor = SystemColor.opaque(
    "systemTealColor", (48, 176, 199), (64, 200, 224))
  /// The system's yellow accent, lighter or darker with the appearance.
  public static let systemYellow: UIColor = SystemColor.opaque(
    "systemYellowColor", (255, 204, 0), (255, 214, 10))
  /// The system's mint accent, lighter or darker with the appearance.
  public static let systemMint: UIColor = SystemColor.opaque(
    "systemMintColor", (0, 199, 190), (99, 230, 226))
  /// The system's cyan accent, lighter or darker with the appearance.
  public static let systemCyan: UIColor = SystemColor.opaque(
    "systemCyanColor", (50, 173, 230), (100, 210, 255))
  /// The system's brown accent, lighter or darker with the appearance.
  public static let systemBrown: UIColor = SystemColor.opaque(
    "systemBrownColor", (162, 132, 94), (172, 142, 104))
  /// The system's gray, lighter or darker with the appearance.
  public static let systemGray: UIColor = SystemColor.opaque(
    "systemGrayColor", (142, 142, 147), (142, 142, 147))
  /// The system's gray2, lighter or darker with the appearance.
  public static let systemGray2: UIColor = SystemColor.opaque(
    "systemGray2Color", (174, 174, 178), (99, 99, 102))
  /// The system's gray3, lighter or darker with the appearance.
  public static let systemGray3: UIColor = SystemColor.opaque(
    "systemGray3Color", (199, 199, 204), (72, 72, 74))
  /// The system's gray4, lighter or darker with the appearance.
  public static let systemGray4: UIColor = SystemColor.opaque(
    "systemGray4Color", (209, 209, 214), (58, 58, 60))
  /// The system's gray5, lighter or darker with the appearance.
  public static let systemGray5: UIColor = SystemColor.opaque(
    "systemGray5Color", (229, 229, 234), (44, 44, 46))
  /// The system's gray6, lighter or darker with the appearance.
  public static let systemGray6: UIColor = SystemColor.opaque(
    "systemGray6Color", (242, 242, 247), (28, 28, 30))
}
