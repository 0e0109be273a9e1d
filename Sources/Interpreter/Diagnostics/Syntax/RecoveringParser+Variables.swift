extension RecoveringParser {
  func parseVariable(_ member: Member?) -> Outcome {
    let isMutable = atKeyword("var")
    consume()
    return parseBindings(member, isMutable ? .variable : .constant)
  }

  /// `a: Int = 1, b = 2`.
  func parseBindings(_ member: Member?, _ place: PatternPlace) -> Outcome {
    var isFirst = true
    while true {
      let start = max(0, index - 1)
      let mark = repairs.mark
      let isNested = token.isKeyword(["let", "var"])
      if !parsePattern(in: place) {
        guard at(.colon) else {
          guard !isFirst else { return .failed }
          blank(from: start, since: mark)
          return .wrong
        }
        insert(" _")
      }
      if isNested, !isFirst, token.isIdentifierOrUnderscore { consume() }
      parseAnnotation()
      if consume(if: .equal) { parseExpression(.initial) }
      if at(.leftBrace) { parseAccessors(member) }
      guard at(.comma) else { return .success }
      consume()
      isFirst = false
    }
  }

  private func parseAnnotation() {
    guard consume(if: .colon) else { return }
    parseType(.any)
    if at(.rightSquare), !token.startsLine {
      tell(.extraBracketInType)
      skipToken()
    } else if at(.colon), !token.startsLine {
      tell(.extraColonInType)
      let start = index
      let mark = repairs.mark
      consume()
      parseType(.any)
      blank(from: start, since: mark)
    }
  }

  private static let accessors: [String: SyntaxFault.BracePlace] = [
    "get": .getter, "set": .setter, "willSet": .willSet, "didSet": .didSet, "_read": .getter,
    "_modify": .setter,
  ]

  /// Whether `{` begins accessors and not a closure.
  func isAccessorBlock() -> Bool {
    looking {
      consume()
      while isModifier(token) || at(.at) { consume() }
      guard token.kind == .identifier, Self.accessors[token.text] != nil else { return false }
      return [.leftBrace, .leftParen].contains(next.kind) && !next.startsLine
    }
  }

  /// `{ get { … } set { … } }`, or the statements of a getter.
  func parseAccessors(_ member: Member?) {
    nest(()) {
      let open = token.lower
      let hasAccessors = looking {
        consume()
        while isModifier(token) { consume() }
        guard at(.identifier), Self.accessors[token.text] != nil else { return false }
        switch next.kind {
        case .equal, .period, .binaryOperator, .comma: return false
        case .leftParen:
          consume()
          skipSingle()
          return at(.leftBrace) || !at(.rightBrace)
        default: return true
        }
      }
      consume()
      guard hasAccessors else {
        parseItems(.block)
        close(.rightBrace, .braceOfBlock, opened: open)
        return
      }
      while !at(.rightBrace), !at(.end) {
        if !parseAccessor(member) {
          while !at(.rightBrace), !at(.end) { skipSingle() }
        }
      }
      close(.rightBrace, .braceOfAccessors, opened: open)
    }
  }

  private func parseAccessor(_ member: Member?) -> Bool {
    while isModifier(token) || at(.at) { consume() }
    let start = index
    guard at(.identifier), let place = Self.accessors[token.text] else {
      tell(.expectedAccessor)
      return false
    }
    consume()
    if at(.leftParen) {
      consume()
      if at(.identifier) { consume() }
      if !consume(if: .rightParen) {
        tell(.expectedClosing(.parenthesisOfSetter))
        insert(")")
      }
    }
    parseEffects()
    if at(.leftBrace) {
      parseBraces()
      return true
    }
    if member == .protocolMember || at(.rightBrace) || Self.accessors[token.text] != nil {
      return true
    }
    tell(.expectedBrace(place))
    blank(from: start, since: repairs.mark)
    return false
  }

  // MARK: Cases of enumerations

  func parseEnumCase() -> Outcome {
    let keyword = token
    consume()
    var hasComma = false
    while true {
      if at(.prefixPeriod) || at(.period) {
        tell(.enumCaseDot)
        skipToken()
      }
      if at(.identifier) {
        _ = parseName("enum 'case'", follows: [])
      } else if token.kind == .keyword, !hasComma, token.text != "_",
        next.startsLine || [.rightBrace, .comma, .leftParen, .equal].contains(next.kind)
      {
        takeKeywordAsName()
      } else {
        return failedCase(keyword, hasComma)
      }
      if at(.leftParen) { parsePayload() }
      if consume(if: .equal) { parseExpression(.rawValue) }
      if at(.colon) || atKeyword("where") {
        tell(.caseOutsideSwitch("case"), at: keyword.lower)
        skipToDeclaration()
        return .failed
      }
      guard consume(if: .comma) else { return .success }
      hasComma = true
    }
  }

  private func failedCase(_ keyword: LexedToken, _ hasComma: Bool) -> Outcome {
    if hasComma {
      tell(.expectedAfterCaseComma)
      repairs.blank(previous.lower, previous.upper)
      return .wrong
    }
    let isLabel = looking { parseMatchingPattern(isBasic: false) && at(.colon) }
    if isLabel {
      _ = parseMatchingPattern(isBasic: false)
      consume()
      tell(.caseOutsideSwitch("case"), at: keyword.lower)
      return .failed
    }
    tell(.expectedIdentifier("enum 'case'"), at: keyword.lower)
    repairs.blank(keyword.lower, keyword.upper)
    return .success
  }

  /// The associated values of a case, whose labels may be missing.
  private func parsePayload() {
    let open = token.lower
    consume()
    _ = parseList(.rightParen, .parenthesisOfParameters, opened: open) {
      if token.canBeArgumentLabel, next.kind == .colon {
        consume()
        consume()
      } else if token.isIdentifierOrUnderscore, next.isIdentifierOrUnderscore, !next.startsLine,
        !token.isContextual("any"), !token.isContextual("some"), !token.isContextual("sending")
      {
        consume()
        consume()
        if !consume(if: .colon) {
          tell(.expectedParameterColon)
          insert(":")
        }
      }
      let isType =
        token.kind == .identifier || [.leftParen, .leftSquare, .at].contains(token.kind)
        || token.kind == .keyword
      guard isType else {
        tell(.expectedParameterName)
        return .failed
      }
      guard parseType(.parameter) else { return .failed }
      if consume(if: .equal) { parseExpression(.initial) }
      return .success
    }
  }

  // MARK: The others

  func parseAlias() -> Outcome {
    let isAlias = atKeyword("typealias")
    consume()
    guard parseName(isAlias ? "typealias" : "associatedtype", follows: [.equal]) else {
      return .failed
    }
    parseGenericParameters()
    if !isAlias {
      if consume(if: .colon) { parseType(.any) }
      if consume(if: .equal) { parseType(.alias) }
      if atKeyword("where") { parseWhere() }
      return .success
    }
    guard consume(if: .equal) else {
      tell(.expectedEqualInAlias)
      guard at(.colon) else { return .failed }
      repairs.replace(token.lower, token.upper, with: " =")
      consume()
      parseType(.alias)
      return .success
    }
    return parseType(.alias) ? .success : .failed
  }

  func parseImport() -> Outcome {
    consume()
    let kinds = ["typealias", "struct", "class", "enum", "protocol", "var", "let", "func"]
    if at(.keyword), kinds.contains(token.text) { consume() }
    guard at(.identifier) else {
      tell(.expectedIdentifier("import"))
      return .failed
    }
    consume()
    while at(.period) {
      consume()
      if token.kind == .identifier || token.isAnyOperator { consume() }
    }
    return .success
  }

  func parseOperator() -> Outcome {
    consume()
    if token.isAnyOperator || at(.identifier) { consume() }
    if consume(if: .colon), at(.identifier) { consume() }
    if at(.leftBrace) { skipSingleKeeping() }
    return .success
  }
}
