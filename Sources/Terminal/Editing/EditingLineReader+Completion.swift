import CLineEdit

/// TAB: once to complete and to list, again to read about what is listed.
extension EditingLineReader {
  func complete() -> Int32 {
    let buffer = buffer
    let text = buffer.text
    if let blank = buffer.blankBeforeCursor, buffer.lineStart > 0 || request.completer == nil {
      return insert(String(repeating: " ", count: Indentation.unit - blank % Indentation.unit))
    }
    guard let completer = request.completer else { return CC_REFRESH_BEEP }
    let completions = completer.completions(of: text, at: buffer.cursorIndex(in: text))
    guard !completions.candidates.isEmpty else { return CC_REFRESH_BEEP }
    if completed == buffer {
      completed = nil
      let lines = documentation(of: completions)
      return lines.isEmpty ? CC_REFRESH_BEEP : show(lines)
    }
    let prefix = completions.commonPrefix
    let isLonger = prefix.unicodeScalars.count > completions.word.unicodeScalars.count
    if prefix != completions.word, isLonger || completions.candidates.count == 1 {
      el_deletestr(editor, Int32(clamping: completions.word.unicodeScalars.count))
      guard el_insertstr(editor, prefix) == 0 else { return CC_ERROR }
      completed = self.buffer
      if completions.candidates.count == 1 { return CC_REFRESH }
    }
    completed = self.buffer
    return show(list(of: completions))
  }

  /// Has lines printed under the entry, which needs the cursor on its last row first.
  private func show(_ lines: [String]) -> Int32 {
    let buffer = buffer
    let offset = buffer.scalars.count - buffer.cursor
    listing = (lines, offset)
    el_cursor(editor, Int32(clamping: offset))
    el_push(editor, PrivateKey.list)
    return CC_REFRESH
  }

  /// Prints the lines and paints the entry anew below them.
  func printListing() -> Int32 {
    guard let listing else { return CC_NORM }
    self.listing = nil
    TerminalOutput.standard.write("\r\n" + listing.lines.map { $0 + "\r\n" }.joined())
    el_cursor(editor, Int32(clamping: -listing.cursorOffset))
    ce_redraw(editor)
    return CC_NORM
  }

  /// A line for each candidate: its title and what it is.
  private func list(of completions: Completions) -> [String] {
    let size = TerminalSize.current()
    let candidates = completions.candidates.prefix(max(5, min(40, size.rows - 4)))
    let widest = candidates.map { DisplayWidth.of($0.title) }.max() ?? 0
    let column = min(widest, max(16, size.columns / 2))
    var lines = candidates.map { candidate in
      let title = DisplayWidth.truncated(
        candidate.title, to: candidate.summary.isEmpty ? size.columns - 3 : column,
        ellipsis: ellipsis)
      guard !candidate.summary.isEmpty else { return "  " + title }
      let summary = DisplayWidth.truncated(
        candidate.summary, to: max(0, size.columns - column - 5), ellipsis: ellipsis)
      return "  " + DisplayWidth.padded(title, to: column) + "  " + styler(summary, .dim)
    }
    let rest = completions.candidates.count - candidates.count
    if rest > 0 { lines.append("  " + request.moreCandidates(rest)) }
    return lines
  }

  /// The documentation of the candidates that have any, as much as a screen holds.
  private func documentation(of completions: Completions) -> [String] {
    let size = TerminalSize.current()
    var lines: [String] = []
    for (number, candidate) in completions.candidates.enumerated() {
      guard let documentation = candidate.documentation else { continue }
      let wrapped = TextWrapping.lines(
        of: documentation, width: min(size.columns - 1, 100), indent: "    ")
      if !lines.isEmpty, lines.count + wrapped.count + 1 > size.rows - 3 {
        lines.append("  " + request.moreCandidates(completions.candidates.count - number))
        break
      }
      lines.append("  " + styler(candidate.title, .bold))
      lines += wrapped
    }
    return lines
  }

  private var ellipsis: String { isASCII ? "..." : "…" }
}
