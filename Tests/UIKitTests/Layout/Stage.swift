import Testing

@testable import UIKit

/// A screen of a given size and safe area with a root view on it, for layout tests.
@MainActor final class Stage {
  let window: StageWindow
  let root = StageRoot()
  private(set) var views: [String: UIView] = [:]

  /// Makes a stage in a fresh world; the standard one has three pixels a point.
  init(
    size: CGSize, safeArea: UIEdgeInsets = .zero,
    environment: SimulatedEnvironment = SimulatedEnvironment()
  ) {
    Simulation.boot(environment)
    window = StageWindow(frame: CGRect(origin: .zero, size: size))
    window.insets = safeArea
    root.frame = window.bounds
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.safeAreaMayHaveChanged()
    window.addSubview(root)
  }

  /// Adds a view for constraints to place, under a name.
  func view(_ name: String) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    views[name] = view
    return view
  }

  func layOut() {
    window.layoutIfNeeded()
  }
}

/// A window whose device cuts off what the test says.
@MainActor final class StageWindow: UIWindow {
  var insets = UIEdgeInsets.zero

  override var deviceSafeAreaInsets: UIEdgeInsets? {
    insets
  }
}

/// A root view with the margins the system gives a controller's: 20 points on wide screens, else 16.
@MainActor final class StageRoot: UIView {
  override var defaultLayoutMargins: NSDirectionalEdgeInsets {
    let shortSide = min(window?.bounds.width ?? 0, window?.bounds.height ?? 0)
    let side: CGFloat = shortSide >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}

// MARK: - Short ways to constrain

extension UILayoutPriority {
  static let high = UILayoutPriority.defaultHigh
  static let low = UILayoutPriority.defaultLow
}

@MainActor extension UIView {
  /// Constrains an attribute to the superview's.
  func to(
    _ attributes: NSLayoutConstraint.Attribute..., by constant: CGFloat = 0,
    times multiplier: CGFloat = 1, is relation: NSLayoutConstraint.Relation = .equal,
    at priority: UILayoutPriority = .required
  ) {
    for attribute in attributes {
      constrain(attribute, relation, superview, attribute, multiplier, constant, priority)
    }
  }

  /// Constrains all four edges to an item's, inset.
  func fill(
    _ item: AnyObject?, _ insets: UIEdgeInsets = .zero, absolute: Bool = false,
    at priority: UILayoutPriority = .required
  ) {
    let start: NSLayoutConstraint.Attribute = absolute ? .left : .leading
    let end: NSLayoutConstraint.Attribute = absolute ? .right : .trailing
    constrain(.top, .equal, item, .top, 1, insets.top, priority)
    constrain(start, .equal, item, start, 1, insets.left, priority)
    constrain(.bottom, .equal, item, .bottom, 1, -insets.bottom, priority)
    constrain(end, .equal, item, end, 1, -insets.right, priority)
  }

  /// Constrains the sides to an item's, inset.
  func sides(
    _ item: AnyObject?, by inset: CGFloat = 0, absolute: Bool = false,
    at priority: UILayoutPriority = .required
  ) {
    let start: NSLayoutConstraint.Attribute = absolute ? .left : .leading
    let end: NSLayoutConstraint.Attribute = absolute ? .right : .trailing
    constrain(start, .equal, item, start, 1, inset, priority)
    constrain(end, .equal, item, end, 1, -inset, priority)
  }

  func width(
    _ length: CGFloat, is relation: NSLayoutConstraint.Relation = .equal,
    at priority: UILayoutPriority = .required
  ) {
    constrain(.width, relation, nil, .notAnAttribute, 1, length, priority)
  }

  func height(
    _ length: CGFloat, is relation: NSLayoutConstraint.Relation = .equal,
    at priority: UILayoutPriority = .required
  ) {
    constrain(.height, relation, nil, .notAnAttribute, 1, length, priority)
  }

  func size(_ width: CGFloat, _ height: CGFloat, at priority: UILayoutPriority = .required) {
    self.width(width, at: priority)
    self.height(height, at: priority)
  }

  @discardableResult
  func constrain(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ item: AnyObject?, _ other: NSLayoutConstraint.Attribute, _ multiplier: CGFloat,
    _ constant: CGFloat, _ priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: self, attribute: attribute, relatedBy: relation, toItem: item, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.isActive = true
    return constraint
  }
}

extension UIEdgeInsets {
  init(all inset: CGFloat) {
    self.init(top: inset, left: inset, bottom: inset, right: inset)
  }
}

/// Whether two rectangles are the same to a thousandth of a point.
func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
  abs(one.minX - other.minX) < 0.001 && abs(one.minY - other.minY) < 0.001
    && abs(one.width - other.width) < 0.001 && abs(one.height - other.height) < 0.001
}
