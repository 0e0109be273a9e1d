extension UIView {
  /// What of the view gives way when its superview changes size.
  public var autoresizingMask: UIView.AutoresizingMask {
    get { geometry.autoresizingMask }
    set {
      if newValue == geometry.autoresizingMask { return }
      geometry.autoresizingMask = newValue
      autoresizingConstraintsAreStale()
    }
  }

  /// Whether the subviews follow their masks when this view changes size.
  public var autoresizesSubviews: Bool {
    get { geometry.autoresizesSubviews }
    set { geometry.autoresizesSubviews = newValue }
  }

  /// Moves and resizes the subviews as their masks say, the view's size having changed.
  ///
  /// A subview that the solver has placed along with this view is left to it.
  func autoresizeSubviews(from oldSize: CGSize, isFromEngine: Bool) {
    let size = bounds.size
    let engine = isFromEngine ? layoutEngine : nil
    for child in children
    where child.geometry.autoresizingMask != [] && child.translatesAutoresizingMaskIntoConstraints {
      if let engine, let item = child.layoutState.item, engine.governs(item) { continue }
      let mask = child.geometry.autoresizingMask
      let old = child.frame
      let x = AutoresizingSpan(
        start: old.minX, length: old.width,
        startIsFlexible: mask.contains(.flexibleLeftMargin),
        lengthIsFlexible: mask.contains(.flexibleWidth),
        endIsFlexible: mask.contains(.flexibleRightMargin)
      ).resized(from: oldSize.width, to: size.width)
      let y = AutoresizingSpan(
        start: old.minY, length: old.height,
        startIsFlexible: mask.contains(.flexibleTopMargin),
        lengthIsFlexible: mask.contains(.flexibleHeight),
        endIsFlexible: mask.contains(.flexibleBottomMargin)
      ).resized(from: oldSize.height, to: size.height)
      child.frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }
  }
}

/// A view's place along one axis, with what of it gives way.
///
/// The flexible parts share the superview's change in proportion to their old sizes; where these
/// are all zero, in equal parts. A part never shrinks below zero but for the margins.
struct AutoresizingSpan {
  var start: CGFloat
  var length: CGFloat
  let startIsFlexible: Bool
  let lengthIsFlexible: Bool
  let endIsFlexible: Bool

  func resized(from oldTotal: CGFloat, to newTotal: CGFloat) -> AutoresizingSpan {
    let change = newTotal - oldTotal
    let end = oldTotal - start - length
    if change == 0 { return self }
    var flexible: CGFloat = 0
    var count: CGFloat = 0
    if startIsFlexible { (flexible, count) = (flexible + start, count + 1) }
    if lengthIsFlexible { (flexible, count) = (flexible + length, count + 1) }
    if endIsFlexible { (flexible, count) = (flexible + end, count + 1) }
    if count == 0 { return self }
    func grown(_ part: CGFloat) -> CGFloat {
      flexible == 0 ? part + change / count : part + change * part / flexible
    }
    var result = self
    if startIsFlexible { result.start = grown(start) }
    if lengthIsFlexible { result.length = max(0, grown(length)) }
    return result
  }
}
