import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// Warnings about the variables of a scope that ends: never used, never changed.
  func finishScope(_ scope: Scope) {
    guard solver.isTrial == 0 else { return }
    let here = Set(
      scope.names.values.flatMap { $0 }.compactMap { meaning -> LocalVariable? in
        if case .variable(let variable) = meaning { variable } else { nil }
      })
    let finished = declared.filter { here.contains($0) }
    declared.removeAll { here.contains($0) }
    for variable in finished { warnUsage(of: variable) }
  }

  private func warnUsage(of variable: LocalVariable) {
    guard !variable.isGlobal, let place = variable.range, !variable.type.isError else { return }
    let use = uses[variable] ?? VariableUse()
    let isBinding = conditionVariables.contains(variable)
    if use.reads <= 0, valueless.contains(variable) {
      diagnose(
        variable.isMutable
          ? use.writes == 0
            ? .immutableNeverUsed(name: variable.name, isMutable: true)
            : .writtenNeverRead(name: variable.name)
          : use.writes == 0
            ? .immutableNeverUsed(name: variable.name, isMutable: false)
            : .neverUsedAtAll(name: variable.name), .warning, at: place)
      return
    }
    if use.reads <= 0, use.writes == 0 {
      if isBinding {
        diagnose(.optionalBindingUnused(name: variable.name), .warning, at: place)
      } else if variable.isMutable || letKeywords[variable] != nil
        || patternVariables.contains(variable)
      {
        if letKeywords[variable] == nil, varKeywords[variable] == nil,
          !patternVariables.contains(variable)
        {
          return
        }
        if patternVariables.contains(variable) {
          diagnose(
            .immutableNeverUsed(name: variable.name, isMutable: variable.isMutable), .warning,
            at: place)
        } else {
          diagnose(
            .initializationNeverUsed(name: variable.name, isMutable: variable.isMutable), .warning,
            at: place)
        }
      }
    } else if variable.isMutable, use.reads <= 0, varKeywords[variable] != nil {
      diagnose(.writtenNeverRead(name: variable.name), .warning, at: place)
    } else if variable.isMutable, use.writes == 0, let keyword = varKeywords[variable] {
      diagnose(
        .neverMutated(name: variable.name), .warning, at: place,
        fixIts: [FixIt(replace: keyword, with: "let")])
    }
  }

  /// A warning about a value that nothing takes.
  func warnUnused(_ expression: Expression, _ syntax: ExprSyntax) {
    let type = resolve(expression.type)
    if type.isError || type.isVoid || type.isNever { return }
    if case .optional(let object) = type, object.isVoid || object.isNotSimulated { return }
    if scope === topScope, isInteractive { return }
    let place = range(syntax)
    var inner = expression
    var isChained = false
    while true {
      switch inner.kind {
      case .optionalEvaluation(let next):
        isChained = true
        inner = next
        continue
      case .wrapOptional(let next), .forceUnwrap(let next, _),
        .upcast(let next), .await(let next), .tryForced(let next):
        inner = next
        continue
      case .tryOptional:
        diagnose(.resultUnusedTry(operator: "try?"), .warning, at: place)
        return
      default: break
      }
      break
    }
    switch inner.kind {
    case .call(let declaration, let base, let arguments, let dispatch, _):
      if declaration.isDiscardable { return }
      if declaration.kind == .initializer {
        if dispatch == .superclass || base?.type.instanceOfMetatype == nil { return }
        diagnose(
          .resultOfInitializerUnused(type: (base?.type.instanceOfMetatype ?? type).text), .warning,
          at: base?.range ?? place, highlights: [place])
        return
      }
      if declaration.isOperator {
        diagnose(
          .resultOfOperatorUnused(name: declaration.name), .warning,
          at: operatorRange(syntax) ?? place)
        return
      }
      if declaration.kind == .enumCase, arguments.isEmpty {
        diagnose(.expressionUnused(type: type.text), .warning, at: place)
        return
      }
      diagnose(
        .resultUnused(name: declaration.shortName), .warning, at: calleeRange(syntax),
        highlights: [place])
    case .variable(let variable):
      diagnose(
        variable.isMutable
          ? .variableUnused(name: variable.name) : .expressionUnused(type: type.text), .warning,
        at: place)
    case .property(let declaration, let base, _):
      diagnose(
        base == nil
          ? .variableUnused(name: declaration.name)
          : isPlace(inner) && !isChained
            ? .propertyAccessUnused : .expressionUnused(type: type.text),
        .warning, at: accessRange(syntax))
    case .subscripted:
      diagnose(
        isPlace(inner) && !isChained ? .subscriptAccessUnused : .expressionUnused(type: type.text),
        .warning, at: accessRange(syntax))
    case .integerLiteral, .floatLiteral, .booleanLiteral:
      diagnose(.literalUnused(kind: kindName(of: inner)), .warning, at: place)
    case .stringLiteral, .interpolatedString:
      diagnose(.literalUnused(kind: "string"), .warning, at: place)
    case .closure:
      diagnose(.unusedClosure, at: place, notes: [note(.useDo, at: place, prefixing: "do ")])
    case .functionReference: diagnose(.functionUnused, at: accessRange(syntax))
    case .metatype:
      if !inner.isBareTypeName { diagnose(.expressionUnused(type: type.text), .warning, at: place) }
    case .callValue:
      diagnose(.resultOfFunctionValueUnused(type: type.text), .warning, at: place)
    case .and, .or, .coalesce:
      let name = syntax.as(InfixOperatorExprSyntax.self)?.operator.trimmedDescription ?? "&&"
      diagnose(.resultOfOperatorUnused(name: name), .warning, at: operatorRange(syntax) ?? place)
    case .statement, .assign, .discard: return
    default: diagnose(.expressionUnused(type: type.text), .warning, at: place)
    }
  }

  private func kindName(of expression: Expression) -> String {
    switch expression.kind {
    case .booleanLiteral: "boolean"
    case .floatLiteral: "floating-point"
    default: "integer"
    }
  }

  private func operatorRange(_ syntax: ExprSyntax) -> SourceRange? {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .infixOperatorExpr(let infix): range(infix.operator)
    case .prefixOperatorExpr(let prefix): range(prefix.operator)
    case .tupleExpr(let tuple): tuple.elements.first.flatMap { operatorRange($0.expression) }
    default: nil
    }
  }

  /// Where the compiler points for an unused call: the member's name, or the function's.
  private func calleeRange(_ syntax: ExprSyntax) -> SourceRange {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call): return calleeRange(call.calledExpression)
    case .memberAccessExpr(let member): return range(member.declName)
    case .tryExpr(let attempt): return calleeRange(attempt.expression)
    case .awaitExpr(let wait): return calleeRange(wait.expression)
    case .forceUnwrapExpr(let unwrap): return calleeRange(unwrap.expression)
    default: return range(syntax)
    }
  }

  /// Where the compiler points for what is read and not used: the member's name, or the bracket.
  private func accessRange(_ syntax: ExprSyntax) -> SourceRange {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let member): range(member.declName)
    case .subscriptCallExpr(let call): range(call.leftSquare)
    default: range(syntax)
    }
  }

  /// Whether an expression could stand at the left of `=`: reading it alone is then told as that.
  private func isPlace(_ expression: Expression) -> Bool {
    immutability(expression, .assignment, isOutermost: true) == nil
  }

  func warnUnreachable(after statement: Statement?, _ place: SourceRange) {
    guard let statement else { return }
    switch statement.kind {
    case .return: diagnose(.codeAfterNeverExecuted(keyword: "return"), .warning, at: place)
    case .throw: diagnose(.codeAfterNeverExecuted(keyword: "throw"), .warning, at: place)
    case .break: diagnose(.codeAfterNeverExecuted(keyword: "break"), .warning, at: place)
    case .continue: diagnose(.codeAfterNeverExecuted(keyword: "continue"), .warning, at: place)
    case .expression: diagnose(.neverExecuted, .warning, at: place)
    default: return
    }
  }
}
