import ScriptRuntime

extension FunctionCompiler {
  /// What a loop does after its body has run.
  private enum Turn { case next, leave, exit(Completion) }

  private static func turn(_ completion: Completion, _ target: Int) -> Turn {
    if completion == .normal || completion == .continues(target) { return .next }
    if completion == .breaks(target) { return .leave }
    return .exit(completion)
  }

  func whileLoop(_ conditions: [Condition], _ body: [Statement], _ label: String?) -> Action {
    let target = pushTarget(label: label, isLoop: true)
    defer { popTarget() }
    let (parts, slots) = scoped {
      (TestCode(run: self.test(conditions)), ActionCode(run: block(body)))
    }
    let (test, run) = (parts.0.run, parts.1.run)
    let clear = clearing(slots)
    return { frame in
      defer { clear?(frame) }
      while try test(frame) {
        let completion = try run(frame)
        clear?(frame)
        if completion != .normal {
          switch Self.turn(completion, target) {
          case .next: break
          case .leave: return .normal
          case .exit(let completion): return completion
          }
        }
        try frame.step()
      }
      return .normal
    }
  }

  func repeatLoop(_ body: [Statement], _ condition: Expression, _ label: String?) -> Action {
    let target = pushTarget(label: label, isLoop: true)
    defer { popTarget() }
    let run = block(body)
    let test = compileBoolean(condition)
    return { frame in
      repeat {
        switch Self.turn(try run(frame), target) {
        case .next: break
        case .leave: return .normal
        case .exit(let completion): return completion
        }
        try frame.step()
      } while try test(frame)
      return .normal
    }
  }

  func forLoop(
    _ pattern: Pattern, _ sequence: Expression, _ iterator: (make: Declaration, next: Declaration)?,
    _ filter: Expression?, _ body: [Statement], _ label: String?
  ) -> Action {
    let elements = elements(of: sequence)
    let range = integerRange(sequence)
    let target = pushTarget(label: label, isLoop: true)
    defer { popTarget() }
    let (parts, slots) = scoped {
      let bind = MatchCode(run: bindElement(pattern))
      let test = filter.map { TestCode(run: compileBoolean($0)) }
      return (bind, test, ActionCode(run: block(body)))
    }
    let (bind, test, run) = (parts.0.run, parts.1, parts.2.run)
    let clear = clearing(slots)

    // One turn; nil to go on.
    let take: @MainActor (Frame, Value) throws -> Completion? = { frame, element in
      try frame.step()
      guard try bind(frame, element) else { return nil }
      if let test, try !test.run(frame) { return nil }
      let completion = try run(frame)
      if completion == .normal { return nil }
      switch Self.turn(completion, target) {
      case .next: return nil
      case .leave: return .normal
      case .exit(let completion): return completion
      }
    }
    if let range, test == nil, case .variable(let variable) = pattern,
      case .slot(let slot) = place(of: variable), variable.type.isInteger
    {
      // Nothing but numbers: the usual counting loop.
      return { frame in
        defer { clear?(frame) }
        var (next, end) = try range(frame)
        while next < end {
          try frame.step()
          (frame.slots + slot).setScalar(.int(next))
          let completion = try run(frame)
          if completion != .normal {
            switch Self.turn(completion, target) {
            case .next: break
            case .leave: return .normal
            case .exit(let completion): return completion
            }
          }
          next &+= 1
        }
        return .normal
      }
    }
    if let range, test == nil, case .wildcard = pattern {
      return { frame in
        defer { clear?(frame) }
        let (start, end) = try range(frame)
        for _ in start..<end {
          try frame.step()
          let completion = try run(frame)
          if completion != .normal {
            switch Self.turn(completion, target) {
            case .next: break
            case .leave: return .normal
            case .exit(let completion): return completion
            }
          }
        }
        return .normal
      }
    }
    if let range {
      return { frame in
        defer { clear?(frame) }
        var (next, end) = try range(frame)
        while next < end {
          if let completion = try take(frame, .int(next)) { return completion }
          next &+= 1
        }
        return .normal
      }
    }
    return { frame in
      let sequence = try elements(frame)
      defer { clear?(frame) }
      if case .array(let values) = sequence {
        for value in values {
          if let completion = try take(frame, value) { return completion }
        }
        return .normal
      }
      let next = try sequence.makeIterator()
      while let element = try next() {
        if let completion = try take(frame, element) { return completion }
      }
      return .normal
    }
  }

  private func elements(of sequence: Expression) -> Evaluation { compile(sequence) }

  private func bindElement(_ pattern: Pattern) -> @MainActor (Frame, Value) throws -> Bool {
    switch pattern {
    case .variable(let variable):
      if case .slot(let slot) = declare(variable) {
        return { frame, value in
          frame.slots[slot] = value
          return true
        }
      }
      let initialize = self.initialize(variable)
      return { frame, value in
        try initialize(frame, value)
        return true
      }
    case .wildcard: return { _, _ in true }
    default: return match(pattern)
    }
  }

  /// The bounds of a range of integers written in the loop itself, so that no range is made.
  private func integerRange(_ sequence: Expression)
    -> (@MainActor (Frame) throws -> (Int, Int))?
  {
    guard case .call(let declaration, _, let arguments, _, _) = sequence.kind,
      declaration.isOperator, declaration.name == "..<" || declaration.name == "...",
      case .native = declaration.implementation, arguments.count == 2,
      case .value(let lower) = arguments[0], case .value(let upper) = arguments[1],
      lower.type.isInteger, upper.type.isInteger
    else { return nil }
    let isClosed = declaration.name == "..."
    let (first, last) = (compileInteger(lower), compileInteger(upper))
    let range = sequence.range
    return { frame in
      let (start, end) = (try first(frame), try last(frame))
      guard start <= end else {
        throw ScriptFailure(.trap("Range requires lowerBound <= upperBound"), range: range)
      }
      guard isClosed else { return (start, end) }
      guard end < Int.max else {
        throw ScriptFailure(.arithmeticOverflow(operation: "..."), range: range)
      }
      return (start, end + 1)
    }
  }
}
