/// The number of columns that text takes on a terminal.
///
/// As `wcwidth` counts: a letter 1, with or without accents; a wide character or an emoji 2; a mark
/// that combines 0. An emoji made of several scalars (a flag, a family, a skin colour) counts 2, as
/// the terminals that draw it as one sign do; older ones draw its parts side by side.
public enum DisplayWidth {
  /// The columns of a text, which holds no control characters but may hold styles.
  ///
  /// The SGR sequences of a ``Styler`` count nothing.
  public static func of(_ text: some StringProtocol) -> Int {
    var width = 0
    var isEscape = false
    for character in text {
      if isEscape {
        if character.isLetter { isEscape = false }
      } else if character == "\u{1B}" {
        isEscape = true
      } else {
        width += of(character)
      }
    }
    return width
  }

  /// The columns of a character.
  public static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return (0x20..<0x7F).contains(ascii) ? 1 : 0 }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count > 1 {
      let isEmoji = scalars.contains { $0.value == 0xFE0F || $0.properties.isEmojiModifier }
      if isEmoji, first.properties.isEmoji, first.value > 0x7F { return 2 }
      // Two letters of a flag; a digit on a key.
      if (0x1F1E6...0x1F1FF).contains(first.value) { return 2 }
      if scalars.contains("\u{20E3}") { return 2 }
      // ☎︎ with the selector that asks for the text form.
      if scalars.contains(where: { $0.value == 0xFE0E }) { return 1 }
    }
    return min(2, scalars.reduce(0) { $0 + of($1) })
  }

  /// The columns of a scalar: 0, 1 or 2.
  public static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    if isZeroWidth(scalar) { return 0 }
    if scalar.properties.isEmojiPresentation, !(0x1F1E6...0x1F1FF).contains(value) { return 2 }
    return isWide(value) ? 2 : 1
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // The vowels and final consonants of a Korean syllable join the consonant before them.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return true
    default: return false
    }
  }

  /// The ranges of East Asian Width W and F, emoji aside (Unicode Standard Annex 11).
  private static func isWide(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D376,
      0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
      return true
    default: return false
    }
  }

  /// A text with spaces after it up to a number of columns; as it is when it is longer.
  public static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - of(text)))
  }

  /// A text without styles, cut to a number of columns; `ellipsis` stands for what is cut.
  public static func truncated(_ text: String, to width: Int, ellipsis: String = "…") -> String {
    guard of(text) > width else { return text }
    let room = width - of(ellipsis)
    guard room >= 0 else { return String(ellipsis.prefix(max(0, width))) }
    var result = ""
    var used = 0
    for character in text {
      let columns = of(character)
      if used + columns > room { break }
      result.append(character)
      used += columns
    }
    return result + ellipsis
  }
}
