/// A typeface at a size, with the metrics text is laid out by.
///
/// The system font's metrics are measured ones. Of other families the vertical metrics are those of
/// the family and the widths those of the system font, so a text in them is only nearly right.
public class UIFont: NSObject, @unchecked Sendable {
  let face: FontFace
  /// The size in points.
  public let pointSize: CGFloat
  /// The text style the font was made for, when it was.
  let textStyle: UIFont.TextStyle?

  init(face: FontFace, pointSize: CGFloat, textStyle: UIFont.TextStyle? = nil) {
    self.face = face
    self.pointSize = pointSize > 0 ? pointSize : UIFont.systemFontSize
    self.textStyle = textStyle
    super.init()
  }

  /// Makes a font by its PostScript or family name; nil where no such font is known.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontFace(named: fontName) else { return nil }
    self.init(face: face, pointSize: fontSize)
  }

  /// The system font, regular.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: .system(weight: .regular), pointSize: fontSize)
  }

  /// The system font in a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(face: .system(weight: weight), pointSize: fontSize)
  }

  /// The system font in bold, which on iOS is its semibold weight.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: .system(weight: .semibold), pointSize: fontSize)
  }

  /// The system font in italics.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: .system(weight: .regular, isItalic: true), pointSize: fontSize)
  }

  /// The system font whose digits all have the same width.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(face: .system(weight: weight, hasEqualDigits: true), pointSize: fontSize)
  }

  /// The system's font whose characters all have the same width.
  public static func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(face: .monospacedSystem(weight: weight), pointSize: fontSize)
  }

  /// The font of a text style at the text size the person chose.
  public static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the text size of the given traits.
  public static func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    var category = UITraitCollection.current.preferredContentSizeCategory
    if let given = traitCollection?.preferredContentSizeCategory, given != .unspecified {
      category = given
    }
    return UIFont(
      face: .system(weight: style == .headline ? .semibold : .regular),
      pointSize: style.pointSize(in: category), textStyle: style)
  }

  /// The size of the system font for ordinary text: 14 points.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of small text: 12 points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of labels: 17 points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of button titles: 18 points.
  public static var buttonFontSize: CGFloat { 18 }

  /// Returns the same face at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(face: face, pointSize: fontSize)
  }

  /// The PostScript name, such as `.SFUI-Regular`.
  public var fontName: String { face.postScriptName }
  /// The family's name.
  public var familyName: String { face.familyName }
  /// The height above the baseline, in points.
  public var ascender: CGFloat { face.metrics.ascender * pointSize }
  /// The depth below the baseline, in points, as a negative number.
  public var descender: CGFloat { face.metrics.descender * pointSize }
  /// The gap the family asks for between lines, in points.
  public var leading: CGFloat { face.metrics.leading * pointSize }
  /// The height of a line: ascender minus descender.
  public var lineHeight: CGFloat { (face.metrics.ascender - face.metrics.descender) * pointSize }
  /// The height of capitals.
  public var capHeight: CGFloat { face.metrics.capHeight * pointSize }
  /// The height of the letter x.
  public var xHeight: CGFloat { face.metrics.xHeight * pointSize }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face && pointSize == other.pointSize && textStyle == other.textStyle
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  public override var description: String {
    let family = textStyle.map { $0.rawValue } ?? face.postScriptName
    let weight = face.weight.rawValue >= UIFont.Weight.semibold.rawValue ? "bold" : "normal"
    let style = face.isItalic ? "italic" : "normal"
    return "<UICTFont: \(pointerText(self))> font-family: \"\(family)\"; font-weight: \(weight); "
      + "font-style: \(style); font-size: \(String(format: "%.2f", Double(pointSize)))pt"
  }
}
