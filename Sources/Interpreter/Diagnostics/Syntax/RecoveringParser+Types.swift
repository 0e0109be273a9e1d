extension RecoveringParser {
  /// Reads a type; when there is none, tells it, and a type of a fault takes its place.
  @discardableResult
  func parseType(_ place: SyntaxFault.TypePlace) -> Bool {
    let start = index
    let mark = repairs.mark
    guard nest(false, { readType(.expectedType(place)) }) else {
      let offset = index > start ? tokens[start].lower : previous.upper
      blank(from: start, since: mark)
      repairs.insert(" \(Repairs.missing) ", at: offset)
      return false
    }
    return true
  }

  private static let specifiers: Set<String> = [
    "some", "any", "borrowing", "consuming", "isolated", "sending", "nonisolated", "each",
  ]

  private func readType(_ fault: SyntaxFault) -> Bool {
    while true {
      if at(.at), next.kind == .identifier {
        consume()
        consume()
        if at(.leftParen), token.lower == previous.upper { skipSingleKeeping() }
      } else if atKeyword("inout") || atKeyword("repeat") {
        consume()
      } else if at(.identifier), Self.specifiers.contains(token.text),
        next.kind == .identifier || next.kind == .leftParen || next.kind == .leftSquare
          || next.isKeyword("Any"), !next.startsLine
      {
        consume()
      } else {
        break
      }
    }
    guard readSimpleType(fault) else { return false }
    while at(.binaryOperator), token.text == "&" {
      consume()
      guard readSimpleType(.expectedType(.any)) else { return false }
    }
    let isEffect =
      token.isContextual("async") && (next.kind == .arrow || next.isKeyword("throws"))
      || token.isKeyword("throws") && (next.kind == .arrow || next.kind == .leftParen)
    if isEffect, !token.startsLine {
      parseEffects()
    }
    if at(.arrow), !token.startsLine || previous.kind == .rightParen {
      consume()
      return parseType(.afterArrow)
    }
    return true
  }

  private func readSimpleType(_ fault: SyntaxFault) -> Bool {
    switch token.kind {
    case .prefixOperator where token.text == "~": consume()
    default: break
    }
    switch token.kind {
    case .identifier: guard readNamedType() else { return false }
    case .keyword where ["Self", "Any", "self", "_"].contains(token.text): consume()
    case .leftParen: readTupleType()
    case .leftSquare: guard readCollectionType() else { return false }
    default:
      tell(fault)
      if at(.keyword), !token.startsLine {
        repairs.replace(token.lower, token.upper, with: Repairs.missing)
        consume()
        return true
      }
      return false
    }
    return readTypeSuffix()
  }

  private func readTypeSuffix() -> Bool {
    while !token.startsLine {
      if at(.postfixQuestion) || at(.postfixExclamation) {
        consume()
      } else if token.isAnyOperator, token.lower == previous.upper,
        token.text.hasPrefix("?") || token.text.hasPrefix("!")
      {
        split(1)
      } else if at(.period), next.isIdentifierOrUnderscore {
        consume()
        consume()
      } else if at(.leftSquare), token.lower == previous.upper {
        tell(.arrayTypeSuffix)
        skipSingle()
      } else {
        return true
      }
    }
    return true
  }

  private func readNamedType() -> Bool {
    while true {
      consume()
      if token.isAnyOperator, token.text.hasPrefix("<"), !token.startsLine {
        guard readGenericArguments() else { return false }
      }
      guard at(.period) || at(.prefixPeriod) && token.lower == previous.upper else { return true }
      guard next.kind == .identifier || next.isKeyword("Self") else {
        consume()
        tell(.expectedMemberName)
        return false
      }
      consume()
    }
  }

  private func readGenericArguments() -> Bool {
    let open = token.lower
    split(1)
    repeat {
      if !parseType(.any) {
        skipToGreater()
        return false
      }
    } while consume(if: .comma)
    guard token.isAnyOperator || at(.postfixExclamation), token.text.hasPrefix(">") else {
      tell(
        .expectedClosing(.angleOfArguments), notes: [FoundFault(.openedHere("<"), at: open)])
      skipToGreater()
      return false
    }
    split(1)
    return true
  }

  private func readTupleType() {
    let open = token.lower
    consume()
    _ = parseList(.rightParen, .parenthesisOfTuple, opened: open) {
      if token.isIdentifierOrUnderscore || token.kind == .keyword && next.kind == .colon {
        if next.kind == .colon {
          consume()
          consume()
        } else if next.isIdentifierOrUnderscore,
          tokens[min(index + 2, tokens.count - 1)].kind
            == .colon
        {
          consume()
          consume()
          consume()
        }
      }
      guard parseType(.any) else { return .failed }
      if token.text == "..." { consume() }
      if at(.equal) {
        tell(.defaultInTupleType)
        let start = index
        let mark = repairs.mark
        consume()
        parseExpression(.initial)
        blank(from: start, since: mark)
      }
      return .success
    }
  }

  private func readCollectionType() -> Bool {
    let open = token.lower
    consume()
    guard parseType(.element) else {
      while !at(.rightSquare), !at(.end), !token.startsLine { skipSingle() }
      consume(if: .rightSquare)
      return false
    }
    var closing = SyntaxFault.Closing.squareOfArrayType
    if consume(if: .colon) {
      closing = .squareOfDictionaryType
      parseType(.dictionaryValue)
    }
    close(.rightSquare, closing, opened: open)
    return true
  }

  // MARK: Generic parameters

  /// `<T: P, U>`, if there are any.
  func parseGenericParameters() {
    guard token.isAnyOperator, token.text.hasPrefix("<") else { return }
    let start = index
    let mark = repairs.mark
    let open = token.lower
    if token.text == "<>" {
      tell(.expectedGenericParameter, at: open + 1)
      skipToken()
      return
    }
    split(1)
    repeat {
      if token.isContextual("each") || atKeyword("let") { consume() }
      guard at(.identifier) else {
        tell(.expectedGenericParameter)
        break
      }
      consume()
      if consume(if: .colon) { parseType(.any) }
    } while consume(if: .comma)
    if atKeyword("where") { parseWhere() }
    guard token.isAnyOperator, token.text.hasPrefix(">") else {
      if previous.lower >= open {
        tell(
          .expectedClosing(.angleOfParameters), notes: [FoundFault(.openedHere("<"), at: open)])
      }
      let last = previous.upper
      skipToGreater()
      if previous.kind == .comma || index == start + 1 {
        blank(from: start, since: mark)
      } else {
        repairs.insert(">", at: last)
      }
      return
    }
    split(1)
  }

  /// `where T: P, T.Element == Int`, if there is one.
  func parseWhere() {
    guard consumeKeyword("where") else { return }
    repeat {
      parseType(.any)
      if consume(if: .colon) || token.text == "==" {
        if token.text == "==" { consume() }
        parseType(.any)
      }
    } while consume(if: .comma)
  }
}
