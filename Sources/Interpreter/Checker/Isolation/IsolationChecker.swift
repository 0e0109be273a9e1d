import ScriptRuntime

/// Follows checked bodies and says where code waits without `await`, or reaches what belongs to an
/// actor from elsewhere. On the way it notes where closures run, which the evaluator asks.
final class IsolationChecker {
  /// A body, or a part of one that runs by itself.
  final class Context {
    enum Kind { case topLevel, function, closure, initialValue, autoclosure, deinitializer }

    let kind: Kind
    let isolation: Isolation
    let isAsync: Bool
    let parent: Context?

    /// Whether it is a `@Sendable` closure.
    var isSendable = false

    /// What an initial value is the value of, for messages.
    var place = "a property initializer"

    init(_ kind: Kind, _ isolation: Isolation, isAsync: Bool, parent: Context?) {
      self.kind = kind
      self.isolation = isolation
      self.isAsync = isAsync
      self.parent = parent
    }
  }

  let checker: Checker
  var context: Context

  /// The `await` around, and whether it has found anything to wait for.
  var wait: Expression?
  var hasFound = false

  /// Where the whole expression begins, and whether it has been said that it lacks `await`.
  var root: SourceRange?
  var isRootReported = false

  /// The body that each local variable was declared in.
  var declarations: [LocalVariable: Context] = [:]

  /// The captures that were found wanting.
  var reportedCaptures: Set<String> = []

  init(_ checker: Checker) {
    self.checker = checker
    context = Context(.topLevel, .mainActor, isAsync: true, parent: nil)
  }

  // MARK: Bodies

  /// Checks what a context consists of.
  func check(_ context: Context, _ body: () -> Void) {
    let outer = (self.context, wait, hasFound, root, isRootReported)
    self.context = context
    wait = nil
    root = nil
    defer { (self.context, wait, hasFound, root, isRootReported) = outer }
    body()
  }

  /// Checks a function's parameters and body.
  func check(_ function: FunctionImplementation, _ context: Context) {
    function.isolation = context.isolation
    if context.isAsync, context.kind != .closure { function.isAsync = true }
    check(context) {
      for parameter in function.parameters { declarations[parameter] = context }
      function.body.forEach(statement)
    }
    for value in function.defaults.compactMap({ $0 }) {
      let inner = Context(.initialValue, context.isolation, isAsync: false, parent: nil)
      inner.place = "a default argument"
      check(inner) { full(value) }
    }
  }

  // MARK: Statements

  func statement(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression): full(expression)
    case .binding(let pattern, let value):
      for variable in pattern.variables { declarations[variable] = context }
      value.map { full($0) }
      for variable in pattern.variables { accessors(of: variable) }
    case .function(_, let function):
      let isAsync = function.declaration?.isAsync ?? false
      let written = function.declaration?.isolation
      let isolation = written ?? context.isolation
      let inner = Context(.function, isolation, isAsync: isAsync, parent: context)
      inner.isSendable = false
      check(function, inner)
    case .declaration, .break, .continue, .fallthrough: break
    case .return(let value): value.map { full($0) }
    case .throw(let value): full(value)
    case .if(let conditions, let body, let other):
      conditions.forEach(condition)
      body.forEach(self.statement)
      other?.forEach(self.statement)
    case .guard(let conditions, let body), .while(let conditions, let body, _):
      conditions.forEach(condition)
      body.forEach(self.statement)
    case .repeatWhile(let body, let test, _):
      body.forEach(self.statement)
      full(test)
    case .forIn(let pattern, let sequence, _, let filter, let body, _):
      full(sequence)
      for variable in pattern.variables { declarations[variable] = context }
      filter.map { full($0) }
      body.forEach(self.statement)
    case .switch(let subject, let variable, let cases, _):
      full(subject)
      declarations[variable] = context
      for item in cases {
        for (pattern, test) in item.items {
          for variable in pattern.variables { declarations[variable] = context }
          test.map { full($0) }
        }
        item.body.forEach(self.statement)
      }
    case .defer(let body), .block(let body): body.forEach(self.statement)
    case .do(let body, let clauses, _):
      body.forEach(self.statement)
      for clause in clauses {
        declarations[clause.error] = context
        for variable in clause.pattern.variables { declarations[variable] = context }
        clause.condition.map { full($0) }
        clause.body.forEach(self.statement)
      }
    }
  }

  private func accessors(of variable: LocalVariable) {
    guard case .script(let object)? = variable.accessors?.implementation,
      let property = object as? PropertyImplementation
    else { return }
    for accessor in [property.getter, property.setter, property.willSet, property.didSet] {
      guard let accessor else { continue }
      check(
        accessor, Context(.function, context.isolation, isAsync: accessor.isAsync, parent: context))
    }
  }

  private func condition(_ condition: Condition) {
    switch condition {
    case .expression(let expression): full(expression)
    case .optionalBinding(let pattern, let value), .matching(let pattern, let value, _):
      full(value)
      for variable in pattern.variables { declarations[variable] = context }
    case .available: break
    }
  }

  /// Checks a whole expression.
  func full(_ value: Expression) {
    let outer = (root, isRootReported)
    root = value.range
    isRootReported = false
    defer { (root, isRootReported) = outer }
    expression(value)
  }
}
