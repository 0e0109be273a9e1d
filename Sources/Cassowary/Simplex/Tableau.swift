/// The simplex tableau: rows that define the basic symbols by the parametric ones, and for each
/// parametric symbol the vector of its reduced costs.
///
/// Rows and columns know each other: an entry of a row has its place in the column and the other
/// way round, so that substituting a symbol visits exactly the rows it appears in and a
/// cancelled term goes in constant time. Symbols and rows have small numbers that are used again.
///
/// Invariants:
/// - a basic symbol appears in no row's entries, and its costs are zero;
/// - the row of a marker has no parametric variable: these appear in rows of variables only, and
///   their costs are zero;
/// - between two operations of the solver the tableau is *feasible* (no row is on the wrong side)
///   and *optimal* (no parametric symbol can leave zero and lower the cost vector).
struct Tableau: ~Copyable {
  var rows = List<Row>(capacity: 16)
  var symbols = List<Symbol>(capacity: 16)
  private var unusedRows = List<Int>()
  private var unusedSymbols = List<Int>()

  /// The reduced costs: for each symbol, one number a slot of the levels.
  var costs = List<Double>(capacity: 64)
  /// The room for levels in `costs`.
  var stride = 4
  var levels = Levels()

  /// Rows that may be on the wrong side.
  var wrongRows = List<Int>()
  /// Parametric symbols whose costs changed while `watchesCosts` was on.
  var suspects = List<Int>()
  var watchesCosts = false
  /// Variables whose value may have changed.
  var changed = List<Int>()

  /// A row in the making: terms by symbol.
  var draft = List<Entry>(capacity: 16)
  /// For each symbol, one more than its place in `draft`, or zero.
  var draftPlace = List<Int32>(capacity: 16)
  /// For each term of a pivot row, the last row that had it.
  var seenIn = List<Int32>(capacity: 16)
  /// A cost vector in the making.
  var vector = List<Double>()
  var breaks = List<Break>()

  /// What has been done since recording began.
  var trail = List<Step>()
  var isRecording = false
  /// The constants of the rows when recording began; empty until the first step.
  var savedConstants = List<Double>()

  /// What the last shift of a constant changed.
  var shifts = List<Shift>()

  /// Pivots since the tableau was last computed afresh.
  var age = 0
  /// The age at which the costs were last computed afresh.
  var costsAge = 0
  /// How many terms were computed since the rounding errors were last looked at.
  var work = 0

  init() {
    vector.extend(to: stride, with: 0)
  }

  deinit {
    for index in 0..<rows.count { rows[index].entries.deallocate() }
    for index in 0..<symbols.count { symbols[index].column.deallocate() }
    rows.deallocate()
    symbols.deallocate()
    unusedRows.deallocate()
    unusedSymbols.deallocate()
    costs.deallocate()
    levels.order.deallocate()
    wrongRows.deallocate()
    suspects.deallocate()
    changed.deallocate()
    draft.deallocate()
    draftPlace.deallocate()
    seenIn.deallocate()
    vector.deallocate()
    breaks.deallocate()
    trail.deallocate()
    savedConstants.deallocate()
    shifts.deallocate()
  }

  /// The value of a symbol.
  func value(of symbol: Int) -> Double {
    let row = Int(symbols[symbol].row)
    return row < 0 ? 0 : rows[row].constant
  }
}

// MARK: - Symbols and rows

extension Tableau {
  /// Makes a symbol that is parametric and in no row.
  mutating func makeSymbol(order: Int, isVariable: Bool) -> Int {
    let index: Int
    if unusedSymbols.isEmpty {
      index = symbols.count
      symbols.append(Symbol())
      draftPlace.append(0)
      costs.extend(to: symbols.count &* stride, with: 0)
    } else {
      index = unusedSymbols.removeLast()
    }
    symbols[index].order = order
    symbols[index].isVariable = isVariable
    return index
  }

  /// Gives a symbol's number back; it must be in no row and have none.
  mutating func free(symbol: Int) {
    var column = symbols[symbol].column
    column.removeAll()
    symbols[symbol] = Symbol(column: column)
    for slot in 0..<stride { costs[symbol &* stride &+ slot] = 0 }
    unusedSymbols.append(symbol)
  }

  /// Makes an empty row for a basic symbol.
  mutating func makeRow(basic: Int) -> Int {
    let index: Int
    if unusedRows.isEmpty {
      index = rows.count
      rows.append(Row())
    } else {
      index = unusedRows.removeLast()
    }
    rows[index].basic = Int32(truncatingIfNeeded: basic)
    symbols[basic].row = Int32(truncatingIfNeeded: index)
    return index
  }

  /// Takes a row and its terms out of the tableau; its basic symbol is then in none.
  mutating func drop(row: Int) {
    for place in 0..<rows[row].entries.count { unlink(rows[row].entries[place]) }
    symbols[Int(rows[row].basic)].row = -1
    var entries = rows[row].entries
    entries.removeAll()
    rows[row] = Row(entries: entries)
    unusedRows.append(row)
  }

  /// Takes an entry out of its column, whose last cell fills the gap.
  @inline(__always)
  mutating func unlink(_ entry: Entry) {
    let symbol = Int(entry.symbol)
    let last = symbols[symbol].column.removeLast()
    let place = Int(entry.place)
    guard place < symbols[symbol].column.count else { return }
    symbols[symbol].column[place] = last
    rows[Int(last.row)].entries[Int(last.place)].place = entry.place
  }

  /// Takes an entry out of a row, whose last entry fills the gap.
  @inline(__always)
  mutating func remove(entry place: Int, of row: Int) {
    unlink(rows[row].entries[place])
    let last = rows[row].entries.removeLast()
    guard place < rows[row].entries.count else { return }
    rows[row].entries[place] = last
    symbols[Int(last.symbol)].column[Int(last.place)].place = Int32(truncatingIfNeeded: place)
  }

  /// Adds a term of a symbol that the row does not have yet.
  @inline(__always)
  mutating func append(_ symbol: Int, _ coefficient: Double, to row: Int) {
    let index = Int32(truncatingIfNeeded: row)
    let place = Int32(truncatingIfNeeded: rows[row].entries.count)
    let cell = Int32(truncatingIfNeeded: symbols[symbol].column.count)
    rows[row].entries.append(
      Entry(
        symbol: Int32(truncatingIfNeeded: symbol), place: cell, coefficient: coefficient))
    symbols[symbol].column.append(Cell(row: index, place: place))
  }
}
