extension RecoveringParser {
  /// What a list of statements and declarations is the inside of.
  enum Items { case topLevel, block, switchCase }

  /// What reading something came to.
  enum Outcome {
    case success

    /// It was read, and after it the parser looks for the next statement.
    case wrong

    /// Nothing was made of it.
    case failed
  }

  /// Reads statements and declarations up to the end of the block.
  func parseItems(_ kind: Items, inConditional: Bool = false) {
    var isSeparated = true
    while kind == .topLevel && !inConditional || !at(.rightBrace) {
      if at(.end) || token.endsConditional { return }
      if kind == .switchCase, isStartOfCase() { return }
      if at(.rightBrace) {
        tell(.extraBraceAtTopLevel)
        skipToken()
        continue
      }
      if at(.unknown) {
        skipToken()
        continue
      }
      let start = index
      let needsSeparator = !isSeparated && !token.startsLine
      if needsSeparator {
        tell(.consecutiveStatements, at: previous.upper)
        insert(";")
      }
      let mark = repairs.mark
      var outcome = Outcome.success
      if token.isDirective("#if") {
        parseConditional { self.parseItems(kind, inConditional: true) }
      } else if isStartOfDeclaration() {
        outcome = parseDeclaration(inType: nil)
        if outcome == .failed { blank(from: start, since: mark) }
      } else {
        outcome = parseStatementOrExpression(isTopLevel: kind == .topLevel)
        if outcome == .failed { giveUpStatement(start, mark) }
      }
      isSeparated = false
      if outcome == .success {
        if consume(if: .semicolon) { isSeparated = true }
      } else {
        if index == start, !isStartOfStatement(), !isStartOfDeclaration() { skipSingle() }
        skipToItem()
        isSeparated = true
      }
      if index == start { skipToken() }
    }
  }

  /// Leaves a statement out of which nothing was made: a fault stands in its place.
  private func giveUpStatement(_ start: Int, _ mark: Int) {
    blank(from: start, since: mark)
    if index > start { repairs.insert("\(Repairs.missing);", at: tokens[start].lower) }
  }

  /// `{ … }`; false when the brace is missing, also on the rest of the line.
  @discardableResult
  func parseBlock(_ place: SyntaxFault.BracePlace) -> Bool {
    if !at(.leftBrace) {
      tell(.expectedBrace(place))
      guard skipOnLine(to: .leftBrace) else { return false }
    }
    parseBraces()
    return true
  }

  /// The statements between braces, the first of which is the token.
  func parseBraces() {
    nest(()) {
      let open = token.lower
      consume()
      parseItems(.block)
      close(.rightBrace, .braceOfBlock, opened: open)
    }
  }

  /// Reads a closing bracket, or tells that it is missing and puts it in.
  @discardableResult
  func close(_ kind: LexedToken.Kind, _ closing: SyntaxFault.Closing, opened: Int) -> Bool {
    if consume(if: kind) { return true }
    let text =
      switch kind {
      case .rightParen: (open: "(", close: ")")
      case .rightSquare: (open: "[", close: "]")
      default: (open: "{", close: "}")
      }
    tell(
      .expectedClosing(closing), notes: [FoundFault(.openedHere(text.open), at: opened)])
    insertClosing(text.close)
    return false
  }

  /// Puts a closing bracket in; a brace on a line of its own, so that what follows it is not told
  /// to be on the line of the last token.
  func insertClosing(_ text: String) { insert(text == "}" ? "\n}" : text) }

  // MARK: What begins what

  func isStartOfCase() -> Bool {
    if token.isKeyword(["case", "default"]) { return true }
    guard at(.at), next.kind == .identifier else { return false }
    return looking {
      while at(.at) {
        consume()
        consume()
        if at(.leftParen) { skipSingle() }
      }
      return token.isKeyword(["case", "default"])
    }
  }

  func isStartOfStatement() -> Bool {
    switch token.kind {
    case .keyword:
      switch token.text {
      case "return", "throw", "defer", "if", "guard", "while", "do", "for", "break", "continue",
        "fallthrough", "switch", "case", "default":
        return true
      case "repeat": return next.kind == .leftBrace
      case "try":
        return looking {
          consume()
          return isStartOfStatement()
        }
      default: return false
      }
    case .directive: return ["#if", "#warning", "#error", "#sourceLocation"].contains(token.text)
    case .identifier:
      guard next.kind == .colon else { return false }
      return looking {
        consume()
        consume()
        return at(.leftBrace) || isStartOfStatement()
      }
    case .at:
      guard next.kind == .identifier else { return false }
      return looking {
        consume()
        consume()
        return isStartOfStatement()
      }
    default: return false
    }
  }

  /// A `;` alone, a statement, or an expression.
  private func parseStatementOrExpression(isTopLevel: Bool) -> Outcome {
    if at(.semicolon) {
      tell(.emptyStatement)
      skipToken()
      return .wrong
    }
    if isTopLevel, at(.leftBrace) {
      tell(.closureStartsStatement)
      return parseClosure()
    }
    if atKeyword("try"), next.kind == .leftBrace {
      let attempt = token
      consume()
      tell(.tryCatch, at: attempt.lower)
      repairs.replace(attempt.lower, attempt.upper, with: "do")
      return parseDo(attempt, bracesFollow: true)
    }
    if isStartOfStatement() { return nest(.failed) { parseStatement() } }
    return parseExpression(.statement)
  }
}
