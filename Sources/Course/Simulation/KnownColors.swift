import UIKit

/// The names of UIKit's colours, to spell a colour as a learner would write it.
@MainActor
public enum KnownColors {
  /// The member of `UIColor` that is this colour, or nil.
  public static func name(of color: UIColor) -> String? {
    let wanted = color.hash
    return named.first { $0.color.hash == wanted && $0.color.isEqual(color) }?.name
  }

  private static let named: [(name: String, color: UIColor)] = fixed + system + semantic

  private static let fixed: [(name: String, color: UIColor)] = [
    ("white", .white), ("black", .black), ("clear", .clear), ("red", .red), ("green", .green),
    ("blue", .blue), ("yellow", .yellow), ("orange", .orange), ("gray", .gray),
    ("lightGray", .lightGray), ("darkGray", .darkGray), ("cyan", .cyan), ("magenta", .magenta),
    ("purple", .purple), ("brown", .brown),
  ]

  private static let system: [(name: String, color: UIColor)] = [
    ("systemBlue", .systemBlue), ("systemGreen", .systemGreen), ("systemRed", .systemRed),
    ("systemOrange", .systemOrange), ("systemYellow", .systemYellow), ("systemPink", .systemPink),
    ("systemPurple", .systemPurple), ("systemTeal", .systemTeal), ("systemIndigo", .systemIndigo),
    ("systemMint", .systemMint), ("systemCyan", .systemCyan), ("systemBrown", .systemBrown),
    ("systemGray", .systemGray), ("systemGray2", .systemGray2), ("systemGray3", .systemGray3),
    ("systemGray4", .systemGray4), ("systemGray5", .systemGray5), ("systemGray6", .systemGray6),
  ]

  private static let semantic: [(name: String, color: UIColor)] = [
    ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
    ("link", .link), ("separator", .separator), ("systemBackground", .systemBackground),
    ("secondarySystemBackground", .secondarySystemBackground),
    ("systemGroupedBackground", .systemGroupedBackground), ("systemFill", .systemFill),
    ("placeholderText", .placeholderText),
  ]

  /// Whether two colours look the same, in the light and in the dark appearance, to within what a
  /// screen can show.
  static func lookAlike(_ left: UIColor, _ right: UIColor) -> Bool {
    if left.isEqual(right) { return true }
    return [UIUserInterfaceStyle.light, .dark].allSatisfy { style in
      let traits = UITraitCollection(userInterfaceStyle: style)
      let pair = zip(components(left, traits), components(right, traits))
      return pair.allSatisfy { abs($0 - $1) < 1.0 / 510 }
    }
  }

  /// Red, green, blue and opacity.
  private static func components(_ color: UIColor, _ traits: UITraitCollection) -> [CGFloat] {
    let parts = color.resolvedColor(with: traits).cgColor.components ?? []
    return parts.count == 2 ? [parts[0], parts[0], parts[0], parts[1]] : parts
  }
}
