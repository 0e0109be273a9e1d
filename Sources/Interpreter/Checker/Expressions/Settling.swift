import ScriptRuntime

extension Checker {
  /// Replaces the type variables in an expression and everything inside it.
  func settle(_ expression: Expression) {
    expression.type = resolve(expression.type)
    switch expression.kind {
    case .integerLiteral(let value):
      if let limits = NumberKind.limits(of: expression.type), !limits.contains(value) {
        diagnose(
          .integerOverflows(literal: "\(value)", type: expression.type.text), at: expression.range)
      }
    case .floatLiteral, .booleanLiteral, .stringLiteral, .nilLiteral: break
    case .interpolatedString(let segments):
      for case .expression(let part) in segments { settle(part) }
    case .array(let parts), .tuple(let parts): parts.forEach(settle)
    case .dictionary(let pairs):
      for pair in pairs {
        settle(pair.key)
        settle(pair.value)
      }
    case .variable(let variable): settle(variable)
    case .metatype(let type):
      expression.kind = .metatype(resolve(type))
      // Only a name that found no other fault is told to go on.
      if expression.isBareTypeName, solver.isTrial == 0 {
        expression.isBareTypeName = false
        diagnoseBareType(at: expression.range)
      }
    case .property(_, let base, _): base.map(settle)
    case .subscripted(_, let base, let arguments, _):
      expression.genericArguments = expression.genericArguments.mapValues(resolve)
      settle(base)
      arguments.forEach(settle)
    case .tupleElement(let base, _): settle(base)
    case .call(let declaration, let base, let arguments, let dispatch, let substitutions):
      base.map(settle)
      if declaration.kind == .initializer,
        ["describing", "reflecting"].contains(declaration.parameters.first?.label)
      {
        for case .value(let value) in arguments { value.isExplicit = true }
      }
      arguments.forEach(settle)
      expression.kind = .call(
        declaration, base: base, arguments: arguments, dispatch: dispatch,
        substitutions: substitutions.mapValues(resolve))
    case .callValue(let callee, let arguments):
      settle(callee)
      arguments.forEach(settle)
    case .functionReference(let declaration, let base, let dispatch, let substitutions):
      base.map(settle)
      expression.kind = .functionReference(
        declaration, base: base, dispatch: dispatch,
        substitutions: substitutions.mapValues(resolve))
    case .closure(let closure):
      closure.function.parameters.forEach(settle)
      for capture in closure.captures {
        settle(capture.variable)
        settle(capture.value)
      }
      if let statements = unsettledBodies[ObjectIdentifier(closure)] {
        statements.forEach(settle)
        unsettledBodies[ObjectIdentifier(closure)] = nil
      }
    case .and(let left, let right), .or(let left, let right), .coalesce(let left, let right),
      .assign(let left, let right):
      settle(left)
      settle(right)
    case .ternary(let condition, let first, let second):
      settle(condition)
      settle(first)
      settle(second)
    case .erase(let inner):
      settle(inner)
      if case .optional = inner.type, expression.type.isAny, !expression.isExplicit,
        solver.isTrial == 0
      {
        warnCoercion(of: inner, to: expression.type)
      }
    case .wrapOptional(let inner), .forceUnwrap(let inner, _), .bindOptional(let inner),
      .optionalEvaluation(let inner), .convertNumber(let inner),
      .upcast(let inner), .discard(let inner), .tryOptional(let inner), .tryForced(let inner),
      .await(let inner), .demanded(let inner), .standIn(_, let inner):
      settle(inner)
    case .notSimulated(_, let base): base.map { settle($0) }
    case .mapOptional(let inner, let variable, let result),
      .convertElements(let inner, let variable, let result):
      settle(variable)
      settle(inner)
      settle(result)
    case .cast(let inner, let type, let kind):
      settle(inner)
      expression.kind = .cast(inner, to: resolve(type), kind)
    case .keyPath(let path):
      settle(path.root)
      settle(path.body)
    case .selector: break
    case .statement(let statement): settle(statement)
    }
  }

  private func settle(_ variable: LocalVariable) { variable.type = resolve(variable.type) }

  private func settle(_ argument: Argument) {
    switch argument {
    case .value(let value), .place(let value), .autoclosure(let value): settle(value)
    case .variadic(let values): values.forEach(settle)
    case .defaulted: break
    }
  }

  /// Only what an expression's closure or branch may leave open: its other expressions were
  /// finished one by one.
  private func settle(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression): settle(expression)
    case .binding(let pattern, let value):
      pattern.variables.forEach(settle)
      value.map(settle)
    case .return(let value): value.map(settle)
    case .throw(let value): settle(value)
    case .if(let conditions, let body, let other):
      conditions.forEach(settle)
      body.forEach(settle)
      other?.forEach(settle)
    case .guard(let conditions, let body), .while(let conditions, let body, _):
      conditions.forEach(settle)
      body.forEach(settle)
    case .repeatWhile(let body, let condition, _):
      body.forEach(settle)
      settle(condition)
    case .forIn(let pattern, let sequence, _, let filter, let body, _):
      pattern.variables.forEach(settle)
      settle(sequence)
      filter.map(settle)
      body.forEach(settle)
    case .switch(let subject, let variable, let cases, _):
      settle(subject)
      settle(variable)
      for choice in cases {
        for item in choice.items {
          item.pattern.variables.forEach(settle)
          item.guard.map(settle)
        }
        choice.body.forEach(settle)
      }
    case .do(let body, let catches, _):
      body.forEach(settle)
      catches.forEach { $0.body.forEach(settle) }
    case .defer(let body), .block(let body): body.forEach(settle)
    case .function, .declaration, .break, .continue, .fallthrough: break
    }
  }

  private func settle(_ condition: Condition) {
    switch condition {
    case .expression(let expression): settle(expression)
    case .optionalBinding(let pattern, let expression), .matching(let pattern, let expression, _):
      pattern.variables.forEach(settle)
      settle(expression)
    case .available: break
    }
  }
}

extension Pattern {
  /// The variables a pattern binds.
  var variables: [LocalVariable] {
    switch self {
    case .wildcard, .none, .expression: []
    case .variable(let variable): [variable]
    case .tuple(let parts): parts.flatMap(\.variables)
    case .enumCase(_, let parts): parts.flatMap(\.variables)
    case .some(let inner), .cast(_, let inner): inner.variables
    }
  }
}
