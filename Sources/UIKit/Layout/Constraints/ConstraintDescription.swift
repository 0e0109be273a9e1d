/// A constraint as UIKit's logs print it.
///
/// A distance from the superview's edge or between two views prints as visual format,
/// `H:|-(20)-[UILabel:0x…'Hi']`; anything else as an equation, `UIView:0x….width == 100`.
@MainActor struct ConstraintDescription {
  let constraint: NSLayoutConstraint
  /// Items that the text calls by a name of the program's, or by `|`, in the order of use.
  private var names: [(name: String, item: NSObject)] = []

  init(_ constraint: NSLayoutConstraint) {
    self.constraint = constraint
  }

  func text() -> String {
    var copy = self
    return copy.write()
  }

  private mutating func write() -> String {
    var text = "<\(ClassName(of: constraint).name):\(pointerText(constraint)) "
    if !constraint.descriptionPrefix.isEmpty { text += constraint.descriptionPrefix + " " }
    if let identifier = constraint.identifier { text += "'\(identifier)' " }
    text += body()
    text += "   (\(constraint.isActive || constraint.isDerived ? "active" : "inactive")"
    if !names.isEmpty {
      let list = names.map { name, item in
        // A bar stands for a view that still needs its class; a name of the program's does not.
        "\(name):" + (name == "'|'" ? address(item) : pointerText(item))
      }.joined(separator: ", ")
      text += ", names: \(list) "
    }
    return text + ")>"
  }

  private mutating func body() -> String {
    if constraint is NSContentSizeLayoutConstraint { return contentSize() }
    var text = visualFormat() ?? equation()
    if constraint.priority.rawValue < UILayoutPriority.required.rawValue {
      text += " priority:\(CGFloat(constraint.priority.rawValue).sixDigits)"
    }
    return text
  }

  // MARK: Equations

  private mutating func equation() -> String {
    var text = "\(name(constraint.first)).\(attribute(constraint.firstAttribute)) \(sign) "
    guard let second = constraint.second else {
      let isPlace = constraint.firstAttribute.kind != .length
      if isPlace, let superview = constraint.first?.view?.parent { bar(superview.layoutItem) }
      let constant = constraint.constant
      text += constant < 0 ? "- \((-constant).sixDigits)" : constant.sixDigits
      return text + direction
    }
    if constraint.multiplier != 1 { text += "\(constraint.multiplier.sixDigits)*" }
    text += "\(name(second)).\(attribute(constraint.secondAttribute))"
    if constraint.constant > 0 { text += " + \(constraint.constant.sixDigits)" }
    if constraint.constant < 0 { text += " - \((-constraint.constant).sixDigits)" }
    return text + direction
  }

  private mutating func contentSize() -> String {
    let axis: NSLayoutConstraint.Axis =
      constraint.firstAttribute == .width ? .horizontal : .vertical
    let priorities = constraint.first?.view?.layoutState.contentPriorities ?? ContentPriorities()
    let hug = CGFloat(priorities.hugging(axis).rawValue).sixDigits
    let resist = CGFloat(priorities.compression(axis).rawValue).sixDigits
    return "\(name(constraint.first)).\(constraint.firstAttribute.name) == "
      + "\(constraint.constant.sixDigits) Hug:\(hug) CompressionResistance:\(resist)"
  }

  /// An edge of a mask constraint is called by the coordinate it has.
  private func attribute(_ attribute: NSLayoutConstraint.Attribute) -> String {
    guard constraint is NSAutoresizingMaskLayoutConstraint else { return attribute.name }
    switch attribute {
    case .left: return "minX"
    case .top: return "minY"
    default: return attribute.name
    }
  }

  private var sign: String {
    switch constraint.relation {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  private var direction: String {
    let isAbsolute =
      constraint.firstAttribute.isAbsoluteSide
      && !(constraint is NSAutoresizingMaskLayoutConstraint)
    return isAbsolute ? "(LTR)" : ""
  }

  // MARK: Visual format

  private mutating func visualFormat() -> String? {
    guard let first = constraint.first, let second = constraint.second,
      constraint.multiplier == 1, !(constraint is NSAutoresizingMaskLayoutConstraint)
    else { return nil }
    let gap = constraint.relation == .equal ? "" : sign
    let space = "-(\(gap)\(constraint.constant.sixDigits))-"
    let axis = constraint.firstAttribute.kind == .x ? "H:" : "V:"
    switch (constraint.firstAttribute, constraint.secondAttribute) {
    case (.leading, .leading), (.left, .left), (.top, .top):
      guard isSuperview(second, of: first) else { return nil }
      bar(second)
      return "\(axis)|\(space)[\(name(first))]\(direction)"
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
      // UIKit writes its own guides' far edges from the view to the guide.
      if first.guide?.rule != nil, isSuperview(second, of: first), constraint.isDerived {
        bar(second)
        let inset = (0 - constraint.constant).sixDigits
        return "\(axis)[\(name(first))]-(\(inset))-|\(direction)"
      }
      guard isSuperview(first, of: second) else { return nil }
      bar(first)
      return "\(axis)[\(name(second))]\(space)|\(direction)"
    case (.leading, .trailing), (.left, .right), (.top, .bottom):
      return "\(axis)[\(name(second))]\(space)[\(name(first))]\(direction)"
    default:
      return nil
    }
  }

  private func isSuperview(_ one: LayoutItem, of other: LayoutItem) -> Bool {
    guard let view = one.view else { return false }
    if let guide = other.guide { return guide.rule != nil && guide.owningView === view }
    return other.view?.parent === view
  }

  private mutating func bar(_ item: LayoutItem) {
    if let owner = item.owner { names.append(("'|'", owner)) }
  }

  // MARK: Names

  /// What the text calls an item, noting the names that need explaining.
  private mutating func name(_ item: LayoutItem?) -> String {
    guard let owner = item?.owner else { return "(null)" }
    if let name = (owner as? UIView)?.accessibilityIdentifier, !name.isEmpty {
      if !names.contains(where: { $0.item === owner && $0.name == name }) {
        names.append((name, owner))
      }
      return name
    }
    return address(owner)
  }

  private func address(_ owner: NSObject) -> String {
    let text = "\(ClassName(of: owner).name):\(pointerText(owner))"
    if let guide = owner as? UILayoutGuide {
      return guide.identifier.isEmpty ? text : text + "'\(guide.identifier)'"
    }
    if let content = (owner as? UIView)?.textInLogs, !content.isEmpty {
      let limit = 25
      return text + "'" + (content.count > limit ? content.prefix(limit) + "..." : content) + "'"
    }
    return text
  }
}
