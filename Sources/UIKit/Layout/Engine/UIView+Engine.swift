extension UIView {
  /// What the view is to the solver.
  var layoutItem: LayoutItem {
    if let item = layoutState.item { return item }
    let item = LayoutItem(view: self)
    layoutState.item = item
    return item
  }

  /// The engine of the hierarchy the view is in, if any constraint made one necessary.
  var layoutEngine: LayoutEngine? {
    rootView.layoutState.engine
  }

  /// The engine of the hierarchy this view is the topmost one of.
  func makeLayoutEngine() -> LayoutEngine {
    if let engine = layoutState.engine { return engine }
    let engine = LayoutEngine(root: self)
    layoutState.engine = engine
    return engine
  }

  /// Whether the autoresizing mask, with the frame, decides the view's place in the layout.
  ///
  /// True at first. Set it to false for a view that constraints place.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.translatesMask }
    set {
      if newValue == layoutState.translatesMask { return }
      layoutState.translatesMask = newValue
      let root = rootView
      if newValue && root.layoutState.engine == nil { return }
      root.makeLayoutEngine().itemDidChange(layoutItem)
      root.setNeedsLayout()
    }
  }

  // MARK: Frames from the solver

  /// Gives the subviews whose variables have changed the frames that follow from them.
  func applyEngineFrames() {
    guard !layoutState.awaitingItems.isEmpty else { return }
    let items = layoutState.awaitingItems
    layoutState.awaitingItems.removeAll(keepingCapacity: true)
    let engine = layoutEngine
    let scale = layoutScale
    for item in items {
      item.awaitsFrame = false
      guard let engine, engine.determines(item), let view = item.view, view.parent === self
      else { continue }
      view.apply(engine.rect(of: item), scale: scale)
    }
  }

  /// Places the view where the solver has its alignment rectangle, edges rounded to pixels.
  private func apply(_ rect: CGRect, scale: CGFloat) {
    let insets = alignmentRectInsets
    let target = CGRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top,
      width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
    if layoutState.translatesMask && target.isClose(to: frame) { return }
    let rounded = target.roundedToPixels(scale)
    let center = CGPoint(
      x: rounded.origin.x + rounded.width / 2, y: rounded.origin.y + rounded.height / 2)
    if center == geometry.center && rounded.size == geometry.bounds.size { return }
    setGeometry(center: center, size: rounded.size, isFromEngine: true)
  }

  /// Gives a topmost view that constraints size its size; its place is the program's.
  func applyRootSize(from engine: LayoutEngine) {
    guard !layoutState.translatesMask, !(self is UIWindow) else { return }
    let rect = engine.rect(of: layoutItem)
    let origin = frame.origin
    let scale = layoutScale
    let size = CGSize(
      width: rect.width.roundedToPixel(scale), height: rect.height.roundedToPixel(scale))
    guard size.width >= 0, size.height >= 0 else { return }
    setGeometry(
      center: CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2),
      size: size, isFromEngine: true)
  }

  // MARK: What makes the engine's knowledge stale

  func contentSizeDidChange() {
    itemDidChange()
    setNeedsLayout()
    parent?.contentSizeDidChange(of: self)
  }

  func autoresizingConstraintsAreStale() {
    guard layoutState.translatesMask else { return }
    itemDidChange()
  }

  func marginGuidesAreStale() {
    for guide in layoutState.guides where guide.rule?.followsMargins ?? false {
      layoutEngine?.itemDidChange(guide.layoutItem)
    }
  }

  func safeAreaGuideIsStale() {
    for guide in layoutState.guides where guide.rule?.followsSafeArea ?? false {
      layoutEngine?.itemDidChange(guide.layoutItem)
    }
  }

  func readingDirectionDidChange() {
    guard let engine = layoutEngine else { return }
    for constraint in layoutItem.activeConstraints where constraint.followsReading {
      engine.remove(constraint)
      engine.add(constraint)
    }
    marginGuidesAreStale()
    setNeedsLayout()
    for child in children { child.readingDirectionDidChange() }
  }

  private func itemDidChange() {
    guard layoutState.item != nil || !layoutState.translatesMask else { return }
    layoutEngine?.itemDidChange(layoutItem)
  }

  // MARK: Changes of the hierarchy

  /// Drops the constraints that tie a view to what stays, before it leaves.
  func willDetach(_ view: UIView) {
    guard let engine = layoutEngine else { return }
    for constraint in view.constraintsToTheOutside() { constraint.isActive = false }
    engine.expel(view)
    layoutState.awaitingItems.removeAll { $0.view === view }
    view.layoutState.item?.awaitsFrame = false
  }

  /// Makes a hierarchy of its own of a view that has left.
  func didDetach() {
    makeLayoutEngine().ingest(self)
  }

  /// Brings the constraints inside a view that has come into this hierarchy's engine.
  func didAttach(_ view: UIView) {
    view.layoutState.item?.awaitsFrame = false
    guard view.layoutState.engine != nil || view.hasConstraintsInside else { return }
    view.layoutState.engine = nil
    rootView.makeLayoutEngine().ingest(view)
  }

  /// Whether the view or one inside it takes part in the layout by constraints.
  private var hasConstraintsInside: Bool {
    if !layoutState.translatesMask || !layoutState.constraints.isEmpty { return true }
    return children.contains { $0.hasConstraintsInside }
  }

  /// Makes the engine of a topmost view whose former superview was let go of, if it needs one.
  func recoverLayoutEngine() {
    guard parent == nil, layoutState.engine == nil, hasConstraintsInside else { return }
    layoutState.item?.awaitsFrame = false
    makeLayoutEngine().ingest(self)
  }

  private func constraintsToTheOutside() -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    func search(_ view: UIView) {
      for item in [view.layoutState.item] + view.layoutState.guides.map(\.item) {
        guard let item else { continue }
        for constraint in item.activeConstraints {
          if let holder = constraint.holder, !holder.isDescendant(of: self) {
            found.append(constraint)
          }
        }
      }
      for child in view.children { search(child) }
    }
    search(self)
    return found.sorted { $0.activationOrder < $1.activationOrder }
  }

  /// Takes into force the constraints that were added before their items were in place; those
  /// whose items still are not raise, as in UIKit.
  func prepareHeldConstraints() {
    guard !layoutState.unprepared.isEmpty else { return }
    let constraints = layoutState.unprepared
    layoutState.unprepared.removeAll()
    for constraint in constraints where !constraint.isActive {
      if contains(constraint) {
        hold(constraint)
      } else {
        Simulation.raise(
          .internalInconsistency(
            "Impossible to set up layout with view hierarchy unprepared for constraint."))
      }
    }
  }

  // MARK: Pixels

  /// The number of pixels in a point of the screen the view is on.
  var layoutScale: CGFloat {
    max(1, Simulation.environment.device.scale)
  }

  var environmentLayoutDirection: UITraitEnvironmentLayoutDirection {
    Simulation.environment.layoutDirection
  }
}

extension CGFloat {
  /// The nearest multiple of a pixel, the greater one where two are equally near.
  func roundedToPixel(_ scale: CGFloat) -> CGFloat {
    // What a solver calls a half may be a trifle less.
    ((self * scale + 0.5 + 1e-6).rounded(.down)) / scale
  }
}

extension CGRect {
  /// The rectangle with each edge moved to the nearest pixel.
  func roundedToPixels(_ scale: CGFloat) -> CGRect {
    let left = minX.roundedToPixel(scale)
    let top = minY.roundedToPixel(scale)
    return CGRect(
      x: left, y: top, width: Swift.max(0, maxX.roundedToPixel(scale) - left),
      height: Swift.max(0, maxY.roundedToPixel(scale) - top))
  }

  /// Whether a rectangle is the same but for the errors of computing.
  func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-3 && abs(minY - other.minY) < 1e-3
      && abs(width - other.width) < 1e-3 && abs(height - other.height) < 1e-3
  }
}
