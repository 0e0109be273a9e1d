/// A row whose constant was shifted, and the constant it had.
struct Shift: BitwiseCopyable {
  var row: Int
  var constant: Double
}

extension Tableau {
  /// Adds the equation of a marker, whose expression's other terms are in the draft, and makes the
  /// tableau feasible again.
  ///
  /// - Returns: A row that shows a conflict of required constraints, or nil. In the first case the
  ///   steps since the row was added are recorded.
  mutating func add(marker: Int, constant: Double) -> Int? {
    let row = makeRow(basic: marker)
    rows[row].constant = constant
    moveDraft(to: row)
    if let variable = bestVariable(in: row) {
      exchange(row: row, entering: variable, side: 0)
      return nil
    }
    let symbol = symbols[marker]
    if symbol.up == .free, constant >= -Tolerance.value || symbol.down == .forbidden {
      rows[row].side = 1
    } else if symbol.down == .free, constant <= Tolerance.value || symbol.up == .forbidden {
      rows[row].side = -1
    }
    valueChanged(row)
    if symbol.up == .forbidden || symbol.down == .forbidden { beginRecording() }
    return restoreFeasibility()
  }

  /// The parametric variable a new row is solved for: one that does not prefer zero, if there is
  /// any, and of these the one in the fewest rows, so long as its coefficient is not small beside
  /// the others'.
  func bestVariable(in row: Int, wasBasic: Bool = false) -> Int? {
    var largest = 0.0
    let entries = rows[row].entries
    for place in 0..<entries.count {
      let symbol = symbols[Int(entries[place].symbol)]
      guard symbol.isVariable, symbol.wasBasic || !wasBasic else { continue }
      largest = max(largest, entries[place].coefficient.magnitude)
    }
    var best: Int?
    for place in 0..<entries.count {
      let symbol = Int(entries[place].symbol)
      guard symbols[symbol].isVariable, symbols[symbol].wasBasic || !wasBasic,
        entries[place].coefficient.magnitude >= largest / 64
      else { continue }
      if let rival = best.map({ symbols[$0] }) {
        let candidate = symbols[symbol]
        if candidate.prefersZero != rival.prefersZero {
          if candidate.prefersZero { continue }
        } else if candidate.column.count >= rival.column.count {
          continue
        }
      }
      best = symbol
    }
    return best
  }

  /// Shifts the value of a marker's expression: its row if it is basic, else the rows it is in.
  mutating func shift(marker: Int, by change: Double) {
    shifts.removeAll()
    work &+= 1
    let row = Int(symbols[marker].row)
    if row >= 0 {
      shift(row: row, by: change)
      return
    }
    let column = symbols[marker].column
    for index in 0..<column.count {
      let row = Int(column[index].row)
      shift(row: row, by: -change * rows[row].entries[Int(column[index].place)].coefficient)
    }
  }

  @inline(__always)
  private mutating func shift(row: Int, by change: Double) {
    shifts.append(Shift(row: row, constant: rows[row].constant))
    rows[row].constant += change
    valueChanged(row)
  }

  /// Takes the last shift back, to the last bit.
  mutating func takeBackShift() {
    for index in 0..<shifts.count { rows[shifts[index].row].constant = shifts[index].constant }
    clearWrongRows()
  }
}
