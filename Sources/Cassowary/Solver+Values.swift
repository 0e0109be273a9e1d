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
