extension RecoveringParser {
  @discardableResult
  func parseExpression(_ place: SyntaxFault.ExpressionPlace, isBasic: Bool = false) -> Outcome {
    parseExpression(or: .expectedExpression(place), isBasic: isBasic)
  }

  /// Reads an expression. When there is none, the fault is told, and a name that stands for what is
  /// missing takes its place. A basic one may stand before a `{` that is not its own.
  func parseExpression(or fault: SyntaxFault, isBasic: Bool) -> Outcome {
    nest(.failed) {
      let start = index
      let mark = repairs.mark
      let outcome = parseSequence(fault, isBasic)
      if outcome == .failed {
        let place = index > start ? tokens[start].lower : previous.upper
        blank(from: start, since: mark)
        repairs.insert(" \(Repairs.missing) ", at: place)
      }
      return outcome
    }
  }

  private func parseSequence(_ fault: SyntaxFault, _ isBasic: Bool) -> Outcome {
    let first = token
    var result = parseElement(fault, isBasic)
    guard result != .failed else { return .failed }
    while true {
      var next = SyntaxFault.expectedExpression(.afterOperator)
      switch token.kind {
      case .binaryOperator: consume()
      case .infixQuestion:
        let question = token
        consume()
        guard
          nest(.failed, { parseSequence(.expectedExpression(.ternaryMiddle), isBasic) }) != .failed
        else { return .failed }
        guard consume(if: .colon) else {
          tell(.expectedColonInTernary, at: question.lower)
          return .failed
        }
        next = .expectedExpression(.ternaryEnd)
      case .equal:
        consume()
        next = .expectedExpression(.assignment)
      case .keyword where token.text == "is" || token.text == "as":
        let isCast = token.text == "as"
        consume()
        if isCast { _ = consume(if: .postfixQuestion) || consume(if: .postfixExclamation) }
        guard parseType(isCast ? .afterAs : .afterIs) else { return .failed }
        continue
      case .arrow:
        let isTuple = previous.kind == .rightParen
        consume()
        let end = token
        guard parseElement(.expectedType(.afterArrow), isBasic) != .failed else { return .failed }
        guard !isTuple else { continue }
        tell(.expectedTypeBeforeArrow, at: first.lower)
        if !(end.text.first?.isUppercase ?? false) {
          tell(.expectedType(.afterArrow), at: end.lower)
        }
        return .failed
      default: return result
      }
      let element = parseElement(next, isBasic)
      if element == .failed { return .failed }
      if element == .wrong { result = .wrong }
    }
  }

  /// An operand with what may stand before it: `try`, `await`.
  private func parseElement(_ fault: SyntaxFault, _ isBasic: Bool) -> Outcome {
    while true {
      if atKeyword("try") {
        consume()
        _ = consume(if: .postfixQuestion) || consume(if: .postfixExclamation)
      } else if token.isContextual("await"), !startsOperator(next) {
        consume()
      } else if ["consume", "copy", "unsafe", "any"].contains(token.text), at(.identifier),
        next.kind == .identifier, !next.startsLine
      {
        consume()
      } else if atKeyword("repeat") {
        consume()
        return parseUnary(.expectedExpression(.afterRepeat), isBasic)
      } else {
        break
      }
    }
    if isInPattern > 0, token.isKeyword(["let", "var", "is"]) {
      return parseMatchingPattern(isBasic: isBasic) ? .success : .failed
    }
    return parseUnary(fault, isBasic)
  }

  private func startsOperator(_ token: LexedToken) -> Bool {
    switch token.kind {
    case .binaryOperator, .equal, .period, .colon, .comma, .rightParen, .leftParen: true
    default: false
    }
  }

  private func parseUnary(_ fault: SyntaxFault, _ isBasic: Bool) -> Outcome {
    nest(.failed) {
      switch token.kind {
      case .prefixAmpersand, .prefixOperator:
        consume()
        return parseUnary(fault, isBasic)
      case .postfixOperator:
        tell(.operatorCannotStartExpression)
        return parseSeparated(fault, isBasic)
      case .postfixExclamation: return parseSeparated(fault, isBasic, isTold: true)
      case .binaryOperator: return parseSeparated(fault, isBasic, isTold: true)
      default: return parsePostfix(fault, isBasic)
      }
    }
  }

  /// An operator before its operand with a space between them.
  private func parseSeparated(_ fault: SyntaxFault, _ isBasic: Bool, isTold: Bool = false)
    -> Outcome
  {
    let name = token
    consume()
    if isTold {
      tell(
        token.lower == name.upper
          ? .expectedExpression(.afterUnary) : .separatedUnaryOperator, at: name.lower)
    }
    if token.lower > name.upper, !at(.end) {
      repairs.replace(name.upper, token.lower, with: "")
    }
    return parseUnary(fault, isBasic)
  }

  // MARK: Postfix

  private func parsePostfix(_ fault: SyntaxFault, _ isBasic: Bool) -> Outcome {
    let isLiteral = [.integer, .float, .string, .leftSquare].contains(token.kind)
    let start = index
    var result = parsePrimary(fault, isBasic)
    guard result != .failed else { return .failed }
    var allowsTrailing = !isLiteral
    while true {
      switch token.kind {
      case .period, .prefixPeriod:
        let dot = token
        consume()
        guard parseMemberName(dot, onNumber: isLiteral && index == start + 2) else {
          return .wrong
        }
        allowsTrailing = true
      case .leftParen where !token.startsLine:
        result = parseArguments(.rightParen, .parenthesisOfList) ? .success : .wrong
        allowsTrailing = true
      case .leftSquare where !token.startsLine:
        result = parseArguments(.rightSquare, .squareOfList) ? .success : .wrong
        allowsTrailing = true
      case .leftBrace where !isBasic && allowsTrailing && !isAccessorBlock():
        parseTrailingClosures()
        result = .success
      case .postfixExclamation, .postfixQuestion, .postfixOperator: consume()
      case .prefixOperator, .binaryOperator:
        guard token.text.hasPrefix("<"), passGenericArguments() else { return result }
      case .unknown:
        let unknown = token
        skipToken()
        if unknown.text == "." {
          repairs.replace(unknown.lower, unknown.upper, with: ".\(Repairs.missing)")
        }
        result = token.startsLine ? result : .wrong
      case .directive where token.text == "#if" && startsMember():
        while !at(.end), !token.isDirective("#endif") { consume() }
        consume()
      default: return result
      }
    }
  }

  /// Whether a `#if` among the members of a chain comes.
  private func startsMember() -> Bool {
    looking {
      consume()
      while !at(.end), !token.startsLine { consume() }
      return at(.period) || at(.prefixPeriod)
    }
  }

  private func parseMemberName(_ dot: LexedToken, onNumber: Bool) -> Bool {
    switch token.kind {
    case .identifier, .keyword, .dollarIdentifier:
      consume()
      passArgumentNames()
      return true
    case .integer where !onNumber:
      consume()
      return true
    case .integer, .float:
      tell(.expectedMemberOfNumber)
      skipToken()
      repairs.blank(dot.lower, dot.upper)
      return true
    case .leftParen,
      .leftSquare where dot.kind == .period && token.lower == dot.upper:
      fallthrough
    default:
      tell(.expectedMemberName)
      repairs.replace(dot.lower, dot.upper, with: ".\(Repairs.missing)")
      return false
    }
  }

  /// `name(label:other:)`.
  func passArgumentNames() {
    guard at(.leftParen), !token.startsLine else { return }
    let count: Int? = looking {
      let start = index
      consume()
      guard token.canBeArgumentLabel, next.kind == .colon else { return nil }
      while token.canBeArgumentLabel, next.kind == .colon {
        consume()
        consume()
      }
      return consume(if: .rightParen) ? index - start : nil
    }
    for _ in 0..<(count ?? 0) { consume() }
  }

  /// The arguments of a call or subscript; whether the bracket is closed.
  func parseArguments(_ close: LexedToken.Kind, _ closing: SyntaxFault.Closing) -> Bool {
    nest(false) {
      let open = token.lower
      consume()
      return parseList(close, closing, opened: open) { parseArgument() }.isClosed
    }
  }

  func parseArgument() -> Outcome {
    if token.canBeArgumentLabel, next.kind == .colon {
      consume()
      consume()
    }
    if token.isAnyOperator, [.comma, .rightParen, .rightSquare].contains(next.kind) {
      consume()
      return .success
    }
    return parseExpression(.list)
  }

  private func parseTrailingClosures() {
    _ = parseClosure()
    while token.canBeArgumentLabel, next.kind == .colon, !token.startsLine || isLabelledClosure() {
      guard isLabelledClosure() else { return }
      consume()
      consume()
      _ = parseClosure()
    }
  }

  private func isLabelledClosure() -> Bool {
    looking {
      consume()
      consume()
      return at(.leftBrace)
    }
  }

  /// `<Int, String>` where what follows says that it is no comparison.
  func passGenericArguments() -> Bool {
    let isList = looking {
      guard passTypeList() else { return false }
      switch token.kind {
      case .leftParen, .leftBrace, .rightParen, .rightSquare, .rightBrace, .period, .prefixPeriod,
        .comma, .semicolon, .end, .colon, .equal, .postfixExclamation, .postfixQuestion,
        .leftSquare:
        return true
      case .binaryOperator: return true
      default: return token.startsLine
      }
    }
    return isList && passTypeList()
  }

  private func passTypeList() -> Bool {
    let count = faults.count
    let trial = trials
    trials = 0
    defer { trials = trial }
    split(1)
    repeat {
      if !parseType(.any) { return false }
    } while consume(if: .comma)
    guard token.isAnyOperator, token.text.hasPrefix(">"), faults.count == count else {
      return false
    }
    split(1)
    return true
  }
}
