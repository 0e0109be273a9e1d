/// A text set in lines of a given width.
///
/// Lines break at spaces, after hyphens and at line ends of the text; a word longer than a line
/// breaks between characters. Spaces at the end of a line take no room.
struct TextLayout {
  /// The lines as they are shown, with an ellipsis where the text was cut.
  let lines: [String]
  /// The width of the widest line, in points, not rounded.
  let width: CGFloat
  /// Whether something of the text is not shown.
  let isTruncated: Bool

  /// Sets a text.
  ///
  /// - Parameters:
  ///   - width: the room for a line in points; infinity for lines as long as they need.
  ///   - limit: the greatest number of lines; 0 for as many as the text needs.
  init(_ text: String, font: UIFont, width: CGFloat, limit: Int, mode: NSLineBreakMode) {
    var broken: [String] = []
    // An advance sums to a hair more than the width it was measured to: allow for it.
    let room = width + 0.001
    let isSingle = limit == 1
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if isSingle || width == .infinity || mode == .byClipping {
        broken.append(String(paragraph))
      } else {
        TextLayout.breakLines(
          paragraph, font: font, room: room, betweenCharacters: mode == .byCharWrapping,
          into: &broken)
      }
    }
    var isTruncated = false
    if limit > 0, broken.count > limit {
      // What did not fit any more belongs to the last line, which an ellipsis then cuts.
      let rest = broken[(limit - 1)...].joined(separator: " ")
      broken.removeSubrange((limit - 1)...)
      broken.append(isSingle ? String(rest.prefix { !$0.isNewline }) : rest)
      isTruncated = true
    }
    if isSingle || isTruncated, let last = broken.last, width.isFinite,
      TextMetrics.width(of: last, font: font) > room
    {
      broken[broken.count - 1] = TextLayout.truncated(last, font: font, room: room, mode: mode)
      isTruncated = true
    }
    lines = broken
    self.isTruncated = isTruncated
    self.width = broken.map { TextMetrics.width(of: $0, font: font) }.max() ?? 0
  }

  private static func breakLines(
    _ paragraph: Substring, font: UIFont, room: CGFloat, betweenCharacters: Bool,
    into lines: inout [String]
  ) {
    var start = paragraph.startIndex
    repeat {
      let end = lineEnd(
        paragraph[start...], font: font, room: room, betweenCharacters: betweenCharacters)
      var line = paragraph[start..<end]
      // Spaces at the break hang outside the line.
      if end < paragraph.endIndex {
        while line.last == " " { line.removeLast() }
      }
      lines.append(String(line))
      start = end
      if !betweenCharacters {
        while start < paragraph.endIndex, paragraph[start] == " " {
          start = paragraph.index(after: start)
        }
      }
    } while start < paragraph.endIndex
  }

  /// The index where the first line of a text ends; never its beginning, so that a line always
  /// takes at least one character.
  private static func lineEnd(
    _ text: Substring, font: UIFont, room: CGFloat, betweenCharacters: Bool
  ) -> Substring.Index {
    var metrics = LineMetrics(font: font)
    var lastBreak: Substring.Index?
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      metrics.append(character)
      if metrics.width > room, character != " " {
        if let lastBreak, !betweenCharacters { return lastBreak }
        return index > text.startIndex ? index : next
      }
      if character == " " || character == "-" { lastBreak = next }
      index = next
    }
    return text.endIndex
  }

  /// Shortens a line to a width by the mode's rule.
  private static func truncated(
    _ line: String, font: UIFont, room: CGFloat, mode: NSLineBreakMode
  ) -> String {
    let ellipsis = "\u{2026}"
    // No line on a screen holds more than this, and a text may be very long.
    let most = 2000
    let isFromEnd = mode == .byTruncatingHead
    let characters = Array(isFromEnd ? line.suffix(most) : line.prefix(most))
    func fits(_ text: String) -> Bool { TextMetrics.width(of: text, font: font) <= room }
    // Widths grow with the number of characters kept, so the longest text that fits is found by
    // halving.
    func longest(_ build: (Int) -> String) -> String {
      var low = 0
      var high = characters.count
      while low < high {
        let middle = (low + high + 1) / 2
        if fits(build(middle)) { low = middle } else { high = middle - 1 }
      }
      return build(low)
    }
    switch mode {
    case .byTruncatingTail:
      return longest { String(characters.prefix($0)).trimmingTrailingSpaces + ellipsis }
    case .byTruncatingHead: return longest { ellipsis + String(characters.suffix($0)) }
    case .byTruncatingMiddle:
      return longest {
        String(characters.prefix(($0 + 1) / 2)) + ellipsis + String(line.suffix($0 / 2))
      }
    case .byClipping, .byCharWrapping: return longest { String(characters.prefix($0)) }
    case .byWordWrapping:
      // A label that wraps words and has no more lines shows the words that fit.
      var kept: [String] = []
      breakLines(line[...], font: font, room: room, betweenCharacters: false, into: &kept)
      return kept.first ?? ""
    }
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
