import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// Checks a whole expression: chooses what its parts mean, gives literals their types, and
  /// converts it to the wanted type.
  ///
  /// - Parameters:
  ///   - type: what it must be, nil when it may be anything.
  ///   - purpose: for the message when it cannot be.
  func checkFull(
    _ syntax: ExprSyntax, as type: SwiftType? = nil, purpose: ConversionPurpose = .assignment
  ) -> Expression {
    let first = solver.count
    let outer = operandContext
    operandContext = nil
    defer { operandContext = outer }
    var expression = check(syntax, expected: type)
    if let type { expression = convert(expression, to: type, purpose) }
    finish(expression, from: first)
    return expression
  }

  /// Checks an expression; its type may still have variables. `expected` is a hint.
  func check(_ syntax: ExprSyntax, expected: SwiftType? = nil) -> Expression {
    if depth == 0 { errorsBefore = errorCount }
    let expression = checkChain(syntax, expected: expected)
    if expression.anchor == nil { expression.anchor = anchor(syntax) }
    return expression
  }

  private func checkChain(_ syntax: ExprSyntax, expected: SwiftType?) -> Expression {
    if isPostfix(syntax), hasOptionalChain(syntax) {
      let inner = checkUnchained(syntax, expected: expected)
      if resolveHead(inner.type).isNotSimulated {
        return Expression(.optionalEvaluation(inner), type: inner.type, range: range(syntax))
      }
      if inner.type.isError { return inner }
      let result = resolveHead(inner.type)
      let value: Expression
      if case .optional = result {
        value = inner
      } else {
        value = Expression(.wrapOptional(inner), type: .optional(result), range: inner.range)
      }
      return Expression(
        .optionalEvaluation(value), type: value.type, range: range(syntax))
    }
    return checkUnchained(syntax, expected: expected)
  }

  /// Whether `?` inside reaches to this expression's end.
  func isPostfix(_ syntax: ExprSyntax) -> Bool {
    switch syntax.kind {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr,
      .optionalChainingExpr:
      return true
    default: return false
    }
  }

  func hasOptionalChain(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr: true
    case .memberAccessExpr(let member): member.base.map { hasOptionalChain($0) } ?? false
    case .functionCallExpr(let call): hasOptionalChain(call.calledExpression)
    case .subscriptCallExpr(let call): hasOptionalChain(call.calledExpression)
    case .forceUnwrapExpr(let unwrap): hasOptionalChain(unwrap.expression)
    default: false
    }
  }

  /// The base of a member, call or subscript: in the same chain.
  func checkBase(_ syntax: ExprSyntax, expected: SwiftType? = nil) -> Expression {
    let expression = checkUnchained(syntax, expected: expected)
    if expression.anchor == nil { expression.anchor = anchor(syntax) }
    return expression
  }

  private func checkUnchained(_ syntax: ExprSyntax, expected: SwiftType?) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else {
      diagnose(.tooDeep, at: range(syntax))
      return invalid(range(syntax))
    }
    if let expected, resolveHead(expected).isNotSimulated,
      let value = checkUnknown(syntax, expected)
    {
      return value
    }
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
      .stringLiteralExpr, .simpleStringLiteralExpr, .arrayExpr, .dictionaryExpr, .tupleExpr:
      return checkLiteral(syntax, expected)
    case .declReferenceExpr, .superExpr, .memberAccessExpr, .genericSpecializationExpr, .typeExpr:
      return value(of: checkReference(syntax, expected), range(syntax), expected)
    case .functionCallExpr(let call): return checkCall(call, expected)
    case .subscriptCallExpr(let call): return checkSubscript(call, expected)
    case .closureExpr(let closure): return checkClosure(closure, expected)
    case .infixOperatorExpr(let infix): return checkInfix(infix, expected)
    case .prefixOperatorExpr(let prefix): return checkPrefix(prefix, expected)
    case .postfixOperatorExpr(let postfix): return checkPostfix(postfix, expected)
    case .optionalChainingExpr(let chain): return checkBind(chain)
    case .forceUnwrapExpr(let unwrap): return checkForce(unwrap, expected)
    case .ternaryExpr(let ternary): return checkTernary(ternary, expected)
    case .asExpr(let cast): return checkAs(cast)
    case .isExpr(let cast): return checkIs(cast)
    case .tryExpr(let attempt): return checkTry(attempt, expected)
    case .awaitExpr(let wait):
      if let attempt = wait.expression.as(TryExprSyntax.self) {
        diagnose(.concurrency(.tryAfterAwait), .warning, at: self.range(attempt.tryKeyword))
      }
      let inner = check(wait.expression, expected: expected)
      return Expression(.await(inner), type: inner.type, range: range(syntax))
    case .keyPathExpr(let path): return checkKeyPath(path, expected)
    case .macroExpansionExpr(let macro): return checkMacro(macro, expected)
    case .ifExpr(let conditional): return checkIfExpression(conditional, expected)
    case .switchExpr(let choice): return checkSwitchExpression(choice, expected)
    case .inOutExpr(let place):
      diagnose(.addressOutsideCall, at: range(syntax))
      return check(place.expression, expected: expected)
    case .discardAssignmentExpr:
      diagnose(.discardOutsideAssignment, at: range(syntax))
      return invalid(range(syntax))
    case .borrowExpr(let wrapper): return check(wrapper.expression, expected: expected)
    case .consumeExpr(let wrapper): return check(wrapper.expression, expected: expected)
    case .copyExpr(let wrapper): return check(wrapper.expression, expected: expected)
    default:
      diagnose(.notUnderstood(what: syntax.trimmedDescription), at: range(syntax))
      return invalid(range(syntax))
    }
  }

  static let maximumDepth = 250

  /// A reference read as a value: a type becomes a metatype, a function one chosen by type.
  func value(of reference: Reference, _ range: SourceRange, _ expected: SwiftType?) -> Expression {
    switch reference {
    case .invalid: return invalid(range)
    case .value(let expression): return expression
    case .type(let type):
      let expression = Expression(.metatype(type), type: .metatype(type), range: range)
      expression.isBareTypeName = !allowsMetatype
      return expression
    case .callables(let candidates): return functionValue(candidates, range, expected)
    }
  }

  /// Gives the remaining variables their default types and replaces them everywhere.
  func finish(_ expression: Expression, from first: Int) {
    for index in first..<max(first, solver.count) where solver.variables[index].binding == nil {
      _ = resolveHead(.variable(index))
      guard solver.variables[index].binding == nil, let literal = solver.variables[index].literal
      else { continue }
      if literal == .nothing {
        diagnose(.nilNeedsType, at: anchor(expression))
        _ = bindFreely(index, to: .error)
      } else if !bind(index, to: defaultType(literal)) {
        _ = bindFreely(index, to: .error)
      }
    }
    unresolved = []
    settle(expression)
    let open = (unresolved ?? []).filter { $0 >= first }
    unresolved = nil
    guard !open.isEmpty else { return }
    for index in open.sorted() where resolveHead(.variable(index)).isVariable {
      if let type = taskDefault(of: solver.variables[index].parameter) {
        _ = bindFreely(index, to: type)
        continue
      }
      if let place = emptyLiterals[index] {
        diagnose(.emptyCollectionNeedsType, at: place)
      } else if let parameter = closureParameters[index] {
        diagnose(.closureParameterNotInferred(name: parameter.name), at: parameter.range)
      } else if let parameter = solver.variables[index].parameter,
        errorCount == errorsBefore
      {
        diagnose(.parameterNotInferred(parameter: parameter.name), at: anchor(expression))
      }
      _ = bindFreely(index, to: .error)
    }
    settle(expression)
  }

  /// What a parameter of `Task` or `Result` is when nothing says: the compiler's overloads for work
  /// that throws and work that does not are one in the library.
  private func taskDefault(of parameter: GenericParameter?) -> SwiftType? {
    guard let parameter,
      ["Task", "Result"].contains(where: {
        library.type(named: $0)?.genericParameters.contains(parameter) ?? false
      })
    else { return nil }
    return parameter.name == "Failure" ? known.error : .void
  }

  private func bindFreely(_ index: Int, to type: SwiftType) -> Bool {
    solver.update(index) { $0.binding = type }
    return true
  }
}
