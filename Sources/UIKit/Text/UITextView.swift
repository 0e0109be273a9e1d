/// A text of many lines that people edit and scroll.
@MainActor open class UITextView: UIScrollView {
  private var content = ""
  private var ownFont: UIFont?
  private var ownColor: UIColor?

  /// Makes an empty text view with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a text view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text; setting nil empties it.
  public var text: String! {
    get { content }
    set {
      content = newValue ?? ""
      contentDidChange()
    }
  }

  /// The font; the system font of 12 points until one is set.
  public var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue
      contentDidChange()
    }
  }

  /// The colour of the text; `UIColor.label` at first.
  public var textColor: UIColor? {
    get { ownColor ?? UIColor.label }
    set { ownColor = newValue }
  }

  /// Where the lines stand between the left and the right edge.
  public var textAlignment: NSTextAlignment = NSTextAlignment.natural
  /// Whether the text can be changed.
  public var isEditable: Bool = true
  /// Whether parts of the text can be selected.
  public var isSelectable: Bool = true
  /// The room between the edges and the text, in points: 8 above and below at first.
  public var textContainerInset: UIEdgeInsets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }

  /// The room beside each line within the insets, in points.
  private static let lineFragmentPadding: CGFloat = 5

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The size of the text with its insets in lines of a width.
  private func textSize(width: CGFloat) -> CGSize {
    let font = ownFont ?? UIFont.systemFont(ofSize: 12)
    let beside =
      textContainerInset.left + textContainerInset.right
      + 2 * UITextView.lineFragmentPadding
    let layout = TextLayout(
      content, font: font, width: max(0, width - beside), limit: 0, mode: .byWordWrapping)
    let scale = Simulation.environment.device.scale
    let height = CGFloat(layout.lines.count) * font.lineHeight
    return CGSize(
      width: (layout.width + beside).roundedUpToPixel(scale: scale),
      height: (height + textContainerInset.top + textContainerInset.bottom)
        .roundedUpToPixel(scale: scale))
  }

  /// The size of the text where it does not scroll; where it does, none.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : textSize(width: .infinity)
  }

  override func contentSize(fittingWidth width: CGFloat) -> CGSize? {
    isScrollEnabled ? nil : textSize(width: width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : .infinity)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: textSize(width: bounds.width).height)
  }

  // not scripted
  /// The lines of text as they are set in the present width.
  public var shownLines: [String] {
    let beside =
      textContainerInset.left + textContainerInset.right
      + 2 * UITextView.lineFragmentPadding
    return TextLayout(
      content, font: ownFont ?? UIFont.systemFont(ofSize: 12), width: max(0, bounds.width - beside),
      limit: 0, mode: .byWordWrapping
    ).lines
  }

  /// The view shown in place of the keyboard.
  public var inputView: UIView?
  /// The view shown above the keyboard.
  public var inputAccessoryView: UIView?
  /// The text with its attributes, of which the font and the colour at the beginning count.
  public var attributedText: NSAttributedString! {
    get { NSAttributedString(string: content) }
    set {
      if let font = newValue?.firstValue(of: .font, as: UIFont.self) { ownFont = font }
      if let color = newValue?.firstValue(of: .foregroundColor, as: UIColor.self) {
        ownColor = color
      }
      text = newValue?.string
    }
  }

  // MARK: Editing

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  open override var canBecomeFirstResponder: Bool { isEditable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard super.becomeFirstResponder() else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    textDelegate?.textViewDidEndEditing(self)
    return true
  }

  /// Adds text at the end, as the keyboard would.
  func type(_ typed: String) {
    text = content + typed
    textDelegate?.textViewDidChange(self)
  }

  override var descriptionText: String? { content.isEmpty ? nil : "text = '\(content)'" }
}

/// What a text view tells about its editing.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Called when editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when the text has been changed by typing.
  func textViewDidChange(_ textView: UITextView)
  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}
