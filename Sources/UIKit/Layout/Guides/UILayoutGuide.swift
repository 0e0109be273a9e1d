/// A rectangle that takes part in the layout like a view, and is none: nothing to draw or touch.
@MainActor open class UILayoutGuide: NSObject {
  weak var owner: UIView?
  /// A name for logs.
  public var identifier: String = ""
  /// How UIKit places the guide, for one of its own.
  var rule: GuideRule?
  var item: LayoutItem?

  /// Makes a guide that no view owns yet.
  public override init() {
    super.init()
  }

  /// The view whose coordinates the guide is in; `addLayoutGuide(_:)` sets it.
  public var owningView: UIView? {
    owner
  }

  var layoutItem: LayoutItem {
    if let item { return item }
    let item = LayoutItem(guide: self)
    self.item = item
    return item
  }

  /// The guide's rectangle in its owning view's coordinates, after a layout pass.
  public var layoutFrame: CGRect {
    guard let owner else { return .zero }
    if let rule { return rule.frame(in: owner) }
    guard let engine = owner.layoutEngine, engine.governs(layoutItem) else { return .zero }
    return engine.rect(of: layoutItem).roundedToPixels(owner.layoutScale)
  }

  /// The constraints that keep one of UIKit's own guides in its place.
  func rules() -> [DerivedRule] {
    guard let rule, let owner else { return [] }
    return rule.constraints(in: owner)
  }

  public override var description: String {
    MainActor.assumeIsolated {
      let frame = layoutFrame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.sixDigits)
      return "<\(ClassName(of: self).name): \(pointerText(self)) - \"\(identifier)\", "
        + "layoutFrame = {{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}, "
        + "owningView = \(owner?.description ?? "(null)")>"
    }
  }

  // MARK: Anchors

  /// The edge where a line of text begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .leading) }
  /// The edge where a line of text ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .right) }
  /// The middle from side to side.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .bottom) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .height) }
}
