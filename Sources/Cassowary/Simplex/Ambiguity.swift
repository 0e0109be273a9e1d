extension Tableau {
  /// Whether a variable has the same value in every optimum.
  ///
  /// From the present optimum it looks for a move that costs nothing and changes the variable:
  /// it raises, then lowers, the variable's row as an objective of its own, letting only symbols
  /// without cost enter. Steps that change no value are taken back at the end.
  mutating func isDetermined(variable: Int) -> Bool {
    let row = Int(symbols[variable].row)
    guard row >= 0 else { return false }
    for place in 0..<rows[row].entries.count
    where symbols[Int(rows[row].entries[place].symbol)].isVariable {
      return false
    }
    beginRecording()
    let isDetermined = !canMove(row, up: true) && !canMove(row, up: false)
    takeBack()
    return isDetermined
  }

  private mutating func canMove(_ row: Int, up: Bool) -> Bool {
    for step in 0..<limit {
      let inOrder = step > patience
      guard let (symbol, direction) = freeMove(row, up: up, inOrder: inOrder) else { return false }
      collectBreaks(symbol, direction)
      guard let stop = stopAtOnce(inOrder: inOrder) else { return true }
      exchange(row: breaks[stop].row, entering: symbol, side: direction > 0 ? 1 : -1)
    }
    return false
  }

  /// The break that stops a move before it has begun: the one with the largest coefficient, or the
  /// latest one (the rule of Bland).
  private func stopAtOnce(inOrder: Bool) -> Int? {
    var best: Int?
    var bestSize = 0.0
    for index in 0..<breaks.count where breaks[index].distance <= Tolerance.value {
      let order = symbols[Int(rows[breaks[index].row].basic)].order
      let size = inOrder ? Double(order) : breaks[index].coefficient.magnitude
      if size > bestSize {
        best = index
        bestSize = size
      }
    }
    return best
  }

  /// A symbol that moves a row's value up or down and costs nothing at any level: the one with the
  /// largest coefficient, or the latest one (the rule of Bland).
  private func freeMove(
    _ row: Int, up: Bool, inOrder: Bool
  ) -> (symbol: Int, direction: Double)? {
    var best: (symbol: Int, direction: Double)?
    var bestSize = 0.0
    for place in 0..<rows[row].entries.count {
      let entry = rows[row].entries[place]
      let symbol = Int(entry.symbol)
      let direction: Double = (entry.coefficient > 0) == up ? 1 : -1
      let size = inOrder ? Double(symbols[symbol].order) : entry.coefficient.magnitude
      guard size > bestSize, entry.coefficient.magnitude > Tolerance.pivot,
        mayMove(symbol, direction), rateSign(symbol, direction) == 0
      else { continue }
      best = (symbol, direction)
      bestSize = size
    }
    return best
  }
}
