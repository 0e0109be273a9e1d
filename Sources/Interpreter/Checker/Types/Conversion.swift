import ScriptRuntime

extension Checker {
  /// The expression as a value of the target type, with the conversions Swift makes by itself, or
  /// nil when there is none. Binds variables on the way; a failure may leave some bound.
  func coerce(_ expression: Expression, to target: SwiftType) -> Expression? {
    let from = resolveHead(expression.type)
    let target = resolveHead(target)
    if from.isError || target.isError { return coerceUnknown(expression, from, target) }
    switch (from, target) {
    case (.variable(let index), .variable(let other)):
      if index == other { return expression }
      return unify(from, target) ? expression : nil
    case (_, .variable(let index)):
      return bind(index, to: from, softly: true) ? expression : nil
    case (.variable(let index), _):
      return coerceVariable(expression, index, to: target)
    case (_, .optional(let object)):
      return coerceToOptional(expression, from, object)
    case (.optional(let object), _) where !target.isAny && !target.isNamed("AnyHashable"):
      if target.isExistential, !expression.isImplicitlyUnwrapped, canErase(from, to: target) {
        solver.score.erasures += 1
        return Expression(.erase(expression), type: target, range: expression.range)
      }
      guard expression.isImplicitlyUnwrapped else { return nil }
      let value = Expression(
        .forceUnwrap(expression, implicitly: true), type: object, range: expression.range)
      solver.score.unwrappedImplicitly += 1
      return coerce(value, to: target)
    default: break
    }
    let mark = solver.mark
    if unify(from, target) { return adopt(expression, target) }
    solver.rollBack(to: mark)
    if let converted = coerceUnequal(expression, from, target) { return converted }
    solver.rollBack(to: mark)
    return nil
  }

  /// What has a fault converts to everything; what is not simulated does too, and ends the program
  /// where it becomes something that is.
  private func coerceUnknown(_ expression: Expression, _ from: SwiftType, _ target: SwiftType)
    -> Expression
  {
    if case .variable(let index) = target {
      _ = bind(index, to: from, softly: true)
      return expression
    }
    if case .variable(let index) = from {
      let literal = solver.variables[index].literal
      if literal == nil || literal == .nothing { _ = bind(index, to: target) }
      return expression
    }
    if target.isError { return expression }
    let object = target.withoutOptionals
    if object.isNotSimulated || object.isAny || object.isNamed("AnyObject") {
      return Expression(.upcast(expression), type: target, range: expression.range)
    }
    return notificationName(expression, target) ?? demanded(expression, as: target)
  }

  /// A literal or an unknown result meets a type.
  private func coerceVariable(_ expression: Expression, _ index: Int, to target: SwiftType)
    -> Expression?
  {
    let literal = solver.variables[index].literal
    if case .optional(let object) = target {
      if literal == .nothing || literal == nil {
        return bind(index, to: target) ? expression : nil
      }
      guard let inner = coerce(expression, to: object) else { return nil }
      solver.score.valueToOptional += 1
      return Expression(.wrapOptional(inner), type: target, range: expression.range)
    }
    if target.isExistential || target.isNamed("AnyHashable"), let literal {
      if accepts(literal, target) { return bind(index, to: target) ? expression : nil }
      guard literal != .nothing, bind(index, to: defaultType(literal)) else { return nil }
      return coerce(expression, to: target)
    }
    return bind(index, to: target) ? expression : nil
  }

  /// The type a literal has when nothing else says.
  func defaultType(_ literal: LiteralKind) -> SwiftType {
    switch literal {
    case .boolean: known.bool
    case .integer: known.int
    case .float: known.double
    case .string, .text: known.string
    case .nothing: .error
    }
  }

  private func coerceToOptional(_ expression: Expression, _ from: SwiftType, _ object: SwiftType)
    -> Expression?
  {
    let mark = solver.mark
    if case .optional(let inner) = from {
      // An `Int?` becomes an `Int??` that has a value, which may be `nil`.
      if case .optional = resolveHead(object), unify(from, object) {
        return Expression(
          .wrapOptional(expression), type: .optional(object), range: expression.range)
      }
      solver.rollBack(to: mark)
      if unify(inner, object) { return expression }
      solver.rollBack(to: mark)
      let variable = LocalVariable("$value", type: inner)
      let value = Expression(.variable(variable), type: inner, range: expression.range)
      if let converted = coerce(value, to: object) {
        return Expression(
          .mapOptional(expression, variable, converted), type: .optional(object),
          range: expression.range)
      }
      solver.rollBack(to: mark)
    }
    guard let inner = coerce(expression, to: object) else { return nil }
    solver.score.valueToOptional += 1
    return Expression(.wrapOptional(inner), type: .optional(object), range: expression.range)
  }

  /// Two equal types may still differ in tuple labels and in effects of functions.
  private func adopt(_ expression: Expression, _ target: SwiftType) -> Expression? {
    if case .function(let from) = resolveHead(expression.type),
      case .function(let to) = target,
      from.isThrowing && !to.isThrowing || from.isAsync && !to.isAsync
    {
      return nil
    }
    return expression
  }

  private func coerceUnequal(_ expression: Expression, _ from: SwiftType, _ target: SwiftType)
    -> Expression?
  {
    let range = expression.range
    switch target {
    case .composition,
      .nominal(_, _) where target.isExistential:
      guard canErase(from, to: target) else { return nil }
      solver.score.erasures += 1
      return Expression(.erase(expression), type: target, range: range)
    case .nominal(let nominal, let arguments):
      if nominal.name == "AnyHashable", nominal.module == "Swift" {
        guard let hashable = library.type(named: "Hashable"), conforms(from, to: hashable) else {
          return nil
        }
        solver.score.erasures += 1
        return Expression(.erase(expression), type: target, range: range)
      }
      if from.isNamed("Double") && target.isNamed("CGFloat")
        || from.isNamed("CGFloat") && target.isNamed("Double")
      {
        solver.score.numberConversions += target.isNamed("CGFloat") ? 2 : 1
        return Expression(.convertNumber(expression), type: target, range: range)
      }
      if nominal.kind == .class,
        let superclass = superclassChain(from).dropFirst().first(where: {
          $0.nominal === nominal
        }), unify(superclass, target)
      {
        solver.score.upcasts += 1
        return Expression(.upcast(expression), type: target, range: range)
      }
      if case .nominal(let source, let sourceArguments) = from, source === nominal,
        ["Array", "Dictionary", "Set"].contains(nominal.name), nominal.module == "Swift"
      {
        return coerceElements(expression, sourceArguments, arguments, target)
      }
      return nil
    case .tuple(let elements): return coerceTuple(expression, from, elements)
    case .function(let function): return coerceFunction(expression, from, function)
    case .metatype(let instance):
      guard case .metatype(let source) = from else { return nil }
      let value = Expression(.nilLiteral, type: source, range: range)
      guard coerce(value, to: instance) != nil else { return nil }
      return Expression(.upcast(expression), type: target, range: range)
    default: return nil
    }
  }

  /// Whether a value of the type can be seen as the protocol, composition or `Any`.
  func canErase(_ type: SwiftType, to target: SwiftType) -> Bool {
    switch target {
    case .composition(let list): return list.allSatisfy { canErase(type, to: $0) }
    case .nominal(let nominal, _) where nominal.kind == .protocol:
      if case .metatype = type { return nominal.name == "AnyObject" }
      if conforms(type, to: nominal) { return true }
      // A protocol, or composition, that refines the wanted one.
      return type.isExistential && protocols(of: type).contains(nominal)
    default: return satisfies(type, target)
    }
  }

  private func coerceElements(
    _ expression: Expression, _ from: [SwiftType], _ to: [SwiftType], _ target: SwiftType
  ) -> Expression? {
    guard from.count == to.count, let source = from.last, let wanted = to.last else { return nil }
    if from.count == 2, !unify(from[0], to[0]) { return nil }
    let variable = LocalVariable("$element", type: source)
    let element = Expression(.variable(variable), type: source, range: expression.range)
    guard let converted = coerce(element, to: wanted) else { return nil }
    solver.score.collectionConversions += 1
    return Expression(
      .convertElements(expression, variable, converted), type: target, range: expression.range)
  }

  private func coerceTuple(_ expression: Expression, _ from: SwiftType, _ target: [TupleElement])
    -> Expression?
  {
    guard case .tuple(let elements) = from, elements.count == target.count, !target.isEmpty
    else { return nil }
    let labels = elements.map(\.label)
    let wanted = target.map(\.label)
    if labels != wanted, !labels.contains(nil), Set(labels) == Set(wanted),
      Set(labels).count == labels.count
    {
      return reorder(expression, elements, target)
    }
    for (element, wanted) in zip(elements, target)
    where element.label != wanted.label && element.label != nil && wanted.label != nil {
      return nil
    }
    let parts: [Expression]
    if case .tuple(let written) = expression.kind {
      parts = written
    } else {
      parts = elements.indices.map {
        Expression(
          .tupleElement(expression, $0), type: elements[$0].type, range: expression.range)
      }
    }
    var converted: [Expression] = []
    for (part, wanted) in zip(parts, target) {
      guard let part = coerce(part, to: wanted.type) else { return nil }
      converted.append(part)
    }
    return Expression(.tuple(converted), type: .tuple(target), range: expression.range)
  }

  /// A tuple with the same labels in another order.
  private func reorder(
    _ expression: Expression, _ elements: [TupleElement], _ target: [TupleElement]
  ) -> Expression? {
    var converted: [Expression] = []
    for wanted in target {
      guard let index = elements.firstIndex(where: { $0.label == wanted.label }) else { return nil }
      let part = Expression(
        .tupleElement(expression, index), type: elements[index].type, range: expression.range)
      guard let value = coerce(part, to: wanted.type) else { return nil }
      converted.append(value)
    }
    if solver.isTrial == 0 {
      func text(_ list: [TupleElement]) -> String {
        list.map { ($0.label ?? "_") + ":" }.joined()
      }
      diagnose(
        .tupleReordered(from: text(elements), to: text(target)), .warning, at: expression.range)
    }
    return Expression(.tuple(converted), type: .tuple(target), range: expression.range)
  }

  /// A function with fewer demands and a narrower result is one with more.
  private func coerceFunction(_ expression: Expression, _ from: SwiftType, _ target: FunctionType)
    -> Expression?
  {
    if case .function(let source) = from, source.parameters.count > 1,
      target.parameters.count == 1
    {
      return takeApart(expression, source, target)
    }
    guard case .function(let source) = from, source.parameters.count == target.parameters.count,
      !source.isThrowing || target.isThrowing, !source.isAsync || target.isAsync
    else { return nil }
    for (given, wanted) in zip(source.parameters, target.parameters) {
      let value = Expression(.nilLiteral, type: wanted.type, range: expression.range)
      guard given.isInout == wanted.isInout, coerce(value, to: given.type) != nil else {
        return nil
      }
    }
    let result = Expression(.nilLiteral, type: source.result, range: expression.range)
    guard coerce(result, to: target.result) != nil else { return nil }
    solver.score.functionConversions += 1
    return Expression(.upcast(expression), type: .function(target), range: expression.range)
  }

  /// A function of several parameters where one that takes a tuple is wanted.
  private func takeApart(_ expression: Expression, _ source: FunctionType, _ target: FunctionType)
    -> Expression?
  {
    let whole = target.parameters[0].type
    let range = expression.range
    guard case .functionReference = expression.kind, case .tuple(let parts) = resolveHead(whole),
      parts.count == source.parameters.count, !source.isThrowing || target.isThrowing
    else { return nil }
    let tuple = LocalVariable("$tuple", type: whole)
    let base = Expression(.variable(tuple), type: whole, range: range)
    var arguments: [Expression] = []
    for (index, parameter) in source.parameters.enumerated() {
      let part = Expression(.tupleElement(base, index), type: parts[index].type, range: range)
      guard let argument = coerce(part, to: parameter.type) else { return nil }
      arguments.append(argument)
    }
    let call = Expression(.callValue(expression, arguments), type: source.result, range: range)
    guard let result = coerce(call, to: target.result) else { return nil }
    let function = FunctionImplementation(declaration: nil, name: "closure")
    function.parameters = [tuple]
    function.defaults = [nil]
    function.body = [Statement(.return(result), range: range)]
    solver.score.functionConversions += 1
    return Expression(
      .closure(ClosureExpression(function: function, captures: [])),
      type: .function(
        {
          var type = target
          type.isThrowing = source.isThrowing
          return type
        }()), range: range)
  }

  /// Whether a value of one type could be used as the other, leaving no trace.
  func converts(_ from: SwiftType, to target: SwiftType) -> Bool {
    let value = Expression(.nilLiteral, type: from, range: SourceRange(source, 0, 0))
    return attempt { coerce(value, to: target) != nil }
  }

  /// The nearest type that both convert to, for array literals and ternaries.
  func join(_ left: SwiftType, _ right: SwiftType) -> SwiftType? {
    let left = resolveHead(left)
    let right = resolveHead(right)
    if converts(right, to: left) { return left }
    if converts(left, to: right) { return right }
    if case .optional(let object) = left {
      return join(object, right.optionalObject ?? right).map { .optional($0) }
    }
    if case .optional(let object) = right { return join(left, object).map { .optional($0) } }
    for candidate in superclassChain(left) where isClass(candidate) {
      if let nominal = candidate.nominal, nominal.name != "NSObject", isSubclass(right, of: nominal)
      {
        return candidate
      }
    }
    for candidate in superclassChain(left) where isClass(candidate) {
      if let nominal = candidate.nominal, isSubclass(right, of: nominal) { return candidate }
    }
    return nil
  }
}
