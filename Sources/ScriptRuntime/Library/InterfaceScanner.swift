/// Reads one line of an interface text, byte by byte.
///
/// Every read past the end gives 0, so that a malformed line ends in an error and never in a trap.
struct InterfaceScanner {
  private let bytes: ArraySlice<UInt8>
  private(set) var position: Int

  /// Starts at the first byte of a line.
  init(_ line: ArraySlice<UInt8>) {
    bytes = line
    position = line.startIndex
    skipSpaces()
  }

  /// The byte at the cursor, or 0 at the end.
  var current: UInt8 { position < bytes.endIndex ? bytes[position] : 0 }

  /// The byte after the one at the cursor, or 0.
  var following: UInt8 { position + 1 < bytes.endIndex ? bytes[position + 1] : 0 }

  var isAtEnd: Bool { position >= bytes.endIndex }

  /// Moves past one byte without looking at it.
  mutating func advance() { if position < bytes.endIndex { position += 1 } }

  /// Goes back to an earlier position.
  mutating func rewind(to earlier: Int) { position = earlier }

  /// Moves past spaces.
  mutating func skipSpaces() {
    while current == UInt8(ascii: " ") || current == UInt8(ascii: "\t") { position += 1 }
  }

  /// Moves past a punctuation character and the spaces after it, if it is there.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    skipSpaces()
    return true
  }

  /// Moves past `->` and the spaces after it, if it is there.
  mutating func skipArrow() -> Bool {
    guard current == UInt8(ascii: "-"), following == UInt8(ascii: ">") else { return false }
    position += 2
    skipSpaces()
    return true
  }

  /// Moves past a whole word and the spaces after it, if it is there.
  mutating func skip(word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard position + length <= bytes.endIndex else { return false }
    let start = word.utf8Start
    for index in 0..<length where bytes[position + index] != start[index] { return false }
    if position + length < bytes.endIndex, Self.isIdentifier(bytes[position + length]) {
      return false
    }
    position += length
    skipSpaces()
    return true
  }

  /// The identifier at the cursor, without backticks, and moves past it and the spaces after it.
  mutating func identifier() -> String? {
    let isQuoted = current == UInt8(ascii: "`")
    if isQuoted { position += 1 }
    let start = position
    while Self.isIdentifier(current) { position += 1 }
    guard position > start else { return nil }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    if isQuoted, current == UInt8(ascii: "`") { position += 1 }
    skipSpaces()
    return name
  }

  /// The operator at the cursor, and moves past it and the spaces after it.
  mutating func operatorName() -> String? {
    let start = position
    while Self.isOperator(current) { position += 1 }
    guard position > start else { return nil }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    skipSpaces()
    return name
  }

  /// Moves past text in balanced brackets that starts at the cursor.
  mutating func skipBracketed() {
    var depth = 0
    while !isAtEnd {
      switch current {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""): skipString()
      default: break
      }
      advance()
      if depth <= 0 { break }
    }
    skipSpaces()
  }

  /// Moves to the comma or bracket that ends a default value.
  mutating func skipDefault() {
    while !isAtEnd {
      switch current {
      case UInt8(ascii: ","), UInt8(ascii: ")"): return
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): skipBracketed()
      case UInt8(ascii: "\""):
        skipString()
        advance()
      default: advance()
      }
    }
  }

  /// Moves to the closing quote of the string literal at the cursor.
  private mutating func skipString() {
    advance()
    while !isAtEnd, current != UInt8(ascii: "\"") {
      if current == UInt8(ascii: "\\") { advance() }
      advance()
    }
  }

  private static func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "%"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
