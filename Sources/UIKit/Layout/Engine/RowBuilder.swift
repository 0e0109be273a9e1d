import Cassowary

/// Writes a constraint's attributes as terms of the solver's variables.
///
/// A place is the sum of the origins from the item up to the view all of the constraint's items
/// are in, which is the nearest common ancestor; so a place is measured in that view.
@MainActor struct RowBuilder {
  let ancestor: UIView
  /// Whether leading is right, and places along the reading direction count from the right.
  let readsRightToLeft: Bool
  private(set) var expression = Expression()
  /// The items whose variables are used.
  private(set) var items: [LayoutItem] = []

  init(ancestor: UIView, readsRightToLeft: Bool = false) {
    self.ancestor = ancestor
    self.readsRightToLeft = readsRightToLeft
  }

  mutating func add(constant: Double) {
    expression.constant += constant
  }

  /// Adds a multiple of an attribute.
  mutating func add(
    _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, times factor: Double
  ) {
    if let span = item.span {
      add(span.to, span.toAttribute, times: factor)
      add(span.from, span.fromAttribute, times: -factor)
      return
    }
    if let inner = attribute.withinMargins, let view = item.view {
      add(view.layoutMarginsGuide.layoutItem, inner, times: factor)
      return
    }
    switch attribute {
    case .left: addPlace(item, isX: true, part: 0, times: factor)
    case .right: addPlace(item, isX: true, part: 1, times: factor)
    case .leading:
      addPlace(
        item, isX: true, part: readsRightToLeft ? 1 : 0, times: readsRightToLeft ? -factor : factor)
    case .trailing:
      addPlace(
        item, isX: true, part: readsRightToLeft ? 0 : 1, times: readsRightToLeft ? -factor : factor)
    case .centerX:
      addPlace(item, isX: true, part: 0.5, times: readsRightToLeft ? -factor : factor)
    case .top: addPlace(item, isX: false, part: 0, times: factor)
    case .bottom: addPlace(item, isX: false, part: 1, times: factor)
    case .centerY: addPlace(item, isX: false, part: 0.5, times: factor)
    case .firstBaseline: addBaseline(item, isFirst: true, times: factor)
    case .lastBaseline: addBaseline(item, isFirst: false, times: factor)
    case .width: add(item, item.width, times: factor)
    case .height: add(item, item.height, times: factor)
    default: break
    }
  }

  private mutating func add(_ item: LayoutItem, _ variable: Variable, times factor: Double) {
    expression.terms.append((variable, factor))
    items.append(item)
  }

  private mutating func addPlace(
    _ item: LayoutItem, isX: Bool, part: Double, times factor: Double
  ) {
    if let scrollView = item.view as? UIScrollView, scrollView === ancestor {
      // Seen from inside, a scroll view's edges are those of its content.
      addPlace(scrollView.contentLayoutGuide.layoutItem, isX: isX, part: part, times: factor)
      return
    }
    if part != 0 { add(item, isX ? item.width : item.height, times: part * factor) }
    var view: UIView?
    if let guide = item.guide {
      add(item, isX ? item.x : item.y, times: factor)
      view = guide.owningView
    } else {
      view = item.view
    }
    while let current = view, current !== ancestor {
      let item = current.layoutItem
      add(item, isX ? item.x : item.y, times: factor)
      view = current.parent
    }
  }

  private mutating func addBaseline(_ item: LayoutItem, isFirst: Bool, times factor: Double) {
    guard let view = item.view else {
      addPlace(item, isX: false, part: isFirst ? 0 : 1, times: factor)
      return
    }
    let lineView = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    let source = lineView.isDescendant(of: view) ? lineView : view
    let intrinsic = source.intrinsicContentSize.height
    let height = intrinsic >= 0 ? intrinsic : source.bounds.height
    addPlace(source.layoutItem, isX: false, part: isFirst ? 0 : 1, times: factor)
    let offset =
      isFirst
      ? source.firstBaselineOffset(fromTopOf: height)
      : -source.lastBaselineOffset(fromBottomOf: height)
    expression.constant += Double(offset) * factor
  }
}
