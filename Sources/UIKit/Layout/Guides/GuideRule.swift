/// Where UIKit keeps one of its own guides: the owning view's rectangle, inset.
@MainActor enum GuideRule {
  case safeArea
  case margins
  case readable
  case keyboard
  /// The strip above the safe area, and the one below it: a controller's old guides.
  case topBars
  case bottomBars
  /// A scroll view's content, whose size the constraints inside it give.
  case scrollContent
  /// The part of a scroll view that is seen.
  case scrollFrame

  var followsSafeArea: Bool {
    self == .safeArea || self == .keyboard || self == .topBars || self == .bottomBars
  }

  var followsMargins: Bool {
    self == .margins || self == .readable
  }

  var identifier: String {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .margins: "UIViewLayoutMarginsGuide"
    case .readable: "UIViewReadableContentGuide"
    case .keyboard: "UIKeyboardLayoutGuide"
    case .topBars: "_UIViewControllerTop"
    case .bottomBars: "_UIViewControllerBottom"
    case .scrollContent: "UIScrollView-contentLayoutGuide"
    case .scrollFrame: "UIScrollView-frameLayoutGuide"
    }
  }

  /// Readable text is never wider than this, at the default text size; in points.
  private static let readableWidth: CGFloat = 672

  private func insets(in view: UIView) -> UIEdgeInsets {
    switch self {
    case .safeArea: return view.safeAreaInsets
    case .margins: return view.layoutMargins
    case .readable:
      var insets = view.layoutMargins
      let excess = view.bounds.width - insets.left - insets.right - GuideRule.readableWidth
      if excess > 0 {
        insets.left += excess / 2
        insets.right += excess / 2
      }
      return insets
    case .topBars:
      return UIEdgeInsets(
        top: 0, left: 0, bottom: view.bounds.height - view.safeAreaInsets.top, right: 0)
    case .keyboard, .bottomBars:
      // Without a keyboard its guide is the strip below the safe area.
      return UIEdgeInsets(
        top: view.bounds.height - view.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
    case .scrollContent, .scrollFrame: return .zero
    }
  }

  func frame(in view: UIView) -> CGRect {
    if self == .scrollFrame { return view.bounds }
    if self == .scrollContent, let scrollView = view as? UIScrollView {
      return CGRect(origin: .zero, size: scrollView.contentSize)
    }
    return CGRect(origin: .zero, size: view.bounds.size).inset(by: insets(in: view))
  }

  /// The constraints that keep the guide in its place, whatever size the solver gives the view.
  func constraints(in view: UIView) -> [DerivedRule] {
    let owner = view.layoutItem
    if self == .scrollContent || self == .scrollFrame {
      // Places are measured in the scroll view's own coordinates, which move with the content.
      let origin = self == .scrollFrame ? view.bounds.origin : .zero
      var rules = [
        DerivedRule(attribute: .left, constant: origin.x, identifier: "\(identifier)-left"),
        DerivedRule(attribute: .top, constant: origin.y, identifier: "\(identifier)-top"),
      ]
      if self == .scrollFrame {
        rules.append(edge(.width, owner, .width, 0, "width"))
        rules.append(edge(.height, owner, .height, 0, "height"))
      }
      return rules
    }
    let insets = insets(in: view)
    let isBelow = self == .keyboard || self == .bottomBars
    return [
      edge(.left, owner, .left, insets.left, "left"),
      edge(.right, owner, .right, -insets.right, "right"),
      isBelow
        ? edge(.top, owner, .bottom, -view.safeAreaInsets.bottom, "top")
        : edge(.top, owner, .top, insets.top, "top"),
      self == .topBars
        ? edge(.bottom, owner, .top, view.safeAreaInsets.top, "bottom")
        : edge(.bottom, owner, .bottom, -insets.bottom, "bottom"),
    ]
  }

  private func edge(
    _ attribute: NSLayoutConstraint.Attribute, _ owner: LayoutItem,
    _ ownerAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ side: String
  ) -> DerivedRule {
    DerivedRule(
      attribute: attribute, second: owner, secondAttribute: ownerAttribute, constant: constant,
      identifier: self == .margins
        ? "UIView-\(side)Margin-guide-constraint" : "\(identifier)-\(side)")
  }
}
