/// A line of text that people edit.
@MainActor open class UITextField: UIControl {
  private var content = ""
  private var ownFont: UIFont?
  private var ownColor: UIColor?

  /// Makes an empty field with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a field from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text; setting nil empties the field.
  public var text: String? {
    get { content }
    set {
      content = newValue ?? ""
      invalidateIntrinsicContentSize()
    }
  }

  /// The hint shown while the field is empty.
  public var placeholder: String? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The text with attributes, of which only the text counts here.
  public var attributedText: NSAttributedString? {
    get { NSAttributedString(string: content) }
    set { text = newValue?.string }
  }

  /// The hint with attributes, of which only the text counts here.
  public var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }

  /// The view shown in place of the keyboard.
  public var inputView: UIView?
  /// The view shown above the keyboard.
  public var inputAccessoryView: UIView?
  /// Whether spelling is checked while typing.
  public var spellCheckingType: UITextSpellCheckingType = UITextSpellCheckingType.default
  /// Whether the return key can be used only where there is a text.
  public var enablesReturnKeyAutomatically: Bool = false
  /// What the text means, such as a password.
  public var textContentType: UITextContentType?

  /// The font; the system font of 17 points at first.
  public var font: UIFont? {
    get { ownFont ?? LabelContent.defaultFont }
    set {
      ownFont = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The colour of the text; `UIColor.label` at first.
  public var textColor: UIColor? {
    get { ownColor ?? UIColor.label }
    set { ownColor = newValue }
  }

  /// The box around the text.
  public var borderStyle: UITextField.BorderStyle = UITextField.BorderStyle.none {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Where the text stands between the left and the right edge.
  public var textAlignment: NSTextAlignment = NSTextAlignment.natural
  /// Whether the characters are hidden.
  public var isSecureTextEntry: Bool = false
  /// The keys the keyboard shows.
  public var keyboardType: UIKeyboardType = UIKeyboardType.default
  /// What the return key says.
  public var returnKeyType: UIReturnKeyType = UIReturnKeyType.default
  /// Which letters become capitals by themselves.
  public var autocapitalizationType: UITextAutocapitalizationType =
    UITextAutocapitalizationType.sentences
  /// Whether spelling is corrected while typing.
  public var autocorrectionType: UITextAutocorrectionType = UITextAutocorrectionType.default
  /// When the button that empties the field is shown.
  public var clearButtonMode: UITextField.ViewMode = UITextField.ViewMode.never
  /// Whether editing begins with an empty field.
  public var clearsOnBeginEditing: Bool = false
  /// Whether the font shrinks to fit the text into the width.
  public var adjustsFontSizeToFitWidth: Bool = false
  /// The smallest size the font shrinks to, in points.
  public var minimumFontSize: CGFloat = 0
  /// Whether a font made from a text style follows the text size the person chooses later.
  public var adjustsFontForContentSizeCategory: Bool = false
  /// The view before the text.
  public var leftView: UIView?
  /// The view after the text.
  public var rightView: UIView?
  /// When the view before the text is shown.
  public var leftViewMode: UITextField.ViewMode = UITextField.ViewMode.never
  /// When the view after the text is shown.
  public var rightViewMode: UITextField.ViewMode = UITextField.ViewMode.never
  /// The object asked and told about the editing.
  public weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is being edited.
  public private(set) var isEditing: Bool = false

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    isEditing = true
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder()
    else { return false }
    isEditing = false
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  override func receiveTap() {
    becomeFirstResponder()
  }

  /// Adds text at the end, as the keyboard would.
  func type(_ typed: String) {
    let range = NSRange(location: (content as NSString).length, length: 0)
    if delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: typed)
      == false
    {
      return
    }
    text = content + typed
    sendActions(for: .editingChanged)
  }

  // MARK: Size

  /// The room beside the text, in points, on either side.
  private var sideInset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  open override var intrinsicContentSize: CGSize {
    let font = font ?? LabelContent.defaultFont
    let shown = content.isEmpty ? placeholder ?? "" : content
    let scale = Simulation.environment.device.scale
    let width = TextMetrics.width(of: shown, font: font).roundedUpToPixel(scale: scale)
    // Recorded: 34 points for a rounded box at 17 points of text, 30 at 14; 22 and 17 without.
    let line = font.lineHeight.rounded(.up)
    let height =
      switch borderStyle {
      case .roundedRect, .bezel: line + 13
      case .line: line + 11
      case .none: font.pointSize >= 17 ? line + 1 : line
      }
    return CGSize(width: width + 2 * sideInset, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func contentSizeCategoryDidChange() {
    guard adjustsFontForContentSizeCategory, let style = ownFont?.textStyle else { return }
    font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  override var descriptionText: String? { content.isEmpty ? nil : "text = '\(content)'" }
}

/// What a text field asks and tells about its editing.
@MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether a piece of the text may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether the return key does what it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Yes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
