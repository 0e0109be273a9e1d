/// Shows text that people read and do not change.
///
/// Its size follows its text: one line as wide as the text, or with `numberOfLines` other than 1 as
/// many lines as the width asks for. Sizes are rounded up to whole pixels.
@MainActor open class UILabel: UIView {
  private var content: LabelContent = LabelContent()
  /// The size last worked out, with the width and the pixels it was worked out for; layout asks for
  /// the same one again and again.
  private var measured: (width: CGFloat, scale: CGFloat, size: CGSize)?

  /// Makes a label with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a label from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: Text

  /// The text; nil for none.
  open var text: String? {
    get { content.text }
    set {
      if newValue == content.text, content.attributed == nil { return }
      content.text = newValue
      content.attributed = nil
      contentDidChange()
    }
  }

  /// The text with its attributes; setting it takes font and colour from the attributes at its
  /// beginning.
  ///
  /// A text that changes font or colour on the way is measured and shown as it begins.
  public var attributedText: NSAttributedString? {
    get { content.attributed ?? content.text.map { NSAttributedString(string: $0) } }
    set {
      content.text = newValue?.string
      content.attributed = newValue
      if let font = newValue?.firstValue(of: .font, as: UIFont.self) { content.font = font }
      if let color = newValue?.firstValue(of: .foregroundColor, as: UIColor.self) {
        content.textColor = color
      }
      contentDidChange()
    }
  }

  /// The font; nil sets the default, the system font of 17 points.
  public var font: UIFont! {
    get { content.font }
    set {
      content.font = newValue ?? LabelContent.defaultFont
      contentDidChange()
    }
  }

  /// The colour of the text; nil sets the default, `UIColor.label`.
  public var textColor: UIColor! {
    get { content.textColor }
    set { content.textColor = newValue ?? UIColor.label }
  }

  /// The colour of the text while the label is highlighted.
  public var highlightedTextColor: UIColor? {
    get { content.highlightedTextColor }
    set { content.highlightedTextColor = newValue }
  }

  /// Whether the label is highlighted.
  public var isHighlighted: Bool {
    get { content.isHighlighted }
    set { content.isHighlighted = newValue }
  }

  /// Whether the text is shown in full strength.
  public var isEnabled: Bool {
    get { content.isEnabled }
    set { content.isEnabled = newValue }
  }

  /// Where the lines stand between the left and the right edge.
  public var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { content.alignment = newValue }
  }

  /// What becomes of a text that does not fit.
  public var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set {
      content.lineBreakMode = newValue
      contentDidChange()
    }
  }

  /// The greatest number of lines; 0 for as many as the text needs.
  public var numberOfLines: Int {
    get { content.numberOfLines }
    set {
      content.numberOfLines = max(0, newValue)
      contentDidChange()
    }
  }

  /// The width in points at which the intrinsic size is worked out; 0 for the width the layout gives.
  public var preferredMaxLayoutWidth: CGFloat {
    get { content.preferredMaxLayoutWidth }
    set {
      if newValue == content.preferredMaxLayoutWidth { return }
      content.preferredMaxLayoutWidth = newValue
      contentDidChange()
    }
  }

  /// Whether the font shrinks to fit a single line into the width.
  public var adjustsFontSizeToFitWidth: Bool {
    get { content.adjustsFontSizeToFitWidth }
    set { content.adjustsFontSizeToFitWidth = newValue }
  }

  /// How far the font may shrink, as a share of its size; 0 for any size.
  public var minimumScaleFactor: CGFloat {
    get { content.minimumScaleFactor }
    set { content.minimumScaleFactor = newValue }
  }

  /// Whether letters may move together before text is cut.
  public var allowsDefaultTighteningForTruncation: Bool {
    get { content.allowsTightening }
    set { content.allowsTightening = newValue }
  }

  /// Where a text of adjusted size is placed.
  public var baselineAdjustment: UIBaselineAdjustment {
    get { content.baselineAdjustment }
    set { content.baselineAdjustment = newValue }
  }

  /// The colour of the text's shadow; nil for none.
  public var shadowColor: UIColor? {
    get { content.shadowColor }
    set { content.shadowColor = newValue }
  }

  /// How far the shadow lies from the text, in points.
  public var shadowOffset: CGSize {
    get { content.shadowOffset }
    set { content.shadowOffset = newValue }
  }

  /// Whether a font made from a text style follows the text size the person chooses later.
  public var adjustsFontForContentSizeCategory: Bool {
    get { content.adjustsFontForContentSizeCategory }
    set { content.adjustsFontForContentSizeCategory = newValue }
  }

  private func size(fittingWidth width: CGFloat) -> CGSize {
    let scale = Simulation.environment.device.scale
    if let measured, measured.width == width, measured.scale == scale { return measured.size }
    let size = content.size(fittingWidth: width)
    measured = (width, scale, size)
    return size
  }

  private func contentDidChange() {
    measured = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.labelContentDidChange()
  }

  override func contentSizeCategoryDidChange() {
    guard adjustsFontForContentSizeCategory, let style = content.font.textStyle else { return }
    font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    size(fittingWidth: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }

  override func contentSize(fittingWidth width: CGFloat) -> CGSize? {
    content.numberOfLines == 1 ? nil : size(fittingWidth: width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(fittingWidth: size.width > 0 ? size.width : .infinity)
  }

  /// Returns the rectangle the text takes within the given one, with no more than the given number
  /// of lines.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    var limited = content
    limited.numberOfLines = numberOfLines
    let size = limited.size(fittingWidth: bounds.width)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// Draws the text; the simulated screen shows `shownLines`.
  open func drawText(in rect: CGRect) {}

  // not scripted
  /// The lines of text as they are shown in the present bounds, cut where they do not fit.
  public var shownLines: [String] {
    guard bounds.width > 0 else { return [] }
    var lines = content.layout(width: bounds.width).lines
    let lineHeight = content.font.lineHeight
    let room = Int(bounds.height / lineHeight + 0.01, within: 0...1_000_000)
    if lines.count > max(1, room) { lines.removeSubrange(max(1, room)...) }
    return lines
  }

  // MARK: Baselines

  override func firstBaselineOffset(fromTopOf height: CGFloat) -> CGFloat {
    let text = size(fittingWidth: bounds.width > 0 ? bounds.width : .infinity)
    let top = (height - text.height) / 2
    return top + content.font.ascender
  }

  override func lastBaselineOffset(fromBottomOf height: CGFloat) -> CGFloat {
    let text = size(fittingWidth: bounds.width > 0 ? bounds.width : .infinity)
    let bottom = (height - text.height) / 2
    return bottom - content.font.descender
  }

  override var textInLogs: String? {
    content.text
  }

  override var descriptionText: String? {
    content.text.map { "text = '\($0)'" }
  }
}
