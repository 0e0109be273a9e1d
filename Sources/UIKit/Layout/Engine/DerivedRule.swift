/// What one of a view's or guide's own constraints is to be, to compare with what it is.
@MainActor struct DerivedRule {
  enum Kind {
    case plain
    case mask(flexibility: String)
    case contentSize
  }

  var kind = Kind.plain
  let attribute: NSLayoutConstraint.Attribute
  var relation = NSLayoutConstraint.Relation.equal
  var second: LayoutItem?
  var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var multiplier: CGFloat = 1
  var constant: CGFloat
  var priority = UILayoutPriority.required
  var identifier: String?

  /// Makes the constraint the rule describes.
  func constraint(for item: LayoutItem) -> NSLayoutConstraint {
    let constraint: NSLayoutConstraint
    switch kind {
    case .plain: constraint = make(NSLayoutConstraint.self, item)
    case .contentSize: constraint = make(NSContentSizeLayoutConstraint.self, item)
    case .mask(let flexibility):
      let mask = make(NSAutoresizingMaskLayoutConstraint.self, item)
      mask.flexibility = flexibility
      constraint = mask
    }
    constraint.isDerived = true
    return constraint
  }

  private func make<Kind: NSLayoutConstraint>(_ type: Kind.Type, _ item: LayoutItem) -> Kind {
    type.init(
      first: item, attribute, relation, second: second, secondAttribute,
      multiplier: multiplier, constant: constant, priority: priority, identifier: identifier)
  }

  /// Whether a constraint made before becomes this one by a change of its constant alone.
  func matches(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.firstAttribute == attribute && constraint.relation == relation
      && constraint.second === second && constraint.secondAttribute == secondAttribute
      && constraint.multiplier == multiplier && constraint.priority == priority
      && constraint.identifier == identifier
  }
}
