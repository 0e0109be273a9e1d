extension CALayer {
  /// Adds a layer at a place among those there are, 0 being the back.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    insert(layer, at: Int(idx))
  }

  /// Adds a layer in front of another; in front of all where the other is not there.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = sublayers?.firstIndex { $0 === sibling }
    insert(layer, at: index.map { $0 + 1 } ?? sublayers?.count ?? 0)
  }

  /// Adds a layer behind another; behind all where the other is not there.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts a layer in the place of another.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    newLayer.removeFromSuperlayer()
    insert(newLayer, at: min(index, sublayers?.count ?? 0))
  }

  /// Has the layer lay its sublayers out again; theirs is not simulated.
  public func setNeedsLayout() {}

  /// Has the layer drawn again.
  public func setNeedsDisplay() {}

  /// Lays the sublayers out now.
  public func layoutIfNeeded() {}
}
