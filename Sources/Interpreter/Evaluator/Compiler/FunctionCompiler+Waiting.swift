import ScriptRuntime

/// Code that waits.
extension FunctionCompiler {
  /// What a function that may wait does first: it goes to where it belongs.
  func arrival() -> ActionCode {
    let executor = self.executor
    return ActionCode { _ in
      try ScriptTask.hop(to: executor)
      return .normal
    }
  }

  /// An `await`: what is inside may run elsewhere, and the rest of this body runs here again.
  func waiting(_ inner: Expression, hop: ScriptTask.Executor?) -> Evaluation {
    let evaluate = compile(inner)
    let executor = self.executor
    return { frame in
      do {
        if let hop { try ScriptTask.hop(to: hop) }
        let value = try evaluate(frame)
        try ScriptTask.hop(to: executor)
        return value
      } catch let error as ThrownValue {
        try ScriptTask.hop(to: executor)
        throw error
      }
    }
  }
}
