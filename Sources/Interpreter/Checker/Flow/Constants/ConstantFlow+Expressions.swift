import ScriptRuntime

// What an expression gives, and what it changes.
extension ConstantFlow {
  @discardableResult
  mutating func evaluate(_ expression: Expression) -> Constant? {
    switch expression.kind {
    case .integerLiteral(let value):
      if isFloating(expression.type) { return .floating(Double(value)) }
      return limits(of: expression.type) == nil ? nil : .integer(value)
    case .floatLiteral(let value):
      return isFloating(expression.type) ? .floating(value) : nil
    case .booleanLiteral(let value): return .boolean(value)
    case .nilLiteral: return expression.type.optionalObject == nil ? nil : .absent
    case .stringLiteral, .metatype, .selector, .keyPath: return nil
    case .variable(let variable): return known[variable]
    case .interpolatedString(let segments):
      for case .expression(let part) in segments { evaluate(part) }
      return nil
    case .array(let parts):
      for part in parts { evaluate(part) }
      return nil
    case .tuple(let parts):
      var values: [Constant?] = []
      for part in parts { values.append(evaluate(part)) }
      return .tuple(values)
    case .tupleElement(let base, let index): return evaluate(base)?.element(index)
    case .dictionary(let pairs):
      for pair in pairs {
        evaluate(pair.key)
        evaluate(pair.value)
      }
      return nil
    case .property(let declaration, let base, _):
      if let base { evaluate(base) }
      guard declaration.owner?.module == "Swift", let limits = limits(of: expression.type) else {
        return nil
      }
      return declaration.name == "max"
        ? .integer(limits.upperBound)
        : declaration.name == "min" ? .integer(limits.lowerBound) : nil
    case .functionReference(_, let base, _, _):
      if let base { evaluate(base) }
      return nil
    case .subscripted(_, let base, let arguments, _):
      evaluate(base)
      evaluate(arguments)
      return nil
    case .call(let declaration, let base, let arguments, _, _):
      return call(declaration, base, arguments, expression)
    case .callValue(let callee, let arguments):
      evaluate(callee)
      for argument in arguments { evaluate(argument) }
      return nil
    case .closure(let closure):
      for capture in closure.captures { evaluate(capture.value) }
      var inner = ConstantFlow(checker: checker)
      inner.isSilent = isSilent
      inner.run(closure.function.body)
      return nil
    case .and(let left, let right), .or(let left, let right), .coalesce(let left, let right):
      evaluate(left)
      evaluate(right)
      return nil
    case .ternary(let condition, let first, let second):
      return ternary(condition, first, second)
    case .assign(let place, let value):
      let value = evaluate(value)
      assign(place, value)
      return nil
    case .wrapOptional(let inner):
      evaluate(inner)
      return .present
    case .tryForced(let inner), .await(let inner): return evaluate(inner)
    case .forceUnwrap(let inner, _), .bindOptional(let inner), .optionalEvaluation(let inner),
      .erase(let inner), .convertNumber(let inner), .upcast(let inner), .discard(let inner),
      .tryOptional(let inner), .mapOptional(let inner, _, _), .convertElements(let inner, _, _),
      .cast(let inner, _, _):
      evaluate(inner)
      return nil
    case .notSimulated(_, let base):
      if let base { evaluate(base) }
      return nil
    case .demanded(let inner), .standIn(_, let inner):
      evaluate(inner)
      return nil
    case .statement(let statement):
      run([statement])
      return nil
    }
  }

  private mutating func evaluate(_ arguments: [Argument]) {
    for argument in arguments {
      switch argument {
      case .value(let value): evaluate(value)
      case .variadic(let values): for value in values { evaluate(value) }
      case .autoclosure(let value):
        var inner = ConstantFlow(checker: checker)
        inner.isSilent = isSilent
        inner.evaluate(value)
      case .place(let place): forget(place)
      case .defaulted: break
      }
    }
  }

  private mutating func ternary(
    _ condition: Expression, _ first: Expression, _ second: Expression
  ) -> Constant? {
    let value = evaluate(condition)
    let one = evaluate(first)
    let two = evaluate(second)
    guard case .boolean(let flag)? = value else { return nil }
    if isSilent == 0, !isLiteral(condition), !isNumber(flag ? second : first) {
      checker.diagnose(
        .neverExecuted, .warning, at: flag ? second.range : first.range,
        notes: [Diagnostic(.conditionIsConstant(value: flag), .note, at: condition.range)])
    }
    return flag ? one : two
  }

  private func isLiteral(_ expression: Expression) -> Bool {
    if case .booleanLiteral = expression.kind { true } else { false }
  }

  /// Whether a branch is only a number, of which nothing is left that could be executed.
  private func isNumber(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral: true
    default: false
    }
  }

  private func isFloating(_ type: SwiftType) -> Bool {
    ["Double", "Float", "CGFloat"].contains { type.isNamed($0) }
  }

  private mutating func assign(_ place: Expression, _ value: Constant?) {
    if case .variable(let variable) = place.kind {
      set(variable, value)
    } else {
      forget(place)
    }
  }

  /// A place that something else changes.
  private mutating func forget(_ place: Expression) {
    switch place.kind {
    case .variable(let variable): set(variable, nil)
    case .tupleElement(let base, _), .property(_, let base?, _): forget(base)
    case .subscripted(_, let base, let arguments, _):
      forget(base)
      evaluate(arguments)
    case .tuple(let parts): for part in parts { forget(part) }
    case .forceUnwrap(let base, _), .bindOptional(let base), .optionalEvaluation(let base):
      forget(base)
    default: evaluate(place)
    }
  }

  // MARK: Calls

  private mutating func call(
    _ declaration: Declaration, _ base: Expression?, _ arguments: [Argument],
    _ expression: Expression
  ) -> Constant? {
    if declaration.kind == .enumCase {
      evaluate(arguments)
      return .enumCase(declaration)
    }
    if declaration.isOperator, declaration.range == nil {
      return operation(declaration.name, arguments, expression)
    }
    if declaration.kind == .initializer, arguments.count == 1,
      declaration.parameters.first?.label == nil, let limits = limits(of: expression.type),
      case .value(let written) = arguments[0], case .integerLiteral(let value) = written.kind
    {
      if !limits.contains(value), isSilent == 0 {
        checker.diagnose(
          .integerOverflows(literal: "\(value)", type: expression.type.text), at: written.range)
      }
      return .integer(value)
    }
    if let base {
      if declaration.isMutating { forget(base) } else { evaluate(base) }
    }
    evaluate(arguments)
    return nil
  }

  /// An operator of the standard library.
  private mutating func operation(
    _ name: String, _ arguments: [Argument], _ expression: Expression
  ) -> Constant? {
    if arguments.count == 1, case .value(let operand) = arguments[0] {
      switch (name, evaluate(operand)) {
      case ("!", .boolean(let flag)?): return .boolean(!flag)
      case ("-", .integer(let value)?): return value == .min ? nil : .integer(0 &- value)
      case ("-", .floating(let value)?): return .floating(-value)
      default: return nil
      }
    }
    guard arguments.count == 2, case .value(let right) = arguments[1] else {
      evaluate(arguments)
      return nil
    }
    switch arguments[0] {
    case .value(let left):
      let one = evaluate(left)
      let two = evaluate(right)
      return fold(name, one, two, left.type, expression)
    case .place(let place):
      let two = evaluate(right)
      guard case .variable(let variable) = place.kind, name.hasSuffix("=") else {
        forget(place)
        return nil
      }
      let value = fold(String(name.dropLast()), known[variable], two, place.type, expression)
      set(variable, value)
      return nil
    default:
      evaluate(arguments)
      return nil
    }
  }

  private func fold(
    _ name: String, _ one: Constant?, _ two: Constant?, _ type: SwiftType,
    _ expression: Expression
  ) -> Constant? {
    let limits = limits(of: type)
    if limits != nil, name == "/" || name == "%", case .integer(0)? = two {
      if isSilent == 0 { checker.diagnose(.dividesByZero, at: checker.anchor(expression)) }
      return nil
    }
    guard let one, let two else { return nil }
    let result = ConstantOperation.result(name, one, two)
    guard let limits, case .integer(let left) = one, case .integer(let right) = two,
      ["+", "-", "*"].contains(name)
    else { return result }
    if case .integer(let value)? = result, limits.contains(value) { return result }
    // Above the largest `Int` nothing is worked out.
    if result == nil, limits.lowerBound == 0 { return nil }
    if isSilent == 0 {
      checker.diagnose(
        .arithmeticOverflows(operation: "\(left) \(name) \(right)", type: type.text),
        at: checker.anchor(expression))
    }
    return nil
  }

  /// The values of an integer type, nil for other types.
  private func limits(of type: SwiftType) -> ClosedRange<Int>? {
    if type.isNamed("Int") || type.isNamed("Int64") { return Int.min...Int.max }
    return NumberKind.limits(of: type)
  }
}
