/// The breaking of text into lines that fit a width.
public enum TextWrapping {
  /// The lines of a text, broken at spaces to fit a number of columns.
  ///
  /// Newlines in the text stay. A word longer than the line is cut between two characters. Styles
  /// within the text count no columns. A no-break space is no place to break.
  ///
  /// - Parameters:
  ///   - width: The columns of a line with its indent; at least one character is always placed.
  ///   - indent: What the first line begins with, for example `▸ `.
  ///   - hangingIndent: What the other lines begin with; by default as many spaces as `indent` has
  ///     columns.
  public static func lines(
    of text: String, width: Int, indent: String = "", hangingIndent: String? = nil
  ) -> [String] {
    let hanging = hangingIndent ?? String(repeating: " ", count: DisplayWidth.of(indent))
    var wrapper = Wrapper(width: width, indent: indent, hangingIndent: hanging)
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      wrapper.add(paragraph: paragraph)
    }
    return wrapper.lines
  }

  private struct Wrapper {
    let width: Int
    let indent: String
    let hangingIndent: String
    var lines: [String] = []

    private var lineIndent: String { lines.isEmpty ? indent : hangingIndent }

    mutating func add(paragraph: Substring) {
      var line = ""
      var used = 0
      // The spaces that begin a paragraph are its own indent; the others only separate.
      let leading = paragraph.prefix { $0 == " " }
      for (number, word) in paragraph.dropFirst(leading.count).split(
        separator: " ", omittingEmptySubsequences: true
      ).enumerated() {
        let gap = number == 0 ? String(leading) : " "
        let columns = DisplayWidth.of(word)
        let room = max(1, width - DisplayWidth.of(lineIndent))
        if used + gap.count + columns <= room || used == 0 && columns <= room {
          line += used + gap.count + columns <= room ? gap + word : String(word)
          used = DisplayWidth.of(line)
        } else {
          if used > 0 { finish(line) }
          (line, used) = cut(word)
        }
      }
      finish(line)
    }

    /// Cuts a word into full lines and returns what remains of it.
    private mutating func cut(_ word: Substring) -> (String, Int) {
      var part = ""
      var used = 0
      var isEscape = false
      for character in word {
        if character == "\u{1B}" { isEscape = true }
        let columns = isEscape ? 0 : DisplayWidth.of(character)
        if isEscape, character.isLetter { isEscape = false }
        if used > 0, used + columns > max(1, width - DisplayWidth.of(lineIndent)) {
          finish(part)
          (part, used) = ("", 0)
        }
        part.append(character)
        used += columns
      }
      return (part, used)
    }

    private mutating func finish(_ line: String) {
      let whole = lineIndent + line
      lines.append(line.isEmpty ? String(whole.trimmingSuffix(while: { $0 == " " })) : whole)
    }
  }
}

extension StringProtocol {
  /// The text without the characters at its end that satisfy a condition.
  public func trimmingSuffix(while condition: (Character) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex {
      let before = index(before: end)
      if !condition(self[before]) { break }
      end = before
    }
    return self[..<end]
  }
}
