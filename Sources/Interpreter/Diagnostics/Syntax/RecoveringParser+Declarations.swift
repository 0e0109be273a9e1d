extension RecoveringParser {
  /// The type whose member is read.
  enum Member { case classMember, structMember, enumMember, extensionMember, protocolMember }

  static let declarationKeywords: Set<String> = [
    "let", "var", "func", "class", "struct", "enum", "protocol", "extension", "typealias",
    "import", "init", "deinit", "subscript", "associatedtype", "operator", "precedencegroup",
    "case",
  ]

  private static let keywordModifiers: Set<String> = [
    "public", "private", "internal", "fileprivate", "static",
  ]

  private static let modifiers: Set<String> = [
    "override", "final", "lazy", "weak", "unowned", "mutating", "nonmutating", "required",
    "convenience", "open", "dynamic", "optional", "indirect", "prefix", "postfix", "infix",
    "nonisolated", "package", "isolated", "consuming", "borrowing", "distributed",
  ]

  func isModifier(_ token: LexedToken) -> Bool {
    token.kind == .keyword && Self.keywordModifiers.contains(token.text)
      || token.kind == .identifier && Self.modifiers.contains(token.text)
  }

  func isStartOfDeclaration() -> Bool {
    nest(false) {
      switch token.kind {
      case .at:
        guard next.kind == .identifier else { return next.kind != .leftBrace }
        return looking {
          passAttribute()
          if isStartOfDeclaration() { return true }
          return token.startsLine || at(.end) || at(.rightBrace) || at(.identifier)
        }
      case .keyword:
        if Self.declarationKeywords.contains(token.text) { return true }
        fallthrough
      case .identifier:
        if token.isContextual("actor") {
          return next.kind == .identifier && !next.startsLine
        }
        guard isModifier(token) else { return false }
        return looking {
          consume()
          if hasModifierArgument() { skipSingle() }
          return isStartOfDeclaration()
        }
      default: return false
      }
    }
  }

  /// Whether `(set)` and the like follow a modifier.
  private func hasModifierArgument() -> Bool {
    at(.leftParen) && !token.startsLine && ["set", "safe", "unsafe"].contains(next.text)
      && tokens[min(index + 2, tokens.count - 1)].kind == .rightParen
  }

  /// `@name` or `@name(…)`.
  private func passAttribute() {
    let at = token
    consume()
    if token.lower > at.upper {
      tell(.spaceAfterAt, at: at.upper)
      guard token.kind == .identifier else {
        tell(.expectedAttributeName)
        repairs.blank(at.lower, at.upper)
        return
      }
      repairs.replace(at.upper, token.lower, with: "")
    }
    guard token.kind == .identifier || token.kind == .keyword else { return }
    consume()
    while token.kind == .period, next.kind == .identifier {
      consume()
      consume()
    }
    if token.kind == .leftParen, token.lower == previous.upper { skipSingleKeeping() }
  }

  /// Reads a declaration, with what stands before it.
  ///
  /// - Parameter isSeparated: whether a member may be meant whose keyword is missing.
  func parseDeclaration(inType member: Member?, isSeparated: Bool = true) -> Outcome {
    nest(.failed) {
      let start = index
      while true {
        if at(.at), next.kind == .identifier || next.kind == .keyword || index == start {
          passAttribute()
        } else if atKeyword("class"), isModifierHere() {
          consume()
        } else if isModifier(token), isModifierHere(),
          token.kind == .keyword || member == nil
            || ![.period, .equal, .colon, .comma].contains(next.kind)
        {
          consume()
          if hasModifierArgument() { skipSingleKeeping() }
        } else {
          break
        }
      }
      return parseDeclarationItself(member, isSeparated)
    }
  }

  /// Whether `class` is a modifier, or a contextual word is one.
  private func isModifierHere() -> Bool {
    guard atKeyword("class") else {
      return next.kind != .leftParen || token.text == "unowned"
        || token.kind == .keyword || token.isContextual("nonisolated")
    }
    return next.isKeyword(["func", "var", "let", "subscript"]) || isModifier(next)
  }

  private func parseDeclarationItself(_ member: Member?, _ isSeparated: Bool) -> Outcome {
    if at(.keyword) {
      switch token.text {
      case "let", "var": return parseVariable(member)
      case "func": return parseFunction(member)
      case "class": return parseType("class", .classBody, .braceOfClass, .classMember)
      case "struct": return parseType("struct", .structBody, .braceOfStruct, .structMember)
      case "enum": return parseType("enum", .enumBody, .braceOfEnum, .enumMember)
      case "protocol":
        return parseType("protocol", .protocolBody, .braceOfProtocol, .protocolMember)
      case "extension": return parseExtension()
      case "init": return parseInitializer()
      case "deinit": return parseDeinitializer()
      case "subscript": return parseSubscript(member)
      case "case": return parseEnumCase()
      case "typealias", "associatedtype": return parseAlias()
      case "import": return parseImport()
      case "operator", "precedencegroup": return parseOperator()
      default: break
      }
    } else if token.isContextual("actor"), next.kind == .identifier {
      return parseType("actor", .classBody, .braceOfClass, .classMember)
    }
    if member != nil, isSeparated {
      let isVariable =
        token.isIdentifierOrUnderscore && [.colon, .equal, .comma].contains(next.kind)
        || at(.leftParen) && next.isIdentifierOrUnderscore
      if isVariable {
        tell(.expectedKeyword("var", declaration: "property"))
        repairs.insert("var ", at: token.lower)
        return parseBindings(member, .variable)
      }
      if token.isIdentifierOrUnderscore || token.isAnyOperator {
        tell(.expectedKeyword("func", declaration: "instance method"))
        repairs.insert("func ", at: token.lower)
        return parseFunctionAfterKeyword(member)
      }
    }
    tell(.expectedDeclaration)
    return .failed
  }

  // MARK: Types

  private func parseType(
    _ kind: String, _ brace: SyntaxFault.BracePlace, _ closing: SyntaxFault.Closing,
    _ member: Member
  ) -> Outcome {
    consume()
    guard parseName(kind, follows: [.leftBrace, .colon]) else { return .failed }
    parseGenericParameters()
    var isWrong = false
    if at(.leftParen), kind == "class", next.kind == .identifier,
      tokens[min(index + 2, tokens.count - 1)].kind == .rightParen
    {
      tell(.expectedColonInClass)
      skipSingle()
      if at(.colon) { skipToken() }
    } else if at(.colon) {
      isWrong = !parseInheritance()
    }
    if atKeyword("where") { parseWhere() }
    guard parseMembers(brace, closing, member) else { return .wrong }
    return isWrong ? .wrong : .success
  }

  private func parseInheritance() -> Bool {
    var start = index
    repeat {
      let mark = repairs.mark
      consume()
      while at(.at) {
        consume()
        consume()
      }
      guard parseType(.any) else {
        blank(from: start, since: mark)
        return false
      }
      start = index
    } while at(.comma)
    return true
  }

  private func parseExtension() -> Outcome {
    consume()
    guard parseType(.extended) else { return .failed }
    var isWrong = false
    if at(.colon) { isWrong = !parseInheritance() }
    if atKeyword("where") { parseWhere() }
    guard parseMembers(.extensionBody, .braceOfExtension, .extensionMember) else { return .wrong }
    return isWrong ? .wrong : .success
  }

  /// The members between braces; false when the first brace is missing.
  private func parseMembers(
    _ brace: SyntaxFault.BracePlace, _ closing: SyntaxFault.Closing, _ member: Member
  ) -> Bool {
    guard at(.leftBrace) else {
      tell(.expectedBrace(brace))
      insert(" { }")
      return false
    }
    let open = token.lower
    consume()
    parseMemberItems(member)
    close(.rightBrace, closing, opened: open)
    return true
  }

  private func parseMemberItems(_ member: Member) {
    var isSeparated = true
    while !at(.rightBrace), !token.endsConditional, !gaveUp {
      if at(.semicolon) {
        tell(.unexpectedSeparator(";"))
        skipToken()
        isSeparated = true
        continue
      }
      let start = index
      let startsLine = token.startsLine
      if !isSeparated, !startsLine, !at(.unknown), !at(.end) {
        tell(.consecutiveDeclarations, at: previous.upper)
        insert(";")
      }
      let mark = repairs.mark
      var outcome = Outcome.success
      if token.isDirective("#if") {
        parseConditional { self.parseMemberItems(member) }
      } else if at(.unknown) {
        skipToken()
      } else {
        outcome = parseDeclaration(inType: member, isSeparated: isSeparated || startsLine)
      }
      if outcome == .failed { blank(from: start, since: mark) }
      if outcome != .success {
        if index == start, !isStartOfDeclaration(), !at(.rightBrace), !at(.end) { skipSingle() }
        skipToDeclaration(or: .semicolon)
      }
      isSeparated = consume(if: .semicolon)
      if at(.end) { break }
      if index == start { skipToken() }
    }
  }
}
