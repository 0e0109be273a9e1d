extension RecoveringParser {
  /// Reads the name of a declaration; false when there is none, which has been told.
  func parseName(_ kind: String, follows: [LexedToken.Kind]) -> Bool {
    switch token.kind {
    case .identifier, .dollarIdentifier:
      let first = token
      consume()
      parseSecondName(first, kind, onLine: false)
      return true
    case .integer, .float, .unknown:
      guard token.text.first?.isNumber ?? false else { break }
      tell(.numberStartsName(kind))
      repairs.replace(token.lower, token.upper, with: Repairs.missing)
      consume()
      return true
    case .keyword:
      guard follows.contains(next.kind) || next.text.hasPrefix("<") else {
        guard token.text != "_" else { break }
        tell(
          .keywordAsName(token.text), notes: [FoundFault(.escapeKeyword, at: token.lower)])
        return false
      }
      takeKeywordAsName()
      return true
    default: break
    }
    tell(.expectedIdentifier(kind))
    return false
  }

  func parseFunction(_ member: Member?) -> Outcome {
    consume()
    return parseFunctionAfterKeyword(member)
  }

  func parseFunctionAfterKeyword(_ member: Member?) -> Outcome {
    if token.isAnyOperator || at(.postfixExclamation) || at(.equal) || at(.prefixAmpersand) {
      consume()
    } else if !parseName("function", follows: [.leftParen]) {
      return .failed
    }
    parseGenericParameters()
    if at(.leftParen) {
      parseParameters()
    } else {
      tell(.expectedParenthesis(.function))
      insert("()")
    }
    parseEffects()
    parseResult()
    if atKeyword("where") { parseWhere() }
    if at(.leftBrace) { parseBraces() }
    return .success
  }

  /// `-> Int`, and what people write for it.
  private func parseResult() {
    if at(.arrow) {
      let arrow = token
      let mark = repairs.mark
      consume()
      if !parseType(.result) {
        repairs.removeAll(from: mark)
        repairs.blank(arrow.lower, arrow.upper)
      }
    } else if at(.colon) {
      tell(.expectedArrow)
      repairs.replace(token.lower, token.upper, with: " ->")
      consume()
      parseType(.result)
    }
    while !token.startsLine,
      token.isKeyword(["throws", "rethrows"]) || token.isContextual("async")
    {
      tell(.effectAfterArrow(token.text))
      skipToken()
    }
  }

  /// `(label name: Type = value, …)`.
  func parseParameters() {
    nest(()) {
      let open = token.lower
      consume()
      _ = parseList(.rightParen, .parenthesisOfParameters, opened: open) { parseParameter() }
    }
  }

  private func parseParameter() -> Outcome {
    let start = index
    let mark = repairs.mark
    while at(.at), next.kind == .identifier {
      consume()
      consume()
      if at(.leftParen), token.lower == previous.upper { skipSingleKeeping() }
    }
    if atKeyword("inout"), next.isIdentifierOrUnderscore {
      tell(.specifierBeforeParameter(token.text))
      skipToken()
    }
    if token.isKeyword(["let", "var"]), next.kind == .identifier {
      tell(.labelNamedLikeSpecifier(token.text))
      repairs.replace(token.lower, token.upper, with: "`\(token.text)`")
      consume()
      consume()
      return parseParameterType()
    }
    let after = tokens[min(index + 2, tokens.count - 1)]
    let hasSecond =
      !next.startsLine
      && (next.isIdentifierOrUnderscore || next.canBeArgumentLabel && after.kind == .colon)
    if token.canBeArgumentLabel, next.kind == .colon || hasSecond {
      consume()
      if hasSecond { consume() }
      return parseParameterType()
    }
    if isBareType() {
      let lower = token.lower
      if token.kind == .integer {
        parseType(.parameter)
        return .success
      }
      tell(.unnamedParameter)
      repairs.insert("_: ", at: lower)
      parseType(.parameter)
      parseDefault()
      return .success
    }
    if [.integer, .float].contains(token.kind) {
      tell(.expectedType(.parameter))
    } else {
      tell(.expectedParameterName)
    }
    blank(from: start, since: mark)
    return .failed
  }

  /// Whether a type without a name comes, and then the next parameter.
  private func isBareType() -> Bool {
    if atKeyword("self") { return false }
    return looking {
      let count = faults.count
      trials -= 1
      defer { trials += 1 }
      guard parseType(.parameter), faults.count == count else { return false }
      return at(.comma) || at(.rightParen) || at(.equal)
    }
  }

  private func parseParameterType() -> Outcome {
    guard consume(if: .colon) else {
      tell(.expectedParameterColon)
      insert(": \(Repairs.missing)")
      parseDefault()
      return .success
    }
    parseType(.parameter)
    if token.text == "..." { consume() }
    parseDefault()
    return .success
  }

  private func parseDefault() {
    if at(.binaryOperator), token.text == "==" {
      tell(.expectedEqualInDefault)
      repairs.replace(token.lower, token.upper, with: "=")
      consume()
      parseExpression(.initial)
    } else if consume(if: .equal) {
      parseExpression(.initial)
    }
  }

  // MARK: Initialisers and the like

  func parseInitializer() -> Outcome {
    consume()
    if at(.postfixQuestion) || at(.postfixExclamation) { consume() }
    if at(.identifier), !token.startsLine {
      tell(.initializerName)
      skipToken()
    }
    parseGenericParameters()
    if at(.leftParen) {
      parseParameters()
    } else {
      tell(.expectedParenthesis(.initializer))
      insert("()")
      if !at(.leftBrace) { return .wrong }
    }
    parseEffects()
    parseResult()
    if atKeyword("where") { parseWhere() }
    if at(.leftBrace) { parseBraces() }
    return .success
  }

  func parseDeinitializer() -> Outcome {
    consume()
    if at(.identifier), !token.startsLine {
      tell(.deinitializerName)
      skipToken()
    }
    if at(.leftParen) {
      tell(.deinitializerParameters)
      skipSingle()
    }
    guard at(.leftBrace) else {
      tell(.expectedBrace(.deinitializer))
      insert(" { }")
      return .wrong
    }
    parseBraces()
    return .success
  }

  func parseSubscript(_ member: Member?) -> Outcome {
    consume()
    if at(.identifier), next.kind == .leftParen {
      tell(.subscriptName)
      skipToken()
    }
    parseGenericParameters()
    guard at(.leftParen) else {
      tell(.expectedParenthesis(.subscriptParameters))
      return .failed
    }
    parseParameters()
    guard consume(if: .arrow) else {
      tell(.expectedSubscriptArrow)
      tell(.expectedType(.subscriptElement))
      if at(.leftBrace) { skipSingle() }
      return .failed
    }
    parseType(.subscriptElement)
    if atKeyword("where") { parseWhere() }
    if at(.leftBrace) { parseAccessors(member) }
    return .success
  }
}
