/// What makes a text from outside harmless to show: a lesson, a file, an environment variable.
///
/// A terminal obeys what is written to it: it can be told to retitle its window, to hide text, to
/// answer as if typed. Text that the program did not write itself passes through here first.
public enum Sanitizer {
  /// A text without anything that a terminal would obey.
  ///
  /// Gone are the sequences that ESC or an eight-bit control begins (CSI, OSC, DCS, SOS, PM, APC and
  /// the short ones), the control characters but newline and tab, and the marks that reorder text
  /// written from right to left. A carriage return before a newline goes, alone it becomes one.
  /// A string sequence without an end loses only its beginning, so that no text is swallowed.
  public static func cleaned(_ text: String) -> String {
    if text.utf8.allSatisfy({ ($0 >= 0x20 && $0 < 0x7F) || $0 == 0x0A }) { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var place = 0
    while place < scalars.count {
      let scalar = scalars[place]
      switch scalar.value {
      case 0x0A, 0x09:
        result.append(scalar)
        place += 1
      case 0x0D:
        let isBeforeNewline = place + 1 < scalars.count && scalars[place + 1] == "\n"
        if !isBeforeNewline { result.append("\n") }
        place += 1
      case 0x2028, 0x2029:
        result.append("\n")
        place += 1
      case 0x1B, 0x80...0x9F:
        place = endOfSequence(in: scalars, from: place)
      case 0x00..<0x20, 0x7F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF:
        place += 1
      default:
        result.append(scalar)
        place += 1
      }
    }
    return String(result)
  }

  /// A text on one line: cleaned, with each run of spaces and newlines made one space.
  public static func cleanedLine(_ text: String) -> String {
    cleaned(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The place after the sequence that begins at `start`.
  private static func endOfSequence(in scalars: [Unicode.Scalar], from start: Int) -> Int {
    var place = start + 1
    var kind = scalars[start].value
    if kind == 0x1B {
      guard place < scalars.count else { return place }
      // ESC and a byte of 40–5F are the seven-bit form of a control of 80–9F.
      let next = scalars[place].value
      if (0x40...0x5F).contains(next) {
        kind = next + 0x40
        place += 1
      } else {
        return endOfShortSequence(in: scalars, from: place)
      }
    }
    switch kind {
    case 0x9B: return endOfControlSequence(in: scalars, from: place)
    case 0x90, 0x98, 0x9D, 0x9E, 0x9F: return endOfString(in: scalars, from: place)
    default: return place
    }
  }

  /// CSI: parameters (30–3F), intermediates (20–2F), a final byte (40–7E).
  private static func endOfControlSequence(in scalars: [Unicode.Scalar], from start: Int) -> Int {
    var place = start
    while place < scalars.count, (0x20...0x3F).contains(scalars[place].value) { place += 1 }
    if place < scalars.count, (0x40...0x7E).contains(scalars[place].value) { place += 1 }
    return place
  }

  /// ESC, intermediates (20–2F) and a final byte (30–7E).
  private static func endOfShortSequence(in scalars: [Unicode.Scalar], from start: Int) -> Int {
    var place = start
    while place < scalars.count, (0x20...0x2F).contains(scalars[place].value) { place += 1 }
    if place < scalars.count, (0x30...0x7E).contains(scalars[place].value) { place += 1 }
    return place
  }

  /// OSC and the like: all up to BEL or ST; only the beginning when neither comes.
  private static func endOfString(in scalars: [Unicode.Scalar], from start: Int) -> Int {
    var place = start
    while place < scalars.count {
      switch scalars[place].value {
      case 0x07, 0x9C: return place + 1
      case 0x18, 0x1A: return place + 1
      case 0x1B:
        if place + 1 < scalars.count, scalars[place + 1] == "\\" { return place + 2 }
        return place
      default: place += 1
      }
    }
    return start
  }
}
