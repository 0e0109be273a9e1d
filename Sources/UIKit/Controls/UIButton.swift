/// A control with a title, a picture or both that performs something when tapped.
///
/// Without a configuration its size is that of the older buttons: as wide as the title, and 12 points
/// higher than its line; never smaller than 30 points either way.
@MainActor open class UIButton: UIControl {
  /// What is shown in one state.
  private struct Appearance {
    var title: String?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  private var appearances: [UIControl.State: Appearance] = [:]
  private let kind: UIButton.ButtonType
  private let label = UIButtonLabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private var updatesLabel = false

  /// Makes a button of the custom type, whose title is white.
  public override init(frame: CGRect) {
    kind = .custom
    super.init(frame: frame)
    prepare()
  }

  /// Makes a button of a type; the system's is titled in the tint colour.
  public init(type buttonType: UIButton.ButtonType) {
    kind = buttonType
    super.init(frame: .zero)
    prepare()
  }

  /// Makes a button with a look and an action.
  public init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    kind = .system
    super.init(frame: .zero)
    prepare()
    self.configuration = configuration
    if let primaryAction {
      if configuration.title == nil, !primaryAction.title.isEmpty {
        self.configuration?.title = primaryAction.title
      }
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    // Observers do not run in a class's own initialiser.
    updateContent()
    frame.size = intrinsicContentSize
  }

  /// Makes a button of a type with an action, whose title it takes.
  public convenience init(
    type buttonType: UIButton.ButtonType = UIButton.ButtonType.system, primaryAction: UIAction?
  ) {
    self.init(type: buttonType)
    if let primaryAction {
      if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
      if let image = primaryAction.image { setImage(image, for: .normal) }
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  /// Makes a button from an archive.
  public required init?(coder: NSCoder) {
    kind = .system
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    label.font = UIFont.systemFont(ofSize: kind == .custom ? 18 : 15)
    label.lineBreakMode = .byTruncatingMiddle
    switch kind {
    case .contactAdd: setSymbol("plus.circle")
    case .detailDisclosure, .infoLight, .infoDark: setSymbol("info.circle")
    case .close: setSymbol("xmark.circle.fill")
    case .custom, .system: break
    }
    updateContent()
  }

  /// The round buttons of the system: 24⅓ × 23⅔ points, as recorded.
  private func setSymbol(_ name: String) {
    let size = CGSize(width: 73.0 / 3, height: 71.0 / 3)
    setImage(UIImage(name: name, size: size, scale: 3, isSymbol: true), for: .normal)
    frame.size = size
  }

  // MARK: Content by state

  /// The type the button was made with.
  public var buttonType: UIButton.ButtonType { kind }

  /// The label that shows the title. Set titles with `setTitle(_:for:)`, not on it.
  public var titleLabel: UILabel? { label }

  /// The view that shows the picture.
  public var imageView: UIImageView? { picture }

  /// Sets the title for a state; where none is set the one for the normal state is shown.
  public func setTitle(_ title: String?, for state: UIControl.State) {
    appearances[state, default: Appearance()].title = title
    updateContent()
  }

  /// Sets the title's colour for a state.
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    appearances[state, default: Appearance()].titleColor = color
    updateContent()
  }

  /// Sets the picture for a state.
  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    appearances[state, default: Appearance()].image = image
    updateContent()
  }

  /// Sets the picture behind the content for a state.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    appearances[state, default: Appearance()].backgroundImage = image
    updateContent()
  }

  /// Returns the title set for a state.
  public func title(for state: UIControl.State) -> String? { appearances[state]?.title }

  /// Returns the title's colour for a state.
  ///
  /// Where none was set it is white, or the tint colour for a button of the system type.
  public func titleColor(for state: UIControl.State) -> UIColor? {
    appearances[state]?.titleColor ?? appearances[.normal]?.titleColor
      ?? (kind == .custom ? UIColor.white : tintColor)
  }

  /// Returns the picture set for a state.
  public func image(for state: UIControl.State) -> UIImage? { appearances[state]?.image }

  /// Returns the picture behind the content set for a state.
  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    appearances[state]?.backgroundImage
  }

  /// The title shown now.
  public var currentTitle: String? {
    if let configuration { return configuration.title ?? title(for: .normal) }
    return title(for: state) ?? title(for: .normal)
  }

  /// The title's colour now.
  public var currentTitleColor: UIColor {
    if let color = configuration?.foreground(tint: tintColor) { return color }
    return titleColor(for: state) ?? UIColor.white
  }

  /// The picture shown now.
  public var currentImage: UIImage? {
    if let configuration { return configuration.image ?? image(for: .normal) }
    return image(for: state) ?? image(for: .normal)
  }

  /// The look of the button; nil for that of the older buttons.
  public var configuration: UIButton.Configuration? {
    didSet { updateContent() }
  }

  /// The room around the content, in points, of a button without a configuration.
  public var contentEdgeInsets: UIEdgeInsets = UIEdgeInsets.zero {
    didSet { contentDidChange() }
  }

  /// How far the title is moved from its place; it does not count for the size.
  public var titleEdgeInsets: UIEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// How far the picture is moved from its place; it does not count for the size.
  public var imageEdgeInsets: UIEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  // MARK: Keeping up

  override func stateDidChange() {
    updateContent()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContent()
  }

  override func labelContentDidChange() {
    if !updatesLabel { contentDidChange() }
  }

  private func updateContent() {
    updatesLabel = true
    let title = currentTitle
    label.text = title
    if configuration != nil { label.font = UIFont.preferredFont(forTextStyle: .body) }
    label.textColor = currentTitleColor
    updatesLabel = false
    show(label, title?.isEmpty == false)
    picture.image = currentImage
    show(picture, currentImage != nil)
    contentDidChange()
  }

  private func show(_ view: UIView, _ isShown: Bool) {
    if isShown, view.superview == nil {
      if view === picture { insertSubview(view, at: 0) } else { addSubview(view) }
    } else if !isShown, view.superview != nil {
      view.removeFromSuperview()
    }
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Size

  private var titleSize: CGSize {
    guard let title = currentTitle, !title.isEmpty else { return .zero }
    return label.intrinsicContentSize
  }

  open override var intrinsicContentSize: CGSize {
    let title = titleSize
    let image = currentImage?.size
    if let configuration { return configuration.size(title: title, image: image) }
    let scale = Simulation.environment.device.scale
    let line = label.font.lineHeight.roundedUpToPixel(scale: scale) + 12
    var size = CGSize(width: 30, height: line.rounded(.up))
    if let image, title == .zero {
      size = image
    } else if title != .zero {
      size.width = title.width + (image?.width ?? 0)
      size.height = max(image?.height ?? 0, title.height + 12)
      if contentEdgeInsets == .zero { size.width = max(30, size.width) }
    }
    size.width += contentEdgeInsets.left + contentEdgeInsets.right
    if contentEdgeInsets.top + contentEdgeInsets.bottom > 0, title != .zero {
      // Insets of one's own take the place of the six points above and below.
      size.height = max(image?.height ?? 0, title.height)
    }
    size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = ButtonPlaces(
      bounds: bounds, insets: configuration?.resolvedInsets(readsRightToLeft) ?? contentEdgeInsets,
      title: titleSize, image: currentImage?.size ?? .zero,
      padding: configuration?.imagePadding ?? 0,
      placement: configuration?.imagePlacement ?? .leading, horizontal: contentHorizontalAlignment,
      vertical: contentVerticalAlignment, isRightToLeft: readsRightToLeft)
    let scale = Simulation.environment.device.scale
    label.frame = places.titleFrame.inset(by: titleEdgeInsets.shifting).roundedToPixels(scale)
    picture.frame = places.imageFrame.inset(by: imageEdgeInsets.shifting).roundedToPixels(scale)
  }
}

/// The label of a button.
@MainActor final class UIButtonLabel: UILabel {
}

extension UIEdgeInsets {
  /// Insets that move a rectangle as a button's title and picture insets do: by half the difference.
  fileprivate var shifting: UIEdgeInsets {
    let x = (left - right) / 2
    let y = (top - bottom) / 2
    return UIEdgeInsets(top: y, left: x, bottom: -y, right: -x)
  }
}
