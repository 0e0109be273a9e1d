import ScriptRuntime

extension CheckedInput {
  /// The type of the last expression, as Swift source: `UIColor?`.
  public var resultTypeText: String? { resultType?.text }
}

extension Execution {
  /// Gives a variable that the session's inputs declare a value of the host's choice, so that an
  /// expression can name an object that no variable of the learner's holds.
  ///
  /// The input that declares it must have been accepted and run. Nothing happens when there is no
  /// such variable.
  public func setVariable(_ name: String, to value: Value) {
    guard let variable = session.variable(named: name) else { return }
    let index = session.globals.index(of: variable)
    machine.global(index).store(value)
    // A global of a file would otherwise be made when it is first read.
    machine.setState(of: index, .set)
  }
}

extension Session {
  /// The stored variable that a name means after the last accepted input.
  fileprivate func variable(named name: String) -> LocalVariable? {
    if case .variable(let variable)? = module.names[name] { return variable }
    guard case .script(let object)? = module.declarations[name]?.last?.implementation,
      case .global(let variable)? = (object as? PropertyImplementation)?.storage
    else { return nil }
    return variable
  }
}
