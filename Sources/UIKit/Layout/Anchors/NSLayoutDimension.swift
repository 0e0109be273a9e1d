/// A width or a height, or the distance between two anchors.
@MainActor public class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Makes a constraint that fixes the length, in points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    fixed(.equal, c)
  }

  /// Makes a constraint that keeps the length at or above a number of points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    fixed(.greaterThanOrEqual, c)
  }

  /// Makes a constraint that keeps the length at or below a number of points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    fixed(.lessThanOrEqual, c)
  }

  /// Makes a constraint that keeps the length in proportion to another one.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    scaled(.equal, anchor, m, 0)
  }

  /// Makes a constraint that keeps the length at or above a proportion of another one.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    scaled(.greaterThanOrEqual, anchor, m, 0)
  }

  /// Makes a constraint that keeps the length at or below a proportion of another one.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    scaled(.lessThanOrEqual, anchor, m, 0)
  }

  /// Makes a constraint that keeps the length in proportion to another one, and a constant more.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    scaled(.equal, anchor, m, c)
  }

  /// Makes a constraint that keeps the length at or above a proportion of another and a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    scaled(.greaterThanOrEqual, anchor, m, c)
  }

  /// Makes a constraint that keeps the length at or below a proportion of another and a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    scaled(.lessThanOrEqual, anchor, m, c)
  }

  /// Makes the distance from one anchor to another.
  convenience init(
    from: LayoutItem, _ fromAttribute: NSLayoutConstraint.Attribute,
    to: LayoutItem, _ toAttribute: NSLayoutConstraint.Attribute
  ) {
    let span = AnchorSpan(
      from: from, fromAttribute: fromAttribute, to: to, toAttribute: toAttribute)
    self.init(LayoutItem(span: span), fromAttribute.kind == .x ? .width : .height)
  }

  private func fixed(
    _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    guard constant.isFinite else {
      Simulation.raise(ConstraintFault.notFinite.exception(describing: item ?? NSNull()))
      return NSLayoutConstraint(first: nil, attribute, relation)
    }
    return NSLayoutConstraint(first: layoutItem, attribute, relation, constant: constant)
  }

  private func scaled(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutDimension,
    _ multiplier: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      checking: layoutItem, attribute, relation, anchor.layoutItem, anchor.attribute,
      multiplier: multiplier, constant: constant)
  }
}
