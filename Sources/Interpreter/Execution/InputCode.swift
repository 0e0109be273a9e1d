import ScriptRuntime

/// A compiled input: the statements, and the value of the last one where it is worth showing.
final class InputCode {
  let slotCount: Int
  let body: Action
  let result: Evaluation?

  /// The variables that the input declares at the top level.
  let variables: [LocalVariable]

  private init(
    slotCount: Int, body: @escaping Action, result: Evaluation?, variables: [LocalVariable]
  ) {
    self.slotCount = slotCount
    self.body = body
    self.result = result
    self.variables = variables
  }

  /// Compiles an input.
  ///
  /// - Parameters:
  ///   - variable: `self` where the inputs are the body of a controller's method.
  ///   - parameters: the method's parameters.
  @MainActor static func compile(
    _ input: CheckedInput, self variable: LocalVariable?, parameters: [LocalVariable],
    library: Library, globals: GlobalTable
  ) -> InputCode {
    let compiler = FunctionCompiler(library: library, globals: globals, parent: nil)
    if let variable {
      compiler.selfVariable = variable
      compiler.declare(variable, at: .slot(FunctionCode.selfSlot))
    }
    for parameter in parameters { compiler.declare(parameter, at: .slot(compiler.newSlot())) }
    var statements = input.statements
    var shown: Expression?
    if input.resultType != nil, case .expression(let expression)? = statements.last?.kind {
      shown = expression
      statements.removeLast()
    }
    let body = compiler.sequence(of: statements)
    let result = shown.map { compiler.compile($0) }
    var variables: [LocalVariable] = []
    for case .binding(let pattern, _) in input.statements.map({ $0.kind }) {
      collect(pattern, &variables)
    }
    return InputCode(
      slotCount: compiler.slotCount, body: body, result: result, variables: variables)
  }

  private static func collect(_ pattern: Pattern, _ list: inout [LocalVariable]) {
    switch pattern {
    case .variable(let variable): list.append(variable)
    case .tuple(let parts): for part in parts { collect(part, &list) }
    case .some(let inner), .cast(_, let inner): collect(inner, &list)
    case .enumCase(_, let parts): for part in parts { collect(part, &list) }
    case .wildcard, .none, .expression: break
    }
  }
}
