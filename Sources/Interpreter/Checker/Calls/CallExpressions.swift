import ScriptRuntime
import SwiftSyntax

extension Checker {
  func checkCall(_ syntax: FunctionCallExprSyntax, _ expected: SwiftType?) -> Expression {
    let range = range(syntax)
    let arguments = arguments(
      syntax.arguments, trailing: syntax.trailingClosure, syntax.additionalTrailingClosures)
    let callee = syntax.calledExpression
    if let closure = callee.as(ClosureExprSyntax.self) {
      return callClosure(closure, arguments, expected, range)
    }
    if let wrapped = checkSome(syntax, expected, range) { return wrapped }
    let wasAllowed = allowsMetatype
    allowsMetatype = true
    let hint = implicitBase(callee) ? expected : nil
    isCallee = callee.is(MemberAccessExprSyntax.self)
    let reference = checkReference(callee, hint)
    isCallee = false
    allowsMetatype = wasAllowed
    let calleeRange = self.range(callee)
    switch reference {
    case .invalid:
      for argument in arguments { checkAlone(argument) }
      return invalid(range)
    case .type(let type):
      return construct(
        type, arguments, expected, range, calleeRange, base: dynamicSelf(callee, type))
    case .callables(let candidates):
      if let first = candidates.first, first.dispatch == .superclass,
        first.declaration.kind == .initializer, let made = first.made, isMadeAsStandIn(made)
      {
        return constructStandIn(candidates, arguments, range, calleeRange)
      }
      return resolveCall(candidates, arguments, expected, range, calleeRange)
    case .value(let value):
      return callValue(value, arguments, expected, range, calleeRange)
    }
  }

  /// `.some(value)` of an optional, which the language itself declares.
  private func checkSome(
    _ syntax: FunctionCallExprSyntax, _ expected: SwiftType?, _ range: SourceRange
  ) -> Expression? {
    guard let member = syntax.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "some", syntax.arguments.count == 1,
      let argument = syntax.arguments.first, argument.label == nil
    else { return nil }
    let type = member.base.map { typeWritten(in: $0) } ?? expected.map { resolveHead($0) }
    guard case .optional(let object)? = type else { return nil }
    let value = convert(check(argument.expression, expected: object), to: object, .argument)
    return Expression(.wrapOptional(value), type: .optional(object), range: range)
  }

  /// Checks an argument of a call that cannot be understood, for its own faults only where it does
  /// not depend on the call.
  func checkAlone(_ argument: CallArgument) {
    guard !dependsOnContext(argument.syntax) else {
      diagnoseMissingBase(argument.syntax)
      return
    }
    let syntax = argument.syntax.as(InOutExprSyntax.self)?.expression ?? argument.syntax
    _ = check(syntax)
  }

  /// `{ … }()`: the closure is checked for the type the call should give.
  private func callClosure(
    _ closure: ClosureExprSyntax, _ arguments: [CallArgument], _ expected: SwiftType?,
    _ range: SourceRange
  ) -> Expression {
    let wanted: SwiftType
    for argument in arguments where !dependsOnContext(argument.syntax) {
      if !argument.syntax.is(InOutExprSyntax.self) { argument.checked = check(argument.syntax) }
    }
    var type = FunctionType(
      arguments.map { FunctionType.Parameter($0.checked?.type ?? solver.fresh()) },
      expected ?? solver.fresh())
    type.isThrowing = true
    wanted = .function(type)
    let value = checkClosure(closure, wanted, isCalledAtOnce: true)
    guard case .function(let type) = resolveHead(value.type) else { return value }
    return call(value, type, arguments, range, self.range(closure))
  }

  private func callValue(
    _ value: Expression, _ arguments: [CallArgument], _ expected: SwiftType?, _ range: SourceRange,
    _ calleeRange: SourceRange
  ) -> Expression {
    var value = value
    var type = resolveHead(value.type)
    if case .optional(let object) = type {
      if value.isImplicitlyUnwrapped {
        value = Expression(.forceUnwrap(value, implicitly: true), type: object, range: value.range)
        type = resolveHead(object)
      } else if case .function = resolveHead(object) {
        diagnose(
          .optionalMustBeUnwrapped(type: resolve(type).text, wrapped: resolve(object).text),
          at: calleeRange)
        return invalid(range)
      }
    }
    switch type {
    case _ where type.isNotSimulated:
      arguments.forEach(checkForgotten)
      return notSimulated(on: value, range)
    case .error:
      arguments.forEach(checkAlone)
      return invalid(range)
    case .function(let function): return call(value, function, arguments, range, calleeRange)
    case .metatype:
      diagnose(
        .initOnMetatypeValue,
        at: SourceRange(calleeRange.source, calleeRange.upper, calleeRange.upper + 1))
      return invalid(range)
    default:
      let found = members(of: type, named: "callAsFunction")
      if !found.isEmpty,
        case .callables(let candidates) = reference(
          to: found, base: value, baseType: type, calleeRange)
      {
        return resolveCall(candidates, arguments, expected, range, calleeRange)
      }
      if let call = dynamicCall(value, type, arguments, expected, range, calleeRange) {
        return call
      }
      diagnose(.cannotCallNonFunction(type: resolve(type).text), at: calleeRange)
      return invalid(range)
    }
  }

  /// A function value called: no labels, no defaults.
  private func call(
    _ value: Expression, _ function: FunctionType, _ arguments: [CallArgument],
    _ range: SourceRange, _ calleeRange: SourceRange
  ) -> Expression {
    let parameters = function.parameters.map {
      Declaration.Parameter(label: nil, name: "", type: $0.type)
    }
    let match = match(arguments, parameters)
    diagnoseMismatch(match, nil, parameters, arguments, range, calleeRange)
    var values: [Expression] = []
    for (parameter, list) in zip(function.parameters, match.assigned) {
      guard let argument = list.first.map({ arguments[$0] }) else { continue }
      if parameter.isInout {
        values.append(place(argument, parameter.type, calleeRange))
        continue
      }
      let type =
        parameter.isAutoclosure
        ? (parameter.type.functionType?.result ?? parameter.type) : parameter.type
      let checked = argument.checked ?? check(argument.syntax, expected: type)
      values.append(convert(checked, to: type, .argument))
    }
    if function.isThrowing { noteThrowingCall(at: range) }
    return Expression(.callValue(value, values), type: function.result, range: range)
  }

  /// A type called: one of its initialisers.
  func construct(
    _ type: SwiftType, _ arguments: [CallArgument], _ expected: SwiftType?, _ range: SourceRange,
    _ calleeRange: SourceRange, base dynamic: Expression? = nil
  ) -> Expression {
    if case .error = type {
      arguments.forEach(checkAlone)
      return invalid(range)
    }
    if let name = type.nominal?.notSimulated, type.isNotSimulated {
      arguments.forEach(checkForgotten)
      notSimulatedCount += 1
      return Expression(.notSimulated(name, base: nil), type: type, range: range)
    }
    if type.isExistential {
      diagnose(.cannotInstantiateProtocol(type: type.text), at: calleeRange)
      return invalid(range)
    }
    if case .optional(let object) = type {
      guard let argument = arguments.first, arguments.count == 1 else {
        return invalid(range)
      }
      let value = convert(check(argument.syntax, expected: object), to: object, .argument)
      return Expression(.wrapOptional(value), type: type, range: range)
    }
    if case .metatype = type {
      diagnose(.cannotCallNonFunction(type: type.text), at: calleeRange)
      return invalid(range)
    }
    let base = dynamic ?? Expression(.metatype(type), type: .metatype(type), range: calleeRange)
    var found = members(of: type, named: "init")
    let accessible = found.filter { isAccessible($0.declaration) }
    if accessible.isEmpty, let hidden = found.first?.declaration {
      diagnose(
        .inaccessibleInitializer(
          type: type.text, access: hidden.access == .private ? "private" : "fileprivate"),
        at: calleeRange, notes: declaredHere(hidden))
      return invalid(range)
    }
    found = accessible
    guard !found.isEmpty else {
      if case .tuple = type, arguments.isEmpty {
        return Expression(.tuple([]), type: .void, range: range)
      }
      diagnose(.noAccessibleInitializers(type: type.text), at: calleeRange)
      return invalid(range)
    }
    guard
      case .callables(let candidates) = reference(
        to: found, base: base, baseType: type, calleeRange)
    else { return invalid(range) }
    if let name = notSimulatedInitializer(of: type, candidates, arguments) {
      arguments.forEach(checkForgotten)
      return notSimulated(name, base: nil, range)
    }
    if let name = standIn(of: type) {
      let made = constructStandIn(candidates, arguments, range, calleeRange)
      return Expression(.standIn(name, made), type: made.type, range: range)
    }
    return resolveCall(candidates, arguments, expected, range, calleeRange)
  }

  /// `Self` in a class: the class of the instance or type that the method was called on, which is
  /// found when the program runs.
  func dynamicSelf(_ syntax: ExprSyntax, _ type: SwiftType) -> Expression? {
    guard let name = syntax.as(DeclReferenceExprSyntax.self),
      name.baseName.tokenKind == .keyword(.Self), let nominal = type.nominal,
      nominal.kind == .class, !nominal.isFinal
    else { return nil }
    let me = GenericParameter("Self", constraints: [type])
    return Expression(
      .metatype(.parameter(me)), type: .metatype(type), range: range(syntax))
  }

  func checkSubscript(_ syntax: SubscriptCallExprSyntax, _ expected: SwiftType?) -> Expression {
    let range = range(syntax)
    let arguments = arguments(
      syntax.arguments, trailing: syntax.trailingClosure, syntax.additionalTrailingClosures)
    if let type = typeWritten(in: ExprSyntax(syntax)) {
      return Expression(.metatype(type), type: .metatype(type), range: range)
    }
    let wasAllowed = allowsMetatype
    allowsMetatype = true
    var base = checkBase(
      syntax.calledExpression, expected: implicitBase(syntax.calledExpression) ? expected : nil)
    allowsMetatype = wasAllowed
    var type = resolveHead(base.type)
    if type.isNotSimulated {
      arguments.forEach(checkForgotten)
      return notSimulated(on: base, range)
    }
    if type.isError {
      arguments.forEach(checkAlone)
      return invalid(range)
    }
    if case .variable(let index) = type, let literal = solver.variables[index].literal {
      _ = bind(index, to: defaultType(literal))
      type = resolveHead(type)
    }
    if case .optional(let object) = type {
      if base.isImplicitlyUnwrapped {
        base = Expression(.forceUnwrap(base, implicitly: true), type: object, range: base.range)
        type = resolveHead(object)
      } else if !members(of: resolveHead(object), named: "subscript").isEmpty {
        diagnose(
          .optionalMember(
            type: resolve(type).text, member: "subscript", wrapped: resolve(object).text),
          at: anchor(base))
        return invalid(range)
      }
    }
    if arguments.count == 1, arguments[0].label == "keyPath" {
      return keyPathSubscript(base, type, arguments[0], range)
    }
    let isStatic = type.instanceOfMetatype != nil
    let lookupType = type.instanceOfMetatype.map { resolveHead($0) } ?? type
    let found = members(of: lookupType, named: "subscript").filter {
      $0.declaration.isStatic == isStatic
    }
    guard !found.isEmpty else {
      if let name = notSimulatedMember("subscript", of: lookupType) {
        arguments.forEach(checkForgotten)
        return notSimulated(name, base: base, range)
      }
      diagnose(.noSubscripts(type: resolve(type).text), at: self.range(syntax.leftSquare))
      return invalid(range)
    }
    guard
      case .callables(let candidates) = reference(
        to: found, base: base, baseType: lookupType, base.range)
    else { return invalid(range) }
    return resolveCall(candidates, arguments, expected, range, base.range)
  }
}
