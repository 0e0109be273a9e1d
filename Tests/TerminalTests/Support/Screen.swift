import Terminal

/// A screen that obeys what a program writes to its terminal: enough of xterm for libedit.
///
/// It does not break long rows anew when its size changes, as xterm does not.
struct Screen {
  private(set) var columns: Int
  private(set) var rows: Int
  private(set) var column = 0
  private(set) var row = 0
  private var cells: [[Character?]]
  private var isInserting = false
  private var pending: [UInt8] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows without the spaces at their ends, nor the empty rows at the bottom.
  var lines: [String] {
    var lines = cells.map { row in
      var text = String(row.compactMap { $0 })
      while text.hasSuffix(" ") { text.removeLast() }
      return text
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  mutating func resize(columns: Int, rows: Int) {
    cells = cells.map { row in
      Array(row.prefix(columns)) + Array(repeating: " ", count: max(0, columns - row.count))
    }
    while cells.count > rows { cells.removeFirst() }
    while cells.count < rows { cells.append(Array(repeating: " ", count: columns)) }
    self.columns = columns
    self.rows = rows
    column = min(column, columns - 1)
    row = min(row, rows - 1)
  }

  /// Obeys bytes; what is cut in the middle waits for the rest.
  mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    while let (scalar, length) = nextScalar() {
      if scalar == "\u{1B}" {
        guard let end = sequenceEnd() else { return }
        obey(Array(pending[1..<end]))
        pending.removeFirst(end)
      } else {
        pending.removeFirst(length)
        put(scalar)
      }
    }
  }

  private func nextScalar() -> (Unicode.Scalar, Int)? {
    guard let first = pending.first else { return nil }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard pending.count >= length else { return nil }
    let text = String(decoding: pending.prefix(length), as: UTF8.self)
    return text.unicodeScalars.first.map { ($0, length) }
  }

  /// The end of the escape sequence that `pending` begins with, when it is there.
  private func sequenceEnd() -> Int? {
    guard pending.count >= 2 else { return nil }
    if pending[1] == UInt8(ascii: "(") { return pending.count >= 3 ? 3 : nil }
    guard pending[1] == UInt8(ascii: "[") else { return 2 }
    return pending.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }.map { $0 + 1 }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r": column = 0
    case "\n": lineFeed()
    case "\u{8}": column = max(0, min(column, columns) - 1)
    case "\t": column = min(columns - 1, column / 8 * 8 + 8)
    default:
      guard scalar.value >= 0x20 else { return }
      let width = DisplayWidth.of(scalar)
      if width == 0 {
        if column > 0, let base = cells[row][column - 1] {
          cells[row][column - 1] = Character(String(base) + String(scalar))
        }
        return
      }
      // The last column is left only by the character after it.
      if column + width > columns {
        column = 0
        lineFeed()
      }
      if isInserting {
        cells[row].insert(contentsOf: Array(repeating: " ", count: width), at: column)
        cells[row].removeLast(width)
      }
      cells[row][column] = Character(scalar)
      if width == 2 { cells[row][column + 1] = nil }
      column += width
    }
  }

  private mutating func lineFeed() {
    if row + 1 < rows {
      row += 1
    } else {
      cells.removeFirst()
      cells.append(Array(repeating: " ", count: columns))
    }
  }

  private mutating func obey(_ sequence: [UInt8]) {
    guard sequence.first == UInt8(ascii: "["), let final = sequence.last else { return }
    let text = String(decoding: sequence.dropFirst().dropLast(), as: UTF8.self)
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let count = max(1, numbers.first ?? 1)
    let at = min(column, columns - 1)
    let blank = Character(" ")
    switch Character(Unicode.Scalar(final)) {
    case "A": row = max(0, row - count)
    case "B": row = min(rows - 1, row + count)
    case "C": column = min(columns - 1, at + count)
    case "D": column = max(0, at - count)
    case "G": column = min(columns, count) - 1
    case "d": row = min(rows, count) - 1
    case "H":
      row = min(rows, count) - 1
      column = min(columns, max(1, numbers.count > 1 ? numbers[1] : 1)) - 1
    case "J":
      let first = numbers.first ?? 0
      for place in 0..<rows where first == 2 || place > row {
        cells[place] = Array(repeating: blank, count: columns)
      }
      if first != 2 { for place in at..<columns { cells[row][place] = blank } }
    case "K":
      for place in (numbers.first == 1 ? 0..<(at + 1) : at..<columns) { cells[row][place] = blank }
    case "P":
      cells[row].removeSubrange(at..<min(columns, at + count))
      while cells[row].count < columns { cells[row].append(blank) }
    case "@":
      cells[row].insert(contentsOf: Array(repeating: blank, count: count), at: at)
      cells[row].removeLast(cells[row].count - columns)
    case "X":
      for place in at..<min(columns, at + count) { cells[row][place] = blank }
    case "h" where text == "4": isInserting = true
    case "l" where text == "4": isInserting = false
    default: break
    }
  }
}
