extension UIView {
  // MARK: Asking for layout

  /// Marks the view to be laid out in the next pass.
  public func setNeedsLayout() {
    layoutState.needsLayout = true
    markDescendantNeedsLayout(above: self)
  }

  /// Lays out now what is marked, from this view downwards; does nothing if nothing is marked.
  public func layoutIfNeeded() {
    recoverLayoutEngine()
    for _ in 0..<UIView.passLimit {
      updateConstraintsIfNeeded()
      layoutEngine?.update()
      guard layoutState.needsLayout || layoutState.descendantNeedsLayout else { return }
      Simulation.notePass()
      layOutMarkedViews()
    }
  }

  /// How often a pass starts again because layout asked for more layout.
  ///
  /// UIKit would go on at the next frame, for ever; here the host decides when that is.
  private static let passLimit = 10

  /// Marks the view's constraints to be updated in the next pass.
  public func setNeedsUpdateConstraints() {
    layoutState.needsUpdateConstraints = true
    markAncestorsNeedUpdateConstraints()
  }

  /// Returns whether the view's constraints are marked to be updated.
  public func needsUpdateConstraints() -> Bool {
    layoutState.needsUpdateConstraints
  }

  /// Updates now the constraints that are marked, of this view and all inside it.
  public func updateConstraintsIfNeeded() {
    guard layoutState.needsUpdateConstraints || layoutState.descendantNeedsUpdateConstraints
    else { return }
    if layoutState.descendantNeedsUpdateConstraints {
      layoutState.descendantNeedsUpdateConstraints = false
      for child in children { child.updateConstraintsIfNeeded() }
    }
    guard layoutState.needsUpdateConstraints else { return }
    layoutState.needsUpdateConstraints = false
    if let controller = _viewDelegate {
      controller.rootViewUpdateConstraints()
    } else {
      updateConstraints()
    }
  }

  // MARK: The pass

  /// Calls `layoutSubviews` on the marked views of this branch, a superview before its subviews.
  private func layOutMarkedViews() {
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      let controller = _viewDelegate
      controller?.rootViewWillLayoutSubviews()
      layoutSubviews()
      controller?.rootViewDidLayoutSubviews()
    }
    guard layoutState.descendantNeedsLayout else { return }
    layoutState.descendantNeedsLayout = false
    for child in children
    where child.layoutState.needsLayout || child.layoutState.descendantNeedsLayout {
      child.layOutMarkedViews()
    }
  }

  // MARK: Marks

  func markDescendantNeedsLayout() {
    if layoutState.descendantNeedsLayout { return }
    layoutState.descendantNeedsLayout = true
    markDescendantNeedsLayout(above: self)
  }

  private func markDescendantNeedsLayout(above view: UIView) {
    var current = view.parent
    while let ancestor = current, !ancestor.layoutState.descendantNeedsLayout {
      ancestor.layoutState.descendantNeedsLayout = true
      current = ancestor.parent
    }
  }

  func markAncestorsNeedUpdateConstraints() {
    var current = parent
    while let ancestor = current, !ancestor.layoutState.descendantNeedsUpdateConstraints {
      ancestor.layoutState.descendantNeedsUpdateConstraints = true
      current = ancestor.parent
    }
  }
}
