extension RecoveringParser {
  func parseStatement() -> Outcome {
    if at(.identifier), next.kind == .colon {
      let label = token
      consume()
      consume()
      if at(.leftBrace) {
        tell(.labelledBlock)
        repairs.insert("do ", at: token.lower)
        parseBraces()
        return .success
      }
      if !["for", "while", "repeat", "do", "switch", "if"].contains(token.text) {
        tell(.labelOnStatement, at: label.lower)
        repairs.blank(label.lower, previous.upper)
      }
    }
    if atKeyword("try"), next.kind == .keyword {
      let attempt = token
      consume()
      tell(.tryOnStatement(token.text), at: attempt.lower)
      repairs.blank(attempt.lower, attempt.upper)
    }
    if at(.at) {
      consume()
      consume()
    }
    let keyword = token
    switch keyword.text {
    case "return": return parseReturn()
    case "throw":
      consume()
      return parseExpression(.thrown)
    case "defer":
      consume()
      return parseBlock(.deferBody) ? .success : .failed
    case "if": return parseIf()
    case "guard": return parseGuard()
    case "while": return parseWhile()
    case "do":
      consume()
      return parseDo(keyword, bracesFollow: false)
    case "repeat": return parseRepeat()
    case "for": return parseFor()
    case "switch": return parseSwitch()
    case "break", "continue":
      consume()
      if at(.identifier), !token.startsLine { consume() }
      return .success
    case "fallthrough":
      consume()
      return .success
    case "case", "default":
      tell(.caseOutsideSwitch(keyword.text))
      skip { at(.colon) }
      if index == 0 || previous.lower == keyword.lower { consume() }
      return .failed
    default:
      consume()
      if at(.leftParen) { skipSingleKeeping() }
      return .success
    }
  }

  /// Passes a bracketed group that is right as it is.
  func skipSingleKeeping() {
    let saved = repairs
    skipSingle()
    repairs = saved
  }

  private func parseReturn() -> Outcome {
    consume()
    if at(.rightBrace) || at(.semicolon) || at(.end) || token.isConditional { return .success }
    let isValue = token.isKeyword(["if", "switch", "do", "try"])
    if isStartOfDeclaration() || isStartOfStatement() && !isValue { return .success }
    return parseExpression(.returned) == .failed ? .wrong : .success
  }

  private func parseIf() -> Outcome {
    let keyword = token
    consume()
    if at(.leftBrace) {
      tell(.missingCondition("if"), at: keyword.lower)
      insert(" \(Repairs.missing) ")
    } else if !parseCondition(.ifCondition) {
      return .failed
    }
    if atKeyword("else"), !token.startsLine || next.kind == .leftBrace {
      tell(.unexpectedElse, notes: [FoundFault(.removeElse, at: token.lower)])
      skipToken()
    }
    let end = previous.upper
    guard parseBlock(.ifBody) else {
      repairs.insert(" { }", at: end)
      return .wrong
    }
    guard atKeyword("else") else { return .success }
    let otherwise = token
    consume()
    if at(.leftBrace) {
      parseBraces()
      return .success
    }
    if atKeyword("if") { return nest(.failed) { parseIf() } }
    if looksLikeCondition() {
      tell(.expectedIfAfterElse, at: otherwise.lower)
      insert(" if")
      guard parseCondition(.ifCondition), parseBlock(.ifBody) else { return .wrong }
      return .success
    }
    tell(.expectedBraceOrIfAfterElse)
    let after = previous.upper
    guard skipOnLine(to: .leftBrace) else {
      repairs.insert(" { }", at: after)
      return .wrong
    }
    parseBraces()
    return .success
  }

  /// Whether an expression and a block come, as after `else if`.
  private func looksLikeCondition() -> Bool {
    guard !token.startsLine, !at(.end) else { return false }
    return looking {
      let count = faults.count
      trials -= 1
      defer { trials += 1 }
      return parseCondition(.ifCondition) && at(.leftBrace) && faults.count == count
    }
  }

  private func parseGuard() -> Outcome {
    let keyword = token
    consume()
    if at(.leftBrace) {
      tell(.missingCondition("guard"), at: keyword.lower)
      insert(" \(Repairs.missing) ")
    } else if !parseCondition(.guardCondition) {
      return .failed
    }
    if !consumeKeyword("else") {
      tell(.expectedElse)
      guard at(.leftBrace) else {
        insert(" else { fatalError() }")
        return .success
      }
      insert(" else")
    }
    let end = previous.upper
    guard parseBlock(.guardBody) else {
      repairs.insert(" { fatalError() }", at: end)
      return .wrong
    }
    return .success
  }

  private func parseWhile() -> Outcome {
    let keyword = token
    consume()
    if at(.leftBrace) {
      tell(.missingCondition("while"), at: keyword.lower)
      insert(" \(Repairs.missing) ")
    } else if !parseCondition(.whileCondition) {
      return .failed
    }
    let end = previous.upper
    guard parseBlock(.whileBody) else {
      repairs.insert(" { }", at: end)
      return .wrong
    }
    return .success
  }

  private func parseRepeat() -> Outcome {
    let keyword = token
    consume()
    guard parseBlock(.repeatBody) else { return .failed }
    guard consumeKeyword("while") else {
      tell(.expectedWhileAfterRepeat, at: previous.lower)
      repairs.replace(keyword.lower, keyword.upper, with: "do")
      return .success
    }
    return parseExpression(.repeatCondition) == .failed ? .wrong : .success
  }

  func parseDo(_ keyword: LexedToken, bracesFollow: Bool) -> Outcome {
    if atKeyword("throws") {
      consume()
      if at(.leftParen) { skipSingleKeeping() }
    }
    guard parseBlock(.doBody) else { return .failed }
    if atKeyword("while"), !token.startsLine {
      tell(.doWhile, at: keyword.lower)
      repairs.replace(keyword.lower, keyword.upper, with: "repeat")
      consume()
      return parseExpression(.repeatCondition) == .failed ? .wrong : .success
    }
    while atKeyword("catch") {
      consume()
      if !at(.leftBrace) {
        repeat {
          if !parseMatchingPattern(isBasic: true) { insert(" _") }
          if consumeKeyword("where") { _ = parseExpression(.catchWhere, isBasic: true) }
        } while consume(if: .comma)
      }
      let end = previous.upper
      guard parseBlock(.catchBody) else {
        repairs.insert(" { }", at: end)
        return .wrong
      }
    }
    return .success
  }

  // MARK: Conditions

  /// The parts of a condition, with commas; false when it is none.
  private func parseCondition(_ place: SyntaxFault.ExpressionPlace) -> Bool {
    var place = place
    while true {
      let isBinding = token.isKeyword(["let", "var", "case"])
      guard parseConditionPart(place) else { return false }
      place = .condition
      if consume(if: .comma) {
        if at(.leftBrace) { return true }
        continue
      }
      let joins = isBinding && (token.text == "&&" || atKeyword("where")) && !token.startsLine
      guard joins else { return true }
      tell(.expectedConditionComma)
      repairs.replace(token.lower, token.upper, with: ",")
      consume()
    }
  }

  private func parseConditionPart(_ place: SyntaxFault.ExpressionPlace) -> Bool {
    if token.isDirective("#available") || token.isDirective("#unavailable") {
      consume()
      if at(.leftParen) { skipSingleKeeping() }
      return true
    }
    guard token.isKeyword(["let", "var", "case"]) else {
      return parseExpression(place, isBasic: true) != .failed
    }
    let isCase = atKeyword("case")
    consume()
    if isCase {
      if !parseMatchingPattern(isBasic: true) { insert(" _") }
    } else if !parsePattern(in: .condition) {
      insert(" _")
    }
    if consume(if: .colon) { parseType(.any) }
    guard at(.equal) else {
      if isCase { insert(" = \(Repairs.missing)") }
      return true
    }
    consume()
    _ = parseExpression(.binding, isBasic: true)
    return true
  }
}
