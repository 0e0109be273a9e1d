extension UIView {
  /// The view's rectangle in its superview's coordinates.
  ///
  /// With a transform other than the identity it is the upright rectangle around the view, and
  /// setting it has no useful meaning, as in UIKit.
  public var frame: CGRect {
    get {
      let size = geometry.bounds.size
      if !geometry.hasTransform {
        return CGRect(
          x: geometry.center.x - size.width / 2, y: geometry.center.y - size.height / 2,
          width: size.width, height: size.height)
      }
      let box = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
      ).applying(geometry.transform)
      return box.offsetBy(dx: geometry.center.x, dy: geometry.center.y)
    }
    set {
      guard checkGeometry(newValue) else { return }
      let box = newValue.standardized
      var size = box.size
      if geometry.hasTransform {
        let scaled = CGRect(origin: .zero, size: size).applying(geometry.transform.inverted())
        size = scaled.size
      }
      place(
        center: CGPoint(x: box.origin.x + box.width / 2, y: box.origin.y + box.height / 2),
        size: size)
    }
  }

  /// The view's rectangle in its own coordinates: its size, and where its subviews' (0, 0) is.
  public var bounds: CGRect {
    get { geometry.bounds }
    set {
      guard checkGeometry(newValue) else { return }
      let moved = newValue.origin != geometry.bounds.origin
      geometry.bounds.origin = newValue.origin
      if moved { boundsOriginDidChange() }
      place(center: geometry.center, size: newValue.size)
    }
  }

  /// The middle of the view's rectangle, in its superview's coordinates.
  public var center: CGPoint {
    get { geometry.center }
    set {
      guard checkGeometry(CGRect(origin: newValue, size: .zero)) else { return }
      place(center: newValue, size: geometry.bounds.size)
    }
  }

  /// How the view is moved, scaled and turned about its middle, over its frame.
  public var transform: CGAffineTransform {
    get { geometry.transform }
    set {
      geometry.transform = newValue
      geometry.hasTransform = !newValue.isIdentity
    }
  }

  /// Sets where the view is, on behalf of the program: constraints made from the frame follow.
  private func place(center: CGPoint, size: CGSize) {
    if center == geometry.center && size == geometry.bounds.size { return }
    setGeometry(center: center, size: size)
    autoresizingConstraintsAreStale()
  }

  /// Sets where the view is, and tells whom it concerns.
  func setGeometry(center: CGPoint, size: CGSize, isFromEngine: Bool = false) {
    let oldSize = geometry.bounds.size
    geometry.center = center
    let sizeChanged = size != oldSize
    if sizeChanged {
      geometry.bounds.size = size
      setNeedsLayout()
      if geometry.autoresizesSubviews {
        autoresizeSubviews(from: oldSize, isFromEngine: isFromEngine)
      }
    }
    geometryDidChange(sizeChanged: sizeChanged)
  }

  /// Raises what Core Animation raises for a number that is none.
  private func checkGeometry(_ rect: CGRect) -> Bool {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    guard numbers.contains(where: { $0.isNaN }) else { return true }
    let text = numbers.map(\.sixDigits)
    Simulation.raise(
      SimulatedException(
        name: "CALayerInvalidGeometry",
        reason: "CALayer bounds contains NaN: [\(text[0]) \(text[1]); \(text[2]) \(text[3])]. "
          + "Layer: <CALayer:\(pointerText(layer)); position = CGPoint "
          + "(\(center.x.sixDigits) \(center.y.sixDigits)); bounds = CGRect "
          + "(\(bounds.minX.sixDigits) \(bounds.minY.sixDigits); "
          + "\(bounds.width.sixDigits) \(bounds.height.sixDigits)); delegate = \(description)>"))
    return false
  }

  /// Gives the view the size that suits its content best, and keeps its origin.
  public func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }
}

// MARK: - Reading direction

extension UIView {
  /// Whether the view is turned over where people read from right to left.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { geometry.semanticContentAttribute }
    set {
      geometry.semanticContentAttribute = newValue
      readingDirectionDidChange()
    }
  }

  /// The direction in which the view's content is read.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch geometry.semanticContentAttribute {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      environmentLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  var readsRightToLeft: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
