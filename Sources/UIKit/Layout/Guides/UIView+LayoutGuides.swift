extension UIView {
  /// Adds a guide to the view's layout, taking it from the view that owned it.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owner === self { return }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    layoutGuide.owner = self
    layoutState.guides.append(layoutGuide)
  }

  /// Removes a guide, with every constraint about it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner === self else { return }
    for constraint in layoutGuide.item?.activeConstraints ?? [] { constraint.isActive = false }
    if let item = layoutGuide.item { layoutEngine?.expel(item) }
    layoutState.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owner = nil
  }

  /// The guides the program added to the view.
  public var layoutGuides: [UILayoutGuide] {
    layoutState.guides.filter { $0.rule == nil }
  }

  /// The part of the view that bars and the device's shape leave free.
  public var safeAreaLayoutGuide: UILayoutGuide {
    ownGuide(.safeArea) { UILayoutGuide() }
  }

  /// The part of the view within its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    ownGuide(.margins) { UILayoutGuide() }
  }

  /// The part of the view within its margins where lines are not too long to read.
  public var readableContentGuide: UILayoutGuide {
    ownGuide(.readable) { UILayoutGuide() }
  }

  /// The part of the view that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    ownGuide(.keyboard) { UIKeyboardLayoutGuide() }
  }

  func ownGuide<Guide: UILayoutGuide>(_ rule: GuideRule, make: () -> Guide) -> Guide {
    for guide in layoutState.guides where guide.rule == rule {
      if let guide = guide as? Guide { return guide }
    }
    let guide = make()
    guide.rule = rule
    guide.identifier = rule.identifier
    guide.owner = self
    layoutState.guides.append(guide)
    return guide
  }
}
