// The dual simplex: the costs are optimal and some rows are on the wrong side. Each step moves one
// of them to zero by letting the cheapest parametric symbol enter, or, where that would cost
// more than it gains, leaves the marker beyond zero at its price.
extension Tableau {
  /// Moves every row to its side again.
  ///
  /// - Returns: A row that cannot be, which shows a conflict among required constraints, or nil.
  mutating func restoreFeasibility() -> Int? {
    var steps = 0
    while let row = nextWrongRow(inOrder: steps > patience) {
      steps &+= 1
      if steps > limit { return nil }
      let up = rows[row].constant < 0
      let symbol = symbols[Int(rows[row].basic)]
      let blocked = (up ? symbol.down : symbol.up) == .forbidden
      let gain = (symbol.slope(up ? rows[row].side : 1) - symbol.slope(up ? -1 : rows[row].side))
      let beyond: Int8 = up ? -1 : 1
      guard blocked || gain > 0, let entry = cheapestEntry(row, up: up) else {
        if blocked { return row }
        setSide(of: row, to: beyond)
        continue
      }
      let entering = Int(entry.symbol)
      let direction: Double = (entry.coefficient > 0) == up ? 1 : -1
      if blocked || isCheaper(entry, direction, than: gain, slot: Int(symbol.level)) {
        exchange(row: row, entering: entering, side: direction > 0 ? 1 : -1)
      } else {
        setSide(of: row, to: beyond)
      }
    }
    return nil
  }

  /// Steps after which ties and choices follow the order of addition alone, which cannot cycle.
  var patience: Int { 64 &+ rows.count &* 2 }

  /// Steps after which rounding must have defeated the method.
  var limit: Int { 4096 &+ rows.count &* 64 }

  /// The row to treat next: forbidden sides first, then the largest distance from zero, or simply
  /// the latest constraint (the rule of Bland).
  private mutating func nextWrongRow(inOrder: Bool) -> Int? {
    var best: Int?
    var bestIsForbidden = false
    var bestSize = 0.0
    var kept = 0
    for index in 0..<wrongRows.count {
      let row = wrongRows[index]
      guard rows[row].basic >= 0, isWrong(row) else {
        rows[row].isListed = false
        continue
      }
      wrongRows[kept] = row
      kept &+= 1
      let symbol = symbols[Int(rows[row].basic)]
      let value = rows[row].constant
      let isForbidden = (value > 0 ? symbol.up : symbol.down) == .forbidden
      let size = inOrder ? Double(symbol.order) : value.magnitude
      if best == nil || (isForbidden && !bestIsForbidden)
        || (isForbidden == bestIsForbidden && size > bestSize)
      {
        best = row
        bestIsForbidden = isForbidden
        bestSize = size
      }
    }
    while wrongRows.count > kept { _ = wrongRows.removeLast() }
    return best
  }

  /// The entry of a row whose symbol moves the row's value up or down at the least cost a unit; of
  /// equal ones the one added last, so that the earlier constraints stay as they are.
  private func cheapestEntry(_ row: Int, up: Bool) -> Entry? {
    var best: Entry?
    var bestDirection = 1.0
    for place in 0..<rows[row].entries.count {
      let entry = rows[row].entries[place]
      guard entry.coefficient.magnitude > Tolerance.pivot else { continue }
      let direction: Double = (entry.coefficient > 0) == up ? 1 : -1
      guard mayMove(Int(entry.symbol), direction) else { continue }
      if let rival = best {
        let order = compare(entry, direction, rival, bestDirection)
        guard order < 0 || (order == 0 && isPreferred(entry, to: rival)) else { continue }
      }
      best = entry
      bestDirection = direction
    }
    return best
  }

  /// Whether an entry is taken before another that costs the same: a coefficient that is far larger
  /// makes for smaller rounding errors; else the symbol added last gives way.
  private func isPreferred(_ entry: Entry, to rival: Entry) -> Bool {
    let size = entry.coefficient.magnitude
    let other = rival.coefficient.magnitude
    if size * 32 < other { return false }
    return size > other * 32 || symbols[Int(entry.symbol)].order > symbols[Int(rival.symbol)].order
  }

  /// Compares what two entries' symbols cost a unit of their row's value.
  private func compare(
    _ one: Entry, _ oneDirection: Double, _ other: Entry, _ otherDirection: Double
  ) -> Int {
    let oneSize = one.coefficient.magnitude
    let otherSize = other.coefficient.magnitude
    for index in 0..<levels.order.count {
      let slot = levels.order[index]
      let difference =
        rate(Int(one.symbol), oneDirection, slot: slot) * otherSize
        - rate(Int(other.symbol), otherDirection, slot: slot) * oneSize
      if difference.magnitude > Tolerance.cost { return difference < 0 ? -1 : 1 }
    }
    return 0
  }

  /// Whether an entry's symbol costs less, a unit of its row's value, than an amount at one level.
  private func isCheaper(
    _ entry: Entry, _ direction: Double, than amount: Double, slot: Int
  ) -> Bool {
    for index in 0..<levels.order.count {
      let level = levels.order[index]
      let cost = rate(Int(entry.symbol), direction, slot: level)
      let difference = cost - (level == slot ? amount * entry.coefficient.magnitude : 0)
      if difference.magnitude > Tolerance.cost { return difference < 0 }
    }
    return false
  }
}
