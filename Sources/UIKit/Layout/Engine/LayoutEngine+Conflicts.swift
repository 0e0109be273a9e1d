import Cassowary

extension LayoutEngine {
  /// Does something to the solver about a constraint; on a conflict, breaks one of the constraints
  /// in it and tries again.
  func solve(
    _ constraint: NSLayoutConstraint, _ attempt: () throws(Unsatisfiable) -> Bool
  ) {
    for _ in 0..<LayoutEngine.conflictLimit {
      do throws(Unsatisfiable) {
        _ = try attempt()
        return
      } catch {
        let conflict = error.conflict.compactMap { sources[ObjectIdentifier($0)] }
        let broken = LayoutEngine.victim(of: conflict) ?? constraint
        report(LayoutConflict(constraints: conflict, broken: broken))
        breakConstraint(broken)
        if broken === constraint { return }
      }
    }
  }

  /// How many constraints may be broken to admit one; beyond it the one is left out.
  private static let conflictLimit = 64

  /// Gives a constraint up: from now on it holds as well as the required ones allow.
  ///
  /// UIKit does the same. The constraint stays active, and holds again once nothing opposes it.
  private func breakConstraint(_ constraint: NSLayoutConstraint) {
    guard var row = rows[ObjectIdentifier(constraint)] else { return }
    sources[ObjectIdentifier(row.constraint)] = nil
    solver.remove(row.constraint)
    var expression = row.constraint.expression
    expression.constant = row.fixed - Double(constraint.constant)
    row.constraint = Cassowary.Constraint(
      expression, row.constraint.relation, priority: LayoutEngine.brokenPriority)
    if !row.isBroken { brokenCount += 1 }
    row.isBroken = true
    rows[ObjectIdentifier(constraint)] = row
    sources[ObjectIdentifier(row.constraint)] = constraint
    do throws(Unsatisfiable) {
      try solver.add(row.constraint)
    } catch {
      // Only a required constraint can be refused.
    }
  }

  /// Takes broken constraints back into full force, in the order they were activated, where what
  /// opposed them has gone.
  func healBrokenConstraints() {
    guard mayHeal else { return }
    mayHeal = false
    let broken = rows.filter(\.value.isBroken).compactMap {
      sources[ObjectIdentifier($1.constraint)]
    }
    for constraint in broken.sorted(by: { $0.activationOrder < $1.activationOrder }) {
      guard var row = rows[ObjectIdentifier(constraint)] else { continue }
      var expression = row.constraint.expression
      expression.constant = row.fixed - Double(constraint.constant)
      let required = Cassowary.Constraint(expression, row.constraint.relation)
      do throws(Unsatisfiable) {
        try solver.add(required)
      } catch {
        continue
      }
      sources[ObjectIdentifier(row.constraint)] = nil
      solver.remove(row.constraint)
      row.constraint = required
      row.isBroken = false
      rows[ObjectIdentifier(constraint)] = row
      sources[ObjectIdentifier(required)] = constraint
      brokenCount -= 1
    }
  }

  /// The priority of a broken constraint, right below required.
  private static let brokenPriority = 999.9999

  /// Chooses the constraint to break.
  ///
  /// UIKit's rule is not known. In recorded logs it is never the system's own constraint while a
  /// program's is there, mostly one that fixes a length, and mostly the last activated; so this
  /// prefers in that order.
  static func victim(of conflict: [NSLayoutConstraint]) -> NSLayoutConstraint? {
    conflict.max { rank($0) < rank($1) }
  }

  private static func rank(_ constraint: NSLayoutConstraint) -> (Int, Int) {
    if constraint is NSAutoresizingMaskLayoutConstraint { return (0, 0) }
    if constraint is NSContentSizeLayoutConstraint { return (2, 0) }
    if constraint.activationOrder == 0 { return (1, 0) }
    if constraint.isStackViewConstraint { return (3, constraint.activationOrder) }
    let fixesLength = constraint.firstAttribute.kind == .length && constraint.second == nil
    return (fixesLength ? 5 : 4, constraint.activationOrder + constraint.breakingOffset)
  }

  private func report(_ conflict: LayoutConflict) {
    if rootIsFree { return }
    Simulation.note(conflict)
    Simulation.log(conflict.text())
  }
}

extension NSLayoutConstraint {
  /// Whether a stack view made the constraint.
  var isStackViewConstraint: Bool {
    identifier?.hasPrefix("UISV-") ?? false
  }
}
