extension RecoveringLexer {
  /// The character that starts at a place, and the bytes it takes.
  func scalar(_ offset: Int) -> (value: UInt32, length: Int) {
    let first = byte(offset)
    if first < 0x80 { return (UInt32(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    var value = UInt32(first) & (length == 4 ? 0x07 : length == 3 ? 0x0F : 0x1F)
    for index in 1..<length { value = value << 6 | UInt32(byte(offset + index) & 0x3F) }
    return (value, length)
  }

  mutating func advanceCharacter() { position = min(end, position + scalar(position).length) }

  /// Whether a character of a name stands there.
  func isIdentifierPart(_ offset: Int) -> Bool {
    guard offset < end else { return false }
    let current = bytes[offset]
    if current < 0x80 {
      switch current {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
        return true
      default: return false
      }
    }
    let value = scalar(offset).value
    return !isStrange(value) && !isOperatorScalar(value)
  }

  func isOperatorByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      return true
    case 0x80...:
      return isOperatorScalar(scalar(position).value)
    default: return false
    }
  }

  /// The characters outside ASCII that operators are made of.
  func isOperatorScalar(_ value: UInt32) -> Bool {
    switch value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3030:
      return true
    default: return false
    }
  }

  /// Whether no name and no operator has the character.
  func isStrange(_ value: UInt32) -> Bool {
    switch value {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
      0x203F...0x2040, 0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
      0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D,
      0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD, 0x10000...0x1FFFD, 0x20000...0x2FFFD,
      0x30000...0x3FFFD, 0x40000...0xEFFFD:
      return false
    default: return true
    }
  }

  /// A character that no token begins with; nil when it counts as space.
  mutating func strangeCharacter() -> LexedToken? {
    let start = position
    let value = scalar(position).value
    advanceCharacter()
    switch value {
    case 0xA0:
      fault(.nonBreakingSpace, at: start)
      repairs.blank(start, position)
      return nil
    case 0x201C, 0x201D: return curlyQuoted(from: start)
    default:
      while position < end, scalar(position).value >= 0x80, isStrange(scalar(position).value),
        ![0x201C, 0x201D, 0xA0].contains(scalar(position).value)
      {
        advanceCharacter()
      }
      fault(.invalidCharacter, at: start)
      repairs.blank(start, position)
      return nil
    }
  }

  /// `“abc”`, which people paste from a text.
  private mutating func curlyQuoted(from start: Int) -> LexedToken {
    var close = position
    while close < end, bytes[close] != UInt8(ascii: "\n") {
      let value = scalar(close).value
      if value == UInt32(UInt8(ascii: "\"")) || value == 0x201C || value == 0x201D { break }
      close += scalar(close).length
    }
    fault(.curlyQuote, at: start)
    guard close < end, bytes[close] != UInt8(ascii: "\n") else {
      repairs.blank(start, position)
      return token(.unknown, from: start)
    }
    repairs.replace(start, position, with: "\"")
    if scalar(close).value >= 0x80 {
      fault(.curlyQuote, at: close)
      repairs.replace(close, close + scalar(close).length, with: "\"")
    }
    position = close + scalar(close).length
    return token(.string, from: start)
  }
}
