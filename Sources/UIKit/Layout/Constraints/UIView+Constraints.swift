extension UIView {
  /// The active constraints this view holds: those whose items have it as nearest common ancestor,
  /// unless the program chose another holder.
  public var constraints: [NSLayoutConstraint] {
    layoutState.constraints
  }

  /// Activates a constraint and lists it with this view, which both items must be inside.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self, constraint.first != nil else { return }
    if contains(constraint) {
      constraint.isActive = false
      hold(constraint)
      return
    }
    if window != nil {
      Simulation.raise(
        .generic(
          "Unable to install constraint on view.  Does the constraint reference something from "
            + "outside the subtree of the view?  That's illegal. "
            + "constraint:\(constraint.description) view:\(description)"))
      return
    }
    Simulation.log(
      "The view hierarchy is not prepared for the constraint: \(constraint.description)\n"
        + "\tWhen added to a view, the constraint's items must be descendants of that view (or "
        + "the view itself). This will crash if the constraint needs to be resolved before the "
        + "view hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) "
        + "_viewHierarchyUnpreparedForConstraint:] to debug.")
    layoutState.unprepared.append(constraint)
    rootView.makeLayoutEngine().ingest(self)
    setNeedsLayout()
  }

  /// Activates constraints and lists them with this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    layoutState.unprepared.removeAll { $0 === constraint }
    if constraint.holder === self { release(constraint) }
  }

  /// Deactivates constraints that this view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: For the module

  /// Whether both items of a constraint are this view or inside it.
  func contains(_ constraint: NSLayoutConstraint) -> Bool {
    guard let ancestor = constraint.commonAncestor else { return false }
    return ancestor.isDescendant(of: self)
  }

  func commonAncestor(with other: UIView) -> UIView? {
    if other === self || other.parent === self { return self }
    if parent === other { return other }
    var one: UIView? = self
    var depth = self.depth
    var another: UIView? = other
    var otherDepth = other.depth
    while depth > otherDepth { (one, depth) = (one?.parent, depth - 1) }
    while otherDepth > depth { (another, otherDepth) = (another?.parent, otherDepth - 1) }
    while one !== another { (one, another) = (one?.parent, another?.parent) }
    return one
  }

  private var depth: Int {
    var count = 0
    var view = parent
    while let current = view {
      count += 1
      view = current.parent
    }
    return count
  }

  /// Lists a constraint here, and makes it part of the layout.
  func hold(_ constraint: NSLayoutConstraint) {
    layoutState.constraints.append(constraint)
    constraint.holder = self
    constraint.activationOrder = LayoutEngine.nextActivation()
    for item in constraint.mentionedItems { item.note(constraint) }
    let root = rootView
    root.makeLayoutEngine().add(constraint)
    root.setNeedsLayout()
  }

  /// Takes a constraint off the list and out of the layout.
  func release(_ constraint: NSLayoutConstraint) {
    guard let index = layoutState.constraints.lastIndex(where: { $0 === constraint })
    else { return }
    layoutState.constraints.remove(at: index)
    constraint.holder = nil
    let root = rootView
    root.layoutEngine?.remove(constraint)
    for item in constraint.mentionedItems {
      item.forget(constraint)
      // A guide of UIKit's that nothing refers to any more must not hold its view open.
      if item.guide?.rule != nil, !item.isConstrained { root.layoutEngine?.expel(item) }
    }
    root.setNeedsLayout()
  }
}
