/// A vertical line of a view or guide: an edge or the middle, measured from side to side.
@MainActor public class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another one, as a length to constrain.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      from: layoutItem, attribute, to: otherAnchor.layoutItem, otherAnchor.attribute)
  }

  /// Makes a constraint that keeps this anchor a number of standard spaces after another one.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.equal, anchor, multiplier)
  }

  /// Makes a constraint that keeps this anchor at least a number of standard spaces after another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, anchor, multiplier)
  }

  /// Makes a constraint that keeps this anchor at most a number of standard spaces after another.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, anchor, multiplier)
  }

  private func spaced(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutXAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      checking: layoutItem, attribute, relation, anchor.layoutItem, anchor.attribute,
      constant: multiplier * standardSpacing)
  }
}

/// The space between two views when nobody asks for another, in points.
let standardSpacing: CGFloat = 8
