/// A horizontal line of a view or guide: an edge, the middle or a baseline, measured downwards.
@MainActor public class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another one, as a length to constrain.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      from: layoutItem, attribute, to: otherAnchor.layoutItem, otherAnchor.attribute)
  }

  // UIKit's spacing between baselines grows with the fonts, by a rule nobody has published; here
  // it is the spacing between edges.

  /// Makes a constraint that keeps this anchor a number of standard spaces below another one.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.equal, anchor, multiplier)
  }

  /// Makes a constraint that keeps this anchor at least a number of standard spaces below another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, anchor, multiplier)
  }

  /// Makes a constraint that keeps this anchor at most a number of standard spaces below another.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, anchor, multiplier)
  }

  private func spaced(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      checking: layoutItem, attribute, relation, anchor.layoutItem, anchor.attribute,
      constant: multiplier * standardSpacing)
  }
}
