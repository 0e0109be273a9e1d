import ScriptRuntime

extension FunctionCompiler {
  /// A block with a scope of its own.
  ///
  /// - Parameter clears: whether its variables let go of what they hold at its end; not needed where
  ///   the frame itself ends there.
  func block(_ statements: [Statement], clears: Bool = true) -> Action {
    let (code, slots) = scoped { ActionCode(run: sequence(of: statements)) }
    let action = code.run
    guard clears, !slots.isEmpty else { return action }
    let first = slots.lowerBound
    let count = slots.count
    if count == 1 {
      return { frame in
        defer { (frame.slots + first).clear() }
        return try action(frame)
      }
    }
    return { frame in
      defer { for slot in first..<(first &+ count) { (frame.slots + slot).clear() } }
      return try action(frame)
    }
  }

  /// Statements one after another, in the scope at hand.
  func sequence(of statements: [Statement]) -> Action {
    var functions: [Int] = []
    for case .function(let variable?, _) in statements.map(\.kind) {
      if case .cell(let slot) = declareFunction(variable) { functions.append(slot) }
    }
    var actions: [ActionCode] = []
    var deferred: [(after: Int, action: ActionCode)] = []
    for statement in statements {
      if case .defer(let body) = statement.kind {
        deferred.append((actions.count, ActionCode(run: block(body))))
        continue
      }
      actions.append(ActionCode(run: compile(statement)))
    }
    var result = deferred.isEmpty ? run(actions) : run(actions, deferring: deferred)
    if !functions.isEmpty { result = holding(functions, result) }
    return result
  }

  private func run(_ actions: [ActionCode]) -> Action {
    switch actions.count {
    case 0: return { _ in .normal }
    case 1:
      let only = actions[0].run
      return { frame in
        try frame.step()
        return try only(frame)
      }
    case 2:
      let first = actions[0].run
      let second = actions[1].run
      return { frame in
        try frame.step()
        let completion = try first(frame)
        if completion != .normal { return completion }
        try frame.step()
        return try second(frame)
      }
    default:
      // In halves, because an array of closures would be retained and released at every run.
      let middle = actions.count / 2
      let first = run(Array(actions[..<middle]))
      let second = run(Array(actions[middle...]))
      return { frame in
        let completion = try first(frame)
        return completion == .normal ? try second(frame) : completion
      }
    }
  }

  /// Runs the actions; each deferred one that was reached runs at the end, the last first.
  private func run(
    _ actions: [ActionCode], deferring deferred: [(after: Int, action: ActionCode)]
  )
    -> Action
  {
    { frame in
      var reached = 0
      var completion = Completion.normal
      var thrown: (any Error)?
      do {
        for action in actions {
          try frame.step()
          completion = try action.run(frame)
          if completion != .normal { break }
          reached += 1
        }
      } catch let error as ThrownValue {
        // Only what the script throws leaves a block in good order.
        thrown = error
      }
      // What `return` has computed must not be lost to a call in a deferred block.
      let result = frame.slots[Frame.resultSlot]
      for item in deferred.reversed() where item.after <= reached {
        _ = try item.action.run(frame)
      }
      frame.slots[Frame.resultSlot] = result
      if let thrown { throw thrown }
      return completion
    }
  }

  /// Makes the cells of local functions, and breaks their circles at the end when none has escaped.
  private func holding(_ slots: [Int], _ action: @escaping Action) -> Action {
    { frame in
      for slot in slots { frame.slots[slot] = .object(Cell(.void)) }
      defer {
        for slot in slots {
          guard let cell = frame.slots[slot].cell, case .function(var function) = cell.take() else {
            continue
          }
          if !isKnownUniquelyReferenced(&function) { cell.store(.function(function)) }
        }
      }
      return try action(frame)
    }
  }

  // MARK: Single statements

  func compile(_ statement: Statement) -> Action {
    let range = statement.range
    switch statement.kind {
    case .expression(let expression): return perform(expression)
    case .binding(let pattern, let value): return binding(pattern, value, range)
    case .function(let variable?, let function): return localFunction(variable, function)
    case .function(nil, _), .declaration: return { _ in .normal }
    case .return(let expression): return returning(expression)
    case .if(let conditions, let body, let alternative):
      return conditional(conditions, body, alternative)
    case .guard(let conditions, let alternative): return guarding(conditions, alternative)
    case .while(let conditions, let body, let label):
      return located(whileLoop(conditions, body, label), range)
    case .repeatWhile(let body, let condition, let label):
      return located(repeatLoop(body, condition, label), range)
    case .forIn(let pattern, let sequence, let iterator, let filter, let body, let label):
      return located(forLoop(pattern, sequence, iterator, filter, body, label), range)
    case .switch(let subject, let variable, let cases, let label):
      return switchStatement(subject, variable, cases, label)
    case .break(let label):
      guard let target = target(label: label, continues: false) else { return { _ in .normal } }
      return { _ in .breaks(target) }
    case .continue(let label):
      guard let target = target(label: label, continues: true) else { return { _ in .normal } }
      return { _ in .continues(target) }
    case .fallthrough: return { _ in .fallsThrough }
    case .throw(let expression):
      let evaluate = compile(expression)
      return { frame in throw ThrownValue(try evaluate(frame)) }
    case .defer(let body): return block(body)
    case .do(let body, let catches, let label): return doStatement(body, catches, label)
    case .block(let body): return block(body)
    }
  }

  /// The action, whose failures are placed in the statement when nothing inside it has a place.
  private func located(_ action: @escaping Action, _ range: SourceRange) -> Action {
    { frame in
      do {
        return try action(frame)
      } catch {
        throw frame.machine.located(error, range)
      }
    }
  }

  private func returning(_ expression: Expression?) -> Action {
    guard let expression else { return { _ in .returned } }
    let evaluate = compile(expression)
    return { frame in
      frame.slots[Frame.resultSlot] = try evaluate(frame)
      return .returned
    }
  }

  private func binding(_ pattern: Pattern, _ value: Expression?, _ range: SourceRange) -> Action {
    guard let value else { return declareAll(in: pattern) }
    let evaluate = compile(value)
    switch pattern {
    case .variable(let variable) where variable.accessors != nil:
      return initializeAccessed(variable, evaluate)
    case .variable(let variable):
      let initialize = self.initialize(variable)
      return { frame in
        try initialize(frame, try evaluate(frame))
        return .normal
      }
    case .wildcard:
      return { frame in
        _ = try evaluate(frame)
        return .normal
      }
    default:
      let bind = match(pattern)
      return { frame in
        _ = try bind(frame, try evaluate(frame))
        return .normal
      }
    }
  }

  /// Variables without an initial value: each gets its place.
  private func declareAll(in pattern: Pattern) -> Action {
    switch pattern {
    case .variable(let variable):
      if variable.accessors != nil { return initializeAccessed(variable, nil) }
      let initialize = self.initialize(variable)
      let initial: Value =
        if case .optional = variable.type, variable.isMutable { .none } else {
          .void
        }
      return { frame in
        try initialize(frame, initial)
        return .normal
      }
    case .tuple(let parts):
      let actions = parts.map { ActionCode(run: declareAll(in: $0)) }
      return { frame in
        for action in actions { _ = try action.run(frame) }
        return .normal
      }
    default: return { _ in .normal }
    }
  }

  /// A local variable that is lazy or observed.
  private func initializeAccessed(_ variable: LocalVariable, _ evaluate: Evaluation?) -> Action {
    let initialize = self.initialize(variable)
    guard case .script(let object)? = variable.accessors?.implementation,
      let property = object as? PropertyImplementation
    else { return { _ in .normal } }
    if property.getter != nil { return { _ in .normal } }
    if variable.accessors?.isLazy == true {
      if variable.isGlobal {
        let index = globals.index(of: variable)
        return { frame in
          frame.machine.setState(of: index, .unset)
          return .normal
        }
      }
      return { frame in
        try initialize(frame, .object(LazyMark.unset))
        return .normal
      }
    }
    let initial = evaluate ?? property.initialValue.map { compile($0) }
    let starts: Value = if case .optional = variable.type { .none } else { .void }
    return { frame in
      try initialize(frame, try initial?(frame) ?? starts)
      return .normal
    }
  }

  // MARK: if and guard

  private func conditional(
    _ conditions: [Condition], _ body: [Statement], _ alternative: [Statement]?
  ) -> Action {
    let (parts, slots) = scoped {
      (TestCode(run: self.test(conditions)), ActionCode(run: block(body)))
    }
    let (test, body) = (parts.0.run, parts.1.run)
    let alternative = alternative.map { ActionCode(run: block($0)) }
    let clear = clearing(slots)
    if let clear {
      return { frame in
        let isTrue: Bool
        do {
          isTrue = try test(frame)
          if isTrue {
            let completion = try body(frame)
            clear(frame)
            return completion
          }
        } catch {
          clear(frame)
          throw error
        }
        clear(frame)
        return try alternative?.run(frame) ?? .normal
      }
    }
    guard let alternative else {
      return { frame in try test(frame) ? try body(frame) : .normal }
    }
    let otherwise = alternative.run
    return { frame in try test(frame) ? try body(frame) : try otherwise(frame) }
  }

  /// Lets go of what the places hold, nil when there are none.
  func clearing(_ slots: Range<Int>) -> (@MainActor (Frame) -> Void)? {
    if slots.isEmpty { return nil }
    return { frame in for slot in slots { (frame.slots + slot).clear() } }
  }

  private func guarding(_ conditions: [Condition], _ alternative: [Statement]) -> Action {
    // The variables stay in scope after the statement, but the `else` does not see them.
    let test = self.test(conditions)
    let alternative = block(alternative)
    return { frame in try test(frame) ? .normal : try alternative(frame) }
  }

  /// Whether all conditions hold; the variables they bind are set on the way.
  func test(_ conditions: [Condition]) -> BooleanEvaluation {
    let tests = conditions.map { TestCode(run: self.test($0)) }
    switch tests.count {
    case 1: return tests[0].run
    case 2:
      let first = tests[0].run
      let second = tests[1].run
      return { frame in try first(frame) && second(frame) }
    default:
      return { frame in
        for test in tests where try !test.run(frame) { return false }
        return true
      }
    }
  }

  private func test(_ condition: Condition) -> BooleanEvaluation {
    switch condition {
    case .expression(let expression): return compileBoolean(expression)
    case .available: return { _ in true }
    case .optionalBinding(let pattern, let expression):
      let evaluate = compile(expression)
      if case .variable(let variable) = pattern {
        let initialize = self.initialize(variable)
        return { frame in
          guard let value = try evaluate(frame).unwrapped else { return false }
          try initialize(frame, value)
          return true
        }
      }
      let bind = match(pattern)
      return { frame in
        guard let value = try evaluate(frame).unwrapped else { return false }
        return try bind(frame, value)
      }
    case .matching(let pattern, let expression, let subject):
      let evaluate = compile(expression)
      let initialize = self.initialize(subject)
      let bind = match(pattern)
      return { frame in
        let value = try evaluate(frame)
        try initialize(frame, value)
        return try bind(frame, value)
      }
    }
  }
}
