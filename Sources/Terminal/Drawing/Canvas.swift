/// Cells to draw lines and text on.
///
/// Lines that meet join: a cell keeps the directions in which they leave it.
struct Canvas {
  /// The directions in which lines leave a cell.
  struct Arms: OptionSet {
    let rawValue: UInt8
    static let up = Arms(rawValue: 1)
    static let right = Arms(rawValue: 2)
    static let down = Arms(rawValue: 4)
    static let left = Arms(rawValue: 8)
    static let horizontal: Arms = [.left, .right]
    static let vertical: Arms = [.up, .down]
  }

  private struct Cell {
    var arms: Arms = []
    var isRound = false
    var isDotted = false
    /// What is written here; empty in the second half of a wide character.
    var text: String?
    var style: Style?
    /// The foremost filled box here, by its number.
    var owner = -1
    /// The foremost box that has drawn a line here.
    var lineOwner = -1
  }

  let columns: Int
  let rows: Int
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  private func place(_ column: Int, _ row: Int) -> Int? {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return nil }
    return row * columns + column
  }

  /// Whether text of a box may stand in a cell.
  ///
  /// - Parameter overLines: Whether it may replace the lines of the boxes behind.
  func isFree(column: Int, row: Int, for box: Int, overLines: Bool = false) -> Bool {
    guard let place = place(column, row) else { return false }
    let cell = cells[place]
    guard cell.text == nil, cell.owner <= box else { return false }
    return cell.arms.isEmpty || (overLines && cell.lineOwner < box)
  }

  /// Whether a box of a higher number covers a cell.
  func isCovered(column: Int, row: Int, before box: Int) -> Bool {
    guard let place = place(column, row) else { return true }
    return cells[place].owner > box
  }

  /// Clears the cells of a rectangle for a filled box.
  mutating func fill(_ rect: CellRect, owner: Int, clip: CellRect) {
    let visible = rect.clamped(to: clip)
    for row in visible.rows {
      for column in visible.columns {
        guard let place = place(column, row) else { continue }
        // On the border the lines behind stay, but for the arms that reach inside.
        var kept: Arms = []
        if column == rect.columns.lowerBound { kept = cells[place].arms.subtracting(.right) }
        if column == rect.columns.upperBound - 1 { kept = cells[place].arms.subtracting(.left) }
        if row == rect.rows.lowerBound { kept = cells[place].arms.subtracting(.down) }
        if row == rect.rows.upperBound - 1 { kept = cells[place].arms.subtracting(.up) }
        cells[place] = Cell(arms: kept, owner: owner)
      }
    }
  }

  /// Draws the border of a rectangle that is at least two cells each way.
  mutating func border(
    _ rect: CellRect, owner: Int, clip: CellRect, isRound: Bool = false, style: Style?
  ) {
    let left = rect.columns.lowerBound
    let right = rect.columns.upperBound - 1
    let top = rect.rows.lowerBound
    let bottom = rect.rows.upperBound - 1
    let visible = rect.clamped(to: clip)
    for row in visible.rows {
      for column in visible.columns {
        var arms: Arms = []
        if row == top || row == bottom {
          if column > left { arms.insert(.left) }
          if column < right { arms.insert(.right) }
        }
        if column == left || column == right {
          if row > top { arms.insert(.up) }
          if row < bottom { arms.insert(.down) }
        }
        if !arms.isEmpty {
          line(column, row, arms, owner: owner, style: style, isRound: isRound)
        }
      }
    }
  }

  mutating func line(
    _ column: Int, _ row: Int, _ arms: Arms, owner: Int, style: Style?, isRound: Bool = false
  ) {
    guard let place = place(column, row) else { return }
    cells[place].isRound = isRound
    cells[place].isDotted = false
    cells[place].arms.formUnion(arms)
    cells[place].lineOwner = owner
    cells[place].style = style ?? cells[place].style
  }

  /// Dots a cell where nothing else is.
  mutating func dot(_ column: Int, _ row: Int, _ arms: Arms) {
    guard let place = place(column, row), cells[place].arms.isEmpty, cells[place].text == nil
    else { return }
    cells[place].arms = arms
    cells[place].isDotted = true
    cells[place].style = .dim
  }

  /// Writes a text over whatever is there, but for the boxes in front of one.
  mutating func write(
    _ text: String, column: Int, row: Int, style: Style?, behind box: Int = .max
  ) {
    var column = column
    for character in text {
      let width = DisplayWidth.of(character)
      guard width > 0 else { continue }
      defer { column += width }
      guard let place = place(column, row), self.place(column + width - 1, row) != nil,
        cells[place].owner <= box, cells[place + width - 1].owner <= box
      else { continue }
      cells[place].text = String(character)
      cells[place].style = style
      if width == 2 { cells[place + 1].text = "" }
    }
  }

  /// The lines of the drawing, without spaces at their ends.
  func lines(_ characters: DrawingCharacters, styler: Styler) -> [String] {
    (0..<rows).map { row in
      var line = ""
      var run = ""
      var style: Style?
      for cell in cells[(row * columns)..<((row + 1) * columns)] {
        let text = cell.text ?? Self.glyph(cell, characters)
        let wanted = text == " " ? nil : cell.style
        if wanted != style {
          line += styler(run, style)
          (run, style) = ("", wanted)
        }
        run += text
      }
      line += styler(run, style)
      return String(line.trimmingSuffix { $0 == " " })
    }
  }

  private static func glyph(_ cell: Cell, _ characters: DrawingCharacters) -> String {
    if cell.arms.isEmpty { return " " }
    let isHorizontal = cell.arms.isSubset(of: .horizontal)
    let isVertical = cell.arms.isSubset(of: .vertical)
    if characters == .ascii {
      if cell.isDotted { return isVertical ? ":" : "." }
      return isHorizontal ? "-" : isVertical ? "|" : "+"
    }
    if cell.isDotted { return isVertical ? "┊" : "┈" }
    if isHorizontal { return "─" }
    if isVertical { return "│" }
    switch cell.arms {
    case [.down, .right]: return cell.isRound ? "╭" : "┌"
    case [.down, .left]: return cell.isRound ? "╮" : "┐"
    case [.up, .right]: return cell.isRound ? "╰" : "└"
    case [.up, .left]: return cell.isRound ? "╯" : "┘"
    case [.up, .down, .right]: return "├"
    case [.up, .down, .left]: return "┤"
    case [.down, .left, .right]: return "┬"
    case [.up, .left, .right]: return "┴"
    default: return "┼"
    }
  }
}
