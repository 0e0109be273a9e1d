extension UIView {
  /// The views directly inside this one, from back to front.
  public var subviews: [UIView] {
    children
  }

  /// The view this one is inside, if any.
  public var superview: UIView? {
    parent
  }

  /// The window the view is in, if any.
  public var window: UIWindow? {
    rootView as? UIWindow
  }

  /// The topmost view of the hierarchy this one is in.
  var rootView: UIView {
    var view = self
    while let above = view.parent { view = above }
    return view
  }

  // MARK: Adding

  /// Adds a view in front of those there are, taking it from the superview it had.
  public func addSubview(_ view: UIView) {
    insert(view) { $0.count }
  }

  /// Inserts a view at an index, counted from the back.
  ///
  /// An index beyond the last puts the view in front, one below zero puts it behind.
  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(index, 0), $0.count) }
  }

  /// Inserts a view right in front of another one.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view) { views in
      views.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? views.count
    }
  }

  /// Inserts a view right behind another one.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view) { views in
      views.firstIndex { $0 === siblingSubview } ?? views.count
    }
  }

  /// Adds a view at the index chosen among the subviews that stay.
  private func insert(_ view: UIView, at index: ([UIView]) -> Int) {
    if view === self {
      Simulation.raise(.invalidArgument("Can't add self as subview"))
      return
    }
    if isDescendant(of: view) {
      Simulation.raise(
        SimulatedException(
          name: "CALayerInvalid",
          reason: "layer <\(ClassName(of: view.layer).name): \(pointerText(view.layer))> is a part "
            + "of cycle in its layer tree"))
      return
    }
    if view.parent === self {
      children.removeAll { $0 === view }
      children.insert(view, at: index(children))
      setNeedsLayout()
      return
    }
    let oldWindow = view.window
    let newWindow = window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announceWindow(newWindow) }
    if let former = view.parent { former.detach(view) }
    children.insert(view, at: min(index(children), children.count))
    view.parent = self
    attached(view)
    if oldWindow !== newWindow { view.confirmWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  // MARK: Removing

  /// Takes the view out of its superview, with every constraint that ties it to the outside.
  public func removeFromSuperview() {
    guard let former = parent else { return }
    let hadWindow = window != nil
    willMove(toSuperview: nil)
    if hadWindow { announceWindow(nil) }
    former.detach(self)
    if hadWindow { confirmWindow() }
    didMoveToSuperview()
  }

  /// Takes a subview out, without telling it.
  private func detach(_ view: UIView) {
    willRemoveSubview(view)
    willDetach(view)
    children.removeAll { $0 === view }
    view.parent = nil
    if layoutEngine != nil { view.didDetach() }
    setNeedsLayout()
    view.safeAreaMayHaveChanged()
  }

  /// Marks what must be laid out since a view came in.
  private func attached(_ view: UIView) {
    setNeedsLayout()
    if view.layoutState.needsLayout || view.layoutState.descendantNeedsLayout {
      markDescendantNeedsLayout()
    }
    if view.layoutState.needsUpdateConstraints
      || view.layoutState.descendantNeedsUpdateConstraints
    {
      view.markAncestorsNeedUpdateConstraints()
    }
    didAttach(view)
    view.safeAreaMayHaveChanged()
  }

  private func announceWindow(_ window: UIWindow?) {
    _viewDelegate?.rootViewWillMove(toWindow: window)
    willMove(toWindow: window)
    for child in children { child.announceWindow(window) }
  }

  private func confirmWindow() {
    didMoveToWindow()
    _viewDelegate?.rootViewDidMove(toWindow: window)
    for child in children { child.confirmWindow() }
  }

  // MARK: Order

  /// Puts a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.append(children.remove(at: index))
  }

  /// Puts a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.insert(children.remove(at: index), at: 0)
  }

  /// Exchanges two subviews' places; indices that do not exist raise as an array's do.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    for index in [index1, index2] where !children.indices.contains(index) {
      let range = children.isEmpty ? "for empty array" : "[0 .. \(children.count - 1)]"
      Simulation.raise(
        SimulatedException(
          name: "NSRangeException",
          reason: "*** -[__NSArrayM objectAtIndexedSubscript:]: index \(index) beyond bounds "
            + range))
      return
    }
    children.swapAt(index1, index2)
  }

  // MARK: Finding

  /// Returns whether the view is another one or somewhere inside it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.parent
    }
    return false
  }

  /// Returns the first view with a tag, this one or one inside it, in depth-first order.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }
}
