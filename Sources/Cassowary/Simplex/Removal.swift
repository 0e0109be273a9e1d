extension Tableau {
  /// Takes a marker and its constraint's equation out and makes the rest optimal again.
  mutating func remove(marker: Int) {
    watchesCosts = true
    if symbols[marker].row >= 0 {
      let row = Int(symbols[marker].row)
      setSide(of: row, to: 0)
    } else {
      release(marker)
    }
    let row = Int(symbols[marker].row)
    if row >= 0 { drop(row: row) }
    free(marker: marker)
    watchesCosts = false
    settle()
  }

  /// Gives a marker's level and number back.
  mutating func free(marker: Int) {
    if symbols[marker].up == .priced || symbols[marker].down == .priced {
      levels.release(Int(symbols[marker].level))
    }
    free(symbol: marker)
  }

  /// Makes rows and costs right, whatever changed; required constraints are known to agree.
  mutating func settle() {
    for _ in 0..<8 {
      if !suspects.isEmpty { optimise() }
      if wrongRows.isEmpty, suspects.isEmpty { return }
      watchesCosts = true
      let blocked = restoreFeasibility()
      watchesCosts = false
      if blocked != nil { break }
    }
    clearWrongRows()
  }

  /// Makes a parametric marker basic at no concern for its own cost, so that its row can go.
  private mutating func release(_ marker: Int) {
    let weights = (symbols[marker].up, symbols[marker].down)
    symbols[marker].up = .free
    symbols[marker].down = .free
    defer { (symbols[marker].up, symbols[marker].down) = weights }
    var direction = 1.0
    var stop: Int?
    switch rateSign(marker, 1) {
    case 0:
      // It may go either way: the shorter one changes least.
      collectBreaks(marker, -1)
      let down = nearestBreak()
      let downBreak = down.map { breaks[$0] }
      collectBreaks(marker, 1)
      stop = nearestBreak()
      if let downBreak, stop.map({ downBreak.distance < breaks[$0].distance }) ?? true {
        breaks.removeAll()
        breaks.append(downBreak)
        stop = 0
        direction = -1
      }
    case let sign:
      direction = sign < 0 ? 1 : -1
      collectBreaks(marker, direction)
      if let found = firstStop(marker, direction) {
        cross(upTo: found, direction)
        stop = found
      } else {
        stop = nearestBreak()
      }
    }
    if let row = stop.map({ breaks[$0].row }) ?? anyRow(with: marker) {
      exchange(row: row, entering: marker, side: 0)
    }
  }

  private func nearestBreak() -> Int? {
    var best: Int?
    for index in 0..<breaks.count {
      if let rival = best, breaks[index].distance >= breaks[rival].distance { continue }
      best = index
    }
    return best
  }

  /// The row that has the largest coefficient of a symbol.
  private func anyRow(with symbol: Int) -> Int? {
    var best: Int?
    var size = 0.0
    let column = symbols[symbol].column
    for index in 0..<column.count {
      let row = Int(column[index].row)
      let magnitude = rows[row].entries[Int(column[index].place)].coefficient.magnitude
      // Rows of markers must stay free of parametric variables, so a marker goes first.
      let weight = symbols[Int(rows[row].basic)].isVariable ? magnitude : magnitude + 1e12
      if weight > size {
        best = row
        size = weight
      }
    }
    return best
  }

  /// Takes a variable out that no constraint mentions any more.
  mutating func remove(variable: Int) {
    if symbols[variable].row >= 0 { drop(row: Int(symbols[variable].row)) }
    while !symbols[variable].column.isEmpty {
      let cell = symbols[variable].column[symbols[variable].column.count - 1]
      remove(entry: Int(cell.place), of: Int(cell.row))
    }
    free(symbol: variable)
  }
}
