import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// A pattern of `let`, `var` or `for`: names and tuples of names.
  func bindPattern(
    _ syntax: PatternSyntax, _ type: SwiftType, isMutable: Bool, keyword: TokenSyntax? = nil,
    isGlobal: Bool = false, value: SourceRange? = nil
  ) -> Pattern {
    switch syntax.as(PatternSyntaxEnum.self) {
    case .wildcardPattern: return .wildcard
    case .identifierPattern(let name):
      let variable = declare(
        name.identifier, type, isMutable: isMutable, keyword: keyword, isGlobal: isGlobal)
      patternVariables.insert(variable)
      return .variable(variable)
    case .tuplePattern(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first {
        return bindPattern(
          only.pattern, type, isMutable: isMutable, keyword: keyword, isGlobal: isGlobal)
      }
      var types = [SwiftType](repeating: .error, count: tuple.elements.count)
      if case .tuple(let elements) = resolveHead(type), elements.count == types.count {
        types = elements.map(\.type)
      } else if !type.isError {
        let wanted = types.map { _ in "_" }.joined(separator: ", ")
        if case .tuple = resolveHead(type) {
          diagnose(
            .tupleLengths(from: resolve(type).text, to: "(\(resolvedParts(type, types.count)))"),
            at: value ?? range(tuple))
        } else {
          diagnose(
            .cannotConvert(from: resolve(type).text, to: "(\(wanted))", purpose: .initialValue),
            at: value ?? range(tuple))
        }
      }
      return .tuple(
        zip(tuple.elements, types).map {
          bindPattern(
            $0.pattern, $1, isMutable: isMutable, keyword: keyword, isGlobal: isGlobal)
        })
    case .valueBindingPattern(let binding):
      return bindPattern(
        binding.pattern, type, isMutable: binding.bindingSpecifier.tokenKind == .keyword(.var),
        keyword: binding.bindingSpecifier, isGlobal: isGlobal)
    case .expressionPattern(let written):
      guard let tuple = written.expression.as(TupleExprSyntax.self) else { fallthrough }
      return bindTuple(tuple, type, isMutable: isMutable, keyword: keyword, value: value)
    default:
      diagnose(.notUnderstood(what: syntax.trimmedDescription), at: range(syntax))
      return .wildcard
    }
  }

  /// `if let (a, b)`: the parser takes the names for an expression.
  private func bindTuple(
    _ tuple: TupleExprSyntax, _ type: SwiftType, isMutable: Bool, keyword: TokenSyntax?,
    value: SourceRange?
  ) -> Pattern {
    let elements = tuple.elements.map { element -> TuplePatternElementSyntax in
      let pattern: PatternSyntax
      if let name = element.expression.as(DeclReferenceExprSyntax.self) {
        pattern = PatternSyntax(IdentifierPatternSyntax(identifier: name.baseName))
      } else if let inner = element.expression.as(PatternExprSyntax.self) {
        pattern = inner.pattern
      } else if element.expression.is(DiscardAssignmentExprSyntax.self) {
        pattern = PatternSyntax(WildcardPatternSyntax())
      } else {
        pattern = PatternSyntax(ExpressionPatternSyntax(expression: element.expression))
      }
      return TuplePatternElementSyntax(pattern: pattern)
    }
    return bindPattern(
      PatternSyntax(TuplePatternSyntax(elements: TuplePatternElementListSyntax(elements))), type,
      isMutable: isMutable, keyword: keyword, value: value ?? range(tuple))
  }

  /// A tuple's parts, with `_` for those it lacks.
  private func resolvedParts(_ type: SwiftType, _ count: Int) -> String {
    guard case .tuple(let elements) = resolve(type) else { return "" }
    return (0..<count).map { $0 < elements.count ? elements[$0].type.text : "_" }
      .joined(separator: ", ")
  }

  /// Declares a variable in the scope.
  func declare(
    _ token: TokenSyntax, _ type: SwiftType, isMutable: Bool, keyword: TokenSyntax? = nil,
    ownership: LocalVariable.Ownership = .strong, isGlobal: Bool = false
  ) -> LocalVariable {
    let place = range(token)
    let variable = LocalVariable(
      token.identifierText, type: type, isMutable: isMutable, ownership: ownership,
      isGlobal: isGlobal || scope === topScope, range: place)
    if variable.name != "_" {
      checkRedeclaration(of: variable.name, place)
      scope.declare(variable.name, .variable(variable))
    }
    if let keyword {
      let keywordRange = range(keyword)
      if !isMutable { letKeywords[variable] = keywordRange }
      if isMutable { varKeywords[variable] = keywordRange }
    }
    if solver.isTrial == 0 { declared.append(variable) }
    return variable
  }

  /// A pattern of `case`, `if case` or `catch`, for a value of the given type.
  func checkPattern(_ syntax: PatternSyntax, _ type: SwiftType, _ subject: LocalVariable)
    -> Pattern
  {
    switch syntax.as(PatternSyntaxEnum.self) {
    case .wildcardPattern: return .wildcard
    case .identifierPattern(let name):
      // Only inside a value binding, which sets `binding`.
      if let binding {
        let variable = declare(
          name.identifier, type, isMutable: binding.isMutable, keyword: binding.keyword)
        patternVariables.insert(variable)
        return .variable(variable)
      }
      return expressionPattern(
        ExprSyntax(DeclReferenceExprSyntax(baseName: name.identifier)), type, subject)
    case .valueBindingPattern(let written):
      let outer = binding
      binding = (
        written.bindingSpecifier.tokenKind == .keyword(.var), written.bindingSpecifier
      )
      defer { binding = outer }
      return checkPattern(written.pattern, type, subject)
    case .tuplePattern(let tuple):
      return tuplePattern(
        tuple.elements.map { ($0.label?.text, $0.pattern) }, type, subject, range(tuple))
    case .isTypePattern(let written):
      return .cast(resolveType(written.type), .wildcard)
    case .expressionPattern(let written):
      return pattern(from: written.expression, type, subject)
    default:
      diagnose(.notUnderstood(what: syntax.trimmedDescription), at: range(syntax))
      return .wildcard
    }
  }

  private func tuplePattern(
    _ parts: [(String?, PatternSyntax)], _ type: SwiftType, _ subject: LocalVariable,
    _ place: SourceRange
  ) -> Pattern {
    if parts.count == 1 { return checkPattern(parts[0].1, type, subject) }
    guard case .tuple(let elements) = resolveHead(type), elements.count == parts.count else {
      if !type.isError {
        diagnose(.tuplePatternMismatch(type: resolve(type).text, count: parts.count), at: place)
      }
      parts.forEach { declareNames(in: $0.1) }
      return .wildcard
    }
    return .tuple(
      zip(parts, elements).map { part, element in
        checkPattern(part.1, element.type, LocalVariable("$part", type: element.type))
      })
  }

  /// Expressions in patterns that are patterns themselves: `.some(let x)`, `x?`, `(a, b)`.
  private func pattern(from syntax: ExprSyntax, _ type: SwiftType, _ subject: LocalVariable)
    -> Pattern
  {
    let type = resolveHead(type)
    if type.isError, let call = syntax.as(FunctionCallExprSyntax.self) {
      // What is matched was not understood: only the names inside count.
      return .tuple(call.arguments.map { pattern(from: $0.expression, .error, subject) })
    }
    switch syntax.as(ExprSyntaxEnum.self) {
    case .patternExpr(let inner): return checkPattern(inner.pattern, type, subject)
    case .discardAssignmentExpr: return .wildcard
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first {
        return pattern(from: only.expression, type, subject)
      }
      guard case .tuple(let elements) = type, elements.count == tuple.elements.count else {
        if !type.isError {
          diagnose(
            .tuplePatternMismatch(type: resolve(type).text, count: tuple.elements.count),
            at: range(syntax))
        }
        declareNames(in: tuple)
        return .wildcard
      }
      return .tuple(
        zip(tuple.elements, elements).map { part, element in
          pattern(from: part.expression, element.type, LocalVariable("$part", type: element.type))
        })
    case .optionalChainingExpr(let optional):
      guard case .optional(let object) = type else {
        if !type.isError {
          diagnose(
            .optionalPattern(type: resolve(type).text), at: range(optional.questionMark))
        }
        return .wildcard
      }
      return .some(
        pattern(from: optional.expression, object, LocalVariable("$part", type: object)))
    case .memberAccessExpr(let member):
      if let found = enumCase(member, type) {
        return wrapCase(found, [], type, nil)
      }
      if member.base == nil, case .optional = type,
        member.declName.baseName.text == "none"
      {
        return .none
      }
    case .functionCallExpr(let call):
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
        if case .optional(let object) = type, member.declName.baseName.text == "some",
          let argument = call.arguments.first
        {
          return .some(
            pattern(
              from: argument.expression, object, LocalVariable("$part", type: object)))
        }
        if let found = enumCase(member, type) {
          return wrapCase(found, Array(call.arguments), type, range(call))
        }
        if member.base == nil,
          call.arguments.contains(where: { $0.expression.is(PatternExprSyntax.self) })
        {
          _ = checkReference(ExprSyntax(member), type)
          declareNames(in: call)
          return .wildcard
        }
      }
    case .asExpr(let cast):
      let target = resolveType(cast.type)
      return .cast(
        target, pattern(from: cast.expression, target, LocalVariable("$part", type: target)))
    case .isExpr(let cast): return .cast(resolveType(cast.type), .wildcard)
    case .nilLiteralExpr:
      if type.optionalObject != nil { return .none }
      if !type.isError { diagnose(.nilPattern(type: resolve(type).text), at: range(syntax)) }
      return .wildcard
    case .sequenceExpr, .infixOperatorExpr: break
    default: break
    }
    return expressionPattern(syntax, type, subject)
  }

  /// Declares the names of a pattern that could not be understood, so that they are not missed.
  private func declareNames(in syntax: some SyntaxProtocol) {
    if let name = syntax.as(IdentifierPatternSyntax.self) {
      let text = name.identifier.identifierText
      scope.declare(text, .variable(LocalVariable(text, type: .error)))
    }
    for child in syntax.children(viewMode: .sourceAccurate) { declareNames(in: child) }
  }

  private struct FoundCase {
    let declaration: Declaration
    let type: SwiftType
    let substitutions: Substitutions
    let depth: Int

    /// The case's name in the pattern.
    let range: SourceRange
  }

  /// The enumeration case a member expression names, for a value of the type.
  private func enumCase(_ member: MemberAccessExprSyntax, _ type: SwiftType) -> FoundCase? {
    var subject = type
    var depth = 0
    if let base = member.base {
      guard let written = typeWritten(in: base) else { return nil }
      subject = resolveHead(written)
      if type.optionalObject != nil, subject.optionalObject == nil { depth = 1 }
      if subject.genericArguments.contains(where: \.isVariable) {
        _ = unify(subject, type.withoutOptionals)
        subject = resolve(subject)
      }
    } else {
      while case .optional(let object) = subject {
        subject = resolveHead(object)
        depth += 1
      }
    }
    let name = member.declName.baseName.identifierText
    guard
      let found = members(of: subject, named: name).first(where: {
        $0.declaration.kind == .enumCase
      })
    else { return nil }
    let isOther = !(type.withoutOptionals.nominal === subject.nominal)
    return FoundCase(
      declaration: found.declaration, type: subject, substitutions: found.substitutions,
      depth: isOther ? -1 : depth, range: range(member.declName))
  }

  private func wrapCase(
    _ found: FoundCase, _ arguments: [LabeledExprSyntax], _ type: SwiftType,
    _ place: SourceRange?
  ) -> Pattern {
    let types = found.declaration.parameters.map { substitute($0.type, found.substitutions) }
    var parts: [Pattern] = []
    if arguments.count == types.count {
      for (argument, parameter) in zip(arguments, found.declaration.parameters) {
        guard let label = argument.label, label.identifierText != parameter.label else { continue }
        diagnose(
          .payloadLabel(given: label.identifierText, wanted: parameter.label ?? "_"),
          at: range(label))
      }
      parts = zip(arguments, types).map {
        pattern(from: $0.expression, $1, LocalVariable("$part", type: $1))
      }
    } else if arguments.count == 1, types.count > 1 {
      let whole = SwiftType.tuple(
        zip(found.declaration.parameters, types).map { TupleElement(label: $0.label, type: $1) })
      let inner = pattern(
        from: arguments[0].expression, whole, LocalVariable("$part", type: whole))
      if case .tuple(let list) = inner {
        parts = list
      } else if case .wildcard = inner {
      } else {
        diagnose(
          .payloadAsTuple(name: found.declaration.name, count: types.count), .warning,
          at: place ?? found.range)
        parts = [inner]
      }
    } else if !arguments.isEmpty, let place {
      arguments.forEach { declareNames(in: $0) }
      if types.isEmpty {
        diagnose(
          .payloadMismatch(name: found.declaration.name), at: found.range,
          notes: [
            note(
              .removeAssociatedValues, at: found.range,
              replacing: SourceRange(source, found.range.upper, place.upper))
          ])
      } else if types.count == 1 {
        let label = found.declaration.parameters[0].label.map { "(\($0): \(types[0].text))" }
        diagnose(
          .tuplePatternMismatch(type: label ?? types[0].text, count: arguments.count),
          at: SourceRange(source, found.range.upper, place.upper))
      } else {
        diagnose(
          .tuplePatternMismatch(
            type: SwiftType.tuple(
              zip(found.declaration.parameters, types).map {
                TupleElement(label: $0.label, type: $1)
              }
            ).text, count: arguments.count),
          at: SourceRange(source, found.range.upper, place.upper))
      }
    }
    if parts.isEmpty, arguments.count != types.count, arguments.count != 1 || types.isEmpty {
      // What the names mean is unknown, but they are declared.
      for argument in arguments {
        _ = pattern(from: argument.expression, .error, LocalVariable("$part", type: .error))
      }
    }
    var result = Pattern.enumCase(found.declaration, parts)
    if found.depth < 0 { return .cast(found.type, result) }
    for _ in 0..<found.depth { result = .some(result) }
    return result
  }

  /// A value compared with `~=`.
  private func expressionPattern(
    _ syntax: ExprSyntax, _ type: SwiftType, _ subject: LocalVariable
  ) -> Pattern {
    let place = range(syntax)
    let first = solver.count
    let value = check(syntax, expected: type)
    if value.type.isError {
      finish(value, from: first)
      return .wildcard
    }
    let pattern = CallArgument(label: nil, syntax: syntax, range: place)
    pattern.checked = value
    if let converted = attemptCoerce(value, to: type), !resolveHead(value.type).isNamed("Range") {
      pattern.checked = converted
    }
    let matched = CallArgument(label: nil, syntax: syntax, range: place)
    matched.checked = Expression(.variable(subject), type: subject.type, range: place)
    let arguments = [pattern, matched]
    let candidates = operators(named: "~=", arguments, arity: 2)
    guard let chosen = best(of: candidates, arguments, known.bool, place, place) else {
      finish(value, from: first)
      if resolve(type).isNamed("Bool"), case .integerLiteral(let number) = value.kind,
        number == 0 || number == 1
      {
        diagnose(.integerLiteralAsBoolean(value: number), at: place)
        return .wildcard
      }
      diagnose(
        .expressionPatternMismatch(
          pattern: resolve(value.type).text, value: resolve(type).text), at: place)
      return .wildcard
    }
    let call = apply(chosen, arguments, known.bool, place, place)
    finish(call, from: first)
    return .expression(call, subject: subject)
  }
}
