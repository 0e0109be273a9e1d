extension RecoveringParser {
  func parsePrimary(_ fault: SyntaxFault, _ isBasic: Bool) -> Outcome {
    switch token.kind {
    case .integer, .float, .regex, .dollarIdentifier:
      consume()
      return .success
    case .string:
      parseInterpolations(token)
      consume()
      return .success
    case .identifier:
      consume()
      passArgumentNames()
      return .success
    case .keyword: return parseKeywordExpression(fault)
    case .leftParen:
      let open = token.lower
      consume()
      let list = parseList(.rightParen, .parenthesisOfList, opened: open) { parseArgument() }
      return list.isWrong ? .wrong : .success
    case .leftSquare: return parseContainer()
    case .leftBrace: return parseClosure()
    case .period, .prefixPeriod: return parseImplicitMember(fault)
    case .backslash:
      consume()
      return parseKeyPath()
    case .pound:
      consume()
      guard at(.identifier) || at(.keyword) else { return .failed }
      consume()
      return .success
    case .directive where token.text == "#selector": return parseSelector()
    case .directive where token.text == "#keyPath":
      consume()
      if at(.leftParen) { skipSingleKeeping() }
      return .success
    case .at:
      consume()
      guard at(.identifier) else { return .failed }
      consume()
      return parsePrimary(fault, isBasic)
    case .unknown:
      // The lexer has said what is wrong.
      consume()
      return .failed
    default:
      tell(fault)
      return .failed
    }
  }

  private func parseKeywordExpression(_ fault: SyntaxFault) -> Outcome {
    switch token.text {
    case "self", "Self", "super", "true", "false", "nil", "Any", "_":
      consume()
      return .success
    case "if", "switch", "do":
      guard fault != .expectedExpression(.statement) else { break }
      switch fault {
      case .expectedExpression(.initial), .expectedExpression(.returned),
        .expectedExpression(.assignment):
        return nest(.failed) { parseStatement() == .failed ? .failed : .success }
      default: break
      }
    default: break
    }
    tell(fault)
    return .failed
  }

  private func parseInterpolations(_ literal: LexedToken) {
    for inner in literal.interpolations {
      let outer = (tokens, index, base, isInterpolation)
      let lower = inner.first?.lower ?? literal.lower
      (tokens, index, base, isInterpolation) = (inner, 0, lower, true)
      _ = nest((isClosed: true, isWrong: false)) {
        parseList(.rightParen, .parenthesisOfList, opened: lower) { parseArgument() }
      }
      if !at(.end), !gaveUp { tell(.extraInInterpolation) }
      (tokens, index, base, isInterpolation) = outer
      if gaveUp { giveUp() }
    }
  }

  private func parseImplicitMember(_ fault: SyntaxFault) -> Outcome {
    let dot = token
    consume()
    switch token.kind {
    case .integer where token.lower == dot.upper:
      tell(.floatWithoutZero(digits: token.text), at: dot.lower)
      repairs.replace(dot.lower, token.upper, with: "0.\(token.text)")
      consume()
      return .success
    case .identifier, .keyword:
      consume()
      passArgumentNames()
      return .success
    default:
      tell(.expectedMemberName)
      repairs.replace(dot.lower, dot.upper, with: Repairs.missing)
      return .wrong
    }
  }

  private func parseKeyPath() -> Outcome {
    if at(.identifier) || atKeyword("Self") {
      consume()
      if token.text.hasPrefix("<") { _ = passGenericArguments() }
    }
    var hasComponent = false
    while true {
      switch token.kind {
      case .period, .prefixPeriod:
        let dot = token
        consume()
        guard [.identifier, .keyword, .integer].contains(token.kind) else {
          guard [.leftSquare, .postfixQuestion, .postfixExclamation].contains(token.kind) else {
            tell(.expectedMemberName, at: dot.lower)
            return .failed
          }
          hasComponent = true
          continue
        }
        consume()
        hasComponent = true
      case .leftSquare where !token.startsLine:
        _ = parseArguments(.rightSquare, .squareOfList)
        hasComponent = true
      case .postfixQuestion, .postfixExclamation: consume()
      default: return hasComponent ? .success : .failed
      }
    }
  }

  private func parseSelector() -> Outcome {
    consume()
    guard at(.leftParen), !token.startsLine else {
      tell(.expectedParenthesis(.selector))
      return .failed
    }
    let open = token.lower
    consume()
    if token.isContextual("getter") || token.isContextual("setter"), next.kind == .colon {
      consume()
      consume()
    }
    guard parseExpression(.selector) != .failed else {
      while !at(.rightParen), !at(.end), !token.startsLine { skipSingle() }
      consume(if: .rightParen)
      return .failed
    }
    if !close(.rightParen, .parenthesisOfSelector, opened: open) { return .wrong }
    return .success
  }

  // MARK: Arrays and dictionaries

  private func parseContainer() -> Outcome {
    let open = token.lower
    consume()
    if consume(if: .rightSquare) { return .success }
    if at(.colon), next.kind == .rightSquare {
      consume()
      consume()
      return .success
    }
    var isDictionary: Bool?
    var isWrong = false
    while true {
      let start = index
      let element = parseContainerElement(&isDictionary)
      if element != .success { isWrong = true }
      if at(.rightSquare) { break }
      if index == start || isWrong, !at(.comma) {
        skipToDeclaration(or: .rightSquare, .comma)
      }
      if consume(if: .comma) {
        if at(.rightSquare) { break }
        continue
      }
      if at(.rightSquare) || at(.end) || index == start || isWrong { break }
      if token.startsLine,
        at(.rightBrace) || token.endsConditional || isStartOfDeclaration() || isStartOfStatement()
      {
        break
      }
      tell(.expectedComma)
      insert(",")
      isWrong = true
    }
    if isWrong {
      if !consume(if: .rightSquare) { insert("]") }
      return .wrong
    }
    return close(.rightSquare, .squareOfContainer, opened: open) ? .success : .wrong
  }

  private func parseContainerElement(_ isDictionary: inout Bool?) -> Outcome {
    let key = parseExpression(isDictionary == true ? .key : .container)
    if key == .failed {
      if isDictionary == true { insert(": \(Repairs.missing)") }
      return .failed
    }
    if isDictionary == nil { isDictionary = at(.colon) }
    guard isDictionary == true else { return key }
    guard consume(if: .colon) else {
      tell(.expectedColonInDictionary)
      insert(": \(Repairs.missing)")
      return .failed
    }
    return parseExpression(.value) == .success ? key : .wrong
  }

  // MARK: Lists

  /// Elements between brackets, with commas.
  func parseList(
    _ close: LexedToken.Kind, _ closing: SyntaxFault.Closing, opened: Int,
    _ element: () -> Outcome
  ) -> (isClosed: Bool, isWrong: Bool) {
    let isInner = isInterpolation && close == .rightParen && opened == base
    if isInner, at(.end) { return (true, false) }
    if consume(if: close) { return (true, false) }
    var isWrong = false
    while !gaveUp {
      while at(.comma) {
        tell(.unexpectedSeparator(","))
        skipToken()
      }
      let start = index
      if element() != .success { isWrong = true }
      if at(close) { break }
      if isInner, at(.end) { return (true, isWrong) }
      if index == start || isWrong {
        skipInList(start, to: close)
        if at(close) || !at(.comma) { break }
      }
      if consume(if: .comma) {
        if at(close) { break }
        continue
      }
      if token.startsLine, at(.rightBrace) || isStartOfDeclaration() || isStartOfStatement() {
        break
      }
      if at(.end) || token.endsConditional { break }
      tell(.expectedComma)
      insert(",")
      isWrong = true
    }
    if isWrong {
      if consume(if: close) { return (true, true) }
      insertClosing(close == .rightParen ? ")" : "]")
      return (false, true)
    }
    let isClosed = self.close(close, closing, opened: opened)
    return (isClosed, !isClosed)
  }
}
