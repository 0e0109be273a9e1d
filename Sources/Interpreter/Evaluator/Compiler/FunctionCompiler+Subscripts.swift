import ScriptRuntime

extension FunctionCompiler {
  /// Reads an element.
  func subscripted(
    _ declaration: Declaration, _ base: Expression, _ arguments: [Argument],
    _ dispatch: Expression.Dispatch, _ expression: Expression
  ) -> Evaluation {
    let range = expression.range
    let target = compile(base)
    if let index = arrayIndex(declaration, base, arguments) {
      return { frame in
        guard case .array(let elements) = try target(frame) else {
          throw ScriptFailure(.bridging(expected: "Array", found: "value"), range: range)
        }
        let index = try index(frame)
        guard index >= 0, index < elements.count else {
          throw ScriptFailure(
            .indexOutOfRange(index: index, count: elements.count), range: range)
        }
        return elements[index]
      }
    }
    let values = argumentList(arguments)
    if isKeyPath(declaration) {
      return { frame in
        let root = try target(frame)
        guard case .native(let path as KeyPathValue)? = try values(frame).first ?? nil else {
          throw ScriptFailure(.bridging(expected: "KeyPath", found: "value"), range: range)
        }
        return try path.get.call([root])
      }
    }
    let find = finder(declaration, dispatch, base.type)
    let makeEnvironment = genericEnvironment(declaration, base, expression)
    return { frame in
      var target = try target(frame)
      let values = try values(frame)
      do {
        return try frame.machine.element(
          find(frame, target), of: &target, values, isSuper: dispatch == .superclass,
          environment: makeEnvironment?(frame, target), site: range)
      } catch {
        throw frame.machine.located(error, range)
      }
    }
  }

  /// What the generic parameters of a generic subscript stand for; nil for others.
  private func genericEnvironment(
    _ declaration: Declaration, _ base: Expression, _ expression: Expression
  ) -> (@MainActor (Frame, Value) -> GenericEnvironment?)? {
    if expression.genericArguments.isEmpty { return nil }
    return environment(declaration, base, expression.genericArguments)
  }

  private func isKeyPath(_ declaration: Declaration) -> Bool { declaration.name == "$keyPath" }

  /// The index, when an element of an `Array` is meant.
  private func arrayIndex(
    _ declaration: Declaration, _ base: Expression, _ arguments: [Argument]
  ) -> IntegerEvaluation? {
    guard case .native = declaration.implementation, base.type.isStandard("Array"),
      declaration.owner?.name == "Array", arguments.count == 1,
      case .value(let index) = arguments[0], index.type.isInteger
    else { return nil }
    return compileInteger(index)
  }

  // MARK: Places

  func subscriptPlace(
    _ declaration: Declaration, _ base: Expression, _ arguments: [Argument],
    _ dispatch: Expression.Dispatch, _ expression: Expression
  ) -> PlaceCode {
    let range = expression.range
    let get = subscripted(declaration, base, arguments, dispatch, expression)
    let makeEnvironment = genericEnvironment(declaration, base, expression)
    if isKeyPath(declaration) { return keyPathPlace(base, arguments, get, range) }
    if let index = arrayIndex(declaration, base, arguments), isPlace(base) {
      return arrayPlace(place(base), hoistedIndex(arguments, index), get, range)
    }
    let values = hoistedArguments(arguments)
    let find = finder(declaration, dispatch, base.type)
    if isReference(base, declaration) {
      let target = hoist(base, compile(base))
      return PlaceCode(
        get: get,
        set: { frame, value in
          var target = try target(frame)
          try frame.machine.setElement(
            find(frame, target), of: &target, try values(frame), to: value,
            environment: makeEnvironment?(frame, target), site: range)
        },
        modify: { frame, change in
          var target = try target(frame)
          try frame.machine.modifyElement(
            find(frame, target), of: &target, try values(frame),
            environment: makeEnvironment?(frame, target), site: range, change)
        })
    }
    let outer = place(base)
    return PlaceCode(
      get: get,
      set: { frame, value in
        let values = try values(frame)
        try outer.modify(frame) { target in
          try frame.machine.setElement(
            find(frame, target), of: &target, values, to: value,
            environment: makeEnvironment?(frame, target), site: range)
        }
      },
      modify: { frame, change in
        let values = try values(frame)
        try outer.modify(frame) { target in
          try frame.machine.modifyElement(
            find(frame, target), of: &target, values,
            environment: makeEnvironment?(frame, target), site: range, change)
        }
      })
  }

  private func hoistedIndex(_ arguments: [Argument], _ index: @escaping IntegerEvaluation)
    -> IntegerEvaluation
  {
    guard hoisted != nil, case .value(let expression) = arguments[0], !isPure(expression) else {
      return index
    }
    let boxed = hoist(expression) { .int(try index($0)) }
    return { frame in
      guard case .int(let number) = try boxed(frame) else { return 0 }
      return number
    }
  }

  private func hoistedArguments(_ arguments: [Argument]) -> @MainActor (Frame) throws -> [Value?] {
    let isPure = arguments.allSatisfy {
      if case .value(let value) = $0 { self.isPure(value) } else { true }
    }
    let values = argumentList(arguments)
    guard hoisted != nil, !isPure else { return values }
    let first = newSlot()
    for _ in arguments.dropFirst() { _ = newSlot() }
    let count = arguments.count
    hoisted?.append(
      ActionCode { frame in
        for (index, value) in try values(frame).enumerated() {
          frame.slots[first + index] = value ?? .object(LazyMark.unset)
        }
        return .normal
      })
    return { frame in
      (0..<count).map { index in
        let value = (frame.slots + first + index).take()
        if case .object(let object) = value, object === LazyMark.unset { return nil }
        return value
      }
    }
  }

  private func arrayPlace(
    _ outer: PlaceCode, _ index: @escaping IntegerEvaluation, _ get: @escaping Evaluation,
    _ range: SourceRange
  ) -> PlaceCode {
    let modify: PlaceCode.Modifier = { frame, change in
      let index = try index(frame)
      try outer.modify(frame) { whole in
        guard case .array(var elements) = whole else {
          throw ScriptFailure(.bridging(expected: "Array", found: whole.kindName), range: range)
        }
        guard index >= 0, index < elements.count else {
          throw ScriptFailure(
            .indexOutOfRange(index: index, count: elements.count), range: range)
        }
        whole = .void
        defer { whole = .array(elements) }
        try change(&elements[index])
      }
    }
    return PlaceCode(
      get: get, set: { frame, value in try modify(frame) { $0 = value } }, modify: modify)
  }

  private func keyPathPlace(
    _ base: Expression, _ arguments: [Argument], _ get: @escaping Evaluation, _ range: SourceRange
  ) -> PlaceCode {
    let outer = place(base)
    let values = argumentList(arguments)
    let set: PlaceCode.Setter = { frame, value in
      guard case .native(let path as KeyPathValue)? = try values(frame).first ?? nil,
        let set = path.set
      else {
        throw ScriptFailure(.bridging(expected: "WritableKeyPath", found: "value"), range: range)
      }
      try outer.modify(frame) { root in
        let old = root
        root = .void
        root = try set.call([old, value])
      }
    }
    return PlaceCode(get: get, set: set, modify: Self.reading(get, set))
  }
}

extension Machine {
  /// Reads an element by a subscript's declaration.
  func element(
    _ declaration: Declaration, of target: inout Value, _ arguments: [Value?], isSuper: Bool,
    environment: GenericEnvironment? = nil, site: SourceRange
  ) throws -> Value {
    switch declaration.implementation {
    case .native(let binding, let member):
      let result: Value
      if isSuper {
        result = try binding.callSuper(member, target, arguments)
      } else {
        var target = target.unerased
        result = try binding.call(member, &target, arguments)
      }
      try Runtime.throwPending()
      return result
    case .script(let object):
      guard let property = object as? PropertyImplementation, let getter = property.getter else {
        throw ScriptFailure(.notSimulated("subscript"))
      }
      let code = code(of: getter)
      return try call(
        code, receiver: target.unerased, arguments,
        environment: environment
          ?? self.environment(for: declaration, code, receiver: target), site: site)
    case .requirement: throw ScriptFailure(.notSimulated("subscript"))
    }
  }

  func setElement(
    _ declaration: Declaration, of target: inout Value, _ arguments: [Value?], to value: Value,
    environment: GenericEnvironment? = nil, site: SourceRange
  ) throws {
    do {
      switch declaration.implementation {
      case .native(let binding, let member):
        try binding.set(member, &target, arguments, to: value)
        try Runtime.throwPending()
      case .script(let object):
        guard let property = object as? PropertyImplementation, let setter = property.setter else {
          throw ScriptFailure(.notSimulated("subscript"))
        }
        let code = code(of: setter)
        _ = try callMutating(
          code, &target, [value] + arguments,
          environment: environment
            ?? self.environment(for: declaration, code, receiver: target), site: site)
      case .requirement: throw ScriptFailure(.notSimulated("subscript"))
      }
    } catch {
      throw located(error, site)
    }
  }

  func modifyElement(
    _ declaration: Declaration, of target: inout Value, _ arguments: [Value?],
    environment: GenericEnvironment? = nil, site: SourceRange,
    _ change: (inout Value) throws -> Void
  ) throws {
    if case .native = declaration.implementation, arguments.count <= 2,
      declaration.owner?.name == "Dictionary", let key = arguments[0],
      case .native(let native) = target, var dictionary = native as? DictionaryValue
    {
      return try modify(
        &dictionary, key, default: arguments.count == 2 ? arguments[1] : nil,
        hasDefault: arguments.count == 2, in: &target, change)
    }
    var value: Value
    do {
      value = try element(
        declaration, of: &target, arguments, isSuper: false, environment: environment, site: site)
    } catch {
      throw located(error, site)
    }
    try change(&value)
    try setElement(
      declaration, of: &target, arguments, to: value, environment: environment, site: site)
  }

  /// Changes a value in a dictionary in place.
  private func modify(
    _ dictionary: inout DictionaryValue, _ key: Value, default value: Value?, hasDefault: Bool,
    in target: inout Value, _ change: (inout Value) throws -> Void
  ) throws {
    target = .void
    defer { target = .native(dictionary) }
    var element = dictionary.take(key)
    let wasThere = element != nil
    if hasDefault {
      var changed: Value
      if let element {
        changed = element
      } else if case .function(let function)? = value {
        changed = try function.call([])
      } else {
        changed = value ?? .none
      }
      element = nil
      defer { dictionary[key] = changed }
      try change(&changed)
      return
    }
    var changed = element.map(\.wrapped) ?? .none
    element = nil
    defer {
      if let result = changed.unwrapped {
        dictionary[key] = result
      } else if wasThere {
        dictionary[key] = nil
      }
    }
    try change(&changed)
  }
}
