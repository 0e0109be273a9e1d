import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// Whether a closure waits: it says so, or something in it does that is not in an inner function.
  func waits(_ syntax: ClosureExprSyntax) -> Bool {
    if syntax.signature?.effectSpecifiers?.asyncSpecifier != nil { return true }
    func visit(_ node: Syntax) -> Bool {
      switch node.kind {
      case .closureExpr, .functionDecl, .classDecl, .structDecl, .enumDecl, .actorDecl: return false
      case .awaitExpr: return true
      case .variableDecl where node.as(VariableDeclSyntax.self)?.isAsyncLet ?? false: return true
      case .forStmt where node.as(ForStmtSyntax.self)?.awaitKeyword != nil: return true
      default: return node.children(viewMode: .sourceAccurate).contains { visit($0) }
      }
    }
    return syntax.statements.contains { visit(Syntax($0)) }
  }

  // MARK: async let

  /// `async let name = expression`: a task that is a part of the one at hand, and is ended with the
  /// block. The name stands for the task's value.
  func checkAsyncLet(_ syntax: VariableDeclSyntax) -> [Statement] {
    syntax.bindings.flatMap { binding -> [Statement] in
      let place = range(binding)
      guard let initializer = binding.initializer else {
        diagnose(.concurrency(.asyncLetNeedsInitialValue), at: place)
        return []
      }
      let written = binding.typeAnnotation.map { resolveType($0.type) }
      let made = asyncLetClosure(initializer.value, as: written)
      guard let task = library.type(named: "Task"), !made.type.isError,
        let start = task.members(named: "_child").first,
        let finish = task.members(named: "_finish").first
      else { return [] }
      let value = written ?? made.type
      let taskType = SwiftType.nominal(
        task,
        [
          value,
          made.throwsError
            ? known.error : library.type(named: "Never").map { .nominal($0, []) } ?? .void,
        ])
      let substitutions = Dictionary(
        uniqueKeysWithValues: zip(task.genericParameters, taskType.genericArguments))
      let call = Expression(
        .call(
          start, base: Expression(.metatype(taskType), type: .metatype(taskType), range: place),
          arguments: [.value(made.closure)], dispatch: .direct, substitutions: substitutions),
        type: taskType, range: range(initializer.value))
      let pattern: Pattern
      var ended: LocalVariable
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        let variable = declare(
          name.identifier, taskType, isMutable: false, keyword: syntax.bindingSpecifier)
        variable.asyncLetType = value
        ended = variable
        pattern = .variable(variable)
      } else {
        ended = LocalVariable("_", type: taskType)
        pattern = .variable(ended)
      }
      let end = Expression(
        .call(
          finish, base: Expression(.variable(ended), type: taskType, range: place), arguments: [],
          dispatch: .direct, substitutions: substitutions), type: .void, range: place)
      let wait = Expression(.await(end), type: .void, range: place)
      return [
        Statement(.binding(pattern, call), range: place),
        Statement(.defer([Statement(.expression(wait), range: place)]), range: place),
      ]
    }
  }

  private func asyncLetClosure(_ syntax: ExprSyntax, as written: SwiftType?) -> (
    closure: Expression, type: SwiftType, throwsError: Bool
  ) {
    let place = range(syntax)
    let context = FunctionContext(kind: .closure, depth: function.depth + 1, parent: function)
    context.isThrowing = true
    context.isAsync = true
    context.tryDepth = 1
    let outer = (scope, function)
    scope = Scope(parent: scope, depth: context.depth)
    function = context
    defer { (scope, function) = outer }
    let value = checkFull(syntax, as: written, purpose: .initialValue)
    let implementation = FunctionImplementation(declaration: nil, name: "async let")
    implementation.isAsync = true
    let inner =
      if case .await = value.kind { value } else {
        Expression(.await(value), type: value.type, range: place)
      }
    implementation.body = [Statement(.return(inner), range: place)]
    var type = FunctionType([], value.type)
    type.isAsync = true
    type.isThrowing = context.foundThrow
    type.isEscaping = true
    let closure = ClosureExpression(function: implementation, captures: [])
    return (
      Expression(.closure(closure), type: .function(type), range: place), value.type,
      context.foundThrow
    )
  }

  /// An `async let` read: the value of its task.
  func asyncLetValue(_ variable: LocalVariable, _ read: Expression) -> Expression {
    guard let type = variable.asyncLetType,
      let value = library.type(named: "Task")?.members(named: "value").first
    else { return read }
    if variable.type.genericArguments.last.map({ !$0.isNever }) ?? false {
      noteThrowingCall(at: read.range, .asyncLet)
    }
    return Expression(
      .property(value, base: read, dispatch: .direct), type: type, range: read.range)
  }

  // MARK: for await

  /// `for await x in sequence`, which is a `while let` over the sequence's iterator.
  func checkForAwait(_ syntax: ForStmtSyntax, _ label: String?) -> Statement {
    let place = range(syntax)
    let first = solver.count
    let sequence = check(syntax.sequence)
    finish(sequence, from: first)
    guard !sequence.type.isError else {
      _ = loop(label) { checkBlock(syntax.body.statements) }
      return Statement(.block([]), range: place)
    }
    guard let make = members(of: sequence.type, named: "makeAsyncIterator").first else {
      diagnose(.concurrency(.notAsyncSequence(type: sequence.type.text)), at: sequence.range)
      return Statement(.block([]), range: place)
    }
    let iteratorType = resolve(substitute(make.declaration.type, make.substitutions))
    let iterator = LocalVariable("$iterator", type: iteratorType, isMutable: true)
    let start = Expression(
      .call(
        make.declaration, base: sequence, arguments: [], dispatch: dispatch(make.declaration),
        substitutions: make.substitutions), type: iteratorType, range: sequence.range)
    guard let next = members(of: iteratorType, named: "next").first else {
      return Statement(.block([]), range: place)
    }
    if next.declaration.isThrowing, syntax.tryKeyword == nil {
      diagnose(.missingTry, at: sequence.range)
    } else if next.declaration.isThrowing {
      function.tryDepth += 1
      noteThrowingCall(at: sequence.range)
      function.tryDepth -= 1
    }
    let optional = resolve(substitute(next.declaration.type, next.substitutions))
    let element = optional.optionalObject ?? .error
    let call = Expression(
      .call(
        next.declaration, base: Expression(.variable(iterator), type: iteratorType, range: place),
        arguments: [], dispatch: dispatch(next.declaration), substitutions: next.substitutions),
      type: optional, range: syntax.awaitKeyword.map { range($0) } ?? place)
    let wait = Expression(.await(call), type: optional, range: call.range)
    let outer = scope
    scope = Scope(parent: outer, depth: function.depth)
    defer { scope = outer }
    var condition: Condition?
    var pattern: Pattern?
    if syntax.caseKeyword != nil {
      let subject = LocalVariable("$element", type: element)
      let inner = checkPattern(syntax.pattern, element, subject)
      pattern = inner
      condition = .optionalBinding(.variable(subject), wait)
      return forAwait(
        syntax, label, iterator, start, condition,
        filter: .matching(
          pattern ?? .wildcard,
          Expression(.variable(subject), type: element, range: place), subject: subject))
    }
    let written = syntax.typeAnnotation.map { resolveType($0.type) }
    condition = .optionalBinding(
      bindPattern(syntax.pattern, written ?? element, isMutable: false), wait)
    return forAwait(syntax, label, iterator, start, condition, filter: nil)
  }

  private func forAwait(
    _ syntax: ForStmtSyntax, _ label: String?, _ iterator: LocalVariable, _ start: Expression,
    _ condition: Condition?, filter: Condition?
  ) -> Statement {
    let place = range(syntax)
    var filters = filter.map { [$0] } ?? []
    if let clause = syntax.whereClause {
      filters.append(
        .expression(checkFull(clause.condition, as: known.bool, purpose: .condition)))
    }
    var body = loop(label) { checkBlock(syntax.body.statements) }
    finishScope(scope)
    if !filters.isEmpty {
      body = [Statement(.if(filters, body, else: nil), range: place)]
    }
    return Statement(
      .block([
        Statement(.binding(.variable(iterator), start), range: place),
        Statement(.while(condition.map { [$0] } ?? [], body, label: label), range: place),
      ]), range: place)
  }
}

extension VariableDeclSyntax {
  /// Whether it is an `async let`.
  var isAsyncLet: Bool { modifiers.contains { $0.name.text == "async" } }
}

extension Checker {
  /// `Task` takes work that throws and work that does not: what it was given says which.
  func settleFailure(of declaration: Declaration, _ work: [Expression], _ known: Substitutions) {
    guard let owner = declaration.owner, owner.name == "Task", owner.module == "Swift",
      let parameter = owner.genericParameters.last, let failure = known[parameter],
      case .variable = resolveHead(failure), solver.isTrial == 0
    else { return }
    for value in work {
      var inner = value
      while case .upcast(let next) = inner.kind { inner = next }
      guard case .function(let type) = resolveHead(inner.type) else { continue }
      let never = library.type(named: "Never").map { SwiftType.nominal($0, []) }
      _ = unify(failure, type.isThrowing ? self.known.error : never ?? self.known.error)
    }
  }

  /// A property whose getter may throw; a task's value does when its work may.
  func noteThrowingProperty(
    _ declaration: Declaration, _ base: Expression?, _ range: SourceRange
  ) {
    guard declaration.isThrowing, declaration.kind == .variable else { return }
    if declaration.owner?.name == "Task", let base,
      resolve(base.type).genericArguments.last?.isNever ?? false
    {
      return
    }
    noteThrowingCall(at: range, .property)
  }
}
