extension RecoveringParser {
  /// Skips a token, or a whole bracketed group.
  func skipSingle() {
    let start = index
    let mark = repairs.mark
    nest(()) { passSingle() }
    if index > start { repairs.blank(tokens[start].lower, previous.upper, since: mark) }
  }

  private func passSingle() {
    switch token.kind {
    case .leftParen: passGroup(.rightParen)
    case .leftBrace: passGroup(.rightBrace)
    case .leftSquare: passGroup(.rightSquare)
    default: consume()
    }
  }

  private func passGroup(_ close: LexedToken.Kind) {
    consume()
    while !at(close), !at(.end), !token.isDirective("#endif") { nest(()) { passSingle() } }
    consume(if: close)
  }

  func skip(until condition: () -> Bool) {
    while !at(.end), !token.isDirective("#endif"), !condition() { skipSingle() }
  }

  /// Skips to where a declaration, a statement or the end of a block is.
  func skipToItem(or kinds: LexedToken.Kind...) {
    while !kinds.contains(token.kind), !at(.end), !at(.rightBrace), !token.endsConditional,
      !isStartOfStatement(), !isStartOfDeclaration()
    {
      skipSingle()
    }
  }

  func skipToDeclaration(or kinds: LexedToken.Kind...) {
    while !kinds.contains(token.kind), !at(.end), !at(.rightBrace), !token.endsConditional,
      !isStartOfDeclaration()
    {
      skipSingle()
    }
  }

  /// Skips what is left of a list's element.
  func skipInList(_ left: Int, to close: LexedToken.Kind) {
    while !at(close), !at(.comma), !at(.end), !at(.rightBrace), !token.endsConditional {
      if isStartOfDeclaration() { break }
      skipSingle()
    }
  }

  /// Skips to the end of the line; whether the token is on it.
  func skipOnLine(to kind: LexedToken.Kind) -> Bool {
    while !at(.end), !at(kind), !token.startsLine { skipSingle() }
    return at(kind) && !token.startsLine
  }

  func skipLine() { _ = skipOnLine(to: .end) }

  /// Skips to the `>` of a list of types and reads it.
  func skipToGreater() {
    while true {
      if at(.end) || at(.leftBrace) || at(.rightBrace) { return }
      if token.kind == .keyword || token.kind == .directive, !atKeyword("Self"),
        isStartOfStatement() || isStartOfDeclaration() || token.isDirective("#endif")
      {
        return
      }
      if token.isAnyOperator, token.text.hasPrefix(">") {
        let lower = token.lower
        split(1)
        repairs.blank(lower, lower + 1)
        return
      }
      skipSingle()
    }
  }
}
