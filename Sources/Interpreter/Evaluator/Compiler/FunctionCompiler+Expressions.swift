import ScriptRuntime

extension FunctionCompiler {
  /// Compiles an expression for its value.
  func compile(_ expression: Expression) -> Evaluation {
    let range = expression.range
    switch expression.kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .stringLiteral, .nilLiteral,
      .interpolatedString, .array, .dictionary, .tuple:
      return literal(expression)
    case .variable(let variable):
      let evaluate = read(variable)
      guard variable.ownership == .unowned else { return evaluate }
      return { frame in
        do {
          return try evaluate(frame)
        } catch {
          throw frame.machine.located(error, range)
        }
      }
    case .metatype(let type):
      let runtime = runtimeType(type)
      if !type.isDependent { return { _ in .metatype(type) } }
      return { frame in .metatype(runtime(frame)) }
    case .property(let declaration, let base, let dispatch):
      return property(declaration, base, dispatch, range)
    case .subscripted(let declaration, let base, let arguments, let dispatch):
      return subscripted(declaration, base, arguments, dispatch, expression)
    case .tupleElement(let base, let index):
      let evaluate = compile(base)
      return { frame in
        guard case .tuple(let values) = try evaluate(frame), values.indices.contains(index) else {
          throw ScriptFailure(.bridging(expected: "tuple", found: "value"), range: range)
        }
        return values[index]
      }
    case .call: return call(expression)
    case .callValue(let function, let arguments): return callValue(function, arguments, range)
    case .functionReference(let declaration, let base, let dispatch, let substitutions):
      return reference(declaration, base, dispatch, substitutions, expression)
    case .closure(let closure): return self.closure(closure, type: expression.type)
    case .and, .or:
      let test = compileBoolean(expression)
      return { .bool(try test($0)) }
    case .coalesce(let left, let right): return coalesce(left, right, expression)
    case .ternary(let condition, let left, let right):
      let test = compileBoolean(condition)
      let (yes, no) = (compile(left), compile(right))
      return { try test($0) ? try yes($0) : try no($0) }
    case .wrapOptional(let inner):
      let evaluate = compile(inner)
      // Wrapping costs nothing unless what is wrapped may be an optional itself.
      if case .optional = inner.type { return { try evaluate($0).wrapped } }
      if case .parameter = inner.type { return { try evaluate($0).wrapped } }
      return evaluate
    case .forceUnwrap(let inner, let implicitly):
      let evaluate = compile(inner)
      return { frame in
        guard let value = try evaluate(frame).unwrapped else {
          throw ScriptFailure(.unexpectedNil(implicitly: implicitly), range: range)
        }
        return value
      }
    case .bindOptional(let inner):
      let evaluate = compile(inner)
      return { frame in
        guard let value = try evaluate(frame).unwrapped else { throw frame.machine.leaveChain() }
        return value
      }
    case .optionalEvaluation(let inner): return optionalEvaluation(inner, expression.type)
    case .mapOptional(let inner, let variable, let body):
      return mapOptional(inner, variable, body)
    case .erase(let inner): return erase(inner)
    case .convertNumber(let inner): return convertNumber(inner, to: expression.type)
    case .upcast(let inner): return compile(inner)
    case .convertElements(let inner, let variable, let body):
      return convertElements(inner, variable, body)
    case .cast(let inner, let type, let kind): return cast(inner, type, kind, range)
    case .assign(let place, let value):
      let assign = assignment(place, value, range)
      return { frame in
        try assign(frame)
        return .void
      }
    case .discard(let inner):
      let evaluate = compile(inner)
      return { frame in
        _ = try evaluate(frame)
        return .void
      }
    case .tryOptional(let inner): return tryOptional(inner, expression.type)
    case .tryForced(let inner): return tryForced(inner, range)
    case .await(let inner): return waiting(inner, hop: expression.hop)
    case .keyPath(let path): return keyPath(path, expression.type)
    case .selector(let selector): return self.selector(selector, expression.type)
    case .notSimulated(let name, let base): return notSimulated(name, base, range)
    case .demanded(let inner): return demanded(inner, range)
    case .standIn(let name, let inner): return standIn(name, inner, range)
    case .statement(let statement): return valueOfStatement(statement)
    }
  }

  /// Compiles an expression for what it does.
  func perform(_ expression: Expression) -> Action {
    switch expression.kind {
    case .assign(let place, let value):
      let assign = assignment(place, value, expression.range)
      return { frame in
        try assign(frame)
        return .normal
      }
    case .call(let declaration, _, let arguments, _, _):
      if let action = compoundAssignment(declaration, arguments, expression.range) {
        return action
      }
    case .discard(let inner): return perform(inner)
    case .statement(let statement): return compile(statement)
    default: break
    }
    let evaluate = compile(expression)
    let range = expression.range
    return { frame in
      do {
        _ = try evaluate(frame)
        return .normal
      } catch {
        throw frame.machine.located(error, range)
      }
    }
  }

  // MARK: Optionals

  private func optionalEvaluation(_ inner: Expression, _ type: SwiftType) -> Evaluation {
    let evaluate = compile(inner)
    let wraps = inner.type != type
    return { frame in
      do {
        let value = try evaluate(frame)
        return wraps ? value.wrapped : value
      } catch {
        guard frame.counters.pointee.isLeavingChain else { throw error }
        frame.counters.pointee.isLeavingChain = false
        return .none
      }
    }
  }

  private func coalesce(_ left: Expression, _ right: Expression, _ whole: Expression) -> Evaluation
  {
    let (value, other) = (compile(left), compile(right))
    // `a ?? b` with an optional `b` keeps the optional.
    if case .optional(let object) = left.type, whole.type != object, whole.type == left.type {
      return { frame in
        let result = try value(frame)
        if case .none = result { return try other(frame) }
        return result
      }
    }
    return { frame in
      if let result = try value(frame).unwrapped { return result }
      return try other(frame)
    }
  }

  private func mapOptional(_ inner: Expression, _ variable: LocalVariable, _ body: Expression)
    -> Evaluation
  {
    let evaluate = compile(inner)
    let (parts, slots) = scoped {
      (SetterCode(run: self.initialize(variable)), ValueCode(run: compile(body)))
    }
    let (initialize, convert) = (parts.0.run, parts.1.run)
    let clear = clearing(slots)
    return { frame in
      guard let value = try evaluate(frame).unwrapped else { return .none }
      // The place must not keep the value when its last user lets go of it.
      defer { clear?(frame) }
      try initialize(frame, value)
      return try convert(frame).wrapped
    }
  }

  // MARK: Conversions

  private func erase(_ inner: Expression) -> Evaluation {
    let evaluate = compile(inner)
    if inner.type.isClassType { return evaluate }
    let type = runtimeType(inner.type)
    return { frame in frame.machine.erase(try evaluate(frame), type(frame)) }
  }

  private func convertNumber(_ inner: Expression, to type: SwiftType) -> Evaluation {
    let evaluate = compile(inner)
    if inner.type.isFloating, type.isFloating { return evaluate }
    return { frame in
      let value = try evaluate(frame)
      if case .int(let integer) = value, type.isFloating { return .double(Double(integer)) }
      return value
    }
  }

  private func convertElements(_ inner: Expression, _ variable: LocalVariable, _ body: Expression)
    -> Evaluation
  {
    let evaluate = compile(inner)
    let (parts, slots) = scoped {
      (SetterCode(run: self.initialize(variable)), ValueCode(run: compile(body)))
    }
    let (initialize, convert) = (parts.0.run, parts.1.run)
    let clear = clearing(slots)
    return { frame in
      let value = try evaluate(frame)
      defer { clear?(frame) }
      @MainActor func converted(_ element: Value) throws -> Value {
        try initialize(frame, element)
        return try convert(frame)
      }
      switch value {
      case .array(let elements): return .array(try elements.map(converted))
      case .native(let dictionary as DictionaryValue):
        return .native(
          DictionaryValue(try dictionary.pairs.map { ($0.key, try converted($0.value)) }))
      case .native(let set as SetValue):
        return .native(SetValue(try set.elements.map(converted)))
      default: return value
      }
    }
  }

  private func cast(
    _ inner: Expression, _ type: SwiftType, _ kind: Expression.CastKind, _ range: SourceRange
  ) -> Evaluation {
    let evaluate = compile(inner)
    let declared = runtimeType(inner.type)
    let wanted = runtimeType(type)
    switch kind {
    case .check:
      return { frame in
        let value = try evaluate(frame)
        return .bool(
          frame.machine.cast(value, from: declared(frame), to: wanted(frame)) != nil)
      }
    case .conditional:
      return { frame in
        let value = try evaluate(frame)
        return frame.machine.cast(value, from: declared(frame), to: wanted(frame)).map(\.wrapped)
          ?? .none
      }
    case .forced:
      return { frame in
        let value = try evaluate(frame)
        if let result = frame.machine.cast(value, from: declared(frame), to: wanted(frame)) {
          return result
        }
        throw ScriptFailure(
          .castFailed(
            from: frame.machine.typeName(of: value, declared: declared(frame)),
            to: frame.machine.name(of: wanted(frame), qualified: true)), range: range)
      }
    }
  }

  // MARK: Errors

  private func tryOptional(_ inner: Expression, _ type: SwiftType) -> Evaluation {
    let evaluate = compile(inner)
    let wraps = inner.type != type
    return { frame in
      do {
        let value = try evaluate(frame)
        return wraps ? value.wrapped : value
      } catch is ThrownValue {
        return .none
      }
    }
  }

  private func tryForced(_ inner: Expression, _ range: SourceRange) -> Evaluation {
    let evaluate = compile(inner)
    return { frame in
      do {
        return try evaluate(frame)
      } catch let error as ThrownValue {
        let text = try frame.machine.describe(error.value, type: nil, debug: true)
        throw ScriptFailure(
          .trap("'try!' expression unexpectedly raised an error: \(text)"), range: range)
      }
    }
  }

  // MARK: if and switch as expressions

  /// The value of the branch taken: that of its last expression statement.
  private func valueOfStatement(_ statement: Statement) -> Evaluation {
    let slot = newSlot()
    let outer = branchSlot
    branchSlot = slot
    defer { branchSlot = outer }
    let action = compile(storingValue(statement))
    return { frame in
      let completion = try action(frame)
      guard completion == .normal else {
        throw ScriptFailure(.notSimulated("jump out of an expression"))
      }
      return (frame.slots + slot).take()
    }
  }

  /// The statement with the last expression of each branch stored instead of dropped.
  private func storingValue(_ statement: Statement) -> Statement {
    switch statement.kind {
    case .if(let conditions, let body, let alternative):
      return Statement(
        .if(conditions, storingLast(body), else: alternative.map { storingLast($0) }),
        range: statement.range)
    case .switch(let subject, let variable, let cases, let label):
      return Statement(
        .switch(
          subject, variable,
          cases.map { SwitchCase(items: $0.items, body: storingLast($0.body)) }, label: label),
        range: statement.range)
    case .do(let body, let catches, let label):
      return Statement(
        .do(
          storingLast(body),
          catches: catches.map {
            CatchClause(
              pattern: $0.pattern, error: $0.error, condition: $0.condition,
              body: storingLast($0.body))
          }, label: label), range: statement.range)
    default: return statement
    }
  }

  private func storingLast(_ body: [Statement]) -> [Statement] {
    guard let last = body.last, let slot = branchSlot else { return body }
    var result = Array(body.dropLast())
    switch last.kind {
    case .expression(let expression):
      if case .statement(let inner) = expression.kind {
        result.append(storingValue(inner))
        return result
      }
      if expression.type.isStandard("Never") {
        result.append(last)
        return result
      }
      let variable = LocalVariable("<branch>", type: expression.type, isMutable: true)
      declare(variable, at: .slot(slot))
      let target = Expression(.variable(variable), type: expression.type, range: last.range)
      result.append(
        Statement(
          .expression(Expression(.assign(target, expression), type: .void, range: last.range)),
          range: last.range))
    case .if, .switch, .do: result.append(storingValue(last))
    default: result.append(last)
    }
    return result
  }
}

extension Machine {
  /// A `nil` in an optional chain, on its way to the chain's end.
  private enum Jump: Error { case chain, initializer }

  private static let chainJump: any Error = Jump.chain
  private static let initializerJump: any Error = Jump.initializer

  func leaveChain() -> any Error {
    counters.pointee.isLeavingChain = true
    return Self.chainJump
  }

  /// A failed `super.init` or `self.init`, on its way to the end of the initialiser around it.
  func leaveInitializer() -> any Error {
    counters.pointee.isLeavingInitializer = true
    return Self.initializerJump
  }
}
