/// Paints one picture: first what fills and the borders, from back to front, then the texts.
///
/// The canvas has a cell more on each side than the screen, for its edge.
struct ScreenPainter {
  let picture: ScreenPicture
  let scale: CellScale
  let characters: DrawingCharacters
  var canvas: Canvas
  var absences: [Int: ScreenDrawing.Absence] = [:]
  private var edgeTitle: (text: String, mark: Mark)?

  init(picture: ScreenPicture, scale: CellScale, characters: DrawingCharacters) {
    self.picture = picture
    self.scale = scale
    self.characters = characters
    canvas = Canvas(columns: scale.columns + 2, rows: scale.rows + 2)
  }

  mutating func paint() {
    var drawn: [(number: Int, box: ScreenBox, cells: CellRect, clip: CellRect)] = []
    for (number, box) in picture.boxes.enumerated() {
      switch placement(of: box) {
      case .absent(let absence): absences[number] = absence
      case .seen(let cells, let clip): drawn.append((number, box, cells, clip))
      }
    }
    for (number, box, cells, clip) in drawn {
      paintShape(of: box, number: number, cells: cells, clip: clip)
    }
    paintSafeArea()
    paintEdge()
    for (number, box, cells, clip) in drawn {
      paintTitle(of: box, number: number, cells: cells, clip: clip)
      paintText(of: box, number: number, cells: cells, clip: clip)
    }
  }

  private enum Placement {
    case seen(cells: CellRect, clip: CellRect)
    case absent(ScreenDrawing.Absence)
  }

  private func placement(of box: ScreenBox) -> Placement {
    if box.isHidden { return .absent(.hidden) }
    guard box.frame.isFinite, box.frame.width > 0, box.frame.height > 0 else {
      return .absent(.empty)
    }
    let screen = PictureRect(x: 0, y: 0, width: picture.width, height: picture.height)
    let clip = box.clip.map { $0.intersection(screen) } ?? screen
    let seen = box.frame.intersection(clip)
    guard seen.width > 0, seen.height > 0 else { return .absent(.outside) }
    // Rounding may have moved the last sliver of a box off the screen.
    let cells = shifted(scale.cells(box.frame))
    let bounds = shifted(scale.cells(clip)).clamped(to: inside)
    guard !cells.clamped(to: bounds).isEmpty else { return .absent(.outside) }
    return .seen(cells: cells, clip: bounds)
  }

  /// The cells inside the edge.
  var inside: CellRect { shifted(scale.screen) }

  private func shifted(_ rect: CellRect) -> CellRect {
    CellRect(
      columns: (rect.columns.lowerBound + 1)..<(rect.columns.upperBound + 1),
      rows: (rect.rows.lowerBound + 1)..<(rect.rows.upperBound + 1))
  }

  // MARK: - Lines

  /// Whether a box takes the whole screen: the edge is then its border.
  func isWholeScreen(_ cells: CellRect) -> Bool {
    cells.clamped(to: inside) == inside
  }

  /// Whether a box is drawn with a border: one with a text needs a row between two others.
  func hasBorder(_ box: ScreenBox, _ cells: CellRect) -> Bool {
    let isTextual = !(box.text ?? "").isEmpty
    return cells.columns.count >= 2 && cells.rows.count >= (isTextual ? 3 : 2)
      && !isWholeScreen(cells)
  }

  /// The cells of a border: a side that lies at the screen's edge is the edge itself.
  func onEdge(_ cells: CellRect) -> CellRect {
    func reach(_ range: Range<Int>, _ inside: Range<Int>) -> Range<Int> {
      let lower = range.lowerBound == inside.lowerBound ? range.lowerBound - 1 : range.lowerBound
      let upper = range.upperBound == inside.upperBound ? range.upperBound + 1 : range.upperBound
      return lower..<upper
    }
    return CellRect(
      columns: reach(cells.columns, inside.columns), rows: reach(cells.rows, inside.rows))
  }

  /// What is seen of a border: the edge belongs to a box that ends there, not to one cut there.
  func seen(_ cells: CellRect, clip: CellRect) -> CellRect {
    func reach(_ range: Range<Int>, _ clip: Range<Int>, _ inside: Range<Int>) -> Range<Int> {
      let meetsLower = range.lowerBound == inside.lowerBound && clip.lowerBound == range.lowerBound
      let meetsUpper = range.upperBound == inside.upperBound && clip.upperBound == range.upperBound
      return
        (meetsLower ? clip.lowerBound - 1 : clip.lowerBound)..<(meetsUpper
        ? clip.upperBound + 1 : clip.upperBound)
    }
    return CellRect(
      columns: reach(cells.columns, clip.columns, inside.columns),
      rows: reach(cells.rows, clip.rows, inside.rows))
  }

  private mutating func paintShape(
    of box: ScreenBox, number: Int, cells: CellRect, clip: CellRect
  ) {
    let isBordered = hasBorder(box, cells)
    let shape = isBordered ? onEdge(cells) : cells
    let clip = isBordered ? seen(cells, clip: clip) : clip
    if box.isFilled { canvas.fill(shape, owner: number, clip: clip) }
    if isWholeScreen(cells) {
      if let title = box.title, !title.isEmpty { edgeTitle = (title, box.mark) }
    } else if isBordered {
      canvas.border(shape, owner: number, clip: clip, style: box.mark.style)
    } else if (box.text ?? "").isEmpty {
      paintStroke(box, number: number, cells: cells, clip: clip)
    }
  }

  /// Draws a box that is too small for a border as a line, without arms beyond its ends.
  private mutating func paintStroke(
    _ box: ScreenBox, number: Int, cells: CellRect, clip: CellRect
  ) {
    let isUpright = cells.rows.count > 1
    let visible = cells.clamped(to: clip)
    for row in visible.rows {
      for column in visible.columns {
        var arms: Canvas.Arms = isUpright ? .vertical : .horizontal
        if isUpright {
          if row == cells.rows.lowerBound { arms.remove(.up) }
          if row == cells.rows.upperBound - 1 { arms.remove(.down) }
        } else if cells.columns.count > 1 {
          if column == cells.columns.lowerBound { arms.remove(.left) }
          if column == cells.columns.upperBound - 1 { arms.remove(.right) }
        }
        canvas.line(column, row, arms, owner: number, style: box.mark.style)
      }
    }
  }

  private mutating func paintEdge() {
    let whole = CellRect(columns: 0..<canvas.columns, rows: 0..<canvas.rows)
    canvas.border(whole, owner: -1, clip: whole, isRound: true, style: nil)
    guard let (title, mark) = edgeTitle else { return }
    let text = " " + signed(title, mark) + " "
    if DisplayWidth.of(text) <= canvas.columns - 2 {
      canvas.write(text, column: 1, row: 0, style: mark.style)
    }
  }

  private mutating func paintSafeArea() {
    guard let area = picture.safeArea, area.isFinite else { return }
    let cells = shifted(scale.cells(area)).clamped(to: inside)
    guard !cells.isEmpty else { return }
    let (left, right) = (cells.columns.lowerBound, cells.columns.upperBound - 1)
    let (top, bottom) = (cells.rows.lowerBound, cells.rows.upperBound - 1)
    if top > 1 { for column in cells.columns { canvas.dot(column, top, .horizontal) } }
    if bottom < scale.rows {
      for column in cells.columns { canvas.dot(column, bottom, .horizontal) }
    }
    if left > 1 { for row in cells.rows { canvas.dot(left, row, .vertical) } }
    if right < scale.columns { for row in cells.rows { canvas.dot(right, row, .vertical) } }
  }
}
