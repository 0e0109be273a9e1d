import Cassowary

extension LayoutEngine {
  func ingestSubtrees() {
    let subtrees = newSubtrees
    newSubtrees.removeAll()
    for view in subtrees.compactMap(\.view) where view.isDescendant(of: root ?? view) {
      ingestTree(view)
    }
  }

  func ingestTree(_ view: UIView) {
    view.prepareHeldConstraints()
    if !view.translatesAutoresizingMaskIntoConstraints { enterIfItHasContent(view) }
    for constraint in view.layoutState.constraints { install(constraint) }
    for child in view.children { ingestTree(child) }
  }

  func enterIfItHasContent(_ view: UIView) {
    let size = view.intrinsicContentSize
    if size.width >= 0 || size.height >= 0 { enter(view.layoutItem) }
  }

  func installConstraints() {
    let constraints = newConstraints
    newConstraints.removeAll(keepingCapacity: true)
    for constraint in constraints { install(constraint) }
  }

  func install(_ constraint: NSLayoutConstraint) {
    guard rows[ObjectIdentifier(constraint)] == nil, constraint.isActive,
      let ancestor = constraint.commonAncestor
    else { return }
    let reads = constraint.first?.host?.readsRightToLeft ?? false
    insert(constraint, ancestor: ancestor, readsRightToLeft: reads && constraint.followsReading)
  }

  func insert(
    _ constraint: NSLayoutConstraint, ancestor: UIView, readsRightToLeft: Bool = false
  ) {
    guard let first = constraint.first else { return }
    var builder = RowBuilder(ancestor: ancestor, readsRightToLeft: readsRightToLeft)
    builder.add(first, constraint.firstAttribute, times: 1)
    if let second = constraint.second {
      builder.add(second, constraint.secondAttribute, times: -Double(constraint.multiplier))
    }
    for item in builder.items { enter(item) }
    let fixed = builder.expression.constant
    builder.add(constant: -Double(constraint.constant))
    let row = Row(
      constraint: Cassowary.Constraint(
        builder.expression, Cassowary.Relation(constraint.relation),
        priority: Double(constraint.priority.rawValue)),
      fixed: fixed)
    rows[ObjectIdentifier(constraint)] = row
    sources[ObjectIdentifier(row.constraint)] = constraint
    solve(constraint) { [solver] () throws(Unsatisfiable) in try solver.add(row.constraint) }
  }

  func changeConstants() {
    let constraints = changedConstants
    changedConstants.removeAll(keepingCapacity: true)
    for constraint in constraints { changeConstant(of: constraint) }
  }

  func changeConstant(of constraint: NSLayoutConstraint) {
    guard let row = rows[ObjectIdentifier(constraint)] else { return }
    mayHeal = brokenCount > 0
    let constant = row.fixed - Double(constraint.constant)
    solve(constraint) { [solver] () throws(Unsatisfiable) in
      try solver.setConstant(constant, of: row.constraint)
    }
  }

  /// Asks for a length of the topmost view, with a priority.
  func fit(
    _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ length: CGFloat,
    _ priority: UILayoutPriority
  ) {
    guard let root, length.isFinite else { return }
    enter(item)
    insert(
      NSLayoutConstraint(
        first: item, attribute, .equal, constant: length, priority: priority,
        identifier: "_UITemporaryLayout\(attribute == .width ? "Width" : "Height")"),
      ancestor: root)
  }
}

extension NSLayoutConstraint {
  /// Whether the reading direction matters to the constraint.
  var followsReading: Bool {
    firstAttribute.isDirectional || secondAttribute.isDirectional
  }
}

extension Cassowary.Relation {
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
