import Cassowary

/// What a view or a guide is to the solver: four variables, and the constraints about it.
///
/// The origin is measured in the superview's coordinates, a guide's in its owning view's. The
/// variables describe the alignment rectangle, as all constraints do.
@MainActor final class LayoutItem {
  private(set) weak var view: UIView?
  private(set) weak var guide: UILayoutGuide?
  /// For an item that is only a length: the two anchors it lies between.
  let span: AnchorSpan?
  let x = Variable()
  let y = Variable()
  let width = Variable(prefersZero: true)
  let height = Variable(prefersZero: true)
  /// The active constraints that mention the item. Their holders keep them, not their items.
  private var references: [ObjectIdentifier: WeakConstraint] = [:]
  /// Whether the superview has been told that the item's place has changed.
  var awaitsFrame = false

  init(view: UIView) {
    self.view = view
    span = nil
  }

  init(guide: UILayoutGuide) {
    self.guide = guide
    span = nil
  }

  init(span: AnchorSpan) {
    self.span = span
  }

  private struct WeakConstraint {
    weak var constraint: NSLayoutConstraint?
  }

  /// The active constraints that mention the item, in the order they were activated.
  var activeConstraints: [NSLayoutConstraint] {
    references.values.compactMap { $0.constraint }
      .sorted { $0.activationOrder < $1.activationOrder }
  }

  /// Whether any active constraint mentions the item.
  var isConstrained: Bool {
    references.values.contains { $0.constraint != nil }
  }

  func note(_ constraint: NSLayoutConstraint) {
    references[ObjectIdentifier(constraint)] = WeakConstraint(constraint: constraint)
  }

  func forget(_ constraint: NSLayoutConstraint) {
    references[ObjectIdentifier(constraint)] = nil
  }

  /// The view or the guide.
  var owner: NSObject? {
    view ?? guide
  }

  /// The view itself, or the one that owns the guide.
  var host: UIView? {
    if let view { return view }
    if let guide { return guide.owningView }
    guard let from = span?.from.host, let to = span?.to.host else { return nil }
    return from.commonAncestor(with: to)
  }

  /// The item for what a program passes as one, or nil if that is neither a view nor a guide.
  static func of(_ object: Any?) -> LayoutItem? {
    if let view = object as? UIView { return view.layoutItem }
    if let guide = object as? UILayoutGuide { return guide.layoutItem }
    return nil
  }
}

/// Two anchors of one axis whose distance is a length.
@MainActor struct AnchorSpan {
  let from: LayoutItem
  let fromAttribute: NSLayoutConstraint.Attribute
  let to: LayoutItem
  let toAttribute: NSLayoutConstraint.Attribute
}
