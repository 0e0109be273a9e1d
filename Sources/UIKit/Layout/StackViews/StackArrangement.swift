/// The constraints by which a stack view lays out its views.
///
/// Identifiers, relations and priorities are those a real stack view printed.
@MainActor struct StackArrangement {
  let stack: UIStackView
  let views: [UIView]
  /// What the outermost views are pinned to.
  private let canvas: LayoutItem
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []

  // The attributes along the stack's axis and across it.
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute
  let length: NSLayoutConstraint.Attribute
  let crossStart: NSLayoutConstraint.Attribute
  let crossEnd: NSLayoutConstraint.Attribute
  let crossCenter: NSLayoutConstraint.Attribute
  let crossLength: NSLayoutConstraint.Attribute

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews
    canvas =
      stack.isLayoutMarginsRelativeArrangement
      ? stack.layoutMarginsGuide.layoutItem : stack.layoutItem
    let isRow = stack.axis == .horizontal
    start = isRow ? .leading : .top
    end = isRow ? .trailing : .bottom
    center = isRow ? .centerX : .centerY
    length = isRow ? .width : .height
    crossStart = isRow ? .top : .leading
    crossEnd = isRow ? .bottom : .trailing
    crossCenter = isRow ? .centerY : .centerX
    crossLength = isRow ? .height : .width
  }

  mutating func build() {
    guard let first = views.first, let last = views.last else { return }
    hide()
    connect(canvas, start, .equal, first.layoutItem, start, "UISV-canvas-connection")
    connect(last.layoutItem, end, .equal, canvas, end, "UISV-canvas-connection")
    space()
    distribute()
    align(first)
  }

  // MARK: Along the axis

  private var shown: [UIView] {
    views.filter { !$0.isHidden }
  }

  private mutating func hide() {
    for view in views where view.isHidden {
      fix(view.layoutItem, length, .equal, 0, "UISV-hiding")
    }
  }

  /// Two shown views have one gap between them, however many hidden ones lie there.
  private mutating func space() {
    let widens = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let usesBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for (index, view) in views.enumerated().dropLast() {
      let next = views[index + 1]
      let isLastShown = !views[(index + 1)...].contains { !$0.isHidden }
      let gap = view.isHidden || isLastShown ? 0 : stack.gap(after: view)
      connect(
        next.layoutItem, usesBaselines ? .firstBaseline : start,
        widens ? .greaterThanOrEqual : .equal,
        view.layoutItem, usesBaselines ? .lastBaseline : end, "UISV-spacing", constant: gap)
    }
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually: equalise(shown.map(\.layoutItem))
    case .fillProportionally: proportion()
    case .equalSpacing: spread(from: end, to: start, at: .required)
    case .equalCentering: spread(from: center, to: center, at: UILayoutPriority(149))
    }
  }

  private mutating func equalise(_ items: [LayoutItem], at priority: UILayoutPriority = .required) {
    guard let first = items.first else { return }
    for item in items.dropFirst() {
      connect(item, length, .equal, first, length, "UISV-fill-equally", at: priority)
    }
  }

  /// Each view's share is a wish weaker than the one before, so that the last takes what is left.
  private mutating func proportion() {
    let lengths = shown.map { view in
      let size = view.intrinsicContentSize
      return max(0, stack.axis == .horizontal ? size.width : size.height)
    }
    let gaps = shown.dropLast().reduce(0) { $0 + stack.gap(after: $1) }
    let total = lengths.reduce(0, +) + gaps
    guard total > 0 else { return }
    var priority: Float = 999
    for (view, wanted) in zip(shown, lengths) {
      connect(
        view.layoutItem, length, .equal, canvas, length, "UISV-fill-proportionally",
        multiplier: wanted / total, at: UILayoutPriority(priority))
      priority = max(1, priority - 1)
    }
  }

  /// Puts guides between the views' given anchors, and keeps them at one length.
  private mutating func spread(
    from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute,
    at priority: UILayoutPriority
  ) {
    var gaps: [LayoutItem] = []
    for (view, next) in zip(shown, shown.dropFirst()) {
      let gap = guide("_UIOLAGapGuide")
      connect(gap, start, .equal, view.layoutItem, from, "UISV-distributing-edge")
      connect(gap, end, .equal, next.layoutItem, to, "UISV-distributing-edge")
      gaps.append(gap)
    }
    equalise(gaps, at: priority)
  }

  // MARK: Across the axis

  private mutating func align(_ first: UIView) {
    let head = first.layoutItem
    switch stack.alignment {
    case .fill:
      connect(canvas, crossStart, .equal, head, crossStart, "UISV-canvas-connection")
      connect(head, crossEnd, .equal, canvas, crossEnd, "UISV-canvas-connection")
      alignAll(crossStart)
      alignAll(crossEnd)
    case .leading: alignAtEdge(head, crossStart, crossEnd)
    case .trailing: alignAtEdge(head, crossEnd, crossStart)
    case .center:
      alignAll(crossCenter)
      if views.count == 1 {
        boundByCanvas(head)
        connect(canvas, crossCenter, .equal, head, crossCenter, "UISV-canvas-connection")
      } else {
        let spacer = boundBySpacer()
        connect(canvas, crossStart, .equal, spacer, crossStart, "UISV-canvas-connection")
        connect(spacer, crossEnd, .equal, canvas, crossEnd, "UISV-canvas-connection")
        connect(canvas, crossCenter, .equal, head, crossCenter, "UISV-canvas-connection")
      }
      suppressAmbiguity()
    case .firstBaseline, .lastBaseline:
      alignOnBaselines()
    }
  }

  private mutating func alignAtEdge(
    _ head: LayoutItem, _ edge: NSLayoutConstraint.Attribute,
    _ opposite: NSLayoutConstraint.Attribute
  ) {
    alignAll(edge)
    connect(canvas, edge, .equal, head, edge, "UISV-canvas-connection")
    let spacer = boundBySpacer(tight: edge)
    connect(spacer, opposite, .equal, canvas, opposite, "UISV-canvas-connection")
    suppressAmbiguity()
  }

  private mutating func alignOnBaselines() {
    let baseline: NSLayoutConstraint.Attribute =
      stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    // Baselines of a column's views would lie on one line only if the views did.
    if stack.axis == .horizontal { alignAll(baseline) }
    let spacer = boundBySpacer()
    connect(canvas, crossStart, .equal, spacer, crossStart, "UISV-canvas-connection")
    connect(spacer, crossEnd, .equal, canvas, crossEnd, "UISV-canvas-connection")
    fix(stack.layoutItem, crossLength, .equal, 0, "UISV-canvas-fit", at: UILayoutPriority(49))
    suppressAmbiguity()
  }

  private mutating func alignAll(_ attribute: NSLayoutConstraint.Attribute) {
    guard let first = views.first else { return }
    for view in views.dropFirst() {
      connect(first.layoutItem, attribute, .equal, view.layoutItem, attribute, "UISV-alignment")
    }
  }

  /// Makes a guide that spans all views across the axis, and is no longer than it must be.
  private mutating func boundBySpacer(
    tight edge: NSLayoutConstraint.Attribute? = nil
  ) -> LayoutItem {
    let spacer = guide("_UILayoutSpacer")
    for view in views {
      for side in [crossStart, crossEnd] {
        if side == edge {
          connect(
            spacer, side, .equal, view.layoutItem, side, "UISV-spanning-boundary",
            at: UILayoutPriority(999.5))
        } else {
          connect(
            spacer, side, side == crossStart ? .lessThanOrEqual : .greaterThanOrEqual,
            view.layoutItem, side, "UISV-spanning-boundary")
        }
      }
    }
    fix(spacer, crossLength, .equal, 0, "UISV-spanning-fit", at: UILayoutPriority(51))
    return spacer
  }

  private mutating func boundByCanvas(_ item: LayoutItem) {
    connect(canvas, crossStart, .lessThanOrEqual, item, crossStart, "UISV-canvas-connection")
    connect(canvas, crossEnd, .greaterThanOrEqual, item, crossEnd, "UISV-canvas-connection")
    fix(stack.layoutItem, crossLength, .equal, 0, "UISV-canvas-fit", at: UILayoutPriority(49))
  }

  private mutating func suppressAmbiguity() {
    for view in views {
      fix(
        view.layoutItem, crossLength, .equal, 0, "UISV-ambiguity-suppression",
        at: UILayoutPriority(25))
    }
  }

  // MARK: Making

  private mutating func guide(_ identifier: String) -> LayoutItem {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    guides.append(guide)
    return guide.layoutItem
  }

  private mutating func connect(
    _ first: LayoutItem, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: LayoutItem,
    _ secondAttribute: NSLayoutConstraint.Attribute, _ identifier: String,
    multiplier: CGFloat = 1, constant: CGFloat = 0, at priority: UILayoutPriority = .required
  ) {
    constraints.append(
      NSLayoutConstraint(
        first: first, firstAttribute, relation, second: second, secondAttribute,
        multiplier: multiplier, constant: constant, priority: priority, identifier: identifier))
  }

  private mutating func fix(
    _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat, _ identifier: String,
    at priority: UILayoutPriority = .required
  ) {
    constraints.append(
      NSLayoutConstraint(
        first: item, attribute, relation, constant: constant, priority: priority,
        identifier: identifier))
  }
}
