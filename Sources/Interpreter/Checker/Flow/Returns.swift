import ScriptRuntime

extension Checker {
  /// Whether control never gets past a statement.
  func leaves(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .return, .throw, .break, .continue, .fallthrough: true
    case .expression(let expression): neverReturns(expression)
    case .binding(_, let value): value.map { neverReturns($0) } ?? false
    case .if(_, let body, let other): other.map { leaves(body) && leaves($0) } ?? false
    case .while(let conditions, let body, let label):
      isAlwaysTrue(conditions) && !breaks(body, label, isInside: false)
    case .repeatWhile(let body, let condition, let label):
      !breaks(body, label, isInside: false)
        && (leaves(body)
          || { if case .booleanLiteral(true) = condition.kind { true } else { false } }())
    case .switch(_, _, let cases, let label):
      !cases.isEmpty
        && cases.allSatisfy { leaves($0.body) && !breaks($0.body, label, isInside: false) }
    case .do(let body, let catches, _): leaves(body) && catches.allSatisfy { leaves($0.body) }
    case .block(let body): leaves(body)
    case .forIn, .guard, .defer, .function, .declaration: false
    }
  }

  func leaves(_ statements: [Statement]) -> Bool { statements.contains { leaves($0) } }

  private func isAlwaysTrue(_ conditions: [Condition]) -> Bool {
    guard conditions.count == 1, case .expression(let expression) = conditions[0],
      case .booleanLiteral(true) = expression.kind
    else { return false }
    return true
  }

  private func neverReturns(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .call, .callValue: expression.type.isNever
    case .await(let inner), .tryForced(let inner): neverReturns(inner)
    default: expression.type.isNever
    }
  }

  /// Whether a `break` in a body leaves the loop or switch around it.
  private func breaks(_ statements: [Statement], _ label: String?, isInside: Bool) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .break(let target): return target == nil ? !isInside : target == label
      case .if(_, let body, let other):
        return breaks(body, label, isInside: isInside)
          || other.map { breaks($0, label, isInside: isInside) } ?? false
      case .guard(_, let body), .block(let body), .defer(let body):
        return breaks(body, label, isInside: isInside)
      case .do(let body, let catches, _):
        return breaks(body, label, isInside: isInside)
          || catches.contains { breaks($0.body, label, isInside: isInside) }
      case .while(_, let body, _), .repeatWhile(let body, _, _),
        .forIn(_, _, _, _, let body, _):
        return breaks(body, label, isInside: true)
      case .switch(_, _, let cases, _):
        return cases.contains { breaks($0.body, label, isInside: true) }
      default: return false
      }
    }
  }

  /// A body that must give a value and may end without one.
  func checkReturns(
    _ statements: [Statement], type: SwiftType, kind: FunctionContext.Kind, end: SourceRange
  ) {
    let type = resolveHead(type)
    if type.isVoid || type.isError || type.isVariable { return }
    if kind == .initializer || kind == .deinitializer { return }
    if leaves(statements) { return }
    if type.isNever {
      diagnose(.neverReturns(what: kind == .closure ? "closure" : "global function"), at: end)
      return
    }
    let what =
      switch kind {
      case .closure: "closure"
      case .accessor: "getter"
      default:
        function.declaration?.owner == nil
          ? "global function"
          : function.declaration?.isStatic ?? false ? "static method" : "instance method"
      }
    diagnose(.missingReturn(what: what, type: resolve(type).text), at: end)
  }
}
