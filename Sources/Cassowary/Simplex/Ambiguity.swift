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
    for _ in 0..<limit {
      guard let (symbol, direction) = freeMove(row, up: up) else { return false }
      collectBreaks(symbol, direction)
      var latest: Int?
      for index in 0..<breaks.count where breaks[index].distance <= Tolerance.value {
        if let rival = latest, order(ofBreak: index) < order(ofBreak: rival) { continue }
        latest = index
      }
      guard let latest else { return true }
      exchange(row: breaks[latest].row, entering: symbol, side: direction > 0 ? 1 : -1)
    }
    return false
  }

  private func order(ofBreak index: Int) -> Int {
    symbols[Int(rows[breaks[index].row].basic)].order
  }

  /// The latest symbol that moves a row's value up or down and costs nothing at any level.
  private func freeMove(_ row: Int, up: Bool) -> (symbol: Int, direction: Double)? {
    var best: (symbol: Int, direction: Double)?
    for place in 0..<rows[row].entries.count {
      let entry = rows[row].entries[place]
      let symbol = Int(entry.symbol)
      let direction: Double = (entry.coefficient > 0) == up ? 1 : -1
      guard entry.coefficient.magnitude > Tolerance.pivot, mayMove(symbol, direction),
        rateSign(symbol, direction) == 0
      else { continue }
      if let rival = best, symbols[rival.symbol].order > symbols[symbol].order { continue }
      best = (symbol, direction)
    }
    return best
  }
}
