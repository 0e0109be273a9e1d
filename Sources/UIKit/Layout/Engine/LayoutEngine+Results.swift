import Cassowary

extension LayoutEngine {

  func reportChanges() {
    let changed = changedVariables
    changedVariables.removeAll(keepingCapacity: true)
    if rootIsFree { return }
    for variable in changed {
      if let item = itemsByVariable[ObjectIdentifier(variable)] { awaitFrame(item) }
    }
    if rootAwaitsSize {
      rootAwaitsSize = false
      root?.applyRootSize(from: self)
    }
  }

  /// Requires lengths that came out negative not to be, as UIKit does of all lengths.
  ///
  /// Lengths are rarely negative, so it is cheaper to look than to require it beforehand.
  func forbidNegativeLengths() {
    var changed = solver.drainChangedVariables()
    while !changed.isEmpty {
      changedVariables += changed
      var found = false
      for variable in changed where variable.prefersZero && solver.value(of: variable) < -1e-6 {
        guard let item = itemsByVariable[ObjectIdentifier(variable)] else { continue }
        found = true
        forbidNegative(variable, of: item)
      }
      if !found { return }
      changed = solver.drainChangedVariables()
    }
  }

  func forbidNegative(_ variable: Variable, of item: LayoutItem) {
    let limit = Cassowary.Constraint(Expression(variable), .greaterThanOrEqual)
    limits[ObjectIdentifier(item), default: []].append(limit)
    let placeholder = NSLayoutConstraint(first: item, .width, .greaterThanOrEqual)
    solve(placeholder) { [solver] () throws(Unsatisfiable) in try solver.add(limit) }
  }

  /// Puts an item on its superview's list of those to be given a new frame.
  func awaitFrame(_ item: LayoutItem) {
    guard !rootIsFree, !item.awaitsFrame, let view = item.view else { return }
    if view === root {
      rootAwaitsSize = true
      return
    }
    guard let parent = view.parent else { return }
    item.awaitsFrame = true
    parent.layoutState.awaitingItems.append(item)
    parent.setNeedsLayout()
  }

  /// An item's alignment rectangle, in its superview's or owning view's coordinates.
  func rect(of item: LayoutItem) -> CGRect {
    CGRect(
      x: solver.value(of: item.x), y: solver.value(of: item.y),
      width: solver.value(of: item.width), height: solver.value(of: item.height))
  }

  // MARK: Content that wraps

  func noteWrapping(_ item: LayoutItem) {
    guard let view = item.view else { return }
    let wraps = view.contentSize(fittingWidth: .greatestFiniteMagnitude) != nil
    let index = wrappingItems.firstIndex { $0 === item }
    if wraps, index == nil {
      wrappingItems.append(item)
    } else if !wraps, let index {
      wrappingItems.remove(at: index)
    }
  }

  /// Gives wrapping content the height for the width it has got, until widths stay as they are.
  func wrapContent() {
    for _ in 0..<3 {
      var changed = false
      for item in wrappingItems {
        guard let view = item.view else { continue }
        let width = CGFloat(solver.value(of: item.width))
        guard let size = view.contentSize(fittingWidth: width) else { continue }
        for constraint in derived[ObjectIdentifier(item)] ?? []
        where constraint is NSContentSizeLayoutConstraint && constraint.firstAttribute == .height
          && abs(constraint.constant - size.height) > 1e-6
        {
          constraint.constant = size.height
          changeConstant(of: constraint)
          changed = true
        }
      }
      if !changed { return }
    }
  }
}
