// Rounding errors grow with the number of pivots. From time to time the solver compares the values
// with the constraints as they were given, and when they disagree, or after very many pivots,
// computes the tableau afresh from them, with the same symbols basic.
extension Tableau {
  /// Whether so many terms were computed that looking at the rounding errors costs little beside.
  var isDueForCheck: Bool { work > 512 &+ rows.count &* 16 }

  /// Whether there were so many pivots that the costs had better be computed afresh.
  var isDueForCosts: Bool { age &- costsAge > 32 &+ rows.count / 4 }

  /// Whether there were so many pivots that everything had better be.
  var isWornOut: Bool { age > 4096 &+ rows.count &* 8 }

  /// Empties the tableau, keeping its symbols and, for the basic markers, their sides.
  ///
  /// - Returns: The side of each symbol that was basic, nil for the others.
  mutating func dismantle() -> [Int8?] {
    var sides = [Int8?](repeating: nil, count: symbols.count)
    clearWrongRows()
    for symbol in 0..<symbols.count { symbols[symbol].wasBasic = symbols[symbol].row >= 0 }
    for row in 0..<rows.count where rows[row].basic >= 0 {
      sides[Int(rows[row].basic)] = rows[row].side
      drop(row: row)
    }
    age = 0
    return sides
  }

  /// Adds the equation of a marker again, its expression's other terms being in the draft, and
  /// solves it for one of its variables if it has any that can be.
  mutating func restore(marker: Int, constant: Double, side: Int8) {
    let row = makeRow(basic: marker)
    rows[row].constant = constant
    rows[row].side = side
    moveDraft(to: row)
    if let variable = bestVariable(in: row, wasBasic: true) ?? bestVariable(in: row) {
      rows[row].side = 0
      pivot(row: row, entering: variable, place: place(of: variable, in: row))
    }
  }

  /// Computes the costs from the rows and makes the tableau feasible and optimal.
  mutating func recover() {
    costsAge = age
    for index in 0..<costs.count { costs[index] = 0 }
    for row in 0..<rows.count where rows[row].basic >= 0 {
      let symbol = symbols[Int(rows[row].basic)]
      addToCosts(row: row, slot: Int(symbol.level), times: symbol.slope(rows[row].side))
      valueChanged(row)
    }
    for symbol in 0..<symbols.count where symbols[symbol].row < 0 { suspect(symbol) }
    settle()
  }
}

extension Solver {
  /// Looks at the rounding errors when it is time.
  func checkAccuracy() {
    guard tableau.isDueForCheck else { return }
    tableau.work = 0
    if tableau.isWornOut || !isAccurate {
      refresh()
    } else if tableau.isDueForCosts {
      tableau.recover()
    }
  }

  /// Whether the values agree with the constraints as they were given.
  var isAccurate: Bool {
    let symbols = tableau.symbols
    let rows = tableau.rows
    let isAlone = guests.isEmpty
    for (marker, constraint) in markers.enumerated() {
      guard let constraint else { continue }
      var sum = constants[marker]
      var size = 1 + sum.magnitude
      for term in constraint.terms {
        guard let symbol = isAlone ? term.variable.symbol : symbol(of: term.variable) else {
          continue
        }
        let row = Int(symbols[symbol].row)
        let value = row < 0 ? 0 : term.coefficient * rows[row].constant
        sum += value
        size += value.magnitude
      }
      let row = Int(symbols[marker].row)
      if row >= 0 { sum -= rows[row].constant }
      guard sum.magnitude < Tolerance.drift * size else { return false }
    }
    return true
  }

  /// Computes the tableau afresh.
  func refresh() {
    let sides = tableau.dismantle()
    // The parametric markers' equations determine the basic variables, so they go first.
    for isBasic in [false, true] {
      for marker in markers.indices {
        guard let constraint = markers[marker], (sides[marker] != nil) == isBasic else {
          continue
        }
        var sum = constants[marker]
        for term in constraint.terms {
          guard let variable = symbol(of: term.variable) else { continue }
          sum += tableau.draft(term.coefficient, times: variable)
        }
        tableau.restore(marker: marker, constant: sum, side: sides[marker] ?? 0)
      }
    }
    tableau.recover()
  }
}
