extension RecoveringParser {
  func parseClosure() -> Outcome {
    nest(.failed) {
      let open = token.lower
      consume()
      if hasSignature() { parseSignature() }
      let outer = isInPattern
      isInPattern = 0
      parseItems(.block)
      isInPattern = outer
      return close(.rightBrace, .braceOfClosure, opened: open) ? .success : .wrong
    }
  }

  /// Whether parameters and `in` come before the statements.
  private func hasSignature() -> Bool {
    looking {
      while at(.at), next.kind == .identifier {
        consume()
        consume()
        if at(.leftParen), token.lower == previous.upper { skipSingle() }
      }
      if at(.leftSquare) {
        consume()
        while !at(.rightSquare), !at(.end), !at(.rightBrace) { skipSingle() }
        guard consume(if: .rightSquare) else { return false }
      }
      if at(.leftParen) {
        skipSingle()
        return endsSignature()
      }
      guard token.isIdentifierOrUnderscore else { return endsSignature() }
      consume()
      while at(.comma) {
        consume()
        guard token.isIdentifierOrUnderscore else { return atKeyword("in") }
        consume()
      }
      return endsSignature()
    }
  }

  private func endsSignature() -> Bool {
    while token.isContextual("async") || token.isKeyword(["throws", "rethrows"]) { consume() }
    if at(.leftParen), previous.isKeyword("throws") { skipSingle() }
    if at(.arrow) { return previous.kind != .leftBrace }
    return atKeyword("in")
  }

  private func parseSignature() {
    while at(.at) {
      consume()
      consume()
      if at(.leftParen), token.lower == previous.upper { skipSingleKeeping() }
    }
    if at(.leftSquare) { parseCaptures() }
    if at(.leftParen) {
      skipSingleKeeping()
    } else {
      while token.isIdentifierOrUnderscore, !token.isContextual("async") {
        consume()
        guard consume(if: .comma) else { break }
      }
    }
    parseEffects()
    if consume(if: .arrow) { parseType(.closureResult) }
    if !consumeKeyword("in") {
      tell(.expectedClosureIn)
      insert(" in")
    }
  }

  private func parseCaptures() {
    let open = token.lower
    consume()
    while !at(.rightSquare), !at(.end), !at(.rightBrace), !atKeyword("in") {
      let start = index
      if token.isContextual("weak") || token.isContextual("unowned"), next.kind != .equal,
        next.kind != .comma
      {
        consume()
        if at(.leftParen) { skipSingleKeeping() }
      }
      guard at(.identifier) || atKeyword("self") else {
        tell(.expectedCaptureName)
        repairs.blank(tokens[start].lower, previous.upper)
        while !at(.comma), !at(.rightSquare), !at(.end), !at(.rightBrace) { skipSingle() }
        if consume(if: .comma) { continue }
        break
      }
      consume()
      if consume(if: .equal) { parseExpression(.initial) }
      guard consume(if: .comma) else { break }
    }
    close(.rightSquare, .squareOfCaptures, opened: open)
  }

  /// `async throws` before a result.
  func parseEffects() {
    while true {
      if token.isContextual("async") || token.isContextual("reasync") {
        consume()
      } else if token.isKeyword(["throws", "rethrows"]) {
        consume()
        if at(.leftParen), !token.startsLine { skipSingleKeeping() }
      } else if token.isKeyword(["throw", "try"]), !token.startsLine {
        tell(.throwInsteadOfThrows)
        repairs.replace(token.lower, token.upper, with: "throws")
        consume()
      } else {
        return
      }
    }
  }
}
