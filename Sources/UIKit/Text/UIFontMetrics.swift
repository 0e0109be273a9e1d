/// Scales fonts and lengths with the text size the person chose, as a text style does.
public class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Makes the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of running text.
  public static let `default`: UIFontMetrics = UIFontMetrics(forTextStyle: .body)

  /// Returns a length scaled as the style's size is, rounded to a third of a point.
  ///
  /// The device's own scaling departs from this proportion by up to a point at accessibility sizes.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    let category = UITraitCollection.current.preferredContentSizeCategory
    let scaled = value * style.pointSize(in: category) / style.pointSize(in: .large)
    return (scaled * 3).rounded() / 3
  }

  /// Returns a font scaled as the style's is.
  public func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// Returns a font scaled as the style's is, no larger than the given size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
  }
}
