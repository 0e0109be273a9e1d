extension RecoveringLexer {
  private static let quote = UInt8(ascii: "\"")
  private static let newline = UInt8(ascii: "\n")

  /// A string literal whose opening quote stands at the position, after its `#`s.
  mutating func stringToken(pounds: Int) -> LexedToken {
    let start = position - pounds
    let isMultiline =
      byte(position + 1) == Self.quote && byte(position + 2) == Self.quote
    position += isMultiline ? 3 : 1
    if isMultiline { checkFirstLine() }
    let content = position
    var interpolations: [[LexedToken]] = []
    var isWrong = false
    while true {
      guard position < end, isMultiline || bytes[position] != Self.newline && bytes[position] != 13
      else { return unterminated(start) }
      let current = bytes[position]
      if current == Self.quote, closes(isMultiline, pounds) {
        let close = position
        position += (isMultiline ? 3 : 1) + pounds
        if isMultiline { checkIndentation(content, close) }
        if isWrong {
          repairs.replace(start, position, with: Repairs.missing)
          return token(.unknown, from: start)
        }
        var result = token(.string, from: start)
        result.interpolations = interpolations
        return result
      }
      guard current == UInt8(ascii: "\\"), hasPounds(pounds, at: position + 1) else {
        advanceCharacter()
        continue
      }
      position += 1 + pounds
      if byte(position) == UInt8(ascii: "(") {
        guard let inner = interpolation(isMultiline, start) else { return unterminated(start) }
        interpolations.append(inner)
      } else {
        isWrong = !skipEscape(isMultiline) || isWrong
      }
    }
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  private func closes(_ isMultiline: Bool, _ pounds: Int) -> Bool {
    if isMultiline {
      return byte(position + 1) == Self.quote && byte(position + 2) == Self.quote
        && hasPounds(pounds, at: position + 3)
    }
    return hasPounds(pounds, at: position + 1)
  }

  private mutating func unterminated(_ start: Int) -> LexedToken {
    if byte(position - 1) == 13 { position -= 1 }
    fault(.unterminatedString, at: start)
    repairs.replace(start, position, with: Repairs.missing)
    return token(.unknown, from: start)
  }

  /// Skips what follows a backslash; whether it is an escape.
  private mutating func skipEscape(_ isMultiline: Bool) -> Bool {
    let place = position
    switch byte(position) {
    case UInt8(ascii: "0"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), Self.quote,
      UInt8(ascii: "'"), UInt8(ascii: "\\"):
      position += 1
      return true
    case UInt8(ascii: "u"): return skipUnicodeEscape()
    case UInt8(ascii: " "), UInt8(ascii: "\t"), Self.newline, 13:
      if isMultiline {
        var offset = position
        while byte(offset) == UInt8(ascii: " ") || byte(offset) == UInt8(ascii: "\t") {
          offset += 1
        }
        if byte(offset) == Self.newline || byte(offset) == 13 {
          position = offset
          return true
        }
      }
    default: break
    }
    fault(.invalidEscape, at: place)
    if position < end, bytes[position] != Self.newline { advanceCharacter() }
    return false
  }

  private mutating func skipUnicodeEscape() -> Bool {
    let start = position - 1
    position += 1
    guard byte(position) == UInt8(ascii: "{") else {
      fault(.unicodeEscapeWithoutBraces, at: position - 1)
      return false
    }
    position += 1
    let first = position
    var value: UInt32 = 0
    while let digit = Character(Unicode.Scalar(byte(position))).hexDigitValue {
      value = value &<< 4 | UInt32(digit)
      position += 1
    }
    let count = position - first
    guard byte(position) == UInt8(ascii: "}") else {
      fault(.unicodeEscapeWithoutBraces, at: position)
      return false
    }
    position += 1
    guard (1...8).contains(count) else {
      fault(.unicodeEscapeLength, at: position)
      return false
    }
    guard Unicode.Scalar(value) != nil else {
      fault(.invalidUnicodeScalar, at: start)
      return false
    }
    return true
  }

  /// The tokens between the parentheses of `\(…)`; nil when it is not closed.
  private mutating func interpolation(_ isMultiline: Bool, _ start: Int) -> [LexedToken]? {
    let open = position
    guard let close = matchingParen(isMultiline) else {
      fault(.unclosedInterpolation, at: open, notes: [FoundFault(.openedHere("("), at: open)])
      while position < end, isMultiline || bytes[position] != Self.newline { position += 1 }
      return nil
    }
    var inner = RecoveringLexer(bytes, from: open + 1, to: close)
    inner.run()
    faults += inner.faults
    repairs.add(inner.repairs)
    position = close + 1
    return inner.tokens
  }

  private func matchingParen(_ isMultiline: Bool) -> Int? {
    var depth = 0
    var offset = position
    var isString = false
    while offset < end {
      let current = bytes[offset]
      if current == Self.newline, !isMultiline { return nil }
      if current == UInt8(ascii: "\\"), isString {
        offset += 2
        continue
      }
      if current == Self.quote { isString.toggle() }
      if !isString {
        if current == UInt8(ascii: "(") { depth += 1 }
        if current == UInt8(ascii: ")") {
          depth -= 1
          if depth == 0 { return offset }
        }
      }
      offset += 1
    }
    return nil
  }

  // MARK: Several lines

  private mutating func checkFirstLine() {
    var offset = position
    while byte(offset) == UInt8(ascii: " ") || byte(offset) == UInt8(ascii: "\t") { offset += 1 }
    guard offset < end, byte(offset) != Self.newline, byte(offset) != 13 else { return }
    fault(.multilineContentOnFirstLine, at: position)
    repairs.insert("\n", at: position)
  }

  /// Every line begins with the space before the closing quotes.
  private mutating func checkIndentation(_ content: Int, _ close: Int) {
    var lineStart = close
    while lineStart > content, bytes[lineStart - 1] != Self.newline { lineStart -= 1 }
    let indentation = Array(bytes[lineStart..<close])
    guard indentation.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) else {
      fault(.multilineClosingOnContentLine, at: close)
      repairs.insert("\n", at: close)
      return
    }
    var offset = content
    while offset < lineStart {
      var lineEnd = offset
      while lineEnd < lineStart, bytes[lineEnd] != Self.newline { lineEnd += 1 }
      let line = bytes[offset..<lineEnd]
      let isBlank = line.allSatisfy { $0 == 32 || $0 == 9 || $0 == 13 }
      if offset > content, !isBlank, !line.starts(with: indentation) {
        let shared = zip(line, indentation).prefix { $0 == $1 }.count
        fault(.insufficientIndentation, at: offset + shared)
        repairs.replace(
          offset, offset + shared, with: String(decoding: indentation, as: UTF8.self))
      }
      offset = lineEnd + 1
    }
  }

  // MARK: Single quotes

  mutating func singleQuoted() -> LexedToken {
    let start = position
    position += 1
    while position < end, bytes[position] != Self.newline, bytes[position] != UInt8(ascii: "'") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position, end)
    guard byte(position) == UInt8(ascii: "'") else { return unterminated(start) }
    position += 1
    fault(.singleQuotes, at: start)
    let content = text(start + 1, position - 1).replacing("\\'", with: "'")
    repairs.replace(
      start, position, with: "\"" + content.replacing("\"", with: "\\\"") + "\"")
    return token(.string, from: start)
  }
}
