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

  /// The symbol of a variable, made when no constraint mentioned it so far.
  func makeSymbol(_ variable: Variable) -> Int {
    if let known = symbol(of: variable) { return known }
    let symbol = nextSymbol(isVariable: true)
    tableau.symbols[symbol].prefersZero = variable.prefersZero
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

  /// Makes the marker of a constraint.
  func makeMarker(_ constraint: Constraint) -> Int {
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
  func forget(_ constraint: Constraint, _ marker: Int) {
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
