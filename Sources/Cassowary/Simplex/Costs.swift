// Cost vectors: for each parametric symbol, one number a priority level, compared
// lexicographically from the highest priority down.
extension Tableau {
  /// Counts one more user of a priority and returns its slot.
  mutating func retainLevel(_ priority: Double) -> Int {
    let (slot, isNew) = levels.retain(priority)
    if slot >= stride { widenCosts() }
    if isNew {
      for symbol in 0..<symbols.count { costs[symbol &* stride &+ slot] = 0 }
    }
    return slot
  }

  private mutating func widenCosts() {
    let wider = stride &* 2
    var moved = List<Double>(capacity: symbols.count &* wider)
    moved.extend(to: symbols.count &* wider, with: 0)
    for symbol in 0..<symbols.count {
      for slot in 0..<stride {
        moved[symbol &* wider &+ slot] = costs[symbol &* stride &+ slot]
      }
    }
    costs.deallocate()
    costs = moved
    stride = wider
    vector.extend(to: wider, with: 0)
  }

  /// Adds a multiple of a row to the costs at one level: the slope of its basic symbol changed.
  mutating func addToCosts(row: Int, slot: Int, times factor: Double) {
    guard factor != 0 else { return }
    for place in 0..<rows[row].entries.count {
      let entry = rows[row].entries[place]
      let index = Int(entry.symbol) &* stride &+ slot
      let sum = costs[index] + factor * entry.coefficient
      costs[index] = sum.magnitude < Tolerance.cost ? 0 : sum
      if watchesCosts { suspect(Int(entry.symbol)) }
    }
  }

  /// Puts a parametric symbol up for a look at its costs.
  @inline(__always)
  mutating func suspect(_ symbol: Int) {
    guard !symbols[symbol].isListed, !symbols[symbol].isVariable else { return }
    symbols[symbol].isListed = true
    suspects.append(symbol)
  }

  /// Moves a basic marker to a side of zero, without a pivot.
  mutating func setSide(of row: Int, to side: Int8) {
    let symbol = symbols[Int(rows[row].basic)]
    record(.init(row: row, side: rows[row].side, leaving: -1))
    let change = symbol.slope(side) - symbol.slope(rows[row].side)
    rows[row].side = side
    addToCosts(row: row, slot: Int(symbol.level), times: change)
  }

  /// Pivots, and keeps the costs: the entering symbol goes to a side of zero.
  mutating func exchange(row: Int, entering: Int, side: Int8) {
    let leaving = Int(rows[row].basic)
    record(.init(row: row, side: rows[row].side, leaving: leaving))
    let slope = symbols[leaving].slope(rows[row].side)
    addToCosts(row: row, slot: Int(symbols[leaving].level), times: -slope)
    rows[row].side = side
    for slot in 0..<stride {
      vector[slot] = costs[entering &* stride &+ slot]
      costs[entering &* stride &+ slot] = 0
    }
    vector[Int(symbols[entering].level)] += symbols[entering].slope(side)
    pivot(row: row, entering: entering, place: place(of: entering, in: row))
    for index in 0..<levels.order.count {
      let slot = levels.order[index]
      let factor = vector[slot]
      addToCosts(row: row, slot: slot, times: factor.magnitude < Tolerance.cost ? 0 : factor)
    }
    if watchesCosts { suspect(leaving) }
  }

  /// The place of a symbol in a row that has it.
  func place(of symbol: Int, in row: Int) -> Int {
    let column = symbols[symbol].column
    let entries = rows[row].entries
    let byRow = entries.count < column.count
    for index in 0..<(byRow ? entries.count : column.count) {
      if byRow {
        if Int(entries[index].symbol) == symbol { return index }
      } else if Int(column[index].row) == row {
        return Int(column[index].place)
      }
    }
    return 0
  }

  /// What one unit of a parametric symbol's move up (1) or down (-1) costs at a level.
  @inline(__always)
  func rate(_ symbol: Int, _ direction: Double, slot: Int) -> Double {
    let cost = costs[symbol &* stride &+ slot] * direction
    guard Int(symbols[symbol].level) == slot else { return cost }
    return cost + (direction > 0 ? symbols[symbol].up.weight : symbols[symbol].down.weight)
  }

  /// The sign of what a move of a parametric symbol costs: of the first level that is not zero.
  func rateSign(_ symbol: Int, _ direction: Double) -> Int {
    for index in 0..<levels.order.count {
      let cost = rate(symbol, direction, slot: levels.order[index])
      if cost.magnitude > Tolerance.cost { return cost < 0 ? -1 : 1 }
    }
    return 0
  }

  /// Whether a symbol may leave zero in a direction.
  @inline(__always)
  func mayMove(_ symbol: Int, _ direction: Double) -> Bool {
    (direction > 0 ? symbols[symbol].up : symbols[symbol].down) != .forbidden
  }
}
