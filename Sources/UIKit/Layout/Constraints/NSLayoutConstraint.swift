/// A relation between two edges or lengths that the layout is to keep:
/// `first == multiplier × second + constant`.
///
/// It takes part in the layout while it is active. Its items must then be in one hierarchy.
@MainActor public class NSLayoutConstraint: NSObject {
  let first: LayoutItem?
  let second: LayoutItem?
  /// The attribute of the first item.
  public let firstAttribute: NSLayoutConstraint.Attribute
  /// The attribute of the second item, or `.notAnAttribute`.
  public let secondAttribute: NSLayoutConstraint.Attribute
  /// How the two sides compare.
  public let relation: NSLayoutConstraint.Relation
  /// What the second attribute is multiplied by.
  public let multiplier: CGFloat
  /// A name for logs; UIKit's own constraints have one too.
  public var identifier: String?
  /// Whether an archive of the view keeps the constraint.
  public var shouldBeArchived: Bool = false

  /// The view whose `constraints` lists the constraint while it is active.
  weak var holder: UIView?
  /// Whether the layout made the constraint itself, from a mask, a content's size or a guide.
  var isDerived = false
  /// When the constraint was activated, among all others; the later breaks first.
  var activationOrder = 0
  /// What a conflict adds to the order: of the constraints of one visual format, activated
  /// together, the first breaks first, as recorded.
  var breakingOffset = 0
  private var storedConstant: CGFloat
  private var storedPriority: UILayoutPriority = .required

  /// Makes a constraint without checks, for the module's own use.
  required init(
    first: LayoutItem?, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, second: LayoutItem? = nil,
    _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required,
    identifier: String? = nil
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.identifier = identifier
    storedConstant = constant
    storedPriority = priority
    super.init()
  }

  /// Makes a constraint between the attributes of two views or guides.
  ///
  /// Without a second item the constraint fixes a length. What makes no sense raises, as UIKit
  /// does: a place without a second item, attributes that do not pair, leading with left.
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute,
    multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = LayoutItem.of(view1)
    let second = LayoutItem.of(view2)
    let fault = ConstraintFault(
      first: first, attr1, second: second, attr2, secondIsGiven: view2 != nil,
      multiplier: multiplier, constant: c)
    self.init(
      first: fault == nil ? first : nil, attr1, relation, second: second,
      second == nil ? .notAnAttribute : attr2, multiplier: multiplier, constant: c)
    if let fault { Simulation.raise(fault.exception(describing: view1)) }
  }

  // MARK: Items

  /// The first view or guide.
  public var firstItem: AnyObject? {
    first?.owner
  }

  /// The second view or guide, if any.
  public var secondItem: AnyObject? {
    second?.owner
  }

  // MARK: What may change

  /// What is added to the second side, in points; may be changed at any time, and cheaply.
  public var constant: CGFloat {
    get { storedConstant }
    set {
      if newValue == storedConstant { return }
      storedConstant = newValue
      holder?.layoutEngine?.constantDidChange(of: self)
    }
  }

  /// How much the constraint matters.
  ///
  /// While it is active it may not become required, nor cease to be, as in UIKit.
  public var priority: UILayoutPriority {
    get { storedPriority }
    set {
      if newValue == storedPriority { return }
      let wasRequired = storedPriority.rawValue >= UILayoutPriority.required.rawValue
      let isRequired = newValue.rawValue >= UILayoutPriority.required.rawValue
      if isActive && wasRequired != isRequired {
        Simulation.raise(
          .internalInconsistency(
            "Mutating a priority from required to not on an installed constraint (or vice-versa) "
              + "is not supported.  You passed priority "
              + "\(CGFloat(newValue.rawValue).sixDigits) and the existing priority was "
              + "\(CGFloat(storedPriority.rawValue).sixDigits)."))
        return
      }
      storedPriority = newValue
      holder?.layoutEngine?.priorityDidChange(of: self)
    }
  }

  // MARK: Activation

  /// Whether the constraint takes part in the layout.
  public var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints, in order.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints, in order.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil, let first else { return }
    guard let ancestor = commonAncestor else {
      raiseNoCommonAncestor(first)
      return
    }
    ancestor.hold(self)
  }

  private func deactivate() {
    holder?.release(self)
  }

  /// The items the constraint is about, the guides that margin attributes stand for included.
  var mentionedItems: [LayoutItem] {
    var items: [LayoutItem] = []
    for (item, attribute) in [(first, firstAttribute), (second, secondAttribute)] {
      guard let item else { continue }
      items.append(item)
      if attribute.withinMargins != nil, let view = item.view {
        items.append(view.layoutMarginsGuide.layoutItem)
      }
    }
    return items
  }

  /// The deepest view that both items are in.
  var commonAncestor: UIView? {
    guard let one = first?.host else { return nil }
    guard let second else { return one }
    guard let other = second.host else { return nil }
    return one.commonAncestor(with: other)
  }

  private func raiseNoCommonAncestor(_ first: LayoutItem) {
    let one = anchorText(first, firstAttribute)
    let other = second.map { anchorText($0, secondAttribute) } ?? "(null)"
    Simulation.raise(
      .generic(
        "Unable to activate constraint with anchors \(one) and \(other) because they have no "
          + "common ancestor.  Does the constraint or its anchors reference items in different "
          + "view hierarchies?  That's illegal."))
  }

  // MARK: Description

  /// What a description prints before the equation.
  var descriptionPrefix: String {
    ""
  }

  public override var description: String {
    MainActor.assumeIsolated { ConstraintDescription(self).text() }
  }
}
