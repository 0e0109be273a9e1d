/// Finds values for variables that satisfy linear constraints as well as their priorities ask.
///
/// This is Cassowary, the incremental simplex method of
/// - A. Borning, K. Marriott, P. Stuckey, Y. Xiao, *Solving linear arithmetic constraints for user
///   interface applications*, UIST 1997;
/// - G. J. Badros, A. Borning, P. J. Stuckey, *The Cassowary linear arithmetic constraint solving
///   algorithm*, ACM Transactions on Computer-Human Interaction 8 (4), 2001.
///
/// It departs from them in two ways. The objective is a vector with one entry a priority, compared
/// lexicographically, so that no number of weak constraints outweighs a stronger one. And each
/// constraint has a single marker, the value of its expression, where the papers have a slack and
/// a pair of error variables: a marker costs nothing at zero and may be priced on either side, as
/// in the simplex method for piecewise linear objectives (R. Fourer, Mathematical Programming 33,
/// 1985). The wrong side of an inequality and both sides of an equation are *forbidden* when the
/// constraint is required, else *priced* at one a unit on the constraint's priority level.
///
/// ## The tableau
/// Rows define the *basic* symbols by the others, the *parametric* ones, which are zero. So a row's
/// constant is the value of its symbol. For each parametric symbol the tableau also keeps what a
/// unit of it would cost through the markers it changes.
///
/// ## An example
/// Two widths share 100 points. The first would be 30, the second 80, which matters less:
///
///     m1: x + y - 100 == 0   required
///     m2: x - 30 == 0        priority 750
///     m3: y - 80 == 0        priority 250
///
/// *Adding.* A constraint's expression is written with the parametric symbols. If a variable is
/// left, the row is solved for it:
///
///     x = 100 - y + m1                       after m1
///     x = 30 + m2,  y = 70 + m1 - m2         after m2
///
/// In `m3 = y - 80 = -10 + m1 - m2` no variable is left, so the marker is basic: `y` lacks 10
/// points. Each costs one unit at level 250. To raise `m3`, `m2` would have to fall, at one unit of
/// level 750 a point: too dear, so `m3` stays below zero. Now `m1` costs (0, -1) and `m2` (0, 1)
/// a unit, the levels being (750, 250).
///
/// *Editing.* The widths are to share 130 points: `m1`'s constant falls by 30, so every row gains
/// 30 times its coefficient of `m1`: `y = 100`, `m3 = 20`. That is on the other side of zero. To
/// lower `m3`, `m2` would have to rise; again too dear: `m3` changes its side, and costs.
///
/// *A required inequality,* `m4: y - 90 <= 0`, becomes `m4 = 10 + m1 - m2`. It must not be above
/// zero, and of the symbols that could lower it `m1` may not move, so `m2` enters the basis:
///
///     m2 = 10 + m1 - m4,  x = 40 + m1 - m4,  y = 90 + m4,  m3 = 10 + m4
///
/// *A conflict.* With `m5: x - 35 <= 0` required, `m5 = 5 + m1 - m4` would have to fall, but `m1`
/// may not move and `m4` not rise. That row proves that `x + y == 130`, `y <= 90` and `x <= 35`
/// cannot all hold, and the markers of a tableau's parametric symbols being independent, no one of
/// the three can be missed in the proof. The steps taken for `m5` are taken back.
///
/// *Removing* a constraint makes its marker basic and drops its row; then, as long as a parametric
/// symbol can move and lower the cost vector, it enters the basis.
///
/// ## Which optimum
/// At each level the sum of the absolute errors is the least possible once those of all higher
/// levels are. Several solutions may be equally good; ``isDetermined(_:)`` tells. Then:
/// - a new constraint that could be met only at the same cost to others stays unmet, so at equal
///   priority the earlier one wins when two conflict;
/// - where one of several constraints of equal priority has to give way, and it makes no
///   difference which, it is the one added last;
/// - the result depends on the sequence of calls, and on nothing else;
/// - beyond that nothing is promised: after removals and edits, solvers that hold the same
///   constraints may have chosen differently.
///
/// ## Numbers
/// Everything is `Double`. A required constraint counts as met within a millionth, and sizes are
/// meant for lengths in points: constants are cut to ±10¹⁰, coefficients under 10⁻¹⁰ are left out.
/// Rounding errors are watched, and the tableau is computed afresh when they show.
///
/// ## Cost
/// An edit costs as much as the rows it changes; a pivot, as much as the rows that mention the
/// entering symbol. Choices that could go round in circles fall back on the rule of Bland.
///
/// A solver is not thread-safe. It never traps: what it cannot do is thrown or returned.
public final class Solver {
  var tableau = Tableau()
  /// The variable of a symbol, where the symbol is one.
  var variables: [Variable?] = []
  /// The constraint of a marker symbol.
  var markers: [Constraint?] = []
  /// The constant a constraint has in this solver, by marker symbol.
  var constants: [Double] = []
  /// The value last drained of a variable, by symbol.
  var reported: [Double] = []
  /// Variables that were freed since the last drain while their last drained value was not zero.
  var forgotten: [Variable] = []
  var orders = 0

  /// Symbols of variables and constraints that another solver owns.
  var guests: [ObjectIdentifier: Int] = [:]

  /// Makes a solver without constraints.
  public init() {}

  deinit {
    for variable in variables where variable?.owner == ObjectIdentifier(self) {
      variable?.owner = nil
    }
    for constraint in markers where constraint?.owner == ObjectIdentifier(self) {
      constraint?.owner = nil
    }
  }
}

// MARK: - Constraints

extension Solver {
  /// Adds a constraint and finds the new optimum.
  ///
  /// - Returns: Whether the constraint was added: false when the solver holds it already or it is
  ///   not finite (``Constraint/isFinite``), and then nothing changes.
  /// - Throws: ``Unsatisfiable`` when the constraint is required and cannot hold together with the
  ///   other required ones. The solver is then as it was before.
  @discardableResult
  public func add(_ constraint: Constraint) throws(Unsatisfiable) -> Bool {
    guard constraint.isFinite, symbol(of: constraint) == nil else { return false }
    let marker = makeMarker(constraint)
    for term in constraint.terms {
      let variable = makeSymbol(term.variable)
      tableau.symbols[variable].uses &+= 1
    }
    var blocked = insert(constraint, marker)
    if blocked != nil, !constraint.isRequired {
      refresh()
      return true
    }
    if blocked != nil, !isAccurate {
      // The conflict may be one of rounding errors.
      withdraw(marker)
      markers[marker] = nil
      refresh()
      markers[marker] = constraint
      blocked = insert(constraint, marker)
    }
    if let blocked {
      let conflict = conflict(in: blocked, with: constraint)
      withdraw(marker)
      tableau.free(marker: marker)
      forget(constraint, marker)
      throw Unsatisfiable(constraint: constraint, conflict: conflict)
    }
    tableau.endRecording()
    checkAccuracy()
    return true
  }

  private func insert(_ constraint: Constraint, _ marker: Int) -> Int? {
    var sum = constants[marker]
    for term in constraint.terms {
      guard let variable = symbol(of: term.variable) else { continue }
      sum += tableau.draft(term.coefficient, times: variable)
    }
    return tableau.add(marker: marker, constant: sum)
  }

  private func withdraw(_ marker: Int) {
    tableau.takeBack()
    tableau.drop(row: Int(tableau.symbols[marker].row))
  }

  /// Removes a constraint and finds the new optimum.
  ///
  /// A variable that no other constraint mentions has the value zero from then on.
  ///
  /// - Returns: Whether it was removed: false when the solver does not hold it.
  @discardableResult
  public func remove(_ constraint: Constraint) -> Bool {
    guard let marker = symbol(of: constraint) else { return false }
    tableau.remove(marker: marker)
    forget(constraint, marker)
    checkAccuracy()
    return true
  }

  /// Whether the solver holds a constraint.
  public func contains(_ constraint: Constraint) -> Bool {
    symbol(of: constraint) != nil
  }

  /// The constraints the solver holds, in the order they were added.
  public var constraints: [Constraint] {
    let held = markers.indices.filter { markers[$0] != nil }
    return held.sorted { tableau.symbols[$0].order < tableau.symbols[$1].order }
      .compactMap { markers[$0] }
  }

  /// The constant that a constraint's expression has in this solver, or nil when the solver does
  /// not hold the constraint.
  public func constant(of constraint: Constraint) -> Double? {
    symbol(of: constraint).map { constants[$0] }
  }

  /// Changes the constant of a constraint's expression, and finds the new optimum from the present
  /// one.
  ///
  /// - Returns: Whether the solver now has that constant: false when it does not hold the
  ///   constraint or the number is not finite, and then nothing changes.
  /// - Throws: ``Unsatisfiable`` when required constraints cannot hold with the new constant. The
  ///   solver is then as it was before.
  @discardableResult
  public func setConstant(
    _ constant: Double, of constraint: Constraint
  ) throws(Unsatisfiable) -> Bool {
    guard constant.isFinite, let marker = symbol(of: constraint) else { return false }
    let limited = max(-Tolerance.largest, min(Tolerance.largest, constant))
    let old = constants[marker]
    guard limited != old else { return true }
    constants[marker] = limited
    var blocked = shift(constraint, marker, by: limited - old)
    if blocked != nil, !constraint.isRequired {
      refresh()
      return true
    }
    if blocked != nil, !isAccurate {
      tableau.takeBack()
      tableau.takeBackShift()
      constants[marker] = old
      refresh()
      constants[marker] = limited
      blocked = shift(constraint, marker, by: limited - old)
    }
    if let blocked {
      let conflict = conflict(in: blocked, with: constraint)
      tableau.takeBack()
      tableau.takeBackShift()
      constants[marker] = old
      throw Unsatisfiable(constraint: constraint, conflict: conflict)
    }
    tableau.endRecording()
    checkAccuracy()
    return true
  }

  private func shift(_ constraint: Constraint, _ marker: Int, by change: Double) -> Int? {
    tableau.shift(marker: marker, by: change)
    if constraint.isRequired { tableau.beginRecording() }
    return tableau.restoreFeasibility()
  }

  /// The constraints a blocked row stands for: its own and those of the symbols in it.
  private func conflict(in row: Int, with constraint: Constraint) -> [Constraint] {
    var found = [Int(tableau.rows[row].basic)]
    for place in 0..<tableau.rows[row].entries.count {
      let entry = tableau.rows[row].entries[place]
      if entry.coefficient.magnitude > Tolerance.pivot { found.append(Int(entry.symbol)) }
    }
    found.sort { tableau.symbols[$0].order < tableau.symbols[$1].order }
    let conflict = found.compactMap { markers[$0] }
    return conflict.contains { $0 === constraint } ? conflict : conflict + [constraint]
  }
}
