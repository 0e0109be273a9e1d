/// The text size a person chose in the settings: seven ordinary sizes and five larger ones for
/// accessibility.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the category, such as `UICTContentSizeCategoryL`.
  public let rawValue: String

  /// Makes the category with the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not known.
  public static let unspecified: UIContentSizeCategory = .init(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Extra small.
  public static let extraSmall: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small: UIContentSizeCategory = .init(rawValue: "UICTContentSizeCategoryS")
  /// Medium.
  public static let medium: UIContentSizeCategory = .init(rawValue: "UICTContentSizeCategoryM")
  /// Large: the size every device starts with.
  public static let large: UIContentSizeCategory = .init(rawValue: "UICTContentSizeCategoryL")
  /// Extra large.
  public static let extraLarge: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryXL")
  /// Extra extra large.
  public static let extraExtraLarge: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryXXL")
  /// The largest of the ordinary sizes.
  public static let extraExtraExtraLarge: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The first of the accessibility sizes.
  public static let accessibilityMedium: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the accessibility sizes.
  public static let accessibilityLarge: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the accessibility sizes.
  public static let accessibilityExtraLarge: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the accessibility sizes.
  public static let accessibilityExtraExtraLarge: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest size there is.
  public static let accessibilityExtraExtraExtraLarge: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The twelve sizes from the smallest to the largest.
  static let allInOrder: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place in the order of sizes, with `large` for a name that is none of them.
  var index: Int { UIContentSizeCategory.allInOrder.firstIndex(of: self) ?? 3 }

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { index >= 7 }
}

extension UIContentSizeCategory: Comparable {
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.index < right.index
  }
}
