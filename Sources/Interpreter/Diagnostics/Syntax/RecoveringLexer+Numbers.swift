extension RecoveringLexer {
  private func isDigit(_ byte: UInt8, _ radix: SyntaxFault.Radix) -> Bool {
    switch radix {
    case .binary: byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1")
    case .octal: (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte)
    case .decimal: (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    case .hexadecimal:
      isDigit(byte, .decimal) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
        || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(byte)
    }
  }

  private mutating func skipDigits(_ radix: SyntaxFault.Radix) {
    while isDigit(byte(position), radix) || byte(position) == UInt8(ascii: "_") { position += 1 }
  }

  /// A number, or what begins as one and is none.
  mutating func numberToken() -> LexedToken {
    let start = position
    if bytes[start] == UInt8(ascii: "0") {
      let radix: SyntaxFault.Radix? =
        switch byte(start + 1) {
        case UInt8(ascii: "x"): .hexadecimal
        case UInt8(ascii: "o"): .octal
        case UInt8(ascii: "b"): .binary
        default: nil
        }
      if let radix { return prefixedNumber(start, radix) }
    }
    skipDigits(.decimal)
    var isFloat = false
    if byte(position) == UInt8(ascii: "."), isDigit(byte(position + 1), .decimal) {
      // `x.0.1` names members of tuples.
      if tokens.last?.kind == .period || tokens.last?.kind == .prefixPeriod {
        return token(.integer, from: start)
      }
      isFloat = true
      position += 1
      skipDigits(.decimal)
    }
    if byte(position) == UInt8(ascii: "e") || byte(position) == UInt8(ascii: "E") {
      isFloat = true
      position += 1
      if byte(position) == UInt8(ascii: "+") || byte(position) == UInt8(ascii: "-") {
        position += 1
      }
      guard isDigit(byte(position), .decimal) else {
        if isIdentifierPart(position) {
          fault(
            .invalidExponentDigit(character: character(position)), at: position)
        } else {
          fault(.exponentWithoutDigit, at: position)
        }
        return notNumber(start)
      }
      skipDigits(.decimal)
    }
    guard isIdentifierPart(position) else {
      return token(isFloat ? .float : .integer, from: start)
    }
    if isFloat {
      fault(.invalidExponentDigit(character: character(position)), at: position)
    } else {
      fault(.invalidDigit(character: character(position), radix: .decimal), at: position)
    }
    return notNumber(start)
  }

  /// The character as the compiler shows it, which takes one byte.
  private func character(_ offset: Int) -> String { text(offset, offset + 1) }

  private mutating func prefixedNumber(_ start: Int, _ radix: SyntaxFault.Radix) -> LexedToken {
    position = start + 2
    guard isDigit(byte(position), radix) else {
      fault(.invalidDigit(character: character(position), radix: radix), at: position)
      return notNumber(start)
    }
    skipDigits(radix)
    if radix == .hexadecimal {
      let isFraction =
        byte(position) == UInt8(ascii: ".") && isDigit(byte(position + 1), .hexadecimal)
      let isExponent = byte(position) == UInt8(ascii: "p") || byte(position) == UInt8(ascii: "P")
      if isFraction || isExponent {
        position += 1
        while isIdentifierPart(position) { advanceCharacter() }
        return token(.float, from: start)
      }
    }
    guard isIdentifierPart(position) else { return token(.integer, from: start) }
    fault(.invalidDigit(character: character(position), radix: radix), at: position)
    return notNumber(start)
  }

  /// Takes the rest of the word; the parser sees no number.
  private mutating func notNumber(_ start: Int) -> LexedToken {
    while isIdentifierPart(position) { advanceCharacter() }
    repairs.replace(start, position, with: Repairs.missing)
    return token(.unknown, from: start)
  }
}
