extension UIView {
  /// The colour behind the content; nil, the default, shows what is below.
  public var backgroundColor: UIColor? {
    get { appearance.backgroundColor }
    set { appearance.backgroundColor = newValue }
  }

  /// The accent colour, taken from the superview where none is set; blue at the top.
  ///
  /// Setting nil takes the superview's again.
  public var tintColor: UIColor! {
    get { appearance.tintColor ?? parent?.tintColor ?? .systemBlue }
    set {
      appearance.tintColor = newValue
      notifyTintColorChange()
    }
  }

  private func notifyTintColorChange() {
    tintColorDidChange()
    for child in children where child.appearance.tintColor == nil {
      child.notifyTintColorChange()
    }
  }

  /// How opaque the view and all inside it are, from 0 to 1.
  public var alpha: CGFloat {
    get { appearance.alpha }
    set { appearance.alpha = min(max(newValue, 0), 1) }
  }

  /// Whether the view and all inside it are not shown; a stack view gives it no room either.
  public var isHidden: Bool {
    get { appearance.isHidden }
    set {
      if newValue == appearance.isHidden { return }
      appearance.isHidden = newValue
      parent?.visibilityDidChange(of: self)
    }
  }

  /// Whether the view promises to cover all behind it.
  public var isOpaque: Bool {
    get { appearance.isOpaque }
    set { appearance.isOpaque = newValue }
  }

  /// Whether what lies outside the bounds is cut off.
  public var clipsToBounds: Bool {
    get { appearance.clipsToBounds }
    set { appearance.clipsToBounds = newValue }
  }

  /// Whether the drawing area is cleared before `draw(_:)`.
  public var clearsContextBeforeDrawing: Bool {
    get { appearance.clearsContextBeforeDrawing }
    set { appearance.clearsContextBeforeDrawing = newValue }
  }

  /// How the content follows the view's size.
  public var contentMode: UIView.ContentMode {
    get { appearance.contentMode }
    set { appearance.contentMode = newValue }
  }

  /// A number to find the view by.
  public var tag: Int {
    get { appearance.tag }
    set { appearance.tag = newValue }
  }

  /// Whether touches reach the view and what is inside it.
  public var isUserInteractionEnabled: Bool {
    get { appearance.isUserInteractionEnabled }
    set { appearance.isUserInteractionEnabled = newValue }
  }

  /// Whether the view receives more than one touch at once.
  public var isMultipleTouchEnabled: Bool {
    get { appearance.isMultipleTouchEnabled }
    set { appearance.isMultipleTouchEnabled = newValue }
  }

  /// Whether the view keeps touches from every other view.
  public var isExclusiveTouch: Bool {
    get { appearance.isExclusiveTouch }
    set { appearance.isExclusiveTouch = newValue }
  }

  /// Marks the content as out of date; the simulated screen is drawn from the properties.
  public func setNeedsDisplay() {}

  /// Marks a part of the content as out of date.
  public func setNeedsDisplay(_ rect: CGRect) {}

  /// The layer that carries the view's corners, border and shadow.
  public var layer: CALayer {
    if let layer = appearance.layer { return layer }
    let type = type(of: self).layerClass as? CALayer.Type ?? CALayer.self
    let layer = type.init()
    layer.view = self
    appearance.layer = layer
    return layer
  }
}

// MARK: - Accessibility

extension UIView {
  /// A name for automated tests, which nobody hears or sees.
  public var accessibilityIdentifier: String? {
    get { appearance.accessibilityIdentifier }
    set { appearance.accessibilityIdentifier = newValue }
  }

  /// What VoiceOver says for the view.
  public var accessibilityLabel: String? {
    get { appearance.accessibilityLabel }
    set { appearance.accessibilityLabel = newValue }
  }

  /// What VoiceOver says acting on the view will do.
  public var accessibilityHint: String? {
    get { appearance.accessibilityHint }
    set { appearance.accessibilityHint = newValue }
  }

  /// The view's value as VoiceOver says it.
  public var accessibilityValue: String? {
    get { appearance.accessibilityValue }
    set { appearance.accessibilityValue = newValue }
  }

  /// Whether VoiceOver stops at the view.
  public var isAccessibilityElement: Bool {
    get { appearance.isAccessibilityElement }
    set { appearance.isAccessibilityElement = newValue }
  }
}
