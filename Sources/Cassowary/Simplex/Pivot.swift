extension Tableau {
  /// Solves a row for one of its parametric symbols and puts the result in every other row.
  ///
  /// The row's basic symbol becomes parametric and takes over the other's column: wherever
  /// `entering` stood, `leaving` stands now.
  mutating func pivot(row: Int, entering: Int, place: Int) {
    let leaving = Int(rows[row].basic)
    let inverse = 1 / rows[row].entries[place].coefficient
    let count = rows[row].entries.count
    for index in 0..<count { rows[row].entries[index].coefficient *= -inverse }
    rows[row].entries[place].symbol = Int32(truncatingIfNeeded: leaving)
    rows[row].entries[place].coefficient = inverse
    rows[row].constant *= -inverse
    rows[row].basic = Int32(truncatingIfNeeded: entering)
    swap(&symbols[leaving].column, &symbols[entering].column)
    symbols[leaving].row = -1
    symbols[entering].row = Int32(truncatingIfNeeded: row)
    valueChanged(row)
    age &+= 1
    work &+= 16 &+ count &* symbols[leaving].column.count

    for index in 0..<count where index != place {
      draft.append(rows[row].entries[index])
      draftPlace[Int(rows[row].entries[index].symbol)] = Int32(truncatingIfNeeded: draft.count)
    }
    seenIn.removeAll()
    seenIn.extend(to: draft.count, with: -1)
    let constant = rows[row].constant
    var index = symbols[leaving].column.count
    while index > 0 {
      index &-= 1
      let cell = symbols[leaving].column[index]
      let target = Int(cell.row)
      guard target != row else { continue }
      let factor = rows[target].entries[Int(cell.place)].coefficient
      rows[target].entries[Int(cell.place)].symbol = Int32(truncatingIfNeeded: leaving)
      rows[target].entries[Int(cell.place)].coefficient = factor * inverse
      if constant != 0 {
        rows[target].constant += factor * constant
        valueChanged(target)
      }
      addDraft(times: factor, to: target)
    }
    for index in 0..<draft.count { draftPlace[Int(draft[index].symbol)] = 0 }
    draft.removeAll()
  }

  /// Adds a multiple of the draft to a row.
  @inline(__always)
  private mutating func addDraft(times factor: Double, to target: Int) {
    let stamp = Int32(truncatingIfNeeded: target)
    var missing = draft.count
    guard missing > 0 else { return }
    var place = rows[target].entries.count
    while place > 0 {
      place &-= 1
      let symbol = Int(rows[target].entries[place].symbol)
      let at = Int(draftPlace[symbol]) &- 1
      guard at >= 0 else { continue }
      seenIn[at] = stamp
      missing &-= 1
      let old = rows[target].entries[place].coefficient
      let sum = old + factor * draft[at].coefficient
      if sum.magnitude < Tolerance.coefficient * max(1, old.magnitude) {
        remove(entry: place, of: target)
      } else {
        rows[target].entries[place].coefficient = sum
      }
      if missing == 0 { return }
    }
    for index in 0..<draft.count where seenIn[index] != stamp {
      let coefficient = factor * draft[index].coefficient
      if coefficient.magnitude >= Tolerance.coefficient {
        append(Int(draft[index].symbol), coefficient, to: target)
      }
    }
  }

  /// Notes that a row's constant changed.
  @inline(__always)
  mutating func valueChanged(_ row: Int) {
    let basic = Int(rows[row].basic)
    if symbols[basic].isVariable {
      noteChange(of: basic)
    } else if !rows[row].isListed, isWrong(row) {
      rows[row].isListed = true
      wrongRows.append(row)
    }
  }

  /// Notes that a variable may have another value.
  @inline(__always)
  mutating func noteChange(of variable: Int) {
    guard !symbols[variable].isListed else { return }
    symbols[variable].isListed = true
    changed.append(variable)
  }

  /// Whether a marker's value is on the other side of zero than the costs assume, or on a forbidden
  /// one.
  @inline(__always)
  func isWrong(_ row: Int) -> Bool {
    let value = rows[row].constant
    if value.magnitude <= Tolerance.value { return false }
    let symbol = symbols[Int(rows[row].basic)]
    if symbol.isVariable { return false }
    return value > 0
      ? rows[row].side <= 0 || symbol.up == .forbidden
      : rows[row].side >= 0 || symbol.down == .forbidden
  }
}
