extension RecoveringLexer {
  /// Whether something stands directly before a place, so that an operator there is not a prefix.
  private func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"),
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "/"): return start < 2 || bytes[start - 2] != UInt8(ascii: "*")
    case 0xA0: return start < 2 || bytes[start - 2] != 0xC2
    default: return true
    }
  }

  /// Whether something stands directly after a place.
  private func isRightBound(_ upper: Int, _ isLeftBound: Bool) -> Bool {
    guard upper < end else { return false }
    switch bytes[upper] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"),
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"):
      if byte(upper + 1) == UInt8(ascii: "/") { return false }
      if byte(upper + 1) == UInt8(ascii: "*") { return isLeftBound ? false : true }
      return true
    case 0xC2: return byte(upper + 1) != 0xA0
    default: return true
    }
  }

  mutating func operatorToken() -> LexedToken {
    let start = position
    if let literal = regexLiteral() { return literal }
    let startsWithDot = bytes[start] == UInt8(ascii: ".")
    while position < end {
      let current = bytes[position]
      if current == UInt8(ascii: "."), !startsWithDot { break }
      guard isOperatorByte(current) || current >= 0x80 && isOperatorByte(current) else { break }
      // A comment ends an operator.
      if current == UInt8(ascii: "/"), position > start,
        byte(position + 1) == UInt8(ascii: "/") || byte(position + 1) == UInt8(ascii: "*")
      {
        break
      }
      advanceCharacter()
    }
    if position - start > 2, let comment = commentEnd(start) {
      position = comment
    }
    let leftBound = isLeftBound(start)
    let rightBound = isRightBound(position, leftBound)
    switch text(start, position) {
    case "=":
      if leftBound != rightBound {
        fault(.unbalancedEqual, at: start)
        repairs.replace(start, position, with: " = ")
      }
      return token(.equal, from: start)
    case "&" where !(leftBound == rightBound || leftBound):
      return token(.prefixAmpersand, from: start)
    case ".": return periodToken(start, leftBound, rightBound)
    case "?": return token(leftBound ? .postfixQuestion : .infixQuestion, from: start)
    case "!" where leftBound: return token(.postfixExclamation, from: start)
    case "->": return token(.arrow, from: start)
    case "*/":
      fault(.unexpectedCommentEnd, at: start)
      repairs.blank(start, position)
      return token(.unknown, from: start)
    default: break
    }
    if leftBound == rightBound { return token(.binaryOperator, from: start) }
    return token(leftBound ? .postfixOperator : .prefixOperator, from: start)
  }

  private func commentEnd(_ start: Int) -> Int? {
    for offset in start..<max(start, position - 1)
    where bytes[offset] == UInt8(ascii: "*") && byte(offset + 1) == UInt8(ascii: "/") {
      return offset == start ? nil : offset
    }
    return nil
  }

  private mutating func periodToken(_ start: Int, _ leftBound: Bool, _ rightBound: Bool)
    -> LexedToken
  {
    if leftBound == rightBound { return token(.period, from: start) }
    if !leftBound { return token(.prefixPeriod, from: start) }
    var after = position
    while byte(after) == UInt8(ascii: " ") || byte(after) == UInt8(ascii: "\t") { after += 1 }
    if after > position, isRightBound(after, false) {
      fault(.spaceAfterPeriod, at: position)
      repairs.replace(position, after, with: "")
      return token(.period, from: start)
    }
    fault(.expectedMemberName, at: start)
    repairs.blank(start, position)
    return token(.unknown, from: start)
  }

  /// `/…/` on one line where an expression may begin.
  private mutating func regexLiteral() -> LexedToken? {
    let start = position
    guard bytes[start] == UInt8(ascii: "/"), !isLeftBound(start),
      ![UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: ")")].contains(
        byte(start + 1)), start + 1 < end
    else { return nil }
    var offset = start + 1
    while offset < end, bytes[offset] != UInt8(ascii: "\n") {
      if bytes[offset] == UInt8(ascii: "\\") {
        offset += 2
        continue
      }
      if bytes[offset] == UInt8(ascii: "/") {
        position = offset + 1
        return token(.regex, from: start)
      }
      offset += 1
    }
    return nil
  }
}
