import ScriptRuntime

/// Numbers and conditions without boxes: the operators of the standard library on `Int`, `Double`,
/// `CGFloat` and `Bool` become Swift's own.
extension FunctionCompiler {
  /// The operands of a native binary operator, when the call is one.
  private func operands(_ expression: Expression) -> (
    name: String, left: Expression, right: Expression
  )? {
    guard case .call(let declaration, _, let arguments, _, _) = expression.kind,
      declaration.isStandardOperator, arguments.count == 2,
      case .value(let left) = arguments[0], case .value(let right) = arguments[1]
    else { return nil }
    return (declaration.name, left, right)
  }

  // MARK: Integers

  /// Compiles an expression of type `Int`.
  func compileInteger(_ expression: Expression) -> IntegerEvaluation {
    if case .integerLiteral(let number) = expression.kind { return { _ in number } }
    if case .variable(let variable) = expression.kind, variable.accessors == nil,
      variable.type.isInteger, scalarsAreInFront
    {
      switch place(of: variable) {
      case .slot(let slot): return { ($0.slots + slot).integer }
      case .global(let index): return { $0.global(index).integer }
      case .cell, .weakCell: break
      }
    }
    if case .ternary(let condition, let left, let right) = expression.kind {
      let test = compileBoolean(condition)
      let yes = compileInteger(left)
      let no = compileInteger(right)
      return { frame in try test(frame) ? yes(frame) : no(frame) }
    }
    if let call = integerCall(expression) ?? integerValueCall(expression) { return call }
    if let (name, left, right) = operands(expression), left.type.isInteger, right.type.isInteger,
      expression.type.isInteger, let operation = ArithmeticOperator(rawValue: name)
    {
      return arithmetic(operation, left, right, expression.range)
    }
    let evaluate = compile(expression)
    return { frame in
      switch try evaluate(frame) {
      case .int(let number): return number
      case .existential(.int(let number), _): return number
      default: throw Self.mismatch("Int")
      }
    }
  }

  static func mismatch(_ expected: String) -> ScriptFailure {
    ScriptFailure(.bridging(expected: expected, found: "another value"))
  }

  private func arithmetic(
    _ operation: ArithmeticOperator, _ left: Expression, _ right: Expression, _ range: SourceRange
  ) -> IntegerEvaluation {
    let first = compileInteger(left)
    if case .integerLiteral(let constant) = right.kind {
      switch operation {
      case .add:
        return { frame in
          let (result, overflow) = try first(frame).addingReportingOverflow(constant)
          if overflow { throw Self.overflow(operation, range) }
          return result
        }
      case .subtract:
        return { frame in
          let (result, overflow) = try first(frame).subtractingReportingOverflow(constant)
          if overflow { throw Self.overflow(operation, range) }
          return result
        }
      default: break
      }
    }
    let second = compileInteger(right)
    switch operation {
    case .add:
      return { frame in
        let (result, overflow) = try first(frame).addingReportingOverflow(try second(frame))
        if overflow { throw Self.overflow(operation, range) }
        return result
      }
    case .subtract:
      return { frame in
        let (result, overflow) = try first(frame).subtractingReportingOverflow(try second(frame))
        if overflow { throw Self.overflow(operation, range) }
        return result
      }
    case .multiply:
      return { frame in
        let (result, overflow) = try first(frame).multipliedReportingOverflow(
          by: try second(frame))
        if overflow { throw Self.overflow(operation, range) }
        return result
      }
    default:
      return { frame in
        do {
          return try Arithmetic.integer(operation, try first(frame), try second(frame))
        } catch {
          throw frame.machine.located(error, range)
        }
      }
    }
  }

  static func overflow(_ operation: ArithmeticOperator, _ range: SourceRange)
    -> ScriptFailure
  {
    ScriptFailure(.arithmeticOverflow(operation: operation.rawValue), range: range)
  }

  // MARK: Floating point

  /// Compiles an expression of type `Double` or `CGFloat`.
  func compileFloating(_ expression: Expression) -> FloatingEvaluation {
    switch expression.kind {
    case .integerLiteral(let number):
      let value = Double(number)
      return { _ in value }
    case .floatLiteral(let number): return { _ in number }
    case .convertNumber(let inner) where inner.type.isFloating: return compileFloating(inner)
    case .variable(let variable)
    where variable.accessors == nil && variable.type.isFloating && scalarsAreInFront:
      switch place(of: variable) {
      case .slot(let slot): return { ($0.slots + slot).floating }
      case .global(let index): return { $0.global(index).floating }
      case .cell, .weakCell: break
      }
    default: break
    }
    if let (name, left, right) = operands(expression), left.type.isFloating,
      right.type.isFloating, expression.type.isFloating
    {
      let (first, second) = (compileFloating(left), compileFloating(right))
      switch name {
      case "+": return { try first($0) + second($0) }
      case "-": return { try first($0) - second($0) }
      case "*": return { try first($0) * second($0) }
      case "/": return { try first($0) / second($0) }
      default: break
      }
    }
    let evaluate = compile(expression)
    return { frame in
      switch try evaluate(frame) {
      case .double(let number): return number
      case .existential(.double(let number), _): return number
      default: throw Self.mismatch("Double")
      }
    }
  }

  // MARK: Conditions

  /// Compiles an expression of type `Bool`.
  func compileBoolean(_ expression: Expression) -> BooleanEvaluation {
    switch expression.kind {
    case .booleanLiteral(let flag): return { _ in flag }
    case .and(let left, let right):
      let (first, second) = (compileBoolean(left), compileBoolean(right))
      return { frame in try first(frame) && second(frame) }
    case .or(let left, let right):
      let (first, second) = (compileBoolean(left), compileBoolean(right))
      return { frame in try first(frame) || second(frame) }
    case .call(let declaration, _, let arguments, _, _):
      if declaration.isOperator, declaration.name == "!", declaration.isPrefix,
        case .native = declaration.implementation, arguments.count == 1,
        case .value(let operand) = arguments[0]
      {
        let test = compileBoolean(operand)
        return { frame in try !test(frame) }
      }
      if let comparison = comparison(expression) { return comparison }
    default: break
    }
    let evaluate = compile(expression)
    return { frame in
      switch try evaluate(frame) {
      case .bool(let flag): return flag
      case .existential(.bool(let flag), _): return flag
      default: throw Self.mismatch("Bool")
      }
    }
  }

  private func comparison(_ expression: Expression) -> BooleanEvaluation? {
    guard let (name, left, right) = operands(expression),
      let operation = ComparisonOperator(rawValue: name)
    else { return nil }
    if left.type.isInteger, right.type.isInteger { return compareIntegers(operation, left, right) }
    if left.type.isFloating, right.type.isFloating {
      let (first, second) = (compileFloating(left), compileFloating(right))
      switch operation {
      case .less: return { try first($0) < second($0) }
      case .greater: return { try first($0) > second($0) }
      default: return { operation.compare(try first($0), try second($0)) }
      }
    }
    let (first, second) = (compile(left), compile(right))
    guard operation == .equal || operation == .notEqual else {
      let range = expression.range
      return { frame in
        do {
          return try operation.compare(try first(frame), try second(frame))
        } catch {
          throw frame.machine.located(error, range)
        }
      }
    }
    let wanted = operation == .equal
    return { frame in
      let answer = Value.areEqual(try first(frame), try second(frame)) == wanted
      try Runtime.throwPending()
      return answer
    }
  }

  private func compareIntegers(
    _ operation: ComparisonOperator, _ left: Expression, _ right: Expression
  ) -> BooleanEvaluation {
    let (first, second) = (compileInteger(left), compileInteger(right))
    switch operation {
    case .equal: return { try first($0) == second($0) }
    case .notEqual: return { try first($0) != second($0) }
    case .less: return { try first($0) < second($0) }
    case .lessOrEqual: return { try first($0) <= second($0) }
    case .greater: return { try first($0) > second($0) }
    case .greaterOrEqual: return { try first($0) >= second($0) }
    }
  }

  // MARK: Operators with a value

  /// A native operator on numbers or conditions; nil when the call is something else.
  func operatorCall(_ expression: Expression) -> Evaluation? {
    guard case .call(let declaration, _, let arguments, _, _) = expression.kind,
      declaration.isStandardOperator
    else { return nil }
    if expression.type.isBoolean {
      if arguments.count == 2 {
        guard let test = comparison(expression) else { return nil }
        return { .bool(try test($0)) }
      }
      if declaration.name == "!", declaration.isPrefix {
        let test = compileBoolean(expression)
        return { .bool(try test($0)) }
      }
      return nil
    }
    guard let (name, left, right) = operands(expression) else { return nil }
    if expression.type.isInteger, left.type.isInteger, right.type.isInteger,
      let operation = ArithmeticOperator(rawValue: name)
    {
      let compute = arithmetic(operation, left, right, expression.range)
      return { .int(try compute($0)) }
    }
    if expression.type.isFloating, left.type.isFloating, right.type.isFloating,
      ["+", "-", "*", "/"].contains(name)
    {
      let compute = compileFloating(expression)
      return { .double(try compute($0)) }
    }
    if name == "+", expression.type.isStandard("String"), left.type.isStandard("String"),
      right.type.isStandard("String")
    {
      let (first, second) = (compile(left), compile(right))
      return { frame in
        guard case .string(let left) = try first(frame), case .string(let right) = try second(frame)
        else { throw Self.mismatch("String") }
        let count = left.utf8.count &+ right.utf8.count
        if count > 1 << 16 { try frame.machine.reserve(bytes: count) }
        return .string(left + right)
      }
    }
    return nil
  }
}

extension Declaration {
  /// Whether it is an operator of the standard library: one with code, or a protocol's.
  var isStandardOperator: Bool {
    guard isOperator else { return false }
    switch implementation {
    case .native: return true
    case .requirement: return owner?.module == "Swift"
    case .script: return false
    }
  }
}
