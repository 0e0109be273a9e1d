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

  /// A view that the engine must not keep: it may be the one that owns the engine.
  struct WeakView {
    weak var view: UIView?
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
  var derived: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
  /// What forbids an item's lengths to be negative, where they came out so.
  var limits: [ObjectIdentifier: [Cassowary.Constraint]] = [:]
  var changedVariables: [Variable] = []
  var rootAwaitsSize = false
  var itemsByVariable: [ObjectIdentifier: LayoutItem] = [:]
  /// Items whose height depends on their width.
  var wrappingItems: [LayoutItem] = []

  // What is to be done in the next pass, in the order it was asked for.
  var newSubtrees: [WeakView] = []
  var newConstraints: [NSLayoutConstraint] = []
  var changedConstants: [NSLayoutConstraint] = []
  var staleItems: [LayoutItem] = []
  var staleKeys: Set<ObjectIdentifier> = []

  init(root: UIView, rootIsFree: Bool = false) {
    self.root = root
    self.rootIsFree = rootIsFree
  }

  /// How often work that makes more work is done before the rest waits for the next pass: a view
  /// may say that its content has changed whenever it is asked for the content's size.
  private static let roundLimit = 10

  private static var activations = 0

  /// The next number in the order of activations.
  static func nextActivation() -> Int {
    activations += 1
    return activations
  }

  // MARK: Noting changes

  /// Notes that a view, with all inside it, has come into the hierarchy.
  func ingest(_ view: UIView) {
    newSubtrees.append(WeakView(view: view))
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
    for _ in 0..<LayoutEngine.roundLimit where hasWork {
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
}
