/// The names, the marks and the texts of the boxes.
extension ScreenPainter {
  func signed(_ title: String, _ mark: Mark) -> String {
    mark == .none ? title : mark.sign(characters) + " " + title
  }

  /// Writes the name in the upper border, or else inside, where it fits whole.
  ///
  /// A mark is written even where the name does not fit, lest only the colour should tell it.
  mutating func paintTitle(
    of box: ScreenBox, number: Int, cells: CellRect, clip: CellRect
  ) {
    guard (box.text ?? "").isEmpty || hasBorder(box, cells), !isWholeScreen(cells) else { return }
    let visible = seen(cells, clip: clip)
    guard hasBorder(box, cells) else {
      let seen = cells.clamped(to: clip)
      return paintSign(
        of: box, number: number, column: seen.columns.lowerBound, row: seen.rows.lowerBound)
    }
    let border = onEdge(cells)
    let (top, first) = (border.rows.lowerBound, border.columns.lowerBound + 1)
    let text = signed(box.title ?? "", box.mark)
    let width = DisplayWidth.of(text)
    let room = border.columns.count - 2
    let isTopSeen =
      visible.rows.contains(top)
      && (first..<(first + min(room, width + 2))).allSatisfy {
        visible.columns.contains($0) && !canvas.isCovered(column: $0, row: top, before: number)
      }
    if box.title?.isEmpty == false, isTopSeen, width + 2 <= room {
      canvas.write(" " + text + " ", column: first, row: top, style: box.mark.style)
    } else if box.title?.isEmpty == false, (box.text ?? "").isEmpty, border.rows.count >= 3,
      width <= room, visible.rows.contains(top + 1),
      (first..<(first + width)).allSatisfy({
        visible.columns.contains($0) && canvas.isFree(column: $0, row: top + 1, for: number)
      })
    {
      canvas.write(text, column: first, row: top + 1, style: box.mark.style)
    } else if visible.contains(column: first, row: top) {
      paintSign(of: box, number: number, column: first, row: top)
    }
  }

  private mutating func paintSign(of box: ScreenBox, number: Int, column: Int, row: Int) {
    guard box.mark != .none, !canvas.isCovered(column: column, row: row, before: number)
    else { return }
    canvas.write(box.mark.sign(characters), column: column, row: row, style: box.mark.style)
  }

  mutating func paintText(
    of box: ScreenBox, number: Int, cells: CellRect, clip: CellRect
  ) {
    guard let text = box.text, !text.isEmpty else { return }
    guard hasBorder(box, cells) else {
      return paintLine(text, of: box, number: number, cells: cells, clip: clip)
    }
    let border = onEdge(cells)
    let inner = CellRect(
      columns: (border.columns.lowerBound + 1)..<(border.columns.upperBound - 1),
      rows: (border.rows.lowerBound + 1)..<(border.rows.upperBound - 1))
    guard !inner.isEmpty else { return }
    let lines = TextWrapping.lines(of: text, width: inner.columns.count).prefix(inner.rows.count)
    let first = inner.rows.lowerBound + (inner.rows.count - lines.count) / 2
    for (offset, line) in lines.enumerated() where clip.rows.contains(first + offset) {
      let room = room(
        for: number, row: first + offset, own: inner.columns,
        bounds: inner.columns.clamped(to: clip.columns))
      if !room.isEmpty {
        write(
          line, of: box, number: number, row: first + offset, own: inner.columns, room: room)
      }
    }
  }

  /// Writes the text of a box without a border: in the free row nearest to its middle, or else over
  /// the lines of the boxes behind.
  private mutating func paintLine(
    _ text: String, of box: ScreenBox, number: Int, cells: CellRect, clip: CellRect
  ) {
    let line = signed(text.split(whereSeparator: \.isNewline).joined(separator: " "), box.mark)
    let middle = cells.rows.lowerBound + (cells.rows.count - 1) / 2
    let rows = cells.clamped(to: clip).rows.sorted { abs($0 - middle) < abs($1 - middle) }
    let own = cells.columns
    let bounds = clip.columns
    let width = DisplayWidth.of(line)
    var best: (row: Int, room: Range<Int>)?
    // In its place, be it over a line; else moved aside; else cut.
    for (overLines, inPlace) in [(false, true), (true, true), (false, false), (true, false)] {
      for row in rows {
        let room = room(
          for: number, row: row, own: own, bounds: overLines ? own.clamped(to: bounds) : bounds,
          overLines: overLines)
        let column = column(of: box.alignment, width: width, own: own, bounds: bounds)
        let fits =
          inPlace
          ? column >= room.lowerBound && column + width <= room.upperBound
          : room.count >= width
        if fits { return write(line, of: box, number: number, row: row, own: own, room: room) }
        if room.count > best?.room.count ?? 0 { best = (row, room) }
      }
    }
    guard let (row, room) = best else { return }
    write(line, of: box, number: number, row: row, own: own, room: room)
  }

  /// The widest stretch of a row where a box's text may stand, if it touches the box.
  ///
  /// What covers the box is no obstacle: the text goes on behind it, unseen.
  ///
  /// - Parameters:
  ///   - own: The columns of the box.
  ///   - bounds: The columns that the text may use if nothing else is there.
  ///   - overLines: Whether it may replace lines of the boxes behind.
  private func room(
    for number: Int, row: Int, own: Range<Int>, bounds: Range<Int>, overLines: Bool = false
  ) -> Range<Int> {
    var widest = 0..<0
    var start: Int?
    for column in bounds.lowerBound...bounds.upperBound {
      let isFree =
        column < bounds.upperBound
        && (canvas.isCovered(column: column, row: row, before: number)
          || canvas.isFree(column: column, row: row, for: number, overLines: overLines))
      if isFree {
        start = start ?? column
      } else if let first = start {
        if (first..<column).overlaps(own), column - first > widest.count {
          widest = first..<column
        }
        start = nil
      }
    }
    return widest
  }

  /// Writes one line of a box's text, cut to the room there is.
  private mutating func write(
    _ text: String, of box: ScreenBox, number: Int, row: Int, own: Range<Int>, room: Range<Int>
  ) {
    let ellipsis = characters == .unicode ? "…" : "..."
    let shown = DisplayWidth.truncated(text, to: room.count, ellipsis: ellipsis)
    let width = DisplayWidth.of(shown)
    let column = column(of: box.alignment, width: width, own: own, bounds: room)
    canvas.write(shown, column: column, row: row, style: box.mark.style, behind: number)
  }

  /// Where a text begins: as it is aligned in its box, but within bounds.
  ///
  /// A text that is wider than its box here, where letters are as wide as cells, stands around the
  /// middle of the box: on the screen it fills it.
  private func column(
    of alignment: ScreenBox.Alignment, width: Int, own: Range<Int>, bounds: Range<Int>
  ) -> Int {
    let wanted =
      switch alignment {
      case .leading where width <= own.count: own.lowerBound
      case .trailing where width <= own.count: own.upperBound - width
      case .center, .leading, .trailing: (own.lowerBound + own.upperBound - width) / 2
      }
    return min(max(wanted, bounds.lowerBound), bounds.upperBound - width)
  }
}
