import CLineEdit

/// The commands that make a buffer of several lines from libedit's single one.
///
/// Each returns what libedit is to do next, one of its `CC_` codes.
extension EditingLineReader {
  /// Enter: accepts the entry or breaks its line.
  func enter() -> Int32 {
    switch buffer.enter(completeness: request.completeness) {
    case .accept:
      // Through a key of its own, so that libedit first goes below the last row.
      el_push(editor, PrivateKey.accept)
      return CC_NORM
    case .breakLine(let indent):
      return insert("\n" + String(repeating: " ", count: max(0, indent)))
    }
  }

  /// Meta-Enter: breaks the line whatever the text.
  func breakLine() -> Int32 {
    let buffer = buffer
    let before = LineBuffer(scalars: Array(buffer.scalars[..<buffer.cursor]), cursor: 0).text
    let indent = Indentation.continuation(of: before)
    return insert("\n" + String(repeating: " ", count: indent))
  }

  /// Up: the line above, or from the first line the entry before.
  func moveUp() -> Int32 {
    guard let cursor = buffer.cursorAbove else {
      el_push(editor, PrivateKey.previousEntry)
      return CC_NORM
    }
    return move(to: cursor)
  }

  /// Down: the line below, or from the last line the entry after.
  func moveDown() -> Int32 {
    guard let cursor = buffer.cursorBelow else {
      el_push(editor, PrivateKey.nextEntry)
      return CC_NORM
    }
    return move(to: cursor)
  }

  func move(to cursor: Int) -> Int32 {
    el_cursor(editor, Int32(clamping: cursor - buffer.cursor))
    return CC_CURSOR
  }

  /// A closing brace at the beginning of a line stands a level higher than the text it closes.
  func closeBrace() -> Int32 {
    let buffer = buffer
    if buffer.lineStart > 0, let blank = buffer.blankBeforeCursor, blank >= Indentation.unit {
      el_deletestr(editor, Int32(Indentation.unit))
    }
    return insert("}")
  }

  func insertPrefill() -> Int32 {
    insert(Sanitizer.cleaned(request.prefill))
  }

  func insert(_ text: String) -> Int32 {
    guard !text.isEmpty else { return CC_NORM }
    return el_insertstr(editor, text) == 0 ? CC_REFRESH : CC_ERROR
  }
}
