import ScriptRuntime

extension Session {
  /// The static type of an expression, which is not run; or the errors in it. Neither, when the text
  /// is no expression.
  public func expressionType(of text: String) -> (type: SwiftType?, errors: [Diagnostic]) {
    // A statement cannot begin with a closure; an expression in parentheses may be one.
    let source = SourceText(text.first { $0 != " " } == "{" ? "(\(text))" : text)
    let parsed = ParsedSource(source)
    let faults = parsed.diagnostics.filter { $0.severity == .error }
    guard faults.isEmpty else { return (nil, faults) }
    let checker = Checker(library: library, module: module, source: source)
    checker.controller = controller
    let statements = checker.checkInput([parsed], context: context)
    // That nobody uses its value is no fault here.
    let errors = (checker.diagnostics + checker.settled).filter {
      $0.severity == .error && $0.message != .functionUnused && $0.message != .unusedClosure
        && $0.message != .topLevelClosure
    }
    guard errors.isEmpty else { return (nil, errors) }
    guard statements.count == 1, case .expression(let expression)? = statements.first?.kind else {
      return (nil, [])
    }
    return (expression.type, [])
  }
}
