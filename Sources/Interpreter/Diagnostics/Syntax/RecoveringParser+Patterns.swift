extension RecoveringParser {
  /// Where a pattern stands.
  enum PatternPlace { case constant, variable, condition, loop }

  /// Reads a pattern; false when there is none.
  func parsePattern(in place: PatternPlace) -> Bool {
    nest(false) {
      switch token.kind {
      case .leftParen:
        let open = token.lower
        consume()
        _ = parseList(.rightParen, .parenthesisOfPattern, opened: open) {
          if at(.identifier), next.kind == .colon {
            consume()
            consume()
          }
          if parsePattern(in: place) {
            if consume(if: .colon) { parseType(.any) }
            return .success
          }
          insert(" _")
          return .failed
        }
        return true
      case .identifier:
        let first = token
        consume()
        if place != .condition { parseSecondName(first, Self.kind(place), onLine: true) }
        return true
      case .keyword where token.text == "_" || token.text == "self" && place == .condition:
        consume()
        return true
      case .keyword where token.isKeyword(["let", "var"]):
        tell(.nestedBinding(keyword: token.text))
        skipToken()
        return parsePattern(in: place)
      case .keyword
      where next.kind == .colon || next.kind == .equal
        || next.isKeyword("in") && place == .loop:
        takeKeywordAsName()
        return true
      default:
        tell(.expectedPattern)
        return false
      }
    }
  }

  private static func kind(_ place: PatternPlace) -> String {
    place == .variable ? "variable" : "constant"
  }

  /// Reads a keyword where a name must stand, and puts it in backticks.
  func takeKeywordAsName() {
    tell(
      .keywordAsName(token.text), notes: [FoundFault(.escapeKeyword, at: token.lower)])
    repairs.replace(
      token.lower, token.upper, with: token.text == "init" ? Repairs.missing : "`\(token.text)`")
    consume()
  }

  /// A second name after a first, which the compiler takes for one name with a space.
  func parseSecondName(_ first: LexedToken, _ kind: String, onLine: Bool) {
    guard token.isIdentifierOrUnderscore, !onLine || !token.startsLine,
      !isModifier(token), !token.isContextual("actor"), !token.isContextual("macro")
    else { return }
    let second = token.text
    var notes = [FoundFault(.joinIdentifiers(first.text + second), at: token.lower)]
    if let letter = second.first, letter.isLowercase {
      let camel = first.text + letter.uppercased() + second.dropFirst()
      notes.append(FoundFault(.joinIdentifiersCamelCase(camel), at: token.lower))
    }
    tell(.secondIdentifier(kind), notes: notes)
    skipToken()
  }

  /// A pattern of a `case`; false when there is none, which has been told.
  func parseMatchingPattern(isBasic: Bool) -> Bool {
    nest(false) {
      isInPattern += 1
      defer { isInPattern -= 1 }
      if token.isKeyword(["let", "var"]) {
        consume()
        return parseMatchingPattern(isBasic: isBasic)
      }
      if consumeKeyword("is") {
        parseType(.afterIs)
        return true
      }
      let start = index
      let mark = repairs.mark
      let outcome = parseExpression(or: .expectedPattern, isBasic: isBasic)
      guard outcome == .failed, index == start else { return true }
      repairs.removeAll(from: mark)
      return false
    }
  }
}
