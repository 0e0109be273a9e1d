import ScriptRuntime

/// A place that can be read, set and changed: a variable, a property, an element.
///
/// `modify` evaluates what the place depends on once, takes the value out, so that a collection is
/// changed without being copied, and puts the changed value back, even when the change failed.
@MainActor struct PlaceCode {
  typealias Setter = @MainActor (Frame, Value) throws -> Void
  typealias Modifier = @MainActor (Frame, (inout Value) throws -> Void) throws -> Void

  let get: Evaluation
  let set: Setter
  let modify: Modifier
}

/// A setter to be kept.
struct SetterCode { let run: PlaceCode.Setter }

extension FunctionCompiler {
  /// Whether an expression is a place, rather than a value of the moment.
  func isPlace(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .variable: return true
    case .property(let declaration, let base, _):
      return isSettable(declaration) || (base.map { isPlace($0) } ?? false)
    case .subscripted(let declaration, _, _, _): return isSettable(declaration)
    case .tupleElement(let base, _), .forceUnwrap(let base, _), .bindOptional(let base):
      return isPlace(base)
    case .optionalEvaluation(let inner): return isPlace(inner)
    case .tuple(let elements): return elements.allSatisfy { isPlace($0) }
    case .upcast(let inner): return isPlace(inner)
    default: return false
    }
  }

  private func isSettable(_ declaration: Declaration) -> Bool {
    if declaration.isSettable { return true }
    guard case .script(let object) = declaration.implementation,
      let property = object as? PropertyImplementation
    else { return false }
    if case .none = property.storage { return property.setter != nil }
    return true
  }

  /// The place an expression stands for.
  func place(_ expression: Expression) -> PlaceCode {
    switch expression.kind {
    case .variable(let variable): return variablePlace(variable)
    case .property(let declaration, let base, let dispatch):
      return propertyPlace(declaration, base, dispatch, expression.range)
    case .subscripted(let declaration, let base, let arguments, let dispatch):
      return subscriptPlace(declaration, base, arguments, dispatch, expression)
    case .tupleElement(let base, let index): return elementPlace(place(base), index)
    case .forceUnwrap(let base, let implicitly):
      let range = expression.range
      return unwrappedPlace(place(base)) { _ in
        ScriptFailure(.unexpectedNil(implicitly: implicitly), range: range)
      }
    case .bindOptional(let base):
      return unwrappedPlace(place(base)) { $0.machine.leaveChain() }
    case .upcast(let inner): return place(inner)
    default: return temporary(expression)
    }
  }

  /// A value that is no place: changes to it are lost, as for a method of a class reached through
  /// a function's result.
  private func temporary(_ expression: Expression) -> PlaceCode {
    let evaluate = compile(expression)
    return PlaceCode(
      get: evaluate, set: { frame, _ in _ = try evaluate(frame) },
      modify: { frame, change in
        var value = try evaluate(frame)
        try change(&value)
      })
  }

  // MARK: Variables

  private func variablePlace(_ variable: LocalVariable) -> PlaceCode {
    let get = read(variable)
    let set = write(variable)
    if variable.accessors == nil {
      switch place(of: variable) {
      case .slot(let slot):
        return PlaceCode(
          get: get, set: set, modify: { frame, change in try change(&frame.slots[slot]) })
      case .cell(let slot):
        return PlaceCode(
          get: get, set: set,
          modify: { frame, change in
            guard case .object(let object) = frame.slots[slot] else { return }
            // The cell stays while the change runs, whatever the change does to the variable.
            let cell = unsafeDowncast(object, to: Cell.self)
            try change(&cell.pointer.pointee)
            withExtendedLifetime(cell) {}
          })
      case .global(let index) where variable.ownership == .strong:
        return PlaceCode(
          get: get, set: set,
          modify: { frame, change in try change(&frame.global(index).pointee) })
      case .global, .weakCell: break
      }
    }
    return PlaceCode(get: get, set: set, modify: Self.reading(get, set))
  }

  /// A change by reading, changing and setting.
  static func reading(_ get: @escaping Evaluation, _ set: @escaping PlaceCode.Setter)
    -> PlaceCode.Modifier
  {
    { frame, change in
      var value = try get(frame)
      try change(&value)
      try set(frame, value)
    }
  }

  // MARK: Parts of values

  private func elementPlace(_ base: PlaceCode, _ index: Int) -> PlaceCode {
    let modify: PlaceCode.Modifier = { frame, change in
      try base.modify(frame) { whole in
        guard case .tuple(var values) = whole, values.indices.contains(index) else {
          throw ScriptFailure(.bridging(expected: "tuple", found: whole.kindName))
        }
        whole = .void
        defer { whole = .tuple(values) }
        try change(&values[index])
      }
    }
    return PlaceCode(
      get: { frame in
        guard case .tuple(let values) = try base.get(frame), values.indices.contains(index) else {
          throw ScriptFailure(.bridging(expected: "tuple", found: "value"))
        }
        return values[index]
      }, set: { frame, value in try modify(frame) { $0 = value } }, modify: modify)
  }

  private func unwrappedPlace(
    _ base: PlaceCode, _ failure: @escaping @MainActor (Frame) -> any Error
  ) -> PlaceCode {
    let modify: PlaceCode.Modifier = { frame, change in
      try base.modify(frame) { whole in
        guard var value = whole.unwrapped else { throw failure(frame) }
        whole = .void
        defer { whole = value.wrapped }
        try change(&value)
      }
    }
    return PlaceCode(
      get: { frame in
        guard let value = try base.get(frame).unwrapped else { throw failure(frame) }
        return value
      }, set: { frame, value in try modify(frame) { $0 = value } }, modify: modify)
  }

  // MARK: Assignment

  /// Evaluates the right side and sets the left.
  func assignment(_ target: Expression, _ value: Expression, _ range: SourceRange)
    -> @MainActor (Frame) throws -> Void
  {
    switch target.kind {
    case .tuple(let parts): return tupleAssignment(parts, value)
    case .optionalEvaluation(let inner):
      let assign = assignment(inner, value, range)
      return { frame in
        do {
          try assign(frame)
        } catch {
          guard frame.counters.pointee.isLeavingChain else { throw error }
          frame.counters.pointee.isLeavingChain = false
        }
      }
    case .variable(let variable) where variable.accessors == nil:
      if case .slot(let slot) = place(of: variable) {
        if variable.type.isInteger, scalarsAreInFront {
          let compute = compileInteger(value)
          return { frame in (frame.slots + slot).setScalar(.int(try compute(frame))) }
        }
        if variable.type.isFloating, scalarsAreInFront {
          let compute = compileFloating(value)
          return { frame in (frame.slots + slot).setScalar(.double(try compute(frame))) }
        }
        let evaluate = compile(value)
        return { frame in (frame.slots + slot).store(try evaluate(frame)) }
      }
      if case .global(let index) = place(of: variable), variable.type.isInteger,
        scalarsAreInFront
      {
        let compute = compileInteger(value)
        return { frame in
          let number = try compute(frame)
          frame.global(index).setScalar(.int(number))
        }
      }
    case .discard: return discarding(value)
    default: break
    }
    let general = generalAssignment(target, value)
    guard let field = storedField(target) else { return general }
    let evaluate = compile(value)
    return { frame in
      let instance = try field.instance(frame)
      if field.isOverridden(frame, instance) || field.index >= instance.fields.count {
        return try general(frame)
      }
      let new = try evaluate(frame)
      guard field.index < instance.fields.count else { return }
      // The old value goes after the new one is in place: its `deinit` may read the property.
      let old = instance.fields[field.index]
      instance.fields[field.index] = new
      _ = consume old
    }
  }

  private func generalAssignment(_ target: Expression, _ value: Expression)
    -> @MainActor (Frame) throws -> Void
  {
    // The left side's base is evaluated before the right side when that could be told apart.
    let isOrdered = isPure(value)
    let outer = hoisted
    hoisted = isOrdered ? nil : []
    let place = self.place(target)
    let prologue = hoisted ?? []
    hoisted = outer
    let evaluate = compile(value)
    if prologue.isEmpty {
      return { frame in try place.set(frame, try evaluate(frame)) }
    }
    return { frame in
      for action in prologue { _ = try action.run(frame) }
      try place.set(frame, try evaluate(frame))
    }
  }

  private func discarding(_ value: Expression) -> @MainActor (Frame) throws -> Void {
    let evaluate = compile(value)
    return { frame in _ = try evaluate(frame) }
  }

  private func tupleAssignment(_ parts: [Expression], _ value: Expression)
    -> @MainActor (Frame) throws -> Void
  {
    let evaluate = compile(value)
    let setters = parts.map { part -> SetterCode in
      if case .discard = part.kind { return SetterCode { _, _ in } }
      if case .tuple(let inner) = part.kind {
        let places = inner.map { place($0) }
        return SetterCode { frame, value in
          guard case .tuple(let values) = value else { return }
          for (place, value) in zip(places, values) { try place.set(frame, value) }
        }
      }
      return SetterCode(run: place(part).set)
    }
    return { frame in
      guard case .tuple(let values) = try evaluate(frame), values.count == setters.count else {
        throw ScriptFailure(.bridging(expected: "tuple", found: "value"))
      }
      for (setter, value) in zip(setters, values) { try setter.run(frame, value) }
    }
  }

  // MARK: Order of evaluation

  /// Whether evaluating the expression neither does nor depends on anything that could happen in
  /// between: then it may be evaluated when the access begins.
  func isPure(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .stringLiteral, .nilLiteral, .variable,
      .metatype, .closure, .selector, .keyPath:
      return true
    case .property(let declaration, let base, _):
      guard case .script(let object) = declaration.implementation,
        let property = object as? PropertyImplementation, property.getter == nil
      else { return base.map { isPure($0) } ?? true }
      return base.map { isPure($0) } ?? true
    case .call(let declaration, _, let arguments, _, _):
      guard declaration.isOperator, case .native = declaration.implementation else {
        return declaration.kind == .enumCase && arguments.isEmpty
      }
      return arguments.allSatisfy {
        if case .value(let value) = $0 { isPure(value) } else { false }
      }
    case .tuple(let elements), .array(let elements): return elements.allSatisfy { isPure($0) }
    case .wrapOptional(let inner), .upcast(let inner), .erase(let inner),
      .convertNumber(let inner), .forceUnwrap(let inner, _), .tupleElement(let inner, _):
      return isPure(inner)
    default: return false
    }
  }

  /// Evaluates a part of a place before the access when it is not pure and the right side is not.
  func hoist(_ expression: Expression, _ evaluate: @escaping Evaluation) -> Evaluation {
    guard hoisted != nil, !isPure(expression) else { return evaluate }
    let slot = newSlot()
    hoisted?.append(
      ActionCode { frame in
        frame.slots[slot] = try evaluate(frame)
        return .normal
      })
    return { frame in (frame.slots + slot).take() }
  }
}
