/// A marker that reaches zero as a parametric symbol moves, and what going on costs.
struct Break: BitwiseCopyable {
  /// How far the symbol has moved then.
  var distance: Double
  var row: Int
  var coefficient: Double
  /// What each further unit of the symbol's move costs more, at the marker's level.
  var gain: Double
  /// Whether the marker must not cross zero.
  var blocks: Bool
}

// The primal simplex: every row is on its side, and some parametric symbol can leave zero and
// lower the costs. It moves until going on does not pay any more: past the zero of each marker
// that merely becomes dearer, and at most to the zero of one that must not cross.
extension Tableau {
  /// Lets symbols enter until none lowers the cost vector. Looks at the suspects only.
  mutating func optimise() {
    watchesCosts = true
    var steps = 0
    while steps < limit, let (symbol, direction) = nextEntering(inOrder: steps > patience) {
      steps &+= 1
      collectBreaks(symbol, direction)
      guard let leaving = firstStop(symbol, direction) else {
        symbols[symbol].isListed = false
        continue
      }
      cross(upTo: leaving, direction)
      exchange(row: breaks[leaving].row, entering: symbol, side: direction > 0 ? 1 : -1)
    }
    watchesCosts = false
    for index in 0..<suspects.count { symbols[suspects[index]].isListed = false }
    suspects.removeAll()
  }

  /// The suspect to enter: one that lowers the highest level, there the most; or simply the latest
  /// one (the rule of Bland).
  private mutating func nextEntering(inOrder: Bool) -> (symbol: Int, direction: Double)? {
    var best: (symbol: Int, direction: Double)?
    var bestRank = Int.max
    var bestSize = 0.0
    var kept = 0
    for index in 0..<suspects.count {
      let symbol = suspects[index]
      guard symbols[symbol].isListed, symbols[symbol].row < 0,
        let move = improvement(of: symbol)
      else {
        symbols[symbol].isListed = false
        continue
      }
      suspects[kept] = symbol
      kept &+= 1
      let rank = inOrder ? 0 : move.rank
      let size = inOrder ? Double(symbols[symbol].order) : move.size
      if rank < bestRank || (rank == bestRank && size > bestSize) {
        best = (symbol, move.direction)
        bestRank = rank
        bestSize = size
      }
    }
    while suspects.count > kept { _ = suspects.removeLast() }
    return best
  }

  /// The direction in which a parametric symbol lowers the costs, at which level and how much.
  private func improvement(of symbol: Int) -> (direction: Double, rank: Int, size: Double)? {
    for direction in [1.0, -1.0] where mayMove(symbol, direction) {
      for rank in 0..<levels.order.count {
        let cost = rate(symbol, direction, slot: levels.order[rank])
        guard cost.magnitude > Tolerance.cost else { continue }
        if cost < 0 { return (direction, rank, -cost) }
        break
      }
    }
    return nil
  }

  /// Lists the markers that reach zero, or are there, as a symbol moves.
  mutating func collectBreaks(_ symbol: Int, _ direction: Double) {
    breaks.removeAll()
    let column = symbols[symbol].column
    for index in 0..<column.count {
      let row = Int(column[index].row)
      let basic = symbols[Int(rows[row].basic)]
      if basic.isVariable { continue }
      let coefficient = rows[row].entries[Int(column[index].place)].coefficient
      guard coefficient.magnitude > Tolerance.pivot else { continue }
      let up = (coefficient > 0) == (direction > 0)
      let side = rows[row].side
      if up ? side > 0 : side < 0 { continue }
      let gain = up ? basic.slope(1) - basic.slope(side) : basic.slope(side) - basic.slope(-1)
      let blocks = (up ? basic.up : basic.down) == .forbidden
      guard blocks || gain > 0 else { continue }
      let room = up ? -rows[row].constant : rows[row].constant
      breaks.append(
        Break(
          distance: side == 0 ? 0 : max(0, room) / coefficient.magnitude, row: row,
          coefficient: coefficient, gain: gain * coefficient.magnitude, blocks: blocks))
    }
  }

  /// Orders the breaks as they are met, up to the one where going on does not pay; returns its
  /// index.
  mutating func firstStop(_ symbol: Int, _ direction: Double) -> Int? {
    for slot in 0..<stride { vector[slot] = 0 }
    for index in 0..<levels.order.count {
      let slot = levels.order[index]
      vector[slot] = rate(symbol, direction, slot: slot)
    }
    for index in 0..<breaks.count {
      var nearest = index
      for other in index &+ 1..<max(breaks.count, index &+ 1)
      where isBefore(breaks[other], breaks[nearest]) {
        nearest = other
      }
      let next = breaks[nearest]
      breaks[nearest] = breaks[index]
      breaks[index] = next
      if next.blocks { return index }
      vector[Int(symbols[Int(rows[next.row].basic)].level)] += next.gain
      if !isNegative(vector) { return index }
    }
    return nil
  }

  /// Whether a break is met first; at the same place, the one that blocks, then the one with the
  /// larger coefficient, then the one added last.
  private func isBefore(_ one: Break, _ other: Break) -> Bool {
    if (one.distance - other.distance).magnitude > Tolerance.coefficient {
      return one.distance < other.distance
    }
    if one.blocks != other.blocks { return one.blocks }
    if one.coefficient.magnitude != other.coefficient.magnitude {
      return one.coefficient.magnitude > other.coefficient.magnitude
    }
    return symbols[Int(rows[one.row].basic)].order > symbols[Int(rows[other.row].basic)].order
  }

  private func isNegative(_ vector: List<Double>) -> Bool {
    for index in 0..<levels.order.count {
      let cost = vector[levels.order[index]]
      if cost.magnitude > Tolerance.cost { return cost < 0 }
    }
    return false
  }

  /// Puts the markers of the breaks before one on the side they cross to.
  mutating func cross(upTo stop: Int, _ direction: Double) {
    for index in 0..<stop {
      let up = (breaks[index].coefficient > 0) == (direction > 0)
      setSide(of: breaks[index].row, to: up ? 1 : -1)
    }
  }
}
