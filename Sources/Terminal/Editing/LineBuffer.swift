/// The entry being edited, as libedit holds it: scalars, and a cursor between two of them.
///
/// libedit counts scalars, not characters. The lines are those of the text, not of the screen.
struct LineBuffer: Equatable {
  var scalars: [Unicode.Scalar]
  var cursor: Int

  init(scalars: [Unicode.Scalar], cursor: Int) {
    self.scalars = scalars
    self.cursor = min(max(0, cursor), scalars.count)
  }

  var text: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// The place in ``text`` where the cursor stands.
  func cursorIndex(in text: String) -> String.Index {
    text.unicodeScalars.index(
      text.startIndex, offsetBy: cursor, limitedBy: text.endIndex) ?? text.endIndex
  }

  /// Where the line of the cursor begins.
  var lineStart: Int {
    (scalars[..<cursor].lastIndex(of: "\n") ?? -1) + 1
  }

  /// Where the line of the cursor ends, before its newline.
  var lineEnd: Int {
    scalars[cursor...].firstIndex(of: "\n") ?? scalars.count
  }

  var isOnFirstLine: Bool { lineStart == 0 }
  var isOnLastLine: Bool { lineEnd == scalars.count }

  /// The cursor a line higher, in the same column or at the end of a shorter line.
  var cursorAbove: Int? {
    guard !isOnFirstLine else { return nil }
    let above = LineBuffer(scalars: scalars, cursor: lineStart - 1)
    return min(above.lineStart + cursor - lineStart, above.cursor)
  }

  /// The cursor a line lower, in the same column or at the end of a shorter line.
  var cursorBelow: Int? {
    guard !isOnLastLine else { return nil }
    let below = LineBuffer(scalars: scalars, cursor: lineEnd + 1)
    return min(below.cursor + cursor - lineStart, below.lineEnd)
  }

  /// Where Home goes: the beginning of the line, and from there of the entry.
  var home: Int { cursor == lineStart ? 0 : lineStart }

  /// Where End goes: the end of the line, and from there of the entry.
  var end: Int { cursor == lineEnd ? scalars.count : lineEnd }

  /// The number of spaces before the cursor when its line holds nothing else there, else nil.
  var blankBeforeCursor: Int? {
    let before = scalars[lineStart..<cursor]
    return before.allSatisfy { $0 == " " } ? before.count : nil
  }

  /// What Enter does with the entry.
  ///
  /// In the middle of an entry it breaks the line: a whole declaration is not run by an Enter in one
  /// of its upper lines. On the last line it accepts what is complete. Two empty lines always accept:
  /// the way out of an entry that cannot be closed.
  func enter(completeness: (String) -> Completeness) -> EnterAction {
    let text = text
    guard isOnLastLine else {
      return .breakLine(indent: Indentation.continuation(of: beforeCursor))
    }
    switch completeness(text) {
    case .complete: return .accept
    case .incomplete(let indent):
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return lines.endInTwoEmptyLines ? .accept : .breakLine(indent: indent)
    }
  }

  private var beforeCursor: String {
    LineBuffer(scalars: Array(scalars[..<cursor]), cursor: cursor).text
  }
}

/// What Enter does.
enum EnterAction: Equatable {
  case accept
  case breakLine(indent: Int)
}
