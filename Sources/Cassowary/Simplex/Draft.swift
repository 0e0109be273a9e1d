// A draft is a row in the making: terms are added symbol by symbol, equal symbols together.
extension Tableau {
  /// Adds a multiple of a symbol to the draft, or of the row that defines it, and returns what that
  /// adds to the constant.
  mutating func draft(_ coefficient: Double, times symbol: Int) -> Double {
    let row = Int(symbols[symbol].row)
    guard row >= 0 else {
      addToDraft(coefficient, symbol)
      return 0
    }
    for place in 0..<rows[row].entries.count {
      let entry = rows[row].entries[place]
      addToDraft(coefficient * entry.coefficient, Int(entry.symbol))
    }
    return coefficient * rows[row].constant
  }

  @inline(__always)
  private mutating func addToDraft(_ coefficient: Double, _ symbol: Int) {
    let place = Int(draftPlace[symbol])
    if place == 0 {
      draft.append(
        Entry(symbol: Int32(truncatingIfNeeded: symbol), coefficient: coefficient))
      draftPlace[symbol] = Int32(truncatingIfNeeded: draft.count)
    } else {
      draft[place &- 1].coefficient += coefficient
    }
  }

  /// Empties the draft into a row, without the terms that cancelled.
  mutating func moveDraft(to row: Int) {
    rows[row].entries.reserve(draft.count)
    for index in 0..<draft.count {
      let entry = draft[index]
      draftPlace[Int(entry.symbol)] = 0
      if entry.coefficient.magnitude >= Tolerance.coefficient {
        append(Int(entry.symbol), entry.coefficient, to: row)
      }
    }
    draft.removeAll()
  }
}
