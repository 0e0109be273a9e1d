import ScriptRuntime

/// `do` and its `catch` clauses.
extension FunctionCompiler {
  func doStatement(_ body: [Statement], _ catches: [CatchClause], _ label: String?)
    -> Action
  {
    let target = label == nil ? nil : pushTarget(label: label, isLoop: false)
    defer { if target != nil { popTarget() } }
    let run = block(body)
    let action: Action
    if catches.isEmpty {
      action = run
    } else {
      let clauses = catches.map { clause($0) }
      action = { frame in
        do {
          return try run(frame)
        } catch let error as ThrownValue {
          for clause in clauses {
            if let completion = try clause(frame, error.value) { return completion }
          }
          throw error
        }
      }
    }
    guard let target else { return action }
    return { frame in
      let completion = try action(frame)
      return completion == .breaks(target) ? .normal : completion
    }
  }

  /// Runs a `catch` when it takes the error; nil when it does not.
  private func clause(_ clause: CatchClause)
    -> @MainActor (Frame, Value) throws -> Completion?
  {
    let (parts, slots) = scoped {
      declare(clause.error)
      let bind = MatchCode(run: match(clause.pattern))
      let condition = clause.condition.map { TestCode(run: compileBoolean($0)) }
      return (bind, condition, ActionCode(run: block(clause.body)))
    }
    let initialize = initializeDeclared(clause.error)
    let clear = clearing(slots)
    return { frame, error in
      defer { clear?(frame) }
      try initialize(frame, error)
      guard try parts.0.run(frame, error) else { return nil }
      if let condition = parts.1, try !condition.run(frame) { return nil }
      return try parts.2.run(frame)
    }
  }
}
