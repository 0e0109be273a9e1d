extension UIFont {
  /// The purpose of a text, from which the system derives its size and weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The largest title.
    public static let largeTitle: UIFont.TextStyle = .init(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level.
    public static let title1: UIFont.TextStyle = .init(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level.
    public static let title2: UIFont.TextStyle = .init(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level.
    public static let title3: UIFont.TextStyle = .init(rawValue: "UICTFontTextStyleTitle3")
    /// A heading, semibold.
    public static let headline: UIFont.TextStyle = .init(rawValue: "UICTFontTextStyleHeadline")
    /// A heading of the second level.
    public static let subheadline: UIFont.TextStyle = .init(
      rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body: UIFont.TextStyle = .init(rawValue: "UICTFontTextStyleBody")
    /// A remark.
    public static let callout: UIFont.TextStyle = .init(rawValue: "UICTFontTextStyleCallout")
    /// A note at the foot.
    public static let footnote: UIFont.TextStyle = .init(rawValue: "UICTFontTextStyleFootnote")
    /// The text under a picture.
    public static let caption1: UIFont.TextStyle = .init(rawValue: "UICTFontTextStyleCaption1")
    /// The smaller text under a picture.
    public static let caption2: UIFont.TextStyle = .init(rawValue: "UICTFontTextStyleCaption2")

    /// The size in points at a text size, from Apple's Human Interface Guidelines.
    func pointSize(in category: UIContentSizeCategory) -> CGFloat {
      let sizes = UIFont.TextStyle.sizes[self] ?? UIFont.TextStyle.bodySizes
      return sizes[category.index]
    }

    /// The sizes of body text, smallest text size first.
    static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
      .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      .headline: bodySizes,
      .body: bodySizes,
      .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
  }
}
