extension UIView {
  /// Converts a point from this view's coordinates to another view's, or the window's if nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let target = view ?? rootView
    return target.fromRoot(toRoot(point))
  }

  /// Converts a point from another view's coordinates, or the window's if nil, to this view's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let source = view ?? rootView
    return fromRoot(source.toRoot(point))
  }

  /// Converts a rectangle from this view's coordinates to another view's, or the window's if nil.
  ///
  /// Where a view between the two is turned the result is the upright rectangle around it.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    convertCorners(of: rect) { convert($0, to: view) }
  }

  /// Converts a rectangle from another view's coordinates, or the window's if nil, to this view's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    convertCorners(of: rect) { convert($0, from: view) }
  }

  private func convertCorners(of rect: CGRect, by conversion: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(conversion)
    var box = CGRect(origin: corners[0], size: .zero)
    for corner in corners {
      let left = min(box.minX, corner.x)
      let top = min(box.minY, corner.y)
      box = CGRect(
        x: left, y: top,
        width: max(box.maxX, corner.x) - left, height: max(box.maxY, corner.y) - top)
    }
    return box
  }

  /// Converts a point from this view's coordinates to its superview's.
  private func toParent(_ point: CGPoint) -> CGPoint {
    let bounds = geometry.bounds
    var offset = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY)
    if geometry.hasTransform { offset = offset.applying(geometry.transform) }
    return CGPoint(x: geometry.center.x + offset.x, y: geometry.center.y + offset.y)
  }

  /// Converts a point from the superview's coordinates to this view's.
  private func fromParent(_ point: CGPoint) -> CGPoint {
    let bounds = geometry.bounds
    var offset = CGPoint(x: point.x - geometry.center.x, y: point.y - geometry.center.y)
    if geometry.hasTransform { offset = offset.applying(geometry.transform.inverted()) }
    return CGPoint(x: bounds.midX + offset.x, y: bounds.midY + offset.y)
  }

  /// Converts a point from this view's coordinates to those outside the topmost view.
  private func toRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var view = self
    while let above = view.parent {
      point = view.toParent(point)
      view = above
    }
    // Windows lie on one screen; other topmost views have no common ground, as in UIKit.
    return view is UIWindow ? view.toParent(point) : point
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    if let above = parent { return fromParent(above.fromRoot(point)) }
    return self is UIWindow ? fromParent(point) : point
  }
}
