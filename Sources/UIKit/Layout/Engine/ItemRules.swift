/// The constraints a view or guide brings into the layout by itself: where its frame, its content
/// or its definition says more than the program's constraints do.
@MainActor struct ItemRules {
  let item: LayoutItem
  /// The topmost view of the layout.
  let root: UIView
  /// Whether the topmost view's size is free, because it is being asked for.
  let rootIsFree: Bool

  func rules() -> [DerivedRule] {
    if let guide = item.guide { return guide.rules() }
    guard let view = item.view else { return [] }
    if view === root { return rootIsFree ? contentRules(view) : rootRules(view) }
    if !view.translatesAutoresizingMaskIntoConstraints { return contentRules(view) }
    if view._viewDelegate != nil && view.parent is UIWindow {
      return encapsulated(view) + placeRules(view)
    }
    return MaskRules(view: view).rules()
  }

  private func rootRules(_ view: UIView) -> [DerivedRule] {
    if view is UIWindow { return encapsulated(view) }
    if view.translatesAutoresizingMaskIntoConstraints {
      return MaskRules(view: view).rules().filter { $0.attribute.kind == .length }
    }
    return contentRules(view) + sizeWishes(view)
  }

  /// A topmost view that no constraint sizes keeps its size.
  private func sizeWishes(_ view: UIView) -> [DerivedRule] {
    [
      DerivedRule(
        attribute: .width, constant: view.bounds.width, priority: ItemRules.weakest,
        identifier: "UIView-Encapsulated-Layout-Width"),
      DerivedRule(
        attribute: .height, constant: view.bounds.height, priority: ItemRules.weakest,
        identifier: "UIView-Encapsulated-Layout-Height"),
    ]
  }

  private static let weakest = UILayoutPriority(0.1)

  private func encapsulated(_ view: UIView) -> [DerivedRule] {
    [
      DerivedRule(
        attribute: .width, constant: view.bounds.width,
        identifier: "UIView-Encapsulated-Layout-Width"),
      DerivedRule(
        attribute: .height, constant: view.bounds.height,
        identifier: "UIView-Encapsulated-Layout-Height"),
    ]
  }

  private func placeRules(_ view: UIView) -> [DerivedRule] {
    MaskRules(view: view).rules().filter { $0.attribute.kind != .length }.map { rule in
      var rule = rule
      rule.identifier =
        rule.attribute == .left
        ? "UIView-Encapsulated-Layout-Left" : "UIView-Encapsulated-Layout-Top"
      return rule
    }
  }

  /// The content's size, which may grow where it does not hug, and shrink where it does not resist.
  private func contentRules(_ view: UIView) -> [DerivedRule] {
    let size = view.intrinsicContentSize
    let priorities = view.layoutState.contentPriorities
    var rules: [DerivedRule] = []
    func add(_ attribute: NSLayoutConstraint.Attribute, _ length: CGFloat) {
      guard length >= 0, length.isFinite else { return }
      let axis: NSLayoutConstraint.Axis = attribute == .width ? .horizontal : .vertical
      let constant = min(length, ItemRules.largestContent)
      rules.append(
        DerivedRule(
          kind: .contentSize, attribute: attribute, relation: .lessThanOrEqual,
          constant: constant, priority: priorities.hugging(axis)))
      rules.append(
        DerivedRule(
          kind: .contentSize, attribute: attribute, relation: .greaterThanOrEqual,
          constant: constant, priority: priorities.compression(axis)))
    }
    add(.width, size.width)
    add(.height, size.height)
    return rules
  }

  /// UIKit cuts larger content sizes to this number of points.
  private static let largestContent: CGFloat = 2_777_777
}
