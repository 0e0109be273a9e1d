import ScriptRuntime

extension IsolationChecker {
  /// Checks an expression and everything in it.
  func expression(_ value: Expression) {
    switch value.kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .stringLiteral, .nilLiteral, .metatype,
      .selector:
      break
    case .interpolatedString(let segments):
      for case .expression(let part) in segments { expression(part) }
    case .array(let parts), .tuple(let parts): parts.forEach(expression)
    case .dictionary(let pairs):
      for pair in pairs {
        expression(pair.key)
        expression(pair.value)
      }
    case .variable(let variable): read(variable, value.range, isMutation: false)
    case .property(let declaration, let base, _): property(declaration, base, value, false)
    case .subscripted(let declaration, let base, let list, _):
      expression(base)
      arguments(list, of: declaration)
      reach(declaration, base, value, isMutation: false)
    case .tupleElement(let base, _): expression(base)
    case .call(let declaration, let base, let list, let dispatch, _):
      base.map { expression($0) }
      arguments(list, of: declaration)
      if dispatch != .superclass || declaration.isAsync { call(declaration, base, value) }
    case .callValue(let callee, let values):
      expression(callee)
      values.forEach(expression)
      callFunction(callee, value)
    case .functionReference(let declaration, let base, _, _):
      base.map { expression($0) }
      functionReference(declaration, base, value)
    case .closure(let closure): self.closure(closure, as: nil, value)
    case .and(let left, let right), .or(let left, let right), .coalesce(let left, let right):
      expression(left)
      expression(right)
    case .ternary(let test, let first, let second):
      expression(test)
      expression(first)
      expression(second)
    case .upcast(let inner):
      if case .closure(let closure) = inner.kind, case .function(let type) = value.type {
        self.closure(closure, as: type, inner)
      } else {
        expression(inner)
      }
    case .wrapOptional(let inner), .forceUnwrap(let inner, _), .bindOptional(let inner),
      .optionalEvaluation(let inner), .erase(let inner), .convertNumber(let inner),
      .discard(let inner), .tryOptional(let inner), .tryForced(let inner),
      .cast(let inner, _, _), .demanded(let inner), .standIn(_, let inner):
      expression(inner)
    case .notSimulated(_, let base):
      base.map { expression($0) }
      // Whether it waits only Apple's declaration knows.
      hasFound = true
    case .mapOptional(let inner, _, _), .convertElements(let inner, _, _): expression(inner)
    case .assign(let place, let source):
      full(source)
      assign(place)
    case .await(let inner): waiting(inner, value)
    case .keyPath: break
    case .statement(let statement): self.statement(statement)
    }
  }

  private func waiting(_ inner: Expression, _ value: Expression) {
    let outer = (wait, hasFound)
    wait = value
    hasFound = false
    expression(inner)
    if !hasFound, value.range.upper > value.range.lower {
      checker.diagnose(.concurrency(.nothingAwaited), .warning, at: value.range)
    }
    (wait, hasFound) = (outer.0, outer.1 || hasFound)
  }

  /// The place that an assignment sets.
  private func assign(_ place: Expression) {
    switch place.kind {
    case .variable(let variable): read(variable, place.range, isMutation: true)
    case .property(let declaration, let base, _): property(declaration, base, place, true)
    case .subscripted(let declaration, let base, let list, _):
      arguments(list, of: declaration)
      mutated(base)
      reach(declaration, base, place, isMutation: true)
    case .tupleElement(let base, _), .forceUnwrap(let base, _), .bindOptional(let base),
      .optionalEvaluation(let base), .wrapOptional(let base):
      assign(base)
    case .tuple(let parts): parts.forEach(assign)
    default: expression(place)
    }
  }

  /// The base of a place: changed with it when it is a value.
  func mutated(_ base: Expression) {
    if checker.isClassBound(base.type.withoutOptionals) { expression(base) } else { assign(base) }
  }

  private func property(
    _ declaration: Declaration, _ base: Expression?, _ value: Expression, _ isMutation: Bool
  ) {
    if let base {
      if isMutation, base.type.instanceOfMetatype == nil { mutated(base) } else { expression(base) }
    }
    reach(declaration, base, value, isMutation: isMutation)
  }

  // MARK: Arguments and closures

  private func arguments(_ list: [Argument], of declaration: Declaration) {
    for (index, argument) in list.enumerated() {
      let parameter =
        declaration.parameters.indices.contains(index) ? declaration.parameters[index] : nil
      switch argument {
      case .value(let value):
        passed(value, as: parameter?.type.withoutOptionals.functionType)
      case .place(let value): assign(value)
      case .variadic(let values): values.forEach(expression)
      case .defaulted: break
      case .autoclosure(let value):
        let isAsync = parameter?.type.functionType?.isAsync ?? false
        let inner = Context(.autoclosure, context.isolation, isAsync: isAsync, parent: context)
        check(inner) { full(value) }
      }
    }
  }

  private func passed(_ value: Expression, as type: FunctionType?) {
    var inner = value
    while true {
      switch inner.kind {
      case .wrapOptional(let next), .upcast(let next): inner = next
      case .closure(let closure): return self.closure(closure, as: type, inner)
      default: return expression(value)
      }
    }
  }

  private func closure(_ closure: ClosureExpression, as type: FunctionType?, _ value: Expression) {
    for capture in closure.captures { expression(capture.value) }
    var attributes = type?.attributes ?? FunctionAttributes()
    if case .function(let own) = value.type {
      attributes.isolation = own.attributes.isolation ?? attributes.isolation
      attributes.isSendable = attributes.isSendable || own.attributes.isSendable
    }
    let crosses = attributes.isSendable || attributes.isSending
    let isolation =
      attributes.isolation
      ?? (crosses && !attributes.inheritsContext ? .nonisolated : context.isolation)
    let inner = Context(
      .closure, isolation, isAsync: closure.function.isAsync, parent: context)
    inner.isSendable = attributes.isSendable
    for capture in closure.captures { declarations[capture.variable] = inner }
    check(closure.function, inner)
  }
}
