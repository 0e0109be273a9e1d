import Cassowary

/// The constraints of one hierarchy, solved.
///
/// The topmost view owns the engine. What the program does to constraints and frames is noted at
/// once and solved in the next pass; the solver then tells which variables have changed, and only
/// the views these belong to are given new frames, by their superviews' `layoutSubviews`.
@MainActor final class LayoutEngine {
  /// The row that stands for a constraint in the solver.
  struct Row {
    var constraint: Cassowary.Constraint
    /// The expression's constant, but for the constraint's own.
    let fixed: Double
    /// Whether it was in a conflict and given up: it then holds as well as the others allow.
    var isBroken = false
  }

  let solver = Solver()
  private(set) weak var root: UIView?
  /// Whether the topmost view's size is asked for rather than given.
  let rootIsFree: Bool

  /// Rows by the constraint they stand for.
  var rows: [ObjectIdentifier: Row] = [:]
  /// Constraints by their row, to tell of conflicts.
  var sources: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// How many constraints are broken, and whether one of them may hold again.
  var brokenCount = 0
  var mayHeal = false
  /// What each item that takes part brought with it.
  private var derived: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
  /// What forbids an item's lengths to be negative, where they came out so.
  private var limits: [ObjectIdentifier: [Cassowary.Constraint]] = [:]
  private var changedVariables: [Variable] = []
  private var itemsByVariable: [ObjectIdentifier: LayoutItem] = [:]
  /// Items whose height depends on their width.
  private var wrappingItems: [LayoutItem] = []

  // What is to be done in the next pass, in the order it was asked for.
  private var newSubtrees: [UIView] = []
  private var newConstraints: [NSLayoutConstraint] = []
  private var changedConstants: [NSLayoutConstraint] = []
  private var staleItems: [LayoutItem] = []
  private var staleKeys: Set<ObjectIdentifier> = []

  init(root: UIView, rootIsFree: Bool = false) {
    self.root = root
    self.rootIsFree = rootIsFree
  }

  private static var activations = 0

  /// The next number in the order of activations.
  static func nextActivation() -> Int {
    activations += 1
    return activations
  }

  // MARK: Noting changes

  /// Notes that a view, with all inside it, has come into the hierarchy.
  func ingest(_ view: UIView) {
    newSubtrees.append(view)
  }

  func add(_ constraint: NSLayoutConstraint) {
    newConstraints.append(constraint)
  }

  func remove(_ constraint: NSLayoutConstraint) {
    if let row = rows.removeValue(forKey: ObjectIdentifier(constraint)) {
      sources[ObjectIdentifier(row.constraint)] = nil
      solver.remove(row.constraint)
      if row.isBroken { brokenCount -= 1 }
      mayHeal = brokenCount > 0
    } else {
      newConstraints.removeAll { $0 === constraint }
    }
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard rows[ObjectIdentifier(constraint)] != nil else { return }
    changedConstants.append(constraint)
    root?.setNeedsLayout()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard rows[ObjectIdentifier(constraint)] != nil else { return }
    remove(constraint)
    newConstraints.append(constraint)
    root?.setNeedsLayout()
  }

  /// Notes that what an item brings with it is out of date.
  func itemDidChange(_ item: LayoutItem) {
    if staleKeys.insert(ObjectIdentifier(item)).inserted { staleItems.append(item) }
  }

  var hasWork: Bool {
    !(newSubtrees.isEmpty && newConstraints.isEmpty && changedConstants.isEmpty
      && staleItems.isEmpty)
  }

  // MARK: Solving

  /// Does what was noted, and tells the superviews of the views whose place has changed.
  func update() {
    while hasWork {
      ingestSubtrees()
      installConstraints()
      changeConstants()
      refreshItems()
    }
    healBrokenConstraints()
    wrapContent()
    forbidNegativeLengths()
    reportChanges()
  }

  private func ingestSubtrees() {
    let subtrees = newSubtrees
    newSubtrees.removeAll()
    for view in subtrees where view.isDescendant(of: root ?? view) { ingestTree(view) }
  }

  private func ingestTree(_ view: UIView) {
    view.prepareHeldConstraints()
    if !view.translatesAutoresizingMaskIntoConstraints { enterIfItHasContent(view) }
    for constraint in view.layoutState.constraints { install(constraint) }
    for child in view.children { ingestTree(child) }
  }

  private func enterIfItHasContent(_ view: UIView) {
    let size = view.intrinsicContentSize
    if size.width >= 0 || size.height >= 0 { enter(view.layoutItem) }
  }

  private func installConstraints() {
    let constraints = newConstraints
    newConstraints.removeAll(keepingCapacity: true)
    for constraint in constraints { install(constraint) }
  }

  private func install(_ constraint: NSLayoutConstraint) {
    guard rows[ObjectIdentifier(constraint)] == nil, constraint.isActive,
      let ancestor = constraint.commonAncestor
    else { return }
    let reads = constraint.first?.host?.readsRightToLeft ?? false
    insert(constraint, ancestor: ancestor, readsRightToLeft: reads && constraint.followsReading)
  }

  private func insert(
    _ constraint: NSLayoutConstraint, ancestor: UIView, readsRightToLeft: Bool = false
  ) {
    guard let first = constraint.first else { return }
    var builder = RowBuilder(ancestor: ancestor, readsRightToLeft: readsRightToLeft)
    builder.add(first, constraint.firstAttribute, times: 1)
    if let second = constraint.second {
      builder.add(second, constraint.secondAttribute, times: -Double(constraint.multiplier))
    }
    for item in builder.items { enter(item) }
    let fixed = builder.expression.constant
    builder.add(constant: -Double(constraint.constant))
    let row = Row(
      constraint: Cassowary.Constraint(
        builder.expression, Cassowary.Relation(constraint.relation),
        priority: Double(constraint.priority.rawValue)),
      fixed: fixed)
    rows[ObjectIdentifier(constraint)] = row
    sources[ObjectIdentifier(row.constraint)] = constraint
    solve(constraint) { [solver] () throws(Unsatisfiable) in try solver.add(row.constraint) }
  }

  private func changeConstants() {
    let constraints = changedConstants
    changedConstants.removeAll(keepingCapacity: true)
    for constraint in constraints { changeConstant(of: constraint) }
  }

  private func changeConstant(of constraint: NSLayoutConstraint) {
    guard let row = rows[ObjectIdentifier(constraint)] else { return }
    mayHeal = brokenCount > 0
    let constant = row.fixed - Double(constraint.constant)
    solve(constraint) { [solver] () throws(Unsatisfiable) in
      try solver.setConstant(constant, of: row.constraint)
    }
  }

  /// Asks for a length of the topmost view, with a priority.
  func fit(
    _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ length: CGFloat,
    _ priority: UILayoutPriority
  ) {
    guard let root, length.isFinite else { return }
    enter(item)
    insert(
      NSLayoutConstraint(
        first: item, attribute, .equal, constant: length, priority: priority,
        identifier: "_UITemporaryLayout\(attribute == .width ? "Width" : "Height")"),
      ancestor: root)
  }

  // MARK: Items

  /// Whether an item takes part in the layout.
  func governs(_ item: LayoutItem) -> Bool {
    derived[ObjectIdentifier(item)] != nil
  }

  /// Takes an item into the layout, with the constraints it brings.
  private func enter(_ item: LayoutItem) {
    guard derived[ObjectIdentifier(item)] == nil else { return }
    derived[ObjectIdentifier(item)] = []
    for variable in [item.x, item.y, item.width, item.height] {
      itemsByVariable[ObjectIdentifier(variable)] = item
    }
    awaitFrame(item)
    refresh(item)
  }

  private func refreshItems() {
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
  private func refresh(_ item: LayoutItem) {
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

  // MARK: Content that wraps

  private func noteWrapping(_ item: LayoutItem) {
    guard let view = item.view else { return }
    let wraps = view.contentSize(fittingWidth: .greatestFiniteMagnitude) != nil
    let index = wrappingItems.firstIndex { $0 === item }
    if wraps, index == nil {
      wrappingItems.append(item)
    } else if !wraps, let index {
      wrappingItems.remove(at: index)
    }
  }

  /// Gives wrapping content the height for the width it has got, until widths stay as they are.
  private func wrapContent() {
    for _ in 0..<3 {
      var changed = false
      for item in wrappingItems {
        guard let view = item.view else { continue }
        let width = CGFloat(solver.value(of: item.width))
        guard let size = view.contentSize(fittingWidth: width) else { continue }
        for constraint in derived[ObjectIdentifier(item)] ?? []
        where constraint is NSContentSizeLayoutConstraint && constraint.firstAttribute == .height
          && abs(constraint.constant - size.height) > 1e-6
        {
          constraint.constant = size.height
          changeConstant(of: constraint)
          changed = true
        }
      }
      if !changed { return }
    }
  }

  // MARK: Results

  private func reportChanges() {
    let changed = changedVariables
    changedVariables.removeAll(keepingCapacity: true)
    if rootIsFree { return }
    for variable in changed {
      if let item = itemsByVariable[ObjectIdentifier(variable)] { awaitFrame(item) }
    }
  }

  /// Requires lengths that came out negative not to be, as UIKit does of all lengths.
  ///
  /// Lengths are rarely negative, so it is cheaper to look than to require it beforehand.
  private func forbidNegativeLengths() {
    var changed = solver.drainChangedVariables()
    while !changed.isEmpty {
      changedVariables += changed
      var found = false
      for variable in changed where variable.prefersZero && solver.value(of: variable) < -1e-6 {
        guard let item = itemsByVariable[ObjectIdentifier(variable)] else { continue }
        found = true
        forbidNegative(variable, of: item)
      }
      if !found { return }
      changed = solver.drainChangedVariables()
    }
  }

  private func forbidNegative(_ variable: Variable, of item: LayoutItem) {
    let limit = Cassowary.Constraint(Expression(variable), .greaterThanOrEqual)
    limits[ObjectIdentifier(item), default: []].append(limit)
    let placeholder = NSLayoutConstraint(first: item, .width, .greaterThanOrEqual)
    solve(placeholder) { [solver] () throws(Unsatisfiable) in try solver.add(limit) }
  }

  /// Puts an item on its superview's list of those to be given a new frame.
  private func awaitFrame(_ item: LayoutItem) {
    guard !rootIsFree, !item.awaitsFrame, let view = item.view else { return }
    if view === root {
      view.applyRootSize(from: self)
      return
    }
    guard let parent = view.parent else { return }
    item.awaitsFrame = true
    parent.layoutState.awaitingItems.append(item)
    parent.setNeedsLayout()
  }

  /// An item's alignment rectangle, in its superview's or owning view's coordinates.
  func rect(of item: LayoutItem) -> CGRect {
    CGRect(
      x: solver.value(of: item.x), y: solver.value(of: item.y),
      width: solver.value(of: item.width), height: solver.value(of: item.height))
  }
}

extension NSLayoutConstraint {
  /// Whether the reading direction matters to the constraint.
  var followsReading: Bool {
    firstAttribute.isDirectional || secondAttribute.isDirectional
  }
}

extension Cassowary.Relation {
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
