import ScriptRuntime

/// What puts one argument into its place, to be kept.
private struct FillCode {
  let run: @MainActor (Frame, Frame, FunctionCode) throws -> Void
}

/// Calls of the functions that the script itself declares.
extension FunctionCompiler {
  func scriptCall(
    _ declaration: Declaration, _ base: Expression?, _ arguments: [Argument],
    _ dispatch: Expression.Dispatch, _ substitutions: [GenericParameter: SwiftType],
    _ range: SourceRange
  ) -> Evaluation {
    let places = places(arguments)
    let find = finder(declaration, dispatch, base?.type)
    let makeEnvironment = environment(declaration, base, substitutions)
    if places.isEmpty, case .script(let object) = declaration.implementation,
      let function = object as? FunctionImplementation,
      base.map({ !declaration.isMutating || isReference($0, declaration) }) ?? true
    {
      return directCall(declaration, function, base, arguments, find, makeEnvironment, range)
    }
    let values = argumentList(
      arguments.map { if case .place = $0 { .defaulted } else { $0 } })
    let invoke: @MainActor (Frame, inout Value, [Value?]) throws -> Value = {
      frame, target, values in
      do {
        return try frame.machine.invoke(
          find(frame, target), on: &target, values, environment: makeEnvironment?(frame, target),
          site: range)
      } catch {
        throw frame.machine.located(error, range)
      }
    }
    let call: @MainActor (Frame, inout Value, [Value?]) throws -> Value = {
      frame, target, values in
      if places.isEmpty { return try invoke(frame, &target, values) }
      var inner = target
      target = .void
      defer { target = inner }
      return try Self.withPlaces(places[...], frame) { boxes in
        var values = values
        for (box, place) in zip(boxes, places) { values[place.index] = .object(box) }
        return try invoke(frame, &inner, values)
      }
    }
    return onTarget(base, of: declaration, values, call)
  }

  /// The usual call: arguments go straight into the places of the new frame.
  private func directCall(
    _ declaration: Declaration, _ function: FunctionImplementation, _ base: Expression?,
    _ arguments: [Argument],
    _ find: @escaping @MainActor (Frame, Value) -> Declaration,
    _ makeEnvironment: (@MainActor (Frame, Value) -> GenericEnvironment?)?, _ range: SourceRange
  ) -> Evaluation {
    let fill = fill(arguments)
    if base == nil, makeEnvironment == nil {
      // A global function of the script's own: nothing to look up.
      return { frame in
        let code = frame.code(of: function)
        let inner = try Self.enter(code, frame, range)
        defer { inner.leave(code) }
        try fill(frame, inner, code)
        return try inner.run(code, site: range)
      }
    }
    let evaluate: Evaluation
    if let base { evaluate = compile(base) } else { evaluate = { _ in .void } }
    let parts = arguments.map { ArgumentCode(run: argument($0)) }
    return { frame in
      let target = try evaluate(frame)
      let found = find(frame, target)
      var code: FunctionCode
      if found === declaration {
        code = frame.code(of: function)
      } else if case .script(let object) = found.implementation,
        let other = object as? FunctionImplementation
      {
        code = frame.code(of: other)
      } else {
        // A witness that is native or derived.
        var target = target
        do {
          return try frame.machine.invoke(
            found, on: &target, try parts.map { try $0.run(frame) },
            environment: makeEnvironment?(frame, target), site: range)
        } catch {
          throw frame.machine.located(error, range)
        }
      }
      let inner = try Self.enter(code, frame, range)
      defer { inner.leave(code) }
      // Defaults may ask what the generic parameters stand for.
      if let makeEnvironment, code.usesEnvironment, let made = makeEnvironment(frame, target) {
        inner.slots[FunctionCode.environmentSlot] = .object(made)
      }
      try fill(frame, inner, code)
      inner.slots[FunctionCode.selfSlot] = target.unerased
      return try inner.run(code, site: range)
    }
  }

  /// A call of a global function of the script that gives an `Int`; nil for other calls.
  func integerCall(_ expression: Expression) -> IntegerEvaluation? {
    guard case .call(let declaration, nil, let arguments, _, let substitutions) = expression.kind,
      declaration.kind == .function, declaration.owner == nil, substitutions.isEmpty,
      case .script(let object) = declaration.implementation,
      let function = object as? FunctionImplementation
    else { return nil }
    for case .place in arguments { return nil }
    let fill = fill(arguments)
    let range = expression.range
    return { frame in
      let code = frame.code(of: function)
      let inner = try Self.enter(code, frame, range)
      defer { inner.leave(code) }
      try fill(frame, inner, code)
      if let result = code.integerResult {
        do {
          return try result.run(inner)
        } catch {
          throw frame.machine.traced(error, code.name, range)
        }
      }
      guard case .int(let number) = try inner.run(code, site: range) else {
        throw ScriptFailure(.bridging(expected: "Int", found: "value"), range: range)
      }
      return number
    }
  }

  @inline(__always)
  static func enter(_ code: FunctionCode, _ frame: Frame, _ range: SourceRange) throws
    -> Frame
  {
    do {
      return try frame.counters.enter(code)
    } catch {
      throw frame.machine.located(frame.machine.traced(error, code.name, range), range)
    }
  }

  /// Evaluates arguments into the places of a new frame.
  private func fill(_ arguments: [Argument])
    -> @MainActor (Frame, Frame, FunctionCode) throws -> Void
  {
    func one(_ index: Int) -> @MainActor (Frame, Frame, FunctionCode) throws -> Void {
      let slot = FunctionCode.slot(ofParameter: index)
      if case .value(let expression) = arguments[index] {
        if expression.type.isInteger {
          let compute = compileInteger(expression)
          return { frame, inner, _ in
            (inner.slots + slot).setScalar(.int(try compute(frame)))
          }
        }
        let evaluate = compile(expression)
        return { frame, inner, _ in
          // The place is empty, so that nothing is to be let go of.
          (inner.slots + slot).initialize(to: try evaluate(frame))
        }
      }
      let part = argument(arguments[index])
      return { frame, inner, code in
        if let value = try part(frame) {
          inner.slots[slot] = value
        } else {
          try frame.machine.fillDefault(index, code, inner)
        }
      }
    }
    switch arguments.count {
    case 0: return { _, _, _ in }
    case 1: return one(0)
    case 2:
      let first = one(0)
      let second = one(1)
      return { frame, inner, code in
        try first(frame, inner, code)
        try second(frame, inner, code)
      }
    default:
      let all = arguments.indices.map { FillCode(run: one($0)) }
      return { frame, inner, code in for fill in all { try fill.run(frame, inner, code) } }
    }
  }

  /// What the generic parameters of a call stand for, when it has any.
  func environment(
    _ declaration: Declaration, _ base: Expression?,
    _ substitutions: [GenericParameter: SwiftType]
  ) -> (@MainActor (Frame, Value) -> GenericEnvironment?)? {
    let isInProtocol = declaration.owner?.kind == .protocol
    let isInGeneric = !(declaration.owner?.genericParameters.isEmpty ?? true)
    guard !substitutions.isEmpty || isInProtocol || isInGeneric else { return nil }
    let types = substitutions.map { ($0.key, TypeCode(run: runtimeType($0.value))) }
    let declared = base.map { TypeCode(run: runtimeType($0.type)) }
    return { frame, target in
      var resolved: [GenericParameter: SwiftType] = [:]
      for (parameter, type) in types { resolved[parameter] = type.run(frame) }
      let receiver: SwiftType? =
        isInProtocol || isInGeneric
        ? frame.machine.receiverType(target, declared: declared?.run(frame)) : nil
      return GenericEnvironment(resolved, receiver: receiver)
    }
  }
}
