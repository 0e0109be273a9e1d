/// Cuts a text into tokens as the compiler does, with the faults it finds on the way.
struct RecoveringLexer {
  let bytes: [UInt8]
  let end: Int
  var position: Int
  var tokens: [LexedToken] = []
  var faults: [FoundFault] = []
  var repairs = Repairs()

  init(_ text: String) {
    bytes = Array(text.utf8)
    end = bytes.count
    position = 0
  }

  /// A part of a text: what stands between the parentheses of an interpolation.
  init(_ bytes: [UInt8], from lower: Int, to upper: Int) {
    self.bytes = bytes
    end = upper
    position = lower
  }

  /// The byte at a place, 0 past the end.
  func byte(_ offset: Int) -> UInt8 { offset >= 0 && offset < end ? bytes[offset] : 0 }

  func text(_ lower: Int, _ upper: Int) -> String {
    String(decoding: bytes[max(0, lower)..<max(max(0, lower), min(upper, end))], as: UTF8.self)
  }

  mutating func fault(_ fault: SyntaxFault, at offset: Int, notes: [FoundFault] = []) {
    faults.append(FoundFault(fault, at: offset, notes: notes))
  }

  /// Lexes all of it; the last token is the end.
  mutating func run() {
    var startsLine = true
    if position == 0, end >= 2, bytes[0] == UInt8(ascii: "#"), bytes[1] == UInt8(ascii: "!") {
      while position < end, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    }
    while true {
      startsLine = skipTrivia() || startsLine
      guard position < end else { break }
      let start = position
      let found = next()
      if position == start { position += 1 }
      guard var token = found else { continue }
      token.startsLine = startsLine
      tokens.append(token)
      startsLine = false
    }
    var last = LexedToken(kind: .end, lower: end, upper: end, text: "")
    last.startsLine = startsLine
    tokens.append(last)
  }

  /// Skips space and comments; whether a line ends in them.
  private mutating func skipTrivia() -> Bool {
    var hasNewline = false
    while position < end {
      let current = bytes[position]
      switch current {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        hasNewline = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: position += 1
      case 0:
        fault(.nulCharacter, at: position)
        position += 1
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "/"):
        while position < end, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"):
        hasNewline = skipBlockComment() || hasNewline
      default: return hasNewline
      }
    }
    return hasNewline
  }

  private mutating func skipBlockComment() -> Bool {
    let start = position
    var hasNewline = false
    var depth = 0
    while position < end {
      if byte(position) == UInt8(ascii: "/"), byte(position + 1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte(position) == UInt8(ascii: "*"), byte(position + 1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return hasNewline }
      } else {
        if bytes[position] == UInt8(ascii: "\n") { hasNewline = true }
        position += 1
      }
    }
    let place = byte(end - 1) == UInt8(ascii: "\n") ? end - 1 : end
    fault(
      .unterminatedComment, at: place, notes: [FoundFault(.commentStartsHere, at: start)])
    repairs.blank(start, end)
    return hasNewline
  }

  /// Makes the token from a place to the current one.
  func token(_ kind: LexedToken.Kind, from start: Int) -> LexedToken {
    LexedToken(kind: kind, lower: start, upper: position, text: text(start, position))
  }

  private mutating func single(_ kind: LexedToken.Kind) -> LexedToken {
    position += 1
    return token(kind, from: position - 1)
  }

  private mutating func next() -> LexedToken? {
    let start = position
    switch bytes[position] {
    case UInt8(ascii: "("): return single(.leftParen)
    case UInt8(ascii: ")"): return single(.rightParen)
    case UInt8(ascii: "["): return single(.leftSquare)
    case UInt8(ascii: "]"): return single(.rightSquare)
    case UInt8(ascii: "{"): return single(.leftBrace)
    case UInt8(ascii: "}"): return single(.rightBrace)
    case UInt8(ascii: ","): return single(.comma)
    case UInt8(ascii: ":") where byte(position + 1) == UInt8(ascii: ":"):
      position += 2
      return token(.doubleColon, from: start)
    case UInt8(ascii: ":"): return single(.colon)
    case UInt8(ascii: ";"): return single(.semicolon)
    case UInt8(ascii: "@"): return single(.at)
    case UInt8(ascii: "\\"): return single(.backslash)
    case UInt8(ascii: "#"): return poundToken()
    case UInt8(ascii: "\""): return stringToken(pounds: 0)
    case UInt8(ascii: "'"): return singleQuoted()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return numberToken()
    case UInt8(ascii: "`"): return escapedIdentifier()
    case UInt8(ascii: "$"):
      position += 1
      while isIdentifierPart(position) { advanceCharacter() }
      return token(.dollarIdentifier, from: start)
    case let first where isOperatorByte(first): return operatorToken()
    default: break
    }
    if isIdentifierPart(position) {
      while isIdentifierPart(position) { advanceCharacter() }
      let word = text(start, position)
      return token(LexedToken.keywords.contains(word) ? .keyword : .identifier, from: start)
    }
    return strangeCharacter()
  }

  private mutating func poundToken() -> LexedToken {
    let start = position
    var quotes = position
    while byte(quotes) == UInt8(ascii: "#") { quotes += 1 }
    if byte(quotes) == UInt8(ascii: "\"") {
      position = quotes
      return stringToken(pounds: quotes - start)
    }
    position += 1
    guard isIdentifierPart(position) else { return token(.pound, from: start) }
    let word = position
    while isIdentifierPart(position) { advanceCharacter() }
    switch text(word, position) {
    case "if", "elseif", "else", "endif", "available", "unavailable", "selector", "keyPath",
      "sourceLocation", "warning", "error":
      return token(.directive, from: start)
    default:
      position = word
      return token(.pound, from: start)
    }
  }

  private mutating func escapedIdentifier() -> LexedToken {
    let start = position
    var close = position + 1
    while close < end, bytes[close] != UInt8(ascii: "`"), bytes[close] != UInt8(ascii: "\n") {
      close += 1
    }
    guard byte(close) == UInt8(ascii: "`"), close > start + 1 else {
      position += 1
      return token(.unknown, from: start)
    }
    position = close + 1
    return token(.identifier, from: start)
  }
}
