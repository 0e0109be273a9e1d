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
  private var inside: CellRect { shifted(scale.screen) }

  private func shifted(_ rect: CellRect) -> CellRect {
    CellRect(
      columns: (rect.columns.lowerBound + 1)..<(rect.columns.upperBound + 1),
      rows: (rect.rows.lowerBound + 1)..<(rect.rows.upperBound + 1))
  }

  // MARK: - Lines

  /// Whether a box takes the whole screen: the edge is then its border.
  private func isWholeScreen(_ cells: CellRect) -> Bool {
    cells.clamped(to: inside) == inside
  }

  /// Whether a box is drawn with a border: one with a text needs a row between two others.
  private func hasBorder(_ box: ScreenBox, _ cells: CellRect) -> Bool {
    let isTextual = !(box.text ?? "").isEmpty
    return cells.columns.count >= 2 && cells.rows.count >= (isTextual ? 3 : 2)
      && !isWholeScreen(cells)
  }

  private mutating func paintShape(
    of box: ScreenBox, number: Int, cells: CellRect, clip: CellRect
  ) {
    if box.isFilled { canvas.fill(cells, owner: number, clip: clip) }
    if isWholeScreen(cells) {
      if let title = box.title, !title.isEmpty { edgeTitle = (title, box.mark) }
    } else if hasBorder(box, cells) {
      canvas.border(cells, clip: clip, style: box.mark.style)
    } else if (box.text ?? "").isEmpty {
      let isUpright = cells.rows.count > 1
      for row in cells.clamped(to: clip).rows {
        for column in cells.clamped(to: clip).columns {
          canvas.line(
            column, row, isUpright ? .vertical : .horizontal, style: box.mark.style)
        }
      }
    }
  }

  private mutating func paintEdge() {
    let whole = CellRect(columns: 0..<canvas.columns, rows: 0..<canvas.rows)
    canvas.border(whole, clip: whole, isRound: true, style: nil)
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

  // MARK: - Text

  private func signed(_ title: String, _ mark: Mark) -> String {
    mark == .none ? title : mark.sign(characters) + " " + title
  }

  /// Writes the name in the upper border, or else inside, where it fits whole.
  private mutating func paintTitle(
    of box: ScreenBox, number: Int, cells: CellRect, clip: CellRect
  ) {
    guard hasBorder(box, cells), let title = box.title, !title.isEmpty else { return }
    let text = signed(title, box.mark)
    let width = DisplayWidth.of(text)
    let visible = cells.clamped(to: clip)
    let (top, left) = (cells.rows.lowerBound, cells.columns.lowerBound)
    let inner = (left + 1)..<(cells.columns.upperBound - 1)
    let isTopFree =
      visible.rows.contains(top)
      && (left...(left + width + 2)).allSatisfy {
        visible.columns.contains($0) && !canvas.isCovered(column: $0, row: top, before: number)
      }
    if isTopFree, width + 2 <= inner.count {
      canvas.write(" " + text + " ", column: left + 1, row: top, style: box.mark.style)
    } else if (box.text ?? "").isEmpty, cells.rows.count >= 3, width <= inner.count,
      inner.clamped(to: clip.columns) == inner, clip.rows.contains(top + 1),
      inner.prefix(width).allSatisfy({ canvas.isFree(column: $0, row: top + 1, for: number) })
    {
      canvas.write(text, column: left + 1, row: top + 1, style: box.mark.style)
    }
  }

  private mutating func paintText(
    of box: ScreenBox, number: Int, cells: CellRect, clip: CellRect
  ) {
    guard let text = box.text, !text.isEmpty else { return }
    if hasBorder(box, cells) {
      let inner = CellRect(
        columns: (cells.columns.lowerBound + 1)..<(cells.columns.upperBound - 1),
        rows: (cells.rows.lowerBound + 1)..<(cells.rows.upperBound - 1))
      guard !inner.isEmpty else { return }
      var lines = TextWrapping.lines(of: text, width: inner.columns.count)
      if lines.count > inner.rows.count { lines = Array(lines.prefix(inner.rows.count)) }
      let first = inner.rows.lowerBound + (inner.rows.count - lines.count) / 2
      for (offset, line) in lines.enumerated() {
        write(
          line, of: box, number: number, row: first + offset, own: inner.columns,
          bounds: inner.columns.clamped(to: clip.columns), clip: clip)
      }
    } else {
      let middle = (box.frame.y + box.frame.height / 2) / scale.pointsPerColumn / 2
      let row = min(
        max(cells.rows.lowerBound, Int(min(max(middle, -1e6), 1e6)) + 1),
        cells.rows.upperBound - 1)
      let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      write(
        line, of: box, number: number, row: row, own: cells.columns, bounds: clip.columns,
        clip: clip)
    }
  }

  /// Writes one line of a box's text where there is room for it.
  ///
  /// - Parameters:
  ///   - own: The columns of the box.
  ///   - bounds: The columns that the text may use if nothing else is there.
  private mutating func write(
    _ text: String, of box: ScreenBox, number: Int, row: Int, own: Range<Int>,
    bounds: Range<Int>, clip: CellRect
  ) {
    let visible = own.clamped(to: bounds)
    guard clip.rows.contains(row),
      let anchor = visible.first(where: { canvas.isFree(column: $0, row: row, for: number) })
    else { return }
    var left = anchor
    while left > bounds.lowerBound, canvas.isFree(column: left - 1, row: row, for: number) {
      left -= 1
    }
    var right = anchor + 1
    while right < bounds.upperBound, canvas.isFree(column: right, row: row, for: number) {
      right += 1
    }
    let ellipsis = characters == .unicode ? "…" : "..."
    let shown = DisplayWidth.truncated(text, to: right - left, ellipsis: ellipsis)
    let width = DisplayWidth.of(shown)
    let wanted =
      switch box.alignment {
      case .leading: own.lowerBound
      case .center: (own.lowerBound + own.upperBound - width) / 2
      case .trailing: own.upperBound - width
      }
    let column = min(max(wanted, left), right - width)
    canvas.write(shown, column: column, row: row, style: box.mark.style)
  }
}
