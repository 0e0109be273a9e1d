import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// `a?` in a chain.
  func checkBind(_ syntax: OptionalChainingExprSyntax) -> Expression {
    let range = range(syntax)
    let value = checkBase(syntax.expression)
    let type = resolveHead(value.type)
    if type.isError { return value }
    guard case .optional(let object) = type else {
      diagnose(.chainOnNonOptional(type: defaulted(type).text), at: self.range(syntax.questionMark))
      return invalid(range)
    }
    return Expression(.bindOptional(value), type: object, range: range)
  }

  /// `a!`.
  func checkForce(_ syntax: ForceUnwrapExprSyntax, _ expected: SwiftType?) -> Expression {
    let range = range(syntax)
    let value = checkBase(
      syntax.expression,
      expected: expected.map { .optional($0) })
    let type = resolveHead(value.type)
    if type.isError { return value }
    guard case .optional(let object) = type else {
      if case .variable(let index) = type, solver.variables[index].literal == nil {
        let object = solver.fresh()
        if unify(type, .optional(object)) {
          return Expression(.forceUnwrap(value, implicitly: false), type: object, range: range)
        }
      }
      diagnose(
        .forceNonOptional(type: defaulted(type).text), at: self.range(syntax.exclamationMark),
        fixIts: [FixIt(replace: self.range(syntax.exclamationMark), with: "")])
      return invalid(range)
    }
    return Expression(.forceUnwrap(value, implicitly: false), type: object, range: range)
  }

  func checkTernary(_ syntax: TernaryExprSyntax, _ expected: SwiftType?) -> Expression {
    let condition = convert(
      check(syntax.condition, expected: known.bool), to: known.bool, .condition)
    // Without a type from around, the branch that needs none gives it to the other.
    let first: Expression
    let second: Expression
    if expected == nil, dependsOnContext(syntax.thenExpression),
      !dependsOnContext(syntax.elseExpression)
    {
      second = check(syntax.elseExpression)
      first = check(syntax.thenExpression, expected: second.type)
    } else {
      first = check(syntax.thenExpression, expected: expected)
      second = check(
        syntax.elseExpression, expected: expected ?? (first.type.isError ? nil : first.type))
    }
    let range = range(syntax)
    if let expected {
      let wanted = resolveHead(expected)
      if !wanted.isVariable, let one = attemptCoerce(first, to: wanted),
        let other = attemptCoerce(second, to: wanted)
      {
        return Expression(.ternary(condition, one, other), type: wanted, range: range)
      }
    }
    if first.type.isError || second.type.isError {
      return Expression(
        .ternary(condition, first, second), type: unknownOrError(first, second), range: range)
    }
    var parts = [first, second]
    guard let type = commonBranchType(&parts) else {
      diagnose(
        .ternaryMismatch(first: defaulted(first.type).text, second: defaulted(second.type).text),
        at: anchor(syntax.thenExpression))
      return invalid(range)
    }
    return Expression(.ternary(condition, parts[0], parts[1]), type: type, range: range)
  }

  private func commonBranchType(_ parts: inout [Expression]) -> SwiftType? {
    let first = resolveHead(parts[0].type)
    let second = resolveHead(parts[1].type)
    func isNil(_ type: SwiftType) -> Bool {
      if case .variable(let index) = type {
        solver.variables[index].literal == .nothing
      } else {
        false
      }
    }
    let type: SwiftType?
    if isNil(first), second.optionalObject == nil {
      type = .optional(second)
    } else if isNil(second), first.optionalObject == nil {
      type = .optional(first)
    } else {
      type = join(first, second)
    }
    guard let type else { return nil }
    parts = parts.map { attemptCoerce($0, to: type) ?? $0 }
    return type
  }

  func checkTry(_ syntax: TryExprSyntax, _ expected: SwiftType?) -> Expression {
    let before = (calls: function.throwingCalls, errors: errorCount)
    let result = checkTryKind(syntax, expected)
    if solver.isTrial == 0, skippedClosures == 0, function.throwingCalls == before.calls,
      errorCount == before.errors
    {
      diagnose(.noThrowingInTry, .warning, at: range(syntax.tryKeyword))
    }
    return result
  }

  private func checkTryKind(_ syntax: TryExprSyntax, _ expected: SwiftType?) -> Expression {
    let range = range(syntax)
    switch syntax.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark:
      function.handlesErrors += 1
      let inner = check(
        syntax.expression, expected: expected.map { resolveHead($0).withoutOptionals })
      function.handlesErrors -= 1
      let type = resolveHead(inner.type)
      if case .optional = type {
        return Expression(.tryOptional(inner), type: type, range: range)
      }
      let wrapped = Expression(.wrapOptional(inner), type: .optional(type), range: inner.range)
      return Expression(.tryOptional(wrapped), type: .optional(type), range: range)
    case .exclamationMark:
      function.handlesErrors += 1
      let inner = check(syntax.expression, expected: expected)
      function.handlesErrors -= 1
      return Expression(.tryForced(inner), type: inner.type, range: range)
    default:
      function.tryDepth += 1
      function.tryRange = self.range(syntax.tryKeyword)
      let before = notSimulatedCount
      let inner = check(syntax.expression, expected: expected)
      function.tryDepth -= 1
      if notSimulatedCount > before, solver.isTrial == 0 {
        // Whether it throws only Apple's declaration knows: the learner says that it does.
        function.foundThrow = true
        function.throwRange = function.throwRange ?? range
      }
      return inner
    }
  }

  /// What throws: the compiler words it differently.
  enum ThrowingPart { case call, property, asyncLet }

  /// A call that throws must stand in a `try`, where the error can go somewhere.
  func noteThrowingCall(
    at range: SourceRange, _ part: ThrowingPart = .call, throwing thrown: SwiftType? = nil
  ) {
    guard solver.isTrial == 0 else { return }
    function.throwingCalls += 1
    if function.handlesErrors > 0 { return }
    let found = function.foundThrow
    function.foundThrow = true
    function.thrown.append(thrown)
    checkThrownType(thrown ?? known.error, at: range)
    let place = function.tryDepth > 0 ? function.tryRange ?? range : range
    function.throwRange = function.throwRange ?? place
    guard function.tryDepth > 0 else {
      let handled =
        function.catches > 0
        || canThrowHere && (function.kind != .closure || function.declaresThrows)
      if function.kind == .closure, !handled { function.foundThrow = found }
      if function.kind == .initialValue, !handled {
        diagnose(.throwsInInitialValue, at: range)
        return
      }
      let message: DiagnosticMessage =
        switch part {
        case .call: handled ? .missingTry : .unhandledCallThrows
        case .property: .propertyThrows(isHandled: handled)
        case .asyncLet: .concurrency(.asyncLetThrows(isHandled: handled))
        }
      diagnose(
        message, at: range,
        notes: message == .missingTry
          ? [
            note(.useTry, at: range, prefixing: "try "),
            note(.handleAsOptional, at: range, prefixing: "try? "),
            note(.disablePropagation, at: range, prefixing: "try! "),
          ] : [],
        fixIts: [FixIt(replace: SourceRange(source, range.lower, range.lower), with: "try ")])
      return
    }
    if !canThrowHere { diagnose(.unhandledErrors(inClosure: false), at: place) }
  }

  /// In a function that declares what it throws, what leaves it must be of that type.
  private func checkThrownType(_ type: SwiftType, at range: SourceRange) {
    guard function.catches == 0, let wanted = function.thrownType, !wanted.isError,
      !converts(type, to: wanted)
    else { return }
    diagnose(.thrownNotTyped(type: type.text, error: wanted.text), at: range)
  }

  /// Whether an error may leave the body, or be caught around.
  var canThrowHere: Bool {
    function.isThrowing || function.kind == .topLevel || function.catches > 0
  }
}
