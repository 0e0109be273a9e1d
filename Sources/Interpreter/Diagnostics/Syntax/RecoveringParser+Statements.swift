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
    let condition = parseHead(.ifCondition)
    guard condition != .failed else { return .failed }
    if atKeyword("else"), !token.startsLine || next.kind == .leftBrace {
      tell(.unexpectedElse, notes: [FoundFault(.removeElse, at: token.lower)])
      skipToken()
    }
    guard parseBody(.ifBody, after: condition, otherwise: " { }") else { return .wrong }
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
      guard parseCondition(.ifCondition) != .failed, parseBlock(.ifBody) else { return .wrong }
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
      return parseCondition(.ifCondition) == .success && at(.leftBrace) && faults.count == count
    }
  }

  /// A keyword and its condition.
  private func parseHead(_ place: SyntaxFault.ExpressionPlace) -> Outcome {
    let keyword = token
    consume()
    guard at(.leftBrace) else { return parseCondition(place) }
    tell(.missingCondition(keyword.text), at: keyword.lower)
    insert(" \(Repairs.missing) ")
    return .success
  }

  /// The block after a condition. After a wrong one it is not said that the block is missing.
  private func parseBody(
    _ place: SyntaxFault.BracePlace, after condition: Outcome, otherwise: String
  ) -> Bool {
    let end = previous.upper
    if condition == .wrong, !at(.leftBrace) {
      insert(otherwise)
      return false
    }
    guard parseBlock(place) else {
      repairs.insert(otherwise, at: end)
      return false
    }
    return true
  }

  private func parseGuard() -> Outcome {
    let condition = parseHead(.guardCondition)
    guard condition != .failed else { return .failed }
    if !consumeKeyword("else") {
      tell(.expectedElse)
      guard at(.leftBrace) else {
        insert(" else { \(Repairs.missing) }")
        return .success
      }
      insert(" else")
    }
    return parseBody(.guardBody, after: condition, otherwise: " { \(Repairs.missing) }")
      ? .success : .wrong
  }

  private func parseWhile() -> Outcome {
    let condition = parseHead(.whileCondition)
    guard condition != .failed else { return .failed }
    return parseBody(.whileBody, after: condition, otherwise: " { }") ? .success : .wrong
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

  /// The parts of a condition, with commas.
  private func parseCondition(_ place: SyntaxFault.ExpressionPlace) -> Outcome {
    var place = place
    var result = Outcome.success
    while true {
      let isBinding = token.isKeyword(["let", "var", "case"])
      let part = parseConditionPart(place)
      guard part != .failed else { return .failed }
      if part == .wrong { result = .wrong }
      place = .condition
      if consume(if: .comma) {
        if at(.leftBrace) { return result }
        continue
      }
      let joins = isBinding && (token.text == "&&" || atKeyword("where")) && !token.startsLine
      guard joins else { return result }
      tell(.expectedConditionComma)
      repairs.replace(token.lower, token.upper, with: ",")
      consume()
    }
  }

  private func parseConditionPart(_ place: SyntaxFault.ExpressionPlace) -> Outcome {
    if token.isDirective("#available") || token.isDirective("#unavailable") {
      consume()
      if at(.leftParen) { skipSingleKeeping() }
      return .success
    }
    guard token.isKeyword(["let", "var", "case"]) else {
      return parseExpression(place, isBasic: true)
    }
    let isCase = atKeyword("case")
    consume()
    if isCase {
      if !parseMatchingPattern(isBasic: true) { insert(" _") }
    } else if !parsePattern(in: .condition) {
      insert(" \(Repairs.missing)")
    }
    if consume(if: .colon) { parseType(.any) }
    guard at(.equal) else {
      if isCase { insert(" = \(Repairs.missing)") }
      return .success
    }
    consume()
    return parseExpression(.binding, isBasic: true) == .success ? .success : .wrong
  }
}
