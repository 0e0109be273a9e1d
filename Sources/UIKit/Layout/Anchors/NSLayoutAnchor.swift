/// An edge, a middle or a length of a view or guide, from which constraints are made.
///
/// The type parameter keeps apart what does not go together: a horizontal edge takes no vertical
/// one.
@MainActor public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let layoutItem: LayoutItem
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    layoutItem = item
    self.attribute = attribute
    super.init()
  }

  /// The view or guide the anchor belongs to.
  public var item: AnyObject? {
    layoutItem.owner
  }

  /// The anchor's name: its item's class and its attribute.
  public var name: String {
    anchorName(layoutItem, attribute)
  }

  // MARK: Constraints to another anchor

  /// Makes a constraint that keeps the two anchors at one place.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor, 0)
  }

  /// Makes a constraint that keeps this anchor at or after another one.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 0)
  }

  /// Makes a constraint that keeps this anchor at or before another one.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 0)
  }

  /// Makes a constraint that keeps this anchor at a distance, in points, after another one.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, c)
  }

  /// Makes a constraint that keeps this anchor at least a distance, in points, after another one.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, c)
  }

  /// Makes a constraint that keeps this anchor at most a distance, in points, after another one.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, c)
  }

  private func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      checking: layoutItem, attribute, relation, other.layoutItem, other.attribute,
      constant: constant)
  }

  // MARK: Identity

  public override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
      return other.layoutItem === layoutItem && other.attribute == attribute
    }
  }

  public override var hash: Int {
    MainActor.assumeIsolated {
      ObjectIdentifier(layoutItem).hashValue ^ attribute.rawValue
    }
  }

  public override var description: String {
    MainActor.assumeIsolated { anchorText(layoutItem, attribute) }
  }
}

extension NSLayoutConstraint {
  /// Makes a constraint between two anchors, and raises what UIKit raises for one it refuses.
  convenience init(
    checking first: LayoutItem, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: LayoutItem,
    _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat
  ) {
    let fault = ConstraintFault(
      first: first, firstAttribute, second: second, secondAttribute, secondIsGiven: true,
      multiplier: multiplier, constant: constant)
    self.init(
      first: fault == nil ? first : nil, firstAttribute, relation, second: second,
      secondAttribute, multiplier: multiplier, constant: constant)
    if let fault { Simulation.raise(fault.exception(describing: first.owner ?? NSNull())) }
  }
}

/// An item's class and address and an attribute, such as `UIView:0x7f8e.leading`.
@MainActor func anchorName(
  _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute
) -> String {
  guard let owner = item.owner else { return "(null).\(attribute.name)" }
  return "\(ClassName(of: owner).name):\(pointerText(owner)).\(attribute.name)"
}

/// An anchor as UIKit prints it: `<NSLayoutXAxisAnchor:0x… "UIView:0x….leading">`.
@MainActor func anchorText(
  _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute
) -> String {
  let kind =
    switch attribute.kind {
    case .x: "NSLayoutXAxisAnchor"
    case .y: "NSLayoutYAxisAnchor"
    case .length, .nothing: "NSLayoutDimension"
    }
  return "<\(kind):\(pointerText(item)) \"\(anchorName(item, attribute))\">"
}
