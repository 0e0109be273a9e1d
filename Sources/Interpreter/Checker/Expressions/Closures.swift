import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// Checks a closure; its parameters and result come from its signature or from what is expected.
  func checkClosure(
    _ syntax: ClosureExprSyntax, _ expected: SwiftType?, isCalledAtOnce: Bool = false
  ) -> Expression {
    let range = range(syntax)
    let builder = closureBuilder
    closureBuilder = nil
    var wanted: FunctionType?
    if let expected {
      let head = resolveHead(resolveHead(expected).withoutOptionals)
      if case .function(let function) = head { wanted = function }
    }
    let isUnknown = wanted == nil && (expected.map { resolveHead($0).isNotSimulated } ?? false)
    let signature = closureSignature(syntax, wanted, isUnknown ? unknownType : nil, range)
    guard let signature else { return invalid(range) }
    var type = FunctionType(signature.parameters, signature.result)
    type.isEscaping = true
    type.isThrowing = signature.throwsExplicitly
    type.isAsync = waits(syntax)
    if let attributes = syntax.signature?.attributes {
      type.attributes.isolation = globalActor(among: attributes)
      type.attributes.isSendable = attributes.trimmedDescription.contains("@Sendable")
    }
    // A body of several statements does not decide between overloads.
    if skippedClosures > 0
      || solver.isTrial > 0 && (syntax.statements.count > 1 || builder != nil)
    {
      return Expression(.tuple([]), type: .function(type), range: range)
    }
    let context = FunctionContext(kind: .closure, depth: function.depth + 1, parent: function)
    context.start = SourceRange(source, range.lower, range.lower + 1)
    context.returnType = signature.result
    context.isThrowing = wanted?.isThrowing ?? true
    context.thrownType = syntax.signature?.effectSpecifiers?.throwsClause?.type.map {
      resolveType($0)
    }
    context.isShorthandAllowed = signature.usesShorthands
    // The work of a `Task` is done once and keeps nothing for long.
    let isEscaping =
      (wanted?.isEscaping ?? true) && !isCalledAtOnce
      && !(wanted?.attributes.inheritsContext ?? false)
    context.parameterNames = signature.names.map(\.text)
    context.declaresThrows = signature.throwsExplicitly
    if isEscaping { context.escapingClosure = range }
    context.requiresExplicitSelf =
      !isCalledAtOnce && !isUnknown
      && (isEscaping && !capturesSelf(syntax)
        || function.requiresExplicitSelf && !capturesSelf(syntax))
    let captures = checkCaptures(syntax.signature?.capture)
    let outer = (scope, function)
    scope = Scope(parent: scope, depth: context.depth)
    function = context
    defer { (scope, function) = outer }
    for capture in captures { scope.declare(capture.variable.name, .variable(capture.variable)) }
    let before = (errors: errorCount, all: diagnostics.count)
    let types = signature.parts ?? signature.parameters.map(\.type)
    let variables = zip(signature.names, zip(types, signature.places)).map { name, part in
      LocalVariable(
        name.text, type: part.0, isMutable: part.1, range: name.range)
    }
    for variable in variables {
      if case .variable(let index) = resolveHead(variable.type), wanted == nil {
        closureParameters[index] = (variable.name, variable.range ?? range)
      }
    }
    for variable in variables where variable.name != "_" {
      scope.declare(variable.name, .variable(variable))
    }
    if signature.usesShorthands { context.shorthands = variables }
    let implementation = FunctionImplementation(declaration: nil, name: "closure")
    implementation.isAsync = type.isAsync || wanted?.isAsync ?? false
    implementation.parameters = variables
    var opening: [Statement] = []
    if signature.parts != nil {
      // One tuple that the closure takes apart.
      let whole = LocalVariable("$tuple", type: signature.parameters[0].type)
      implementation.parameters = [whole]
      opening = [
        Statement(
          .binding(
            .tuple(variables.map { $0.name == "_" ? .wildcard : .variable($0) }),
            Expression(.variable(whole), type: whole.type, range: range)), range: range)
      ]
    }
    implementation.defaults = implementation.parameters.map { _ in nil }
    let body = opening + closureBody(syntax, signature, context, builder)
    implementation.body = body
    if errorCount > before.errors { dropUsageWarnings(from: before.all) }
    type.isThrowing = context.foundThrow || signature.throwsExplicitly
    let closure = ClosureExpression(function: implementation, captures: captures)
    unsettledBodies[ObjectIdentifier(closure)] = body
    let result = Expression(
      .closure(closure),
      type: .function(
        {
          var function = FunctionType(type.parameters, context.returnType ?? signature.result)
          function.isThrowing = type.isThrowing
          function.isAsync = type.isAsync
          function.isEscaping = true
          function.attributes = type.attributes
          return function
        }()), range: range)
    return result
  }

  private struct Signature {
    var names: [(text: String, range: SourceRange?)]
    var parameters: [FunctionType.Parameter]
    var result: SwiftType
    var usesShorthands = false

    /// The types of a single tuple parameter's elements, when the closure names those.
    var parts: [SwiftType]?
    var places: [Bool] = []
    var throwsExplicitly = false
    var hasWrittenResult = false
  }

  private func closureSignature(
    _ syntax: ClosureExprSyntax, _ wanted: FunctionType?, _ unknown: SwiftType?,
    _ range: SourceRange
  ) -> Signature? {
    var names: [(text: String, range: SourceRange?)] = []
    var types: [SwiftType?] = []
    var places: [Bool] = []
    var usesShorthands = false
    switch syntax.signature?.parameterClause {
    case .simpleInput(let list):
      for item in list {
        names.append((item.name.identifierText, self.range(item.name)))
        types.append(nil)
        places.append(false)
      }
    case .parameterClause(let clause):
      for item in clause.parameters {
        let token = item.secondName ?? item.firstName
        names.append((token.identifierText, self.range(token)))
        types.append(item.type.map { resolveType($0) })
        places.append(
          item.type?.as(AttributedTypeSyntax.self)?.specifiers.trimmedDescription == "inout")
      }
    case nil:
      let highest = highestShorthand(in: syntax)
      let count = max(wanted?.parameters.count ?? 0, highest + 1)
      let takesApart = tupleParts(wanted)?.count == highest + 1 && highest > 0
      if let wanted, !takesApart, highestShorthand(in: syntax) + 1 > wanted.parameters.count {
        let used = highestShorthand(in: syntax) + 1
        diagnose(
          .closureTakesOther(
            type: contextText(wanted), wanted: wanted.parameters.count, used: used), at: range)
        return nil
      }
      if let wanted, wanted.parameters.count > 0, highestShorthand(in: syntax) < 0 {
        diagnose(
          .closureIgnoresParameters(count: wanted.parameters.count),
          at: SourceRange(source, range.lower, range.lower + 1))
        return nil
      }
      if let wanted, !takesApart, highestShorthand(in: syntax) >= 0,
        highestShorthand(in: syntax) + 1 < wanted.parameters.count
      {
        diagnose(
          .closureTakesOther(
            type: contextText(wanted), wanted: wanted.parameters.count,
            used: highestShorthand(in: syntax) + 1), at: range)
        return nil
      }
      for index in 0..<count {
        names.append(("$\(index)", nil))
        types.append(nil)
        places.append(false)
      }
      usesShorthands = true
    @unknown default: break
    }
    if let wanted, names.count != wanted.parameters.count {
      // One tuple parameter may be taken apart.
      if let parts = tupleParts(wanted), parts.count == names.count {
        let types = zip(types, parts).map { $0 ?? $1 }
        var result = wanted.result
        if let written = syntax.signature?.returnClause {
          let type = resolveType(written.type)
          if unify(type, result) { result = type }
        }
        return Signature(
          names: names, parameters: wanted.parameters, result: result,
          usesShorthands: usesShorthands, parts: types, places: places)
      }
      diagnose(
        .closureTakesOther(
          type: contextText(wanted), wanted: wanted.parameters.count, used: names.count),
        at: syntax.signature.map { self.range($0.parameterClause.map { Syntax($0) } ?? Syntax($0)) }
          ?? range)
      return nil
    }
    var parameters: [FunctionType.Parameter] = []
    for (index, type) in types.enumerated() {
      let given = wanted?.parameters[index]
      var parameter: FunctionType.Parameter
      if let type {
        if let given, !unify(type, given.type) {
          diagnose(
            .cannotConvert(
              from: resolve(given.type).text, to: resolve(type).text, purpose: .closureParameter),
            at: range)
        }
        parameter = FunctionType.Parameter(type)
      } else {
        parameter = FunctionType.Parameter(given?.type ?? unknown ?? solver.fresh())
      }
      parameter.isInout = places[index] || given?.isInout ?? false
      parameters.append(parameter)
    }
    var result = wanted?.result ?? unknown ?? solver.fresh()
    var hasWritten = false
    if let written = syntax.signature?.returnClause {
      let type = resolveType(written.type)
      hasWritten = true
      if wanted == nil || !converts(type, to: result) {
        result = type
      } else {
        _ = coerce(
          Expression(.nilLiteral, type: type, range: range), to: result)
        result = type
      }
    }
    return Signature(
      names: names, parameters: parameters, result: result, usesShorthands: usesShorthands,
      places: parameters.map(\.isInout),
      throwsExplicitly: syntax.signature?.effectSpecifiers?.throwsClause != nil,
      hasWrittenResult: hasWritten)
  }

  /// The highest `$n` that belongs to this closure, -1 when there is none.
  private func highestShorthand(in syntax: ClosureExprSyntax) -> Int {
    var highest = -1
    func visit(_ node: Syntax) {
      if node.is(ClosureExprSyntax.self) {
        let inner = node.cast(ClosureExprSyntax.self)
        if inner.signature?.parameterClause != nil {
          // Its own `$0` would be an error, those inside belong to it.
        } else {
          return
        }
      }
      if let token = node.as(TokenSyntax.self), case .dollarIdentifier(let text) = token.tokenKind,
        let index = Int(text.dropFirst())
      {
        highest = max(highest, index)
      }
      for child in node.children(viewMode: .sourceAccurate) { visit(child) }
    }
    for statement in syntax.statements { visit(Syntax(statement)) }
    return highest
  }

  /// The types of the elements, when a function takes one tuple.
  private func tupleParts(_ wanted: FunctionType?) -> [SwiftType]? {
    guard let wanted, wanted.parameters.count == 1,
      case .tuple(let elements) = resolveHead(wanted.parameters[0].type), elements.count > 1
    else { return nil }
    return elements.map(\.type)
  }

  /// The function type a closure stands for, as it is usually written.
  private func contextText(_ type: FunctionType) -> String {
    let text = resolve(.function(type)).text
    return text.hasSuffix("-> ()") ? text.dropLast(2) + "Void" : text
  }

  private func capturesSelf(_ syntax: ClosureExprSyntax) -> Bool {
    syntax.signature?.capture?.items.contains {
      ($0.initializer?.value.trimmedDescription ?? $0.name.text) == "self"
        && ($0.specifier == nil || $0.specifier?.specifier.text == "unowned"
          || $0.specifier?.specifier.text == "weak")
    } ?? false
  }

  private func checkCaptures(_ clause: ClosureCaptureClauseSyntax?)
    -> [(variable: LocalVariable, value: Expression)]
  {
    guard let clause else { return [] }
    return clause.items.compactMap { item in
      let name = item.name.identifierText
      let value: Expression
      if let initializer = item.initializer {
        value = checkFull(initializer.value)
      } else {
        switch name == "self"
          ? selfReference(range(item.name)) : resolve(name: name, at: range(item.name))
        {
        case .value(let found)?: value = found
        case .invalid?: return nil
        default:
          diagnoseUnknownName(name, range(item.name))
          return nil
        }
      }
      var type = value.type
      var ownership = LocalVariable.Ownership.strong
      switch item.specifier?.specifier.text {
      case "weak":
        ownership = .weak
        if type.optionalObject == nil { type = .optional(type) }
      case "unowned": ownership = .unowned
      default: break
      }
      if ownership == .weak, !isClassBound(type.withoutOptionals), !type.isError {
        diagnose(
          .weakNeedsClass(keyword: "weak", type: type.withoutOptionals.text), at: range(item.name))
      }
      let variable = LocalVariable(
        name, type: type, isMutable: ownership == .weak, ownership: ownership,
        range: range(item.name))
      return (variable, value)
    }
  }

  /// The statements of a closure; a single expression is its value.
  private func closureBody(
    _ syntax: ClosureExprSyntax, _ signature: Signature, _ context: FunctionContext,
    _ builder: SwiftType?
  ) -> [Statement] {
    let items = syntax.statements
    if let builder,
      let statements = builderBody(
        items, builder, signature.result, .closureResult, isClosure: true,
        end: range(syntax.rightBrace))
    {
      return statements
    }
    if items.count == 1, let only = items.first, let expression = singleExpression(only),
      !(resolveHead(signature.result).isVoid && isConditional(expression))
    {
      let result = signature.result
      let value = check(expression, expected: resolveHead(result).isVoid ? nil : result)
      let place = range(expression)
      let wanted = resolveHead(result)
      if wanted.isVoid, !resolveHead(value.type).isVoid {
        if solver.isTrial > 0 { solver.score.functionConversions += 1 }
        warnUnused(value, expression)
        return [
          Statement(.expression(value), range: place)
        ]
      }
      if resolveHead(value.type).isNever { return [Statement(.expression(value), range: place)] }
      let converted: Expression
      if let attempt = attemptCoerce(value, to: result) {
        converted = attempt
      } else {
        if let written = syntax.signature?.returnClause {
          diagnose(
            .declaredClosureResult(
              declared: resolve(result).text, type: defaulted(value.type).text),
            at: range(written.type))
          return []
        }
        converted = convert(value, to: result, .closureResult)
      }
      return [Statement(.return(converted), range: place)]
    }
    let head = resolveHead(signature.result)
    if case .variable(let index) = head, solver.variables[index].literal == nil,
      !hasReturnValue(in: syntax)
    {
      _ = bind(index, to: .void)
    }
    let body = checkBody(items)
    if let type = context.returnType, solver.isTrial == 0 {
      checkReturns(body, type: type, kind: .closure, end: range(syntax.rightBrace))
    }
    return body
  }

  private func isConditional(_ syntax: ExprSyntax) -> Bool {
    syntax.is(IfExprSyntax.self) || syntax.is(SwitchExprSyntax.self)
  }

  /// Whether the closure itself returns a value somewhere.
  private func hasReturnValue(in syntax: ClosureExprSyntax) -> Bool {
    func visit(_ node: Syntax) -> Bool {
      switch node.kind {
      case .closureExpr, .functionDecl, .classDecl, .structDecl, .enumDecl, .accessorDecl:
        return false
      case .returnStmt: return node.as(ReturnStmtSyntax.self)?.expression != nil
      default: return node.children(viewMode: .sourceAccurate).contains { visit($0) }
      }
    }
    return syntax.statements.contains { visit(Syntax($0)) }
  }
}
