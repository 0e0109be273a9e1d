/// Finds values for variables that satisfy linear constraints as well as their priorities ask.
public final class Solver {
  var tableau = Tableau()
  /// The variable of a symbol, where the symbol is one.
  var variables: [Variable?] = []
  /// The constraint of a marker symbol.
  var markers: [Constraint?] = []
  /// The constant a constraint has in this solver, by marker symbol.
  var constants: [Double] = []
  /// The value last drained of a variable, by symbol.
  private var reported: [Double] = []
  /// Variables that were freed since the last drain while their last drained value was not zero.
  private var forgotten: [Variable] = []
  private var orders = 0

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
      found.append(Int(tableau.rows[row].entries[place].symbol))
    }
    found.sort { tableau.symbols[$0].order < tableau.symbols[$1].order }
    let conflict = found.compactMap { markers[$0] }
    return conflict.contains { $0 === constraint } ? conflict : conflict + [constraint]
  }
}

// MARK: - Values

extension Solver {
  /// The value of a variable; zero when no constraint mentions it.
  public func value(of variable: Variable) -> Double {
    symbol(of: variable).map { tableau.value(of: $0) } ?? 0
  }

  /// How far the expression of a constraint is on the wrong side of zero, as a number that is zero
  /// or positive; nil when the solver does not hold the constraint.
  public func violation(of constraint: Constraint) -> Double? {
    guard let marker = symbol(of: constraint) else { return nil }
    let value = tableau.value(of: marker)
    switch constraint.relation {
    case .equal: return value.magnitude
    case .lessThanOrEqual: return max(0, value)
    case .greaterThanOrEqual: return max(0, -value)
    }
  }

  /// The variables whose value is not what it was when this was last called, each once.
  ///
  /// A variable starts at zero, so one whose first value is zero is not among them. The work is in
  /// proportion to what changed.
  public func drainChangedVariables() -> [Variable] {
    var drained = forgotten
    forgotten.removeAll()
    let changed = tableau.changed
    let symbols = tableau.symbols
    let rows = tableau.rows
    let variables = variables
    for index in 0..<changed.count {
      let symbol = changed[index]
      guard let variable = variables[symbol] else { continue }
      symbols[symbol].isListed = false
      let row = Int(symbols[symbol].row)
      let value = row < 0 ? 0 : rows[row].constant
      if value != reported[symbol] {
        reported[symbol] = value
        drained.append(variable)
      }
    }
    tableau.changed.removeAll()
    return drained
  }
}

// MARK: - Symbols

extension Solver {
  /// The symbol of a variable, or nil when no constraint mentions it.
  func symbol(of variable: Variable) -> Int? {
    if variable.owner == ObjectIdentifier(self) { return variable.symbol }
    return guests.isEmpty ? nil : guests[ObjectIdentifier(variable)]
  }

  /// The marker of a constraint, or nil when the solver does not hold it.
  func symbol(of constraint: Constraint) -> Int? {
    if constraint.owner == ObjectIdentifier(self) { return constraint.symbol }
    return guests.isEmpty ? nil : guests[ObjectIdentifier(constraint)]
  }

  private func makeSymbol(_ variable: Variable) -> Int {
    if let known = symbol(of: variable) { return known }
    let symbol = nextSymbol(isVariable: true)
    variables[symbol] = variable
    reported[symbol] = 0
    if variable.owner == nil {
      variable.owner = ObjectIdentifier(self)
      variable.symbol = symbol
    } else {
      guests[ObjectIdentifier(variable)] = symbol
    }
    return symbol
  }

  private func makeMarker(_ constraint: Constraint) -> Int {
    let symbol = nextSymbol(isVariable: false)
    markers[symbol] = constraint
    constants[symbol] = max(
      -Tolerance.largest, min(Tolerance.largest, constraint.expression.constant))
    let outside: Bend = constraint.isRequired ? .forbidden : .priced
    tableau.symbols[symbol].up = constraint.relation == .greaterThanOrEqual ? .free : outside
    tableau.symbols[symbol].down = constraint.relation == .lessThanOrEqual ? .free : outside
    if !constraint.isRequired {
      let slot = tableau.retainLevel(constraint.priority)
      tableau.symbols[symbol].level = Int32(truncatingIfNeeded: slot)
    }
    if constraint.owner == nil {
      constraint.owner = ObjectIdentifier(self)
      constraint.symbol = symbol
    } else {
      guests[ObjectIdentifier(constraint)] = symbol
    }
    return symbol
  }

  private func nextSymbol(isVariable: Bool) -> Int {
    orders &+= 1
    let symbol = tableau.makeSymbol(order: orders, isVariable: isVariable)
    if symbol == markers.count {
      markers.append(nil)
      variables.append(nil)
      constants.append(0)
      reported.append(0)
    }
    return symbol
  }

  /// Forgets a constraint and the variables that only it mentioned.
  private func forget(_ constraint: Constraint, _ marker: Int) {
    markers[marker] = nil
    if constraint.owner == ObjectIdentifier(self) {
      constraint.owner = nil
    } else {
      guests[ObjectIdentifier(constraint)] = nil
    }
    for term in constraint.terms {
      guard let variable = symbol(of: term.variable) else { continue }
      tableau.symbols[variable].uses &-= 1
      if tableau.symbols[variable].uses == 0 { forget(term.variable, variable) }
    }
  }

  private func forget(_ variable: Variable, _ symbol: Int) {
    if reported[symbol] != 0 { forgotten.append(variable) }
    tableau.remove(variable: symbol)
    variables[symbol] = nil
    if variable.owner == ObjectIdentifier(self) {
      variable.owner = nil
    } else {
      guests[ObjectIdentifier(variable)] = nil
    }
  }
}
