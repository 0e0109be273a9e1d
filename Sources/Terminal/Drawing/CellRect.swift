/// A rectangle of cells.
struct CellRect: Equatable {
  var columns: Range<Int>
  var rows: Range<Int>

  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  func clamped(to other: CellRect) -> CellRect {
    CellRect(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  func contains(column: Int, row: Int) -> Bool {
    columns.contains(column) && rows.contains(row)
  }
}

/// The scale of a drawing: a cell is about twice as high as it is wide.
struct CellScale {
  /// The points of a column; a row has twice as many.
  let pointsPerColumn: Double
  let columns: Int
  let rows: Int

  /// The largest scale at which a screen fits a number of cells.
  init?(width: Double, height: Double, maxColumns: Int, maxRows: Int) {
    guard width.isFinite, height.isFinite, width >= 1, height >= 1, width <= 1e6, height <= 1e6
    else { return nil }
    let points = max(width / Double(max(1, maxColumns)), height / Double(max(1, maxRows)) / 2)
    pointsPerColumn = points
    columns = max(1, Int((width / points).rounded()))
    rows = max(1, Int((height / points / 2).rounded()))
  }

  var screen: CellRect { CellRect(columns: 0..<columns, rows: 0..<rows) }

  func column(_ x: Double) -> Int { cell(x / pointsPerColumn) }
  func row(_ y: Double) -> Int { cell(y / pointsPerColumn / 2) }

  /// The cells that a rectangle takes, at least one each way.
  func cells(_ rect: PictureRect) -> CellRect {
    let left = column(rect.x)
    let top = row(rect.y)
    return CellRect(
      columns: left..<max(left + 1, column(rect.maxX)), rows: top..<max(top + 1, row(rect.maxY)))
  }

  /// A coordinate as a cell; far outside the screen all places are alike.
  private func cell(_ value: Double) -> Int {
    Int(min(max(value.rounded(), -1e6), 1e6))
  }
}
