/// A change of the basis or of a side, with what is needed to take it back.
struct Step: BitwiseCopyable {
  var row: Int
  /// The side the row had before.
  var side: Int8
  /// The symbol that left the basis, or -1 when only the side changed.
  var leaving: Int
}

extension Tableau {
  /// Begins to record steps, so that they can be taken back.
  mutating func beginRecording() {
    isRecording = true
    trail.removeAll()
    savedConstants.removeAll()
  }

  /// Ends recording; what was done stays.
  mutating func endRecording() {
    isRecording = false
    trail.removeAll()
  }

  @inline(__always)
  mutating func record(_ step: Step) {
    guard isRecording else { return }
    if trail.isEmpty { saveConstants() }
    trail.append(step)
  }

  private mutating func saveConstants() {
    for row in 0..<rows.count { savedConstants.append(rows[row].constant) }
  }

  /// Takes back every recorded step: basis, sides and values are then what they were, the values to
  /// the last bit.
  mutating func takeBack() {
    isRecording = false
    let wasEmpty = trail.isEmpty
    while !trail.isEmpty {
      let step = trail.removeLast()
      if step.leaving < 0 {
        setSide(of: step.row, to: step.side)
      } else {
        exchange(row: step.row, entering: step.leaving, side: step.side)
      }
    }
    if !wasEmpty {
      for row in 0..<savedConstants.count { rows[row].constant = savedConstants[row] }
    }
    clearWrongRows()
  }

  /// Forgets which rows might be on the wrong side.
  mutating func clearWrongRows() {
    for index in 0..<wrongRows.count { rows[wrongRows[index]].isListed = false }
    wrongRows.removeAll()
  }
}
