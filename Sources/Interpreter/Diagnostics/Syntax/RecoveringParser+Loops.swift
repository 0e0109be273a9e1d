extension RecoveringParser {
  func parseFor() -> Outcome {
    let start = index
    let keyword = token
    let mark = repairs.mark
    consume()
    if hasSemicolons() { return parseOldFor(keyword, start, mark) }
    while token.isKeyword(["try"]) || token.isContextual("await") { consume() }
    let hasPattern = parseElementPattern()
    if !hasPattern { insert(" _") }
    if consume(if: .colon) { parseType(.any) }
    if !consumeKeyword("in") {
      if hasPattern { tell(.expectedIn) }
      insert(" in")
    }
    if at(.leftBrace) {
      tell(.expectedExpression(.sequence))
      insert(" \(Repairs.missing)")
    } else if parseExpression(.sequence, isBasic: true) == .failed {
      while !at(.leftBrace), !at(.end), !at(.rightBrace), !isStartOfStatement(),
        !isStartOfDeclaration()
      {
        skipSingle()
      }
    }
    if consumeKeyword("where") { _ = parseExpression(.loopWhere, isBasic: true) }
    let end = previous.upper
    guard parseBlock(.loopBody) else {
      repairs.insert(" { }", at: end)
      return .wrong
    }
    return .success
  }

  private func parseElementPattern() -> Bool {
    if consumeKeyword("case") { return parseMatchingPattern(isBasic: true) }
    if token.isKeyword(["let", "var"]), next.isIdentifierOrUnderscore {
      tell(.bindingInImmutableContext(keyword: token.text))
      skipToken()
    }
    return parsePattern(in: .loop)
  }

  /// Whether it is `for i = 0; i < 3; i += 1`, of other languages.
  private func hasSemicolons() -> Bool {
    if token.isIdentifierOrUnderscore, next.kind == .colon || next.isKeyword("in") { return false }
    if token.isKeyword(["case", "in"]) { return false }
    return looking {
      let hasParenthesis = consume(if: .leftParen)
      while true {
        if at(.end) || atKeyword("in") || at(.leftBrace) || at(.rightBrace) || at(.rightParen)
          || isStartOfStatement()
        {
          return false
        }
        if !hasParenthesis, token.startsLine { return false }
        if at(.semicolon) { return true }
        skipSingle()
      }
    }
  }

  private func parseOldFor(_ keyword: LexedToken, _ start: Int, _ mark: Int) -> Outcome {
    tell(.forWithSemicolons, at: keyword.lower)
    let hasParenthesis = at(.leftParen)
    while !at(.leftBrace), !at(.end), !at(.rightBrace) { skipSingle() }
    blank(from: start, since: mark)
    guard at(.leftBrace) else { return .wrong }
    guard hasParenthesis else {
      skipSingle()
      return .success
    }
    // The body is still read, without the names of the head.
    repairs.replace(keyword.lower, keyword.upper, with: "do ")
    parseBraces()
    return .success
  }

  func parseSwitch() -> Outcome {
    consume()
    var hasSubject = true
    if at(.leftBrace) {
      tell(.expectedExpression(.subject))
      insert(" \(Repairs.missing)")
      hasSubject = false
    } else if parseExpression(.subject, isBasic: true) == .failed {
      hasSubject = false
    }
    guard at(.leftBrace) else {
      guard hasSubject else { return .failed }
      tell(.expectedBrace(.switchBody))
      insert(" { default: break }")
      return .success
    }
    let open = token.lower
    consume()
    var isWrong = parseCases()
    if !close(.rightBrace, .braceOfSwitch, opened: open) { isWrong = true }
    return isWrong ? .wrong : .success
  }

  /// The cases of a `switch`; whether one of them is wrong.
  private func parseCases() -> Bool {
    var isWrong = false
    var hasDefault = false
    while !at(.rightBrace), !at(.end), !token.endsConditional {
      if isStartOfCase() {
        if hasDefault { tell(.caseAfterDefault) }
        hasDefault = hasDefault || atKeyword("default")
        isWrong = nest(true) { parseCase() } || isWrong
      } else if token.isDirective("#if") {
        parseConditional { _ = self.parseCases() }
      } else {
        tell(.statementNotInCase)
        while !at(.rightBrace), !at(.end), !token.endsConditional, !isStartOfCase() {
          skipSingle()
        }
      }
    }
    return isWrong
  }

  private func parseCase() -> Bool {
    while at(.at) {
      consume()
      consume()
    }
    let keyword = token
    consume()
    if keyword.text == "case" {
      repeat {
        if !parseMatchingPattern(isBasic: false) { insert(" _") }
        if consumeKeyword("where") { _ = parseExpression(.caseWhere) }
      } while consume(if: .comma)
    }
    var isWrong = false
    if !consume(if: .colon) {
      tell(.expectedColonAfterCase(keyword.text))
      insert(":")
      isWrong = true
    }
    if isWrong { insert(" do { }") }
    parseItems(.switchCase)
    return isWrong
  }

  /// `#if … #endif`, with the items of each branch.
  func parseConditional(_ items: () -> Void) {
    let open = token
    consume()
    var hasElse = false
    if token.startsLine || at(.end) {
      tell(.incompleteCondition, at: previous.upper)
      repairs.blank(open.lower, open.upper)
      return
    }
    passDirectiveLine()
    while true {
      items()
      while at(.rightBrace) {
        tell(.braceInConditional)
        skipToken()
        items()
      }
      guard token.endsConditional else {
        tell(.unterminatedConditional)
        insert("\n#endif\n")
        return
      }
      if token.text == "#endif" {
        consume()
        return
      }
      if hasElse {
        tell(.conditionAfterElse)
        // What follows is not read.
        while !at(.end), !token.isDirective("#endif") { skipSingle() }
        continue
      }
      hasElse = token.text == "#else"
      let isElse = hasElse
      consume()
      if !isElse { passDirectiveLine() }
    }
  }

  /// The condition of a directive, which the compiler does not read as an expression here.
  private func passDirectiveLine() {
    while !at(.end), !token.startsLine {
      if at(.leftBrace) {
        tell(.extraAfterDirective)
        tell(.expectedDeclaration)
        skipSingle()
        continue
      }
      consume()
    }
  }
}
