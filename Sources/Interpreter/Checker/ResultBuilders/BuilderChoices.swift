import ScriptRuntime
import SwiftSyntax

extension Checker {
  func builderIf(
    _ syntax: IfExprSyntax, _ builder: SwiftType, _ statements: inout [Statement]
  ) -> BuilderItem {
    let place = range(syntax)
    var clauses = [syntax]
    var last: CodeBlockSyntax?
    while case .ifExpr(let next)? = clauses.last?.elseBody { clauses.append(next) }
    if case .codeBlock(let block)? = clauses.last?.elseBody { last = block }
    let count = clauses.count + (last == nil ? 0 : 1)
    let optional = hasBuilderFunction("buildOptional", in: builder) ? "buildOptional" : "buildIf"
    if last == nil, !hasBuilderFunction(optional, in: builder) {
      return unsupported(place, builder)
    }
    if count > 1, !canChoose(builder) { return unsupported(place, builder) }
    let choice = BuilderChoice(place)
    choice.isOptional = last == nil
    let before = errorCount
    let first = solver.count
    var parts: [(conditions: [Condition], body: [Statement], range: SourceRange)] = []
    for (index, clause) in clauses.enumerated() {
      let outer = scope
      scope = Scope(parent: outer, depth: function.depth)
      let conditions = checkConditions(clause.conditions)
      let isLimited = clause.conditions.contains {
        $0.condition.is(AvailabilityConditionSyntax.self)
      }
      let body = branch(
        clause.body.statements, builder, choice, index, count, isLimited: isLimited)
      finishScope(scope)
      scope = outer
      parts.append((conditions, body, range(clause)))
    }
    var other: [Statement]?
    if let last {
      let outer = scope
      scope = Scope(parent: outer, depth: function.depth)
      other = branch(last.statements, builder, choice, count - 1, count)
      scope = outer
    } else {
      other = [choice.setNothing()]
    }
    guard errorCount == before else { return .fault }
    settle(choice, from: first)
    for part in parts.reversed() {
      other = [Statement(.if(part.conditions, part.body, else: other), range: part.range)]
    }
    statements.append(choice.declaration)
    statements += other ?? []
    let component = choice.component(ExprSyntax(syntax))
    guard choice.isOptional else { return .component(component) }
    let start = solver.count
    let value = callBuilder(optional, [component.argument()], builder, expected: nil, place)
    finish(value, from: start)
    return .component(hold(value, ExprSyntax(syntax), &statements))
  }

  func builderSwitch(
    _ syntax: SwitchExprSyntax, _ builder: SwiftType, _ statements: inout [Statement]
  ) -> BuilderItem {
    let place = range(syntax)
    guard syntax.cases.count < 2 || canChoose(builder) else { return unsupported(place, builder) }
    let choice = BuilderChoice(place)
    let before = errorCount
    let first = solver.count
    var index = 0
    let statement = checkSwitch(syntax, label: nil) { [self] items in
      defer { index += 1 }
      return branch(items, builder, choice, index, syntax.cases.count)
    }
    guard errorCount == before else { return .fault }
    settle(choice, from: first)
    statements += [choice.declaration, statement]
    return .component(choice.component(ExprSyntax(syntax)))
  }

  private func canChoose(_ builder: SwiftType) -> Bool {
    hasBuilderFunction("buildEither", label: "first", in: builder)
      && hasBuilderFunction("buildEither", label: "second", in: builder)
  }

  /// One branch: its statements, which set the variable of the choice at their end.
  private func branch(
    _ items: CodeBlockItemListSyntax, _ builder: SwiftType, _ choice: BuilderChoice, _ index: Int,
    _ count: Int, isLimited: Bool = false
  ) -> [Statement] {
    let first = solver.count
    var block = builderBlock(items, builder, choice.range)
    guard var value = block.value else { return block.statements }
    finish(value, from: first)
    let syntax = ExprSyntax(TupleExprSyntax(elements: []))
    if isLimited, hasBuilderFunction("buildLimitedAvailability", in: builder) {
      let component = hold(value, syntax, &block.statements)
      value = callBuilder(
        "buildLimitedAvailability", [component.argument()], builder, expected: nil, choice.range)
      finish(value, from: first)
    }
    for isFirst in Self.path(to: index, of: count).reversed() {
      let component = hold(value, syntax, &block.statements)
      value = callBuilder(
        "buildEither", [component.argument(isFirst ? "first" : "second")], builder, expected: nil,
        choice.range)
    }
    if choice.values.isEmpty {
      choice.variable.type = value.type
    } else if !unify(value.type, choice.variable.type) {
      value = convert(value, to: choice.variable.type, .branch)
    }
    block.statements.append(choice.set(value))
    return block.statements
  }

  /// The way to a branch in the balanced tree of choices, from the root.
  private static func path(to index: Int, of count: Int) -> [Bool] {
    guard count > 1 else { return [] }
    let half = (count + 1) / 2
    return index < half
      ? [true] + path(to: index, of: half) : [false] + path(to: index - half, of: count - half)
  }

  /// Finds the types of the branches' values, which may depend on each other.
  private func settle(_ choice: BuilderChoice, from first: Int) {
    for value in choice.values { finish(value, from: first) }
    choice.variable.type = resolve(choice.variable.type)
    for place in choice.places { place.type = choice.type }
    for value in choice.wrapped { value.type = choice.type }
    choice.variable.type = choice.type
  }
}

/// The variable that the branches of an `if` or `switch` set.
final class BuilderChoice {
  let variable: LocalVariable
  let range: SourceRange
  var isOptional = false
  private(set) var values: [Expression] = []
  private(set) var places: [Expression] = []
  private(set) var wrapped: [Expression] = []

  init(_ range: SourceRange) {
    variable = LocalVariable("$choice", type: .error, isMutable: true)
    self.range = range
  }

  /// The variable's type once the branches' types are known.
  var type: SwiftType { isOptional ? .optional(variable.type) : variable.type }

  var declaration: Statement { Statement(.binding(.variable(variable), nil), range: range) }

  func set(_ value: Expression) -> Statement {
    values.append(value)
    guard isOptional else { return assignment(value) }
    let some = Expression(.wrapOptional(value), type: .error, range: value.range)
    wrapped.append(some)
    return assignment(some)
  }

  func setNothing() -> Statement {
    let nothing = Expression(.nilLiteral, type: .error, range: range)
    wrapped.append(nothing)
    return assignment(nothing)
  }

  private func assignment(_ value: Expression) -> Statement {
    let place = Expression(.variable(variable), type: .error, range: range)
    places.append(place)
    return Statement(
      .expression(Expression(.assign(place, value), type: .void, range: range)), range: range)
  }

  func component(_ syntax: ExprSyntax) -> BuilderComponent {
    BuilderComponent(variable: variable, syntax: syntax, range: range)
  }
}
