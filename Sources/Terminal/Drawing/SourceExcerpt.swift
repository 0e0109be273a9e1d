/// Shows a part of a source text with carets under it.
///
/// ```
/// let nome = "日本" + 1
///            ^~~~~~~~~~
/// ```
///
/// The carets stand right under tabs, accents, wide characters and emoji: columns are those of the
/// screen. Ranges are in UTF-8 bytes, as SwiftSyntax counts. Characters that a terminal would obey
/// are shown as `?`.
public struct SourceExcerpt: Sendable {
  public var styler: Styler
  public var characters: DrawingCharacters
  /// The columns between tab stops.
  public var tabWidth = 4
  /// The lines shown of a longer range.
  public var maxLines = 6

  /// Makes an excerpt for a stream.
  public init(styler: Styler, characters: DrawingCharacters) {
    self.styler = styler
    self.characters = characters
  }

  /// The source lines of a range, each followed by its carets.
  ///
  /// - Parameters:
  ///   - source: The whole text.
  ///   - range: The bytes to mark; an empty range marks a place, beyond the end the last one.
  ///   - firstLineNumber: The number of the text's first line, to show numbers; nil for none.
  public func lines(
    of source: String, range: Range<Int>, firstLineNumber: Int? = nil
  ) -> [String] {
    let end = source.utf8.count
    let range = min(range.lowerBound, end)..<min(range.upperBound, end)
    let all = source.split(separator: "\n", omittingEmptySubsequences: false)
    var marked: [(number: Int, text: Substring, range: Range<Int>)] = []
    var start = 0
    for (number, text) in all.enumerated() {
      let end = start + text.utf8.count
      let touches =
        range.isEmpty
        ? (start...end).contains(range.lowerBound)
        : range.lowerBound <= end && range.upperBound > start
      if touches {
        let lower = max(range.lowerBound, start) - start
        let upper = min(range.upperBound, end) - start
        marked.append((number, text, min(lower, upper)..<max(lower, upper)))
      }
      start = end + 1
    }
    // A range that begins at the end of a line marks the next one, unless there is none.
    if marked.count > 1, let first = marked.first, first.range.isEmpty { marked.removeFirst() }
    return drawn(marked, firstLineNumber: firstLineNumber)
  }

  /// The carets for a line that is already on the screen, for example the one just typed.
  ///
  /// - Parameters:
  ///   - line: The line's text.
  ///   - range: The bytes to mark.
  ///   - indent: The columns before the line, such as the prompt's.
  public func carets(under line: String, range: Range<Int>, indent: Int) -> String {
    String(repeating: " ", count: max(0, indent)) + carets(Cells(line, tabWidth), range)
  }

  private func drawn(
    _ marked: [(number: Int, text: Substring, range: Range<Int>)], firstLineNumber: Int?
  ) -> [String] {
    var result: [String] = []
    let last = (marked.last?.number ?? 0) + (firstLineNumber ?? 0)
    let digits = String(last).count
    let bar = characters == .unicode ? " │ " : " | "
    let blank = String(repeating: " ", count: digits) + bar
    for (offset, line) in marked.enumerated() {
      if marked.count > maxLines, offset >= maxLines - 1, offset < marked.count - 1 {
        if offset == maxLines - 1 {
          result.append((firstLineNumber == nil ? "" : styler(blank, .dim)) + "...")
        }
        continue
      }
      let cells = Cells(String(line.text), tabWidth)
      var range = line.range
      if offset > 0 { range = max(range.lowerBound, cells.firstInk)..<range.upperBound }
      var lead = ""
      if let firstLineNumber {
        let number = String(line.number + firstLineNumber)
        lead = String(repeating: " ", count: max(0, digits - number.count)) + number + bar
      }
      result.append(styler(lead, .dim) + cells.shown)
      // A blank line within a range has nothing to mark.
      if marked.count > 1, range.isEmpty { continue }
      result.append((lead.isEmpty ? "" : styler(blank, .dim)) + carets(cells, range))
    }
    return result
  }

  private func carets(_ cells: Cells, _ range: Range<Int>) -> String {
    let start = cells.column(startOf: range.lowerBound)
    let end = max(start + 1, cells.column(endOf: range.upperBound))
    let run = "^" + String(repeating: "~", count: end - start - 1)
    return String(repeating: " ", count: start) + styler(run, .caret)
  }

  /// A line as the screen shows it, and the column of each of its bytes.
  private struct Cells {
    var shown = ""
    /// The bytes before the first character that is no space.
    var firstInk = 0
    /// The first byte of each character, and the column where it begins.
    private var starts: [(byte: Int, column: Int)] = []
    private var byteCount = 0
    private var columnCount = 0

    init(_ line: String, _ tabWidth: Int) {
      var hasInk = false
      for character in line {
        starts.append((byteCount, columnCount))
        if character == "\t" {
          let width = tabWidth - columnCount % max(1, tabWidth)
          shown += String(repeating: " ", count: width)
          columnCount += width
        } else {
          let text = Sanitizer.cleaned(String(character)) == String(character) ? character : "?"
          shown.append(text)
          columnCount += DisplayWidth.of(text)
        }
        byteCount += character.utf8.count
        if !character.isWhitespace { hasInk = true }
        if !hasInk { firstInk = byteCount }
      }
    }

    /// The column where the character of a byte begins; after the last one, where the line ends.
    func column(startOf byte: Int) -> Int {
      if byte >= byteCount { return columnCount }
      return starts.last { $0.byte <= byte }?.column ?? 0
    }

    /// The column where a range of characters that ends before a byte ends.
    func column(endOf byte: Int) -> Int {
      starts.first { $0.byte >= byte }?.column ?? columnCount
    }
  }
}
