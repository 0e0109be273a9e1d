/// A rectangle on the screen: it draws content, lays out the views inside it and answers touches.
///
/// A view is at the place of its superview that `frame` says. `bounds` is the same rectangle in
/// the view's own coordinates, and what its subviews' frames are measured in.
@MainActor open class UIView: UIResponder {
  /// The number that stands for "no size of its own" along an axis, -1.
  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: Stored state

  var children: [UIView] = []
  weak var parent: UIView?
  /// The controller whose root view this is.
  weak var _viewDelegate: (any ViewLayoutDelegate)?
  var geometry: ViewGeometry = ViewGeometry()
  var layoutState: ViewLayoutState = ViewLayoutState()
  var margins: ViewMargins = ViewMargins()
  var appearance: ViewAppearance = ViewAppearance()

  // MARK: Making views

  /// Makes a view with the given frame, in the coordinates of the superview it will have.
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  /// Makes a view of no size; a learner's own `init` comes through here.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Makes a view from an archive, such as a compiled nib.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The class of the view's layer.
  open class var layerClass: AnyClass {
    CALayer.self
  }

  /// Whether the view cannot be laid out without constraints.
  open class var requiresConstraintBasedLayout: Bool {
    false
  }

  // MARK: Responder chain

  /// The view's controller if it is a root view, or else its superview.
  open override var next: UIResponder? {
    if let controller = _viewDelegate as? UIResponder { return controller }
    return parent
  }

  // MARK: Changes of the hierarchy

  /// Called when a view has been added to this one.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a view is taken out of this one.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the view moves to another superview, or to none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the view has moved to another superview, or to none.
  open func didMoveToSuperview() {}

  /// Called before the view moves to another window, or to none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the view has moved to another window, or to none.
  open func didMoveToWindow() {}

  // MARK: Touches

  /// Returns the deepest view that answers a touch at a point in this view's coordinates.
  ///
  /// A hidden view, one whose alpha is below 0.01 and one that takes no interaction answer
  /// nothing; nor does any part of a view outside the bounds of its superview.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Returns whether a point in the view's coordinates is inside its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  // MARK: Layout

  /// Gives the subviews their frames: those the constraints determine, unless overridden.
  ///
  /// Called by the layout pass only; ask for it with `setNeedsLayout()`.
  open func layoutSubviews() {
    applyEngineFrames()
  }

  /// Changes the view's constraints where that is cheaper done for all changes at once.
  ///
  /// Called by the constraint pass only; ask for it with `setNeedsUpdateConstraints()`. An
  /// override calls super last.
  open func updateConstraints() {}

  /// The size the view's content would like, in points; -1 along an axis without a preference.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells the layout that the content's preferred size has changed.
  open func invalidateIntrinsicContentSize() {
    contentSizeDidChange()
  }

  /// The part of the frame that constraints do not count, such as a shadow's.
  open var alignmentRectInsets: UIEdgeInsets {
    .zero
  }

  /// Returns the size that suits the view best within the given one: its present size, here.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// The view whose baseline stands for the first line of text.
  open var forFirstBaselineLayout: UIView {
    forLastBaselineLayout
  }

  /// The view whose baseline stands for the last line of text.
  open var forLastBaselineLayout: UIView {
    self
  }

  // MARK: Drawing and environment

  /// Draws the view's content; the simulated screen has none to draw on.
  open func draw(_ rect: CGRect) {}

  /// Called when the tint colour in force has changed.
  open func tintColorDidChange() {}

  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}

  /// Called when the traits in force have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: What subclasses of this module refine

  /// The content's size when its width is limited, for views whose height depends on it; else nil.
  ///
  /// The width given is that of the alignment rectangle, in points.
  func contentSize(fittingWidth width: CGFloat) -> CGSize? {
    nil
  }

  /// How far the first baseline is below the top, for a view of the given height.
  func firstBaselineOffset(fromTopOf height: CGFloat) -> CGFloat {
    0
  }

  /// How far the last baseline is above the bottom, for a view of the given height.
  func lastBaselineOffset(fromBottomOf height: CGFloat) -> CGFloat {
    0
  }

  /// The margins of a view that asked for none.
  var defaultLayoutMargins: NSDirectionalEdgeInsets {
    ViewMargins.standard
  }

  /// Called when the size a subview's content would like has changed.
  func contentSizeDidChange(of subview: UIView) {}

  /// Called when a subview was hidden or shown.
  func visibilityDidChange(of subview: UIView) {}

  /// Follows a change of where the view's own coordinates begin.
  func boundsOriginDidChange() {}

  /// Follows a change of the text of a label right inside this view.
  func labelContentDidChange() {}

  /// Follows a change of the text size the person chose, for views that show text.
  func contentSizeCategoryDidChange() {}

  /// What the device cuts off this view itself, for a window.
  var deviceSafeAreaInsets: UIEdgeInsets? {
    nil
  }

  /// The text by which constraint logs tell the view from others.
  var textInLogs: String? {
    nil
  }

  /// What the description says between the frame and the flags, such as `text = 'Hi'`.
  var descriptionText: String? {
    nil
  }

  /// What the description says at a place: an image before the layer, an offset at the end.
  func descriptionDetails(before place: DescriptionPlace) -> [String] {
    []
  }

  open override var description: String {
    MainActor.assumeIsolated { ViewDescription(self).text() }
  }
}
