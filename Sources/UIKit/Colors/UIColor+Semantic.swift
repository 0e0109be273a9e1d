// The colours named after their use.
extension UIColor {
  /// Text of the first importance.
  public static let label: UIColor = SystemColor.opaque(
    "labelColor", (0, 0, 0), (255, 255, 255))
  /// Text of the second importance.
  public static let secondaryLabel: UIColor = SystemColor.translucent(
    "secondaryLabelColor", (60, 60, 67), 0.6, (235, 235, 245), 0.6)
  /// Text of the third importance.
  public static let tertiaryLabel: UIColor = SystemColor.translucent(
    "tertiaryLabelColor", (60, 60, 67), 0.3, (235, 235, 245), 0.3)
  /// Text of the fourth importance.
  public static let quaternaryLabel: UIColor = SystemColor.translucent(
    "quaternaryLabelColor", (60, 60, 67), 0.18, (235, 235, 245), 0.16)
  /// The hint in an empty text field.
  public static let placeholderText: UIColor = SystemColor.translucent(
    "placeholderTextColor", (60, 60, 67), 0.3, (235, 235, 245), 0.3)
  /// A link.
  public static let link: UIColor = SystemColor.opaque(
    "linkColor", (0, 122, 255), (9, 132, 255))
  /// A thin line that lets what is behind show through.
  public static let separator: UIColor = SystemColor.translucent(
    "separatorColor", (60, 60, 67), 0.29, (84, 84, 88), 0.6)
  /// A thin line that hides what is behind.
  public static let opaqueSeparator: UIColor = SystemColor.opaque(
    "opaqueSeparatorColor", (198, 198, 200), (56, 56, 58))
  /// The fill of a thin shape.
  public static let systemFill: UIColor = SystemColor.translucent(
    "systemFillColor", (120, 120, 128), 0.2, (120, 120, 128), 0.36)
  /// The fill of a medium shape.
  public static let secondarySystemFill: UIColor = SystemColor.translucent(
    "secondarySystemFillColor", (120, 120, 128), 0.16, (120, 120, 128), 0.32)
  /// The fill of a large shape.
  public static let tertiarySystemFill: UIColor = SystemColor.translucent(
    "tertiarySystemFillColor", (118, 118, 128), 0.12, (118, 118, 128), 0.24)
  /// The fill of a large area.
  public static let quaternarySystemFill: UIColor = SystemColor.translucent(
    "quaternarySystemFillColor", (116, 116, 128), 0.08, (118, 118, 128), 0.18)
  /// The main background.
  public static let systemBackground: UIColor = SystemColor.opaque(
    "systemBackgroundColor", (255, 255, 255), (0, 0, 0), elevated: (28, 28, 30))
  /// A background on the main one.
  public static let secondarySystemBackground: UIColor = SystemColor.opaque(
    "secondarySystemBackgroundColor", (242, 242, 247), (28, 28, 30), elevated: (44, 44, 46))
  /// A background on the secondary one.
  public static let tertiarySystemBackground: UIColor = SystemColor.opaque(
    "tertiarySystemBackgroundColor", (255, 255, 255), (44, 44, 46), elevated: (58, 58, 60))
  /// The main background of grouped content.
  public static let systemGroupedBackground: UIColor = SystemColor.opaque(
    "systemGroupedBackgroundColor", (242, 242, 247), (0, 0, 0), elevated: (28, 28, 30))
  /// A group on the grouped background.
  public static let secondarySystemGroupedBackground: UIColor = SystemColor.opaque(
    "secondarySystemGroupedBackgroundColor", (255, 255, 255), (28, 28, 30), elevated: (44, 44, 46))
  /// A background inside a group.
  public static let tertiarySystemGroupedBackground: UIColor = SystemColor.opaque(
    "tertiarySystemGroupedBackgroundColor", (242, 242, 247), (44, 44, 46), elevated: (58, 58, 60))
  /// Dark text for a light background, in both appearances.
  public static let darkText: UIColor = UIColor(white: 0, alpha: 1)
  /// Light text for a dark background, in both appearances.
  public static let lightText: UIColor = UIColor(white: 1, alpha: 0.6)
  /// The accent of the whole application where no view sets another: the system's blue.
  public static let tintColor: UIColor = SystemColor.opaque(
    "tintColor", (0, 122, 255), (10, 132, 255))
}
