extension UIView {
  /// Returns how strongly the view resists growing beyond its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.contentPriorities.hugging(axis)
  }

  /// Sets how strongly the view resists growing beyond its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: layoutState.contentPriorities.horizontalHugging = priority
    case .vertical: layoutState.contentPriorities.verticalHugging = priority
    }
    contentSizeDidChange()
  }

  /// Returns how strongly the view resists shrinking below its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutState.contentPriorities.compression(axis)
  }

  /// Sets how strongly the view resists shrinking below its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: layoutState.contentPriorities.horizontalCompression = priority
    case .vertical: layoutState.contentPriorities.verticalCompression = priority
    }
    contentSizeDidChange()
  }

  /// Returns the part of a frame that constraints count.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame whose part that constraints count is the given one.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }

  // MARK: Fitting

  /// The size to fit that asks for as little as possible.
  public static let layoutFittingCompressedSize: CGSize = .zero
  /// The size to fit that asks for as much as possible.
  public static let layoutFittingExpandedSize: CGSize = CGSize(width: 10000, height: 10000)

  /// Returns the size the constraints inside the view give it, as near as possible to a target.
  ///
  /// Nothing is resized.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size the constraints inside the view give it, where the target counts with the
  /// given priorities.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let engine = LayoutEngine(root: self, rootIsFree: true)
    engine.ingest(self)
    engine.fit(layoutItem, .width, targetSize.width, horizontalFittingPriority)
    engine.fit(layoutItem, .height, targetSize.height, verticalFittingPriority)
    engine.update()
    let rect = frame(forAlignmentRect: engine.rect(of: layoutItem))
    let scale = layoutScale
    return CGSize(
      width: rect.width.roundedToPixel(scale), height: rect.height.roundedToPixel(scale))
  }

  // MARK: Questions

  /// Whether the constraints leave the view's place or size open.
  public var hasAmbiguousLayout: Bool {
    guard let engine = layoutEngine else { return false }
    engine.update()
    guard engine.governs(layoutItem) else {
      return !translatesAutoresizingMaskIntoConstraints && parent != nil
    }
    var variables = [layoutItem.width, layoutItem.height]
    if parent != nil { variables += [layoutItem.x, layoutItem.y] }
    return variables.contains { !engine.solver.isDetermined($0) }
  }

  /// Returns the constraints about the view along an axis, those of its mask or content included.
  ///
  /// UIKit also lists the constraints these depend on.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let engine = layoutEngine else { return [] }
    engine.update()
    return engine.constraints(about: layoutItem).filter { $0.concerns(axis) }
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint is about places or lengths along an axis.
  func concerns(_ axis: NSLayoutConstraint.Axis) -> Bool {
    switch firstAttribute.kind {
    case .x: axis == .horizontal
    case .y: axis == .vertical
    case .length: firstAttribute == .width ? axis == .horizontal : axis == .vertical
    case .nothing: false
    }
  }
}
