import ScriptRuntime

extension FunctionCompiler {
  /// Whether a value matches a pattern; its variables are set on the way.
  func match(_ pattern: Pattern) -> @MainActor (Frame, Value) throws -> Bool {
    switch pattern {
    case .wildcard: return { _, _ in true }
    case .variable(let variable):
      let initialize = self.initialize(variable)
      return { frame, value in
        try initialize(frame, value)
        return true
      }
    case .tuple(let parts):
      let matches = parts.map { MatchCode(run: match($0)) }
      return { frame, value in
        guard case .tuple(let values) = value, values.count == matches.count else {
          return matches.count == 1 ? try matches[0].run(frame, value) : matches.isEmpty
        }
        for (match, value) in zip(matches, values) where try !match.run(frame, value) {
          return false
        }
        return true
      }
    case .enumCase(let declaration, let parts): return match(declaration, parts)
    case .some(let inner):
      let match = match(inner)
      return { frame, value in
        guard let value = value.unwrapped else { return false }
        return try match(frame, value)
      }
    case .none:
      return { _, value in
        if case .none = value { true } else { false }
      }
    case .cast(let type, let inner):
      let wanted = runtimeType(type)
      let match = match(inner)
      return { frame, value in
        let declared = frame.machine.dynamicType(of: value, declared: nil)
        guard let cast = frame.machine.cast(value, from: declared, to: wanted(frame)) else {
          return false
        }
        return try match(frame, cast)
      }
    case .expression(let expression, let subject):
      // The variable already holds the whole subject; a part of it has a variable of its own.
      let initialize = self.initialize(subject, unlessDeclared: true)
      let test = compileBoolean(expression)
      return { frame, value in
        try initialize(frame, value)
        return try test(frame)
      }
    }
  }

  private func initialize(_ variable: LocalVariable, unlessDeclared: Bool)
    -> @MainActor (Frame, Value) throws -> Void
  {
    isDeclared(variable) ? write(variable) : initialize(variable)
  }

  private func match(_ declaration: Declaration, _ parts: [Pattern])
    -> @MainActor (Frame, Value) throws -> Bool
  {
    let matches = parts.map { MatchCode(run: match($0)) }
    if case .native(let binding, let member) = declaration.implementation {
      return { frame, value in
        guard let payload = binding.payload(member, of: value.unerased) else {
          // A case without payload may be compared as a value.
          var type = Value.metatype(frame.machine.library.type(of: value))
          guard matches.isEmpty, declaration.parameters.isEmpty,
            let own = try? binding.call(member, &type, [])
          else { return false }
          return Value.areEqual(own, value)
        }
        return try Self.match(matches, payload, frame)
      }
    }
    return { frame, value in
      guard case .enumeration(let value) = value.unerased,
        value.caseDeclaration === declaration
      else { return false }
      return try Self.match(matches, value.payload, frame)
    }
  }

  /// Matches what a case carries: value by value, or all together against one pattern.
  private static func match(
    _ matches: [MatchCode], _ payload: [Value], _ frame: Frame
  ) throws -> Bool {
    if matches.isEmpty { return true }
    if matches.count == 1, payload.count > 1 { return try matches[0].run(frame, .tuple(payload)) }
    for (match, value) in zip(matches, payload) where try !match.run(frame, value) { return false }
    return true
  }

  // MARK: switch

  func switchStatement(
    _ subject: Expression, _ variable: LocalVariable, _ cases: [SwitchCase], _ label: String?
  ) -> Action {
    let target = pushTarget(label: label, isLoop: false)
    defer { popTarget() }
    let evaluate = compile(subject)
    let (bodies, slots) = scoped {
      declare(variable)
      return cases.map { compile($0) }
    }
    let initialize = initializeDeclared(variable)
    let clear = clearing(slots)
    return { frame in
      let value = try evaluate(frame)
      defer { clear?(frame) }
      try initialize(frame, value)
      var isFalling = false
      for part in bodies {
        guard try isFalling || part.matches.run(frame, value) else { continue }
        let completion = try part.body.run(frame)
        if completion == .fallsThrough {
          isFalling = true
          continue
        }
        return completion == .breaks(target) ? .normal : completion
      }
      return .normal
    }
  }

  /// A case: whether it takes a value, and what it does.
  private struct CaseCode {
    let matches: MatchCode
    let body: ActionCode
  }

  private func compile(_ part: SwitchCase) -> CaseCode {
    var tests: [MatchCode] = []
    for item in part.items {
      let match = match(item.pattern)
      guard let guarding = item.guard else {
        tests.append(MatchCode(run: match))
        continue
      }
      let condition = compileBoolean(guarding)
      tests.append(MatchCode { frame, value in try match(frame, value) && condition(frame) })
    }
    let body = ActionCode(run: block(part.body))
    if tests.count == 1 { return CaseCode(matches: tests[0], body: body) }
    let all = tests
    return CaseCode(
      matches: MatchCode { frame, value in
        for test in all where try test.run(frame, value) { return true }
        return false
      }, body: body)
  }
}
