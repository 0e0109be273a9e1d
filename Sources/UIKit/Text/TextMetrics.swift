/// The widths of text in a font.
///
/// A width is the sum of the characters' advances, the tracking of the size and the kerning of
/// neighbours. Advances and tracking are measured ones, so a text without kerned pairs is as wide
/// as on a device. Limits: only the most usual kerned pairs are known; weights other than regular,
/// medium, semibold and bold, and characters outside ASCII, are nearly right.
enum TextMetrics {
  /// Returns the width of one line of text, in points, not rounded.
  static func width(of text: some StringProtocol, font: UIFont) -> CGFloat {
    var metrics = LineMetrics(font: font)
    for character in text { metrics.append(character) }
    return metrics.width
  }
}

/// A width that grows character by character.
struct LineMetrics {
  /// The width so far, in points.
  private(set) var width: CGFloat = 0
  private var last: UInt8 = 0
  private let size: CGFloat
  private let fixed: CGFloat?
  private let hasEqualDigits: Bool
  /// How much bolder than regular, where bold is 1.
  private let boldness: CGFloat
  /// How much of the display cut is in the font, from 0 to 1.
  private let display: CGFloat
  private let tracking: CGFloat

  init(font: UIFont) {
    size = font.pointSize
    fixed = font.face.fixedAdvance
    hasEqualDigits = font.face.hasEqualDigits
    boldness = LineMetrics.boldness(of: font.face.weight)
    display = LineMetrics.displayShare(at: size)
    tracking = fixed == nil ? LineMetrics.tracking(at: size) : 0
  }

  /// Adds a character at the end of the line.
  mutating func append(_ character: Character) {
    if let fixed {
      width += fixed * size * (LineMetrics.isWide(character) ? 2 : 1)
      return
    }
    guard let ascii = LineMetrics.asciiTwin(of: character) else {
      last = 0
      // Ideographs and emoji: recorded as 23/24 em, with no tracking; other scripts' letters are
      // taken for as wide as the average letter.
      width += LineMetrics.isWide(character) ? size * 23 / 24 : size * (0.56 + tracking)
      return
    }
    var advance = em(ascii)
    if hasEqualDigits, (48...57).contains(ascii) { advance = em(35) }
    if last != 0, let kern = KerningPairs.ems[UInt16(last) << 8 | UInt16(ascii)] {
      advance += kern
    }
    last = ascii
    width += size * (advance + tracking)
  }

  /// The advance of a printable ASCII character in ems.
  private func em(_ ascii: UInt8) -> CGFloat {
    let index = Int(ascii) - 32
    guard SystemFontAdvances.regularText.indices.contains(index) else { return 0 }
    let regular = blend(
      SystemFontAdvances.regularText[index], SystemFontAdvances.regularDisplay[index])
    if boldness == 0 { return regular }
    let bold = blend(SystemFontAdvances.boldText[index], SystemFontAdvances.boldDisplay[index])
    return max(0, regular + (bold - regular) * boldness)
  }

  private func blend(_ text: UInt16, _ cut: UInt16) -> CGFloat {
    (CGFloat(text) + (CGFloat(cut) - CGFloat(text)) * display) / 4096
  }

  /// How bold a weight is, measured on the system font: medium and semibold lie between regular and
  /// bold, heavy and black beyond.
  private static func boldness(of weight: UIFont.Weight) -> CGFloat {
    let known: [(CGFloat, CGFloat)] = [
      (-0.8, -1.398), (-0.6, -1.096), (-0.4, -0.476), (0, 0), (0.23, 0.3667), (0.3, 0.6333),
      (0.4, 1), (0.56, 1.533), (0.62, 2),
    ]
    return interpolate(known, at: weight.rawValue)
  }

  /// The share of the display cut, from 0 up to 17 points to 1 from 28 points on.
  private static func displayShare(at size: CGFloat) -> CGFloat {
    interpolate([(17, 0), (19, 1), (24, 9), (28, 11)], at: size) / 11
  }

  /// The tracking of a size, in ems: Apple's published table, checked at ten sizes.
  private static func tracking(at size: CGFloat) -> CGFloat {
    let known: [(CGFloat, CGFloat)] = [
      (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11),
      (15, -16), (16, -20), (17, -26), (18, -25), (20, -23), (22, -12), (24, 3), (28, 14),
      (32, 13), (36, 10), (44, 8), (50, 7), (66, 3), (80, 0),
    ]
    return interpolate(known, at: size) / 1024
  }

  /// The value on a broken line through points in ascending order, flat outside them.
  private static func interpolate(_ points: [(CGFloat, CGFloat)], at x: CGFloat) -> CGFloat {
    guard var before = points.first else { return 0 }
    for point in points {
      if x <= point.0 {
        guard point.0 > before.0 else { return point.1 }
        return before.1 + (point.1 - before.1) * (x - before.0) / (point.0 - before.0)
      }
      before = point
    }
    return before.1
  }

  /// The printable ASCII character that is as wide as the given one, where there is one: itself, the
  /// letter under an accent, or a sign of the same shape.
  private static func asciiTwin(of character: Character) -> UInt8? {
    if let ascii = character.asciiValue { return ascii >= 32 && ascii < 127 ? ascii : 32 }
    if let twin = twins[character] { return twin }
    guard let first = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first,
      first.isASCII
    else { return nil }
    return UInt8(first.value)
  }

  private static let twins: [Character: UInt8] = [
    "\u{2019}": 39, "\u{2018}": 39, "\u{201C}": 34, "\u{201D}": 34, "\u{2013}": 43,
    "\u{2014}": 64, "\u{2026}": 109, "\u{2022}": 42, "\u{00B7}": 46, "\u{20AC}": 36,
    "\u{00AB}": 43, "\u{00BB}": 43, "\u{00B0}": 42, "\u{00A0}": 32, "\u{00DF}": 98,
    "\u{00E6}": 119, "\u{00F8}": 111, "\u{00D8}": 79,
  ]

  /// Whether a character is an ideograph, a syllable of East Asia or an emoji.
  private static func isWide(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return (0x1100...0x115F).contains(value) || (0x2E80...0xA4CF).contains(value)
      || (0xAC00...0xD7A3).contains(value) || (0xF900...0xFAFF).contains(value)
      || (0xFF00...0xFF60).contains(value) || (0x1F300...0x1FAFF).contains(value)
  }
}
