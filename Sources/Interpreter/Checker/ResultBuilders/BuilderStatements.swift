import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// What a statement becomes.
  enum BuilderItem {
    case component(BuilderComponent)
    case plain, fault
  }

  func builderItem(
    _ item: CodeBlockItemSyntax, _ builder: SwiftType, _ statements: inout [Statement]
  ) -> BuilderItem {
    switch item.item {
    case .decl: return .plain
    case .expr(let expression): return builderExpression(expression, builder, &statements)
    case .stmt(let statement):
      switch statement.as(StmtSyntaxEnum.self) {
      case .expressionStmt(let written):
        return builderExpression(written.expression, builder, &statements)
      case .throwStmt: return .plain
      case .forStmt(let loop): return builderFor(loop, builder, &statements)
      case .doStmt(let written) where written.catchClauses.isEmpty:
        return builderDo(written, builder, &statements)
      default: return unsupported(range(statement), builder)
      }
    @unknown default: return .plain
    }
  }

  func unsupported(_ place: SourceRange, _ builder: SwiftType) -> BuilderItem {
    diagnose(.builderControlFlow(builder: builder.text), at: place)
    return .fault
  }

  private func builderExpression(
    _ syntax: ExprSyntax, _ builder: SwiftType, _ statements: inout [Statement]
  ) -> BuilderItem {
    if let conditional = syntax.as(IfExprSyntax.self) {
      return builderIf(conditional, builder, &statements)
    }
    if let choice = syntax.as(SwitchExprSyntax.self) {
      return builderSwitch(choice, builder, &statements)
    }
    let place = range(syntax)
    let first = solver.count
    let before = errorCount
    let value: Expression
    if hasBuilderFunction("buildExpression", in: builder) {
      let argument = CallArgument(label: nil, syntax: syntax, range: place)
      value = callBuilder("buildExpression", [argument], builder, expected: nil, place)
    } else {
      value = check(syntax)
    }
    finish(value, from: first)
    guard errorCount == before, !value.type.isError else { return .fault }
    if value.type.isNever {
      statements.append(Statement(.expression(value), range: place))
      return .fault
    }
    return .component(hold(value, syntax, &statements))
  }

  private func builderDo(
    _ syntax: DoStmtSyntax, _ builder: SwiftType, _ statements: inout [Statement]
  ) -> BuilderItem {
    let place = range(syntax)
    let first = solver.count
    let outer = scope
    scope = Scope(parent: outer, depth: function.depth)
    defer { scope = outer }
    var block = builderBlock(syntax.body.statements, builder, place)
    guard let value = block.value else { return .fault }
    finish(value, from: first)
    let result = BuilderChoice(place)
    block.statements.append(result.set(value))
    result.variable.type = value.type
    statements += [result.declaration, Statement(.block(block.statements), range: place)]
    return .component(result.component(ExprSyntax(TupleExprSyntax(elements: []))))
  }

  // MARK: Loops

  private func builderFor(
    _ syntax: ForStmtSyntax, _ builder: SwiftType, _ statements: inout [Statement]
  ) -> BuilderItem {
    let place = range(syntax)
    guard hasBuilderFunction("buildArray", in: builder) else { return unsupported(place, builder) }
    let list = LocalVariable("$array", type: .error, isMutable: true)
    let before = errorCount
    let loop = checkFor(syntax, nil) { [self] items in
      let outer = scope
      scope = Scope(parent: outer, depth: function.depth)
      defer { scope = outer }
      let first = solver.count
      var block = builderBlock(items, builder, place)
      guard let value = block.value else { return block.statements }
      finish(value, from: first)
      list.type = known.array(value.type)
      let component = hold(value, ExprSyntax(TupleExprSyntax(elements: [])), &block.statements)
      let base = Expression(.variable(list), type: list.type, range: place)
      if case .callables(let candidates) = member("append", of: base, place, wholeRange: place) {
        let start = solver.count
        let call = resolveCall(candidates, [component.argument()], nil, place, place)
        finish(call, from: start)
        block.statements.append(Statement(.expression(call), range: place))
      }
      return block.statements
    }
    guard errorCount == before, !list.type.isError else { return .fault }
    statements.append(
      Statement(
        .binding(.variable(list), Expression(.array([]), type: list.type, range: place)),
        range: place))
    statements.append(loop)
    let start = solver.count
    let whole = BuilderComponent(
      variable: list, syntax: ExprSyntax(TupleExprSyntax(elements: [])), range: place)
    let value = callBuilder("buildArray", [whole.argument()], builder, expected: nil, place)
    finish(value, from: start)
    return .component(hold(value, whole.syntax, &statements))
  }
}
