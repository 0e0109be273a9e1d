/// Makes the constraints a visual format describes, in the order of its text.
@MainActor struct VisualFormatReader {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  private(set) var constraints: [NSLayoutConstraint] = []

  init(
    _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  mutating func read() throws(VisualFormatFault) {
    try checkAlignment()
    var items: [LayoutItem] = []
    for view in format.views { items.append(try item(view)) }
    if let first = format.first {
      let edge = try superview(of: items[0], at: first.place)
      try connect(edge: edge, to: items[0], isFirst: true, first.gap)
    }
    for (index, view) in format.views.enumerated() {
      for length in view.lengths { try add(length, to: items[index]) }
      if index < format.gaps.count {
        try connect(items[index], to: items[index + 1], format.gaps[index])
      }
    }
    if let last = format.last, let item = items.last {
      let edge = try superview(of: item, at: last.place)
      try connect(edge: edge, to: item, isFirst: false, last.gap)
    }
    for attribute in options.attributes {
      for item in items.dropFirst() {
        append(items[0], attribute, .equal, item, attribute, 0, .required)
      }
    }
    for (index, constraint) in constraints.enumerated() {
      constraint.breakingOffset = constraints.count - 1 - 2 * index
    }
  }

  // MARK: Attributes

  private var start: NSLayoutConstraint.Attribute {
    if format.isVertical { return .top }
    if options.contains(.directionRightToLeft) { return .right }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }

  private var end: NSLayoutConstraint.Attribute {
    if format.isVertical { return .bottom }
    if options.contains(.directionRightToLeft) { return .left }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  /// From right to left a gap counts backwards.
  private var sign: CGFloat {
    !format.isVertical && options.contains(.directionRightToLeft) ? -1 : 1
  }

  private func checkAlignment() throws(VisualFormatFault) {
    let axis = format.isVertical ? "vertical" : "horizontal"
    let forbidden: NSLayoutConstraint.Attribute.Kind = format.isVertical ? .y : .x
    guard options.attributes.contains(where: { $0.kind == forbidden }) else { return }
    throw VisualFormatFault(
      reason: "Options mask required views to be aligned on a \(axis) edge, which is not allowed "
        + "for layout that is also \(axis).",
      place: 0)
  }

  // MARK: Items and values

  private func item(_ view: VisualFormat.View) throws(VisualFormatFault) -> LayoutItem {
    guard let item = LayoutItem.of(views[view.name]) else {
      throw VisualFormatFault(
        reason: "\(view.name) is not a key in the views dictionary.",
        place: view.place + view.name.count)
    }
    return item
  }

  private func superview(
    of item: LayoutItem, at place: Int
  ) throws(VisualFormatFault) -> UIView {
    if let superview = item.view?.parent ?? item.guide?.owningView { return superview }
    throw VisualFormatFault(
      reason:
        "Unable to interpret '|' character, because the related view doesn't have a superview",
      place: place)
  }

  private func number(
    _ value: VisualFormat.Predicate.Value
  ) throws(VisualFormatFault) -> CGFloat {
    switch value {
    case .number(let number): return number
    case .name(let name, let place):
      if let number = metrics[name].flatMap(VisualFormatReader.number) { return number }
      throw VisualFormatFault(
        reason: "Encountered metric with name \"\(name)\", but value was not specified in "
          + "metrics or views dictionaries",
        place: place + name.count)
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as Int: CGFloat(number)
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private func priority(
    _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatFault) -> UILayoutPriority {
    guard let value = predicate.priority else { return .required }
    return UILayoutPriority(Float(try number(value)))
  }

  // MARK: Constraints

  private mutating func add(
    _ length: VisualFormat.Predicate, to item: LayoutItem
  ) throws(VisualFormatFault) {
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    let priority = try priority(length)
    if case .name(let name, _) = length.value, let other = LayoutItem.of(views[name]) {
      append(item, attribute, length.relation, other, attribute, 0, priority)
    } else {
      append(
        item, attribute, length.relation, nil, .notAnAttribute, try number(length.value), priority)
    }
  }

  private mutating func connect(
    _ before: LayoutItem, to after: LayoutItem, _ gap: VisualFormat.Gap
  ) throws(VisualFormatFault) {
    for (relation, distance, priority) in try distances(gap, standard: standardSpacing) {
      append(after, start, relation, before, end, distance * sign, priority)
    }
  }

  /// Connects a view to its superview's edge; a lone dash means the margin.
  private mutating func connect(
    edge view: UIView, to item: LayoutItem, isFirst: Bool, _ gap: VisualFormat.Gap
  ) throws(VisualFormatFault) {
    var edge = view.layoutItem
    if case .standard = gap { edge = view.layoutMarginsGuide.layoutItem }
    for (relation, distance, priority) in try distances(gap, standard: 0) {
      if isFirst {
        append(item, start, relation, edge, start, distance * sign, priority)
      } else {
        append(edge, end, relation, item, end, distance * sign, priority)
      }
    }
  }

  private func distances(
    _ gap: VisualFormat.Gap, standard: CGFloat
  ) throws(VisualFormatFault) -> [(NSLayoutConstraint.Relation, CGFloat, UILayoutPriority)] {
    switch gap {
    case .none: return [(.equal, 0, .required)]
    case .standard: return [(.equal, standard, .required)]
    case .predicates(let predicates):
      var all: [(NSLayoutConstraint.Relation, CGFloat, UILayoutPriority)] = []
      for predicate in predicates {
        all.append((predicate.relation, try number(predicate.value), try priority(predicate)))
      }
      return all
    }
  }

  private mutating func append(
    _ first: LayoutItem, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: LayoutItem?,
    _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat,
    _ priority: UILayoutPriority
  ) {
    constraints.append(
      NSLayoutConstraint(
        first: first, firstAttribute, relation, second: second, secondAttribute,
        constant: constant, priority: priority))
  }
}
