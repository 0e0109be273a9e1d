import ScriptRuntime
import SwiftSyntax

extension Checker {
  func checkConditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.compactMap { element in
      switch element.condition {
      case .expression(let expression):
        if let assignment = expression.as(InfixOperatorExprSyntax.self),
          assignment.operator.is(AssignmentExprSyntax.self)
        {
          _ = checkFull(expression)
          diagnose(
            .assignmentAsCondition, at: range(assignment.operator),
            fixIts: [FixIt(replace: range(assignment.operator), with: "==")])
          return nil
        }
        return .expression(checkFull(expression, as: known.bool, purpose: .condition))
      case .optionalBinding(let binding): return checkOptionalBinding(binding)
      case .matchingPattern(let matching):
        let value = checkFull(matching.initializer.value)
        let subject = LocalVariable("$subject", type: value.type)
        let pattern = checkPattern(matching.pattern, value.type, subject)
        return .matching(pattern, value, subject: subject)
      case .availability(let condition):
        // Everything is available, so nothing is not.
        guard condition.availabilityKeyword.tokenKind == .poundUnavailable else {
          return .available
        }
        return .expression(
          Expression(.booleanLiteral(false), type: known.bool, range: range(condition)))
      @unknown default: return nil
      }
    }
  }

  private func checkOptionalBinding(_ syntax: OptionalBindingConditionSyntax) -> Condition? {
    let isMutable = syntax.bindingSpecifier.tokenKind == .keyword(.var)
    let value: Expression
    var written: SwiftType?
    if let annotation = syntax.typeAnnotation { written = resolveType(annotation.type) }
    if let initializer = syntax.initializer {
      let first = solver.count
      var checked = check(initializer.value, expected: written.map { .optional($0) })
      if let written, let converted = attemptCoerce(checked, to: .optional(written)) {
        checked = converted
      }
      finish(checked, from: first)
      value = checked
    } else if let name = syntax.pattern.as(IdentifierPatternSyntax.self) {
      let place = range(name)
      let text = name.identifier.identifierText
      let reference = text == "self" ? selfReference(place) : resolve(name: text, at: place)
      guard case .value(let found)? = reference else {
        if reference == nil { diagnoseUnknownName(text, place) }
        scope.declare(text, .variable(LocalVariable(text, type: .error)))
        return nil
      }
      value = found
    } else {
      diagnose(.unwrapNeedsName, at: range(syntax.pattern))
      if let written = syntax.pattern.as(ExpressionPatternSyntax.self) {
        let found = checkFull(written.expression)
        if found.type.optionalObject == nil, !found.type.isError {
          diagnose(.bindingNeedsOptional(type: found.type.text), at: range(syntax.bindingSpecifier))
        }
      }
      return nil
    }
    var type = value.type
    if case .optional(let object) = type {
      type = written ?? object
    } else if type.isError {
      return .optionalBinding(
        bindPattern(
          syntax.pattern, written ?? type, isMutable: isMutable, keyword: syntax.bindingSpecifier),
        demanded(value))
    } else {
      diagnose(
        .bindingNeedsOptional(type: type.text), at: range(syntax.bindingSpecifier))
      type = .error
    }
    let pattern = bindPattern(
      syntax.pattern, type, isMutable: isMutable, keyword: syntax.bindingSpecifier)
    conditionVariables.formUnion(pattern.variables)
    return .optionalBinding(pattern, value)
  }

  func checkIf(_ syntax: IfExprSyntax) -> Statement {
    let outer = scope
    scope = Scope(parent: outer, depth: function.depth)
    let conditions = checkConditions(syntax.conditions)
    let body = checkBlock(syntax.body.statements)
    finishScope(scope)
    scope = outer
    var other: [Statement]?
    switch syntax.elseBody {
    case .ifExpr(let next)?: other = [checkIf(next)]
    case .codeBlock(let block)?: other = checkBlock(block.statements)
    case nil: break
    @unknown default: break
    }
    return Statement(.if(conditions, body, else: other), range: range(syntax))
  }

  // MARK: As expressions

  func checkIfExpression(_ syntax: IfExprSyntax, _ expected: SwiftType?) -> Expression {
    let place = range(syntax)
    let type = expected ?? solver.fresh()
    hasContext = expected.map { !resolveHead($0).isVariable } ?? false
    let outer = firstBranch
    firstBranch = nil
    defer { firstBranch = outer }
    guard let statement = ifBranches(syntax, type) else { return invalid(place) }
    return Expression(.statement(statement), type: type, range: place)
  }

  private func ifBranches(_ syntax: IfExprSyntax, _ type: SwiftType) -> Statement? {
    let outer = scope
    scope = Scope(parent: outer, depth: function.depth)
    let conditions = checkConditions(syntax.conditions)
    let body = branch(syntax.body.statements, type)
    scope = outer
    var other: [Statement]?
    switch syntax.elseBody {
    case .ifExpr(let next)?: other = ifBranches(next, type).map { [$0] }
    case .codeBlock(let block)?: other = branch(block.statements, type)
    default:
      diagnose(.ifExpressionNeedsElse, at: range(syntax))
      return nil
    }
    return Statement(.if(conditions, body, else: other), range: range(syntax))
  }

  /// A branch whose single expression is its value.
  private func branch(_ items: CodeBlockItemListSyntax, _ type: SwiftType) -> [Statement] {
    let outer = scope
    scope = Scope(parent: outer, depth: function.depth)
    defer { scope = outer }
    if items.count == 1, let only = items.first {
      let expression: ExprSyntax?
      switch only.item {
      case .expr(let found): expression = found
      case .stmt(let statement): expression = statement.as(ExpressionStmtSyntax.self)?.expression
      default: expression = nil
      }
      if let expression {
        let value = check(expression, expected: type)
        let converted: Expression
        if resolveHead(value.type).isNever {
          converted = value
        } else if hasContext {
          converted = convert(value, to: type, .initialValue)
        } else if let fitting = attemptCoerce(value, to: type) {
          converted = fitting
        } else {
          diagnose(
            .cannotConvert(
              from: defaulted(value.type).text, to: defaulted(type).text, purpose: .branch),
            at: firstBranch ?? value.range)
          converted = invalid(value.range)
        }
        firstBranch = firstBranch ?? value.range
        return [Statement(.expression(converted), range: range(expression))]
      }
    }
    return checkBody(items)
  }

  func checkSwitchExpression(_ syntax: SwitchExprSyntax, _ expected: SwiftType?) -> Expression {
    let place = range(syntax)
    let type = expected ?? solver.fresh()
    hasContext = expected.map { !resolveHead($0).isVariable } ?? false
    let outer = firstBranch
    firstBranch = nil
    defer { firstBranch = outer }
    let statement = checkSwitch(syntax, label: nil) { self.branch($0, type) }
    return Expression(.statement(statement), type: type, range: place)
  }

  func checkSwitch(
    _ syntax: SwitchExprSyntax, label: String?,
    branch: ((CodeBlockItemListSyntax) -> [Statement])? = nil
  ) -> Statement {
    var value = checkFull(syntax.subject)
    if value.type.isNotSimulated { value = demanded(value) }
    let subject = LocalVariable("$subject", type: value.type)
    function.targets.append(JumpTarget(kind: .switchCase, label: label))
    defer { function.targets.removeLast() }
    var cases: [SwitchCase] = []
    var hasDefault = false
    for element in syntax.cases {
      guard case .switchCase(let choice) = element else { continue }
      let outer = scope
      scope = Scope(parent: outer, depth: function.depth)
      var items: [(pattern: Pattern, guard: Expression?)] = []
      if hasDefault { diagnose(.caseAfterDefault, at: range(choice.label)) }
      switch choice.label {
      case .case(let label):
        for (index, item) in label.caseItems.enumerated() {
          if index > 0 {
            // The alternatives bind the same names: those of the first stand for all.
            let names = scope
            scope = Scope(parent: outer, depth: function.depth)
            let pattern = checkPattern(item.pattern, value.type, subject)
            let filter = item.whereClause.map {
              checkFull($0.condition, as: known.bool, purpose: .condition)
            }
            scope = names
            items.append((rebind(pattern, to: names), filter))
          } else {
            let pattern = checkPattern(item.pattern, value.type, subject)
            let filter = item.whereClause.map {
              checkFull($0.condition, as: known.bool, purpose: .condition)
            }
            items.append((pattern, filter))
          }
        }
      case .default:
        hasDefault = true
        items.append((.wildcard, nil))
      @unknown default: break
      }
      let body = branch?(choice.statements) ?? checkBody(choice.statements)
      if choice.statements.isEmpty, branch == nil {
        diagnose(
          .emptyCase(isDefault: choice.label.is(SwitchDefaultLabelSyntax.self)),
          at: range(choice.label))
      }
      finishScope(scope)
      scope = outer
      cases.append(SwitchCase(items: items, body: body))
    }
    if solver.isTrial == 0, !value.type.isError {
      checkExhaustive(cases, value.type, range(syntax), syntax)
    }
    return Statement(.switch(value, subject, cases, label: label), range: range(syntax))
  }

  /// A pattern whose variables are those already declared under their names.
  private func rebind(_ pattern: Pattern, to names: Scope) -> Pattern {
    switch pattern {
    case .variable(let variable):
      if case .variable(let first)? = names.names[variable.name]?.last { return .variable(first) }
      return pattern
    case .tuple(let parts): return .tuple(parts.map { rebind($0, to: names) })
    case .enumCase(let declaration, let parts):
      return .enumCase(declaration, parts.map { rebind($0, to: names) })
    case .some(let inner): return .some(rebind(inner, to: names))
    case .cast(let type, let inner): return .cast(type, rebind(inner, to: names))
    case .wildcard, .none, .expression: return pattern
    }
  }
}
