extension LayoutEngine {
  /// Whether an item takes part in the layout.
  func governs(_ item: LayoutItem) -> Bool {
    derived[ObjectIdentifier(item)] != nil
  }

  /// Whether constraints say anything about an item: if not, its frame stays as it is.
  func determines(_ item: LayoutItem) -> Bool {
    guard let own = derived[ObjectIdentifier(item)] else { return false }
    return !own.isEmpty || item.isConstrained
  }

  /// Takes an item into the layout, with the constraints it brings.
  func enter(_ item: LayoutItem) {
    guard derived[ObjectIdentifier(item)] == nil else { return }
    derived[ObjectIdentifier(item)] = []
    for variable in [item.x, item.y, item.width, item.height] {
      itemsByVariable[ObjectIdentifier(variable)] = item
    }
    awaitFrame(item)
    refresh(item)
  }

  func refreshItems() {
    let items = staleItems
    staleItems.removeAll(keepingCapacity: true)
    staleKeys.removeAll(keepingCapacity: true)
    for item in items {
      if governs(item) {
        refresh(item)
      } else if let view = item.view, !view.translatesAutoresizingMaskIntoConstraints,
        view.isDescendant(of: root ?? view)
      {
        enterIfItHasContent(view)
      }
    }
  }

  /// Brings an item's own constraints up to date; where the shape is the same, by the constant.
  func refresh(_ item: LayoutItem) {
    guard let root, let ancestor = item.guide == nil ? item.view?.parent ?? item.host : item.host
    else { return }
    let key = ObjectIdentifier(item)
    let rules = ItemRules(item: item, root: root, rootIsFree: rootIsFree).rules()
    let old = derived[key] ?? []
    if rules.count == old.count, zip(rules, old).allSatisfy({ $0.matches($1) }) {
      for (rule, constraint) in zip(rules, old) where rule.constant != constraint.constant {
        constraint.constant = rule.constant
        changeConstant(of: constraint)
      }
    } else {
      for constraint in old { remove(constraint) }
      let new = rules.map { $0.constraint(for: item) }
      derived[key] = new
      for constraint in new { insert(constraint, ancestor: ancestor) }
    }
    noteWrapping(item)
  }

  /// Takes a view, with all inside it, out of the layout.
  func expel(_ view: UIView) {
    if let item = view.layoutState.item { expel(item) }
    for guide in view.layoutState.guides {
      if let item = guide.item { expel(item) }
    }
    for constraint in view.layoutState.constraints { remove(constraint) }
    for child in view.children { expel(child) }
  }

  /// Takes an item out of the layout, with what it brought.
  func expel(_ item: LayoutItem) {
    let key = ObjectIdentifier(item)
    guard let old = derived.removeValue(forKey: key) else { return }
    for constraint in old { remove(constraint) }
    for limit in limits.removeValue(forKey: key) ?? [] { solver.remove(limit) }
    for variable in [item.x, item.y, item.width, item.height] {
      itemsByVariable[ObjectIdentifier(variable)] = nil
    }
    wrappingItems.removeAll { $0 === item }
  }

  /// All constraints in force about an item, the ones it brought included.
  func constraints(about item: LayoutItem) -> [NSLayoutConstraint] {
    item.activeConstraints
      + (derived[ObjectIdentifier(item)] ?? [])
  }
}
