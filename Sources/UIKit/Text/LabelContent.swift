/// What a label shows, and how large that is.
struct LabelContent {
  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  var text: String?
  var attributed: NSAttributedString?
  var font = LabelContent.defaultFont
  var textColor = UIColor.label
  var highlightedTextColor: UIColor?
  var isHighlighted = false
  var isEnabled = true
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var numberOfLines = 1
  var preferredMaxLayoutWidth: CGFloat = 0
  var adjustsFontSizeToFitWidth = false
  var minimumScaleFactor: CGFloat = 0
  var allowsTightening = false
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var adjustsFontForContentSizeCategory = false

  /// The text set in lines of a width.
  func layout(width: CGFloat) -> TextLayout {
    TextLayout(text ?? "", font: font, width: width, limit: numberOfLines, mode: lineBreakMode)
  }

  /// The size the text takes, rounded up to whole pixels: zero without text; a single line is as wide
  /// as its text whatever the width given.
  @MainActor func size(fittingWidth width: CGFloat) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let layout = layout(width: numberOfLines == 1 ? .infinity : width)
    let scale = Simulation.environment.device.scale
    return CGSize(
      width: layout.width.roundedUpToPixel(scale: scale),
      height: (CGFloat(layout.lines.count) * font.lineHeight).roundedUpToPixel(scale: scale))
  }
}
