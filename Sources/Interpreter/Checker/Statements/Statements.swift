import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// Checks the statements of a body in a scope of their own.
  func checkBlock(_ items: CodeBlockItemListSyntax) -> [Statement] {
    let outer = scope
    scope = Scope(parent: outer, depth: function.depth)
    defer { scope = outer }
    return checkBody(items)
  }

  /// Checks statements in the current scope: types and functions first, which are visible in all
  /// of it, then everything in order.
  func checkBody(_ items: CodeBlockItemListSyntax) -> [Statement] {
    let items = items.flatMap { activeItems($0) }
    let declarations = items.compactMap { item -> DeclSyntax? in
      if case .decl(let declaration) = item.item { declaration } else { nil }
    }
    let types = declareLocalTypes(declarations)
    declareLocalFunctions(declarations)
    types()
    for case let variable? in declarations.map({ $0.as(VariableDeclSyntax.self) }) {
      scope.variables.formUnion(variable.bindings.flatMap { names(in: $0.pattern) })
    }
    var statements: [Statement] = []
    var ended = false
    for item in items {
      if ended, solver.isTrial == 0 {
        if case .decl(let declaration) = item.item, !declaration.is(VariableDeclSyntax.self) {
        } else {
          warnUnreachable(after: statements.last, range(item))
          ended = false
        }
      }
      let before = diagnostics.count
      let new = checkItem(item)
      if function.kind == .closure { keepFirstFault(from: before) }
      statements += new
      if let last = new.last, !ended, statements.count > 0 { ended = leaves(last) }
    }
    finishScope(scope)
    return statements
  }

  /// The items that `#if` leaves: UIKit's own platform is taken to be iOS.
  func activeItems(_ item: CodeBlockItemSyntax) -> [CodeBlockItemSyntax] {
    guard case .decl(let declaration) = item.item,
      let conditional = declaration.as(IfConfigDeclSyntax.self)
    else { return [item] }
    for clause in conditional.clauses where isActive(clause) {
      guard case .statements(let list)? = clause.elements else { return [] }
      return list.flatMap { activeItems($0) }
    }
    return []
  }

  func isActive(_ clause: IfConfigClauseSyntax) -> Bool {
    guard let condition = clause.condition else { return true }
    return isTrue(condition)
  }

  private func isTrue(_ condition: ExprSyntax) -> Bool {
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): return literal.literal.tokenKind == .keyword(.true)
    case .prefixOperatorExpr(let prefix): return !isTrue(prefix.expression)
    case .tupleExpr(let tuple): return tuple.elements.first.map { isTrue($0.expression) } ?? false
    case .infixOperatorExpr(let infix):
      let name = infix.operator.trimmedDescription
      if name == "&&" { return isTrue(infix.leftOperand) && isTrue(infix.rightOperand) }
      if name == "||" { return isTrue(infix.leftOperand) || isTrue(infix.rightOperand) }
      return false
    case .functionCallExpr(let call):
      let argument = call.arguments.first?.expression.trimmedDescription ?? ""
      switch call.calledExpression.trimmedDescription {
      case "os": return argument == "iOS"
      case "canImport": return argument == "UIKit" || argument == "Foundation"
      case "targetEnvironment": return argument == "simulator"
      case "swift", "compiler": return true
      default: return false
      }
    case .declReferenceExpr(let name): return name.baseName.text == "DEBUG"
    default: return false
    }
  }

  func checkItem(_ item: CodeBlockItemSyntax) -> [Statement] {
    switch item.item {
    case .decl(let declaration): return checkDeclarationStatement(declaration)
    case .stmt(let statement): return checkStatement(statement)
    case .expr(let expression): return [checkExpressionStatement(expression)]
    @unknown default: return []
    }
  }

  private func checkExpressionStatement(_ syntax: ExprSyntax) -> Statement {
    let place = range(syntax)
    if let conditional = syntax.as(IfExprSyntax.self) { return checkIf(conditional) }
    if let choice = syntax.as(SwitchExprSyntax.self) { return checkSwitch(choice, label: nil) }
    let first = solver.count
    let before = errorCount
    if syntax.is(ClosureExprSyntax.self), scope === topScope, !isInteractive {
      diagnose(.topLevelClosure, at: place)
      diagnose(.unusedClosure, at: place)
    }
    let expression = check(syntax)
    finish(expression, from: first)
    if solver.isTrial == 0, errorCount == before { warnUnused(expression, syntax) }
    return Statement(.expression(expression), range: place)
  }

  /// A statement, which may become several.
  func checkStatement(_ syntax: StmtSyntax) -> [Statement] {
    let place = range(syntax)
    switch syntax.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let statement): return [checkExpressionStatement(statement.expression)]
    case .returnStmt(let statement): return [checkReturn(statement)]
    case .guardStmt(let statement): return [checkGuard(statement)]
    case .whileStmt(let statement): return [checkWhile(statement, nil)]
    case .repeatStmt(let statement): return [checkRepeat(statement, nil)]
    case .forStmt(let statement): return [checkFor(statement, nil)]
    case .labeledStmt(let statement): return [checkLabeled(statement)]
    case .breakStmt(let statement): return [checkBreak(statement)]
    case .continueStmt(let statement): return [checkContinue(statement)]
    case .fallThroughStmt:
      if !function.targets.contains(where: { $0.kind == .switchCase }) {
        diagnose(.fallthroughOutside, at: place)
      }
      return [Statement(.fallthrough, range: place)]
    case .deferStmt(let statement):
      return [Statement(.defer(checkBlock(statement.body.statements)), range: place)]
    case .doStmt(let statement): return [checkDo(statement, nil)]
    case .throwStmt(let statement): return [checkThrow(statement)]
    default:
      diagnose(.notUnderstood(what: syntax.trimmedDescription), at: place)
      return []
    }
  }

  private func checkReturn(_ syntax: ReturnStmtSyntax) -> Statement {
    let place = range(syntax)
    if function.kind == .topLevel {
      diagnose(.returnOutsideFunction, at: place)
      return Statement(.return(nil), range: place)
    }
    let type = function.returnType ?? .void
    guard let expression = syntax.expression else {
      let head = resolveHead(type)
      if head.isVariable {
        _ = unify(head, .void)
      } else if !head.isVoid, !head.isError {
        diagnose(
          .returnNeedsValue, at: place)
      }
      return Statement(.return(nil), range: place)
    }
    if resolveHead(type).isVoid, function.kind != .closure, function.kind != .initializer {
      let first = solver.count
      let value = check(expression)
      finish(value, from: first)
      if !resolveHead(value.type).isVoid, !value.type.isError, !resolveHead(value.type).isNever {
        let place = range(expression)
        diagnose(
          .unexpectedReturnValue, at: place,
          notes: function.kind == .function ? [note(.addReturnType, at: place)] : [])
      }
      return Statement(.return(value), range: place)
    }
    if function.kind == .initializer {
      if expression.is(NilLiteralExprSyntax.self) {
        if function.declaration?.isFailable != true {
          let name = function.declaration.flatMap { declaration in
            declaration.range.map {
              note(
                .makeFailable(name: declaration.fullName), at: $0,
                replacing: SourceRange($0.source, $0.lower + 4, $0.lower + 4), with: "?")
            }
          }
          diagnose(.nilInNonFailableInitializer, at: place, notes: name.map { [$0] } ?? [])
        }
        return Statement(
          .return(Expression(.nilLiteral, type: type, range: range(expression))), range: place)
      }
      diagnose(.nilIsOnlyReturnOfInitializer, at: place)
      return Statement(.return(nil), range: place)
    }
    let first = solver.count
    let value = check(expression, expected: type)
    let converted: Expression
    if resolveHead(value.type).isNever {
      converted = value
    } else {
      converted = convert(value, to: type, function.kind == .closure ? .closureResult : .returned)
      refuseToKeep(value, as: .value)
    }
    finish(converted, from: first)
    return Statement(.return(converted), range: place)
  }

  private func checkGuard(_ syntax: GuardStmtSyntax) -> Statement {
    let place = range(syntax)
    // What the conditions bind is visible after the guard, not in its body.
    let after = scope
    let inner = Scope(parent: after, depth: function.depth)
    scope = inner
    let conditions = checkConditions(syntax.conditions)
    scope = after
    let body = checkBlock(syntax.body.statements)
    for (name, meanings) in inner.names {
      for meaning in meanings { after.declare(name, meaning) }
    }
    if solver.isTrial == 0, !leaves(body) {
      diagnose(.guardFallsThrough, at: range(syntax.body.rightBrace))
    }
    return Statement(.guard(conditions, else: body), range: place)
  }

  private func checkWhile(_ syntax: WhileStmtSyntax, _ label: String?) -> Statement {
    let outer = scope
    scope = Scope(parent: outer, depth: function.depth)
    defer { scope = outer }
    let conditions = checkConditions(syntax.conditions)
    let body = loop(label) { checkBlock(syntax.body.statements) }
    finishScope(scope)
    return Statement(.while(conditions, body, label: label), range: range(syntax))
  }

  private func checkRepeat(_ syntax: RepeatStmtSyntax, _ label: String?) -> Statement {
    let body = loop(label) { checkBlock(syntax.body.statements) }
    let condition = checkFull(syntax.condition, as: known.bool, purpose: .condition)
    return Statement(.repeatWhile(body, condition, label: label), range: range(syntax))
  }

  func loop(_ label: String?, _ body: () -> [Statement]) -> [Statement] {
    function.targets.append(JumpTarget(kind: .loop, label: label))
    defer { function.targets.removeLast() }
    return body()
  }

  /// - Parameter body: checks the statements of the loop, where they are not plain ones.
  func checkFor(
    _ syntax: ForStmtSyntax, _ label: String?,
    body checkStatements: ((CodeBlockItemListSyntax) -> [Statement])? = nil
  ) -> Statement {
    if syntax.awaitKeyword != nil { return checkForAwait(syntax, label) }
    let place = range(syntax)
    let first = solver.count
    var sequence = check(syntax.sequence)
    finish(sequence, from: first)
    if sequence.type.isNotSimulated { sequence = demanded(sequence) }
    if sequence.isImplicitlyUnwrapped, case .optional(let object) = sequence.type {
      sequence = Expression(
        .forceUnwrap(sequence, implicitly: true), type: object, range: sequence.range)
    }
    let outer = scope
    scope = Scope(parent: outer, depth: function.depth)
    defer { scope = outer }
    var element = SwiftType.error
    var iterator: (make: Declaration, next: Declaration)?
    if !sequence.type.isError {
      if let found = elementType(ofSequence: sequence.type) {
        element = found
        iterator = scriptIterator(of: sequence.type)
      } else if case .optional = sequence.type {
        diagnose(
          .forInOptional(type: sequence.type.text), at: sequence.range)
      } else {
        diagnose(.notSequence(type: sequence.type.text), at: sequence.range)
      }
    }
    var written: SwiftType?
    if let annotation = syntax.typeAnnotation { written = resolveType(annotation.type) }
    let pattern: Pattern
    if syntax.caseKeyword != nil {
      let subject = LocalVariable("$element", type: element)
      pattern = checkPattern(syntax.pattern, element, subject)
    } else {
      if syntax.pattern.is(TuplePatternSyntax.self), !element.isError {
        if case .tuple = element {
        } else {
          diagnose(.forTuplePattern(type: element.text), at: sequence.range)
          element = .error
        }
      }
      pattern = bindPattern(syntax.pattern, written ?? element, isMutable: false)
    }
    let filter = syntax.whereClause.map {
      checkFull($0.condition, as: known.bool, purpose: .condition)
    }
    let body = loop(label) {
      checkStatements?(syntax.body.statements) ?? checkBlock(syntax.body.statements)
    }
    finishScope(scope)
    return Statement(
      .forIn(pattern, sequence, iterator: iterator, where: filter, body, label: label),
      range: place)
  }

  /// What a sequence gives, nil when the type is none.
  func elementType(ofSequence type: SwiftType) -> SwiftType? {
    if type.isNamed("Array") || type.isNamed("Set"), let element = type.genericArguments.first {
      return element
    }
    if type.isNamed("Dictionary"), type.genericArguments.count == 2 {
      return .tuple([
        TupleElement(label: "key", type: type.genericArguments[0]),
        TupleElement(label: "value", type: type.genericArguments[1]),
      ])
    }
    guard protocols(of: type).contains(where: { $0.name == "Sequence" || $0.name == "Collection" })
    else { return nil }
    if let element = associatedType("Element", of: type) { return element }
    guard let next = members(of: type, named: "next").first else { return nil }
    return substitute(next.declaration.type, next.substitutions).optionalObject
  }

  /// `makeIterator` and `next` of a sequence that a script declares.
  private func scriptIterator(of type: SwiftType) -> (make: Declaration, next: Declaration)? {
    guard type.nominal?.module == "main" else { return nil }
    let make = members(of: type, named: "makeIterator").first
    let iterator = make.map { substitute($0.declaration.type, $0.substitutions) } ?? type
    guard let next = members(of: iterator, named: "next").first?.declaration else { return nil }
    if case .script? = make?.declaration.implementation, let make {
      return (make.declaration, next)
    }
    return (next, next)
  }

  private func checkLabeled(_ syntax: LabeledStmtSyntax) -> Statement {
    let label = syntax.label.text
    switch syntax.statement.as(StmtSyntaxEnum.self) {
    case .whileStmt(let statement): return checkWhile(statement, label)
    case .repeatStmt(let statement): return checkRepeat(statement, label)
    case .forStmt(let statement): return checkFor(statement, label)
    case .doStmt(let statement): return checkDo(statement, label)
    case .expressionStmt(let statement):
      if let choice = statement.expression.as(SwitchExprSyntax.self) {
        return checkSwitch(choice, label: label)
      }
      if let conditional = statement.expression.as(IfExprSyntax.self) {
        function.targets.append(JumpTarget(kind: .labelled, label: label))
        defer { function.targets.removeLast() }
        return Statement(
          .do([checkIf(conditional)], catches: [], label: label), range: range(syntax))
      }
      fallthrough
    default:
      return checkStatement(syntax.statement).first ?? Statement(.block([]), range: range(syntax))
    }
  }

  private func checkThrow(_ syntax: ThrowStmtSyntax) -> Statement {
    var value = checkFull(
      syntax.expression, as: function.thrownType ?? known.error, purpose: .thrown)
    if value.type.isNotSimulated { value = demanded(value) }
    function.foundThrow = true
    function.thrown.append(nil)
    function.throwingCalls += 1
    function.throwRange = function.throwRange ?? range(syntax)
    if !canThrowHere, solver.isTrial == 0, !value.type.isError {
      diagnose(.unhandledThrow, at: range(syntax))
    }
    return Statement(.throw(value), range: range(syntax))
  }
}
