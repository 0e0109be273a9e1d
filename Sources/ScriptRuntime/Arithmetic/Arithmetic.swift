/// The binary operators of numbers that give a number of the same type.
@frozen public enum ArithmeticOperator: String, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case wrappingAdd = "&+"
  case wrappingSubtract = "&-"
  case wrappingMultiply = "&*"
  case and = "&"
  case or = "|"
  case exclusiveOr = "^"
  case shiftLeft = "<<"
  case shiftRight = ">>"
}

/// The operators that compare two values of one type.
@frozen public enum ComparisonOperator: String, Sendable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  /// The answer for two comparable values.
  @inlinable @inline(__always)
  public func compare<T: Comparable>(_ left: T, _ right: T) -> Bool {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}

/// Swift's arithmetic, with its traps as failures.
public enum Arithmetic {
  /// An integer operation.
  ///
  /// - Throws: `arithmeticOverflow` where the result does not fit, `divisionByZero`.
  @inlinable @inline(__always)
  public static func integer<T: FixedWidthInteger>(
    _ operation: ArithmeticOperator, _ left: T, _ right: T
  ) throws -> T {
    let result: (partialValue: T, overflow: Bool)
    switch operation {
    case .add: result = left.addingReportingOverflow(right)
    case .subtract: result = left.subtractingReportingOverflow(right)
    case .multiply: result = left.multipliedReportingOverflow(by: right)
    case .divide:
      guard right != 0 else { throw ScriptFailure(.divisionByZero(isRemainder: false)) }
      result = left.dividedReportingOverflow(by: right)
    case .remainder:
      guard right != 0 else { throw ScriptFailure(.divisionByZero(isRemainder: true)) }
      result = left.remainderReportingOverflow(dividingBy: right)
    case .wrappingAdd: return left &+ right
    case .wrappingSubtract: return left &- right
    case .wrappingMultiply: return left &* right
    case .and: return left & right
    case .or: return left | right
    case .exclusiveOr: return left ^ right
    case .shiftLeft: return left << right
    case .shiftRight: return left >> right
    }
    if result.overflow { throw ScriptFailure(.arithmeticOverflow(operation: operation.rawValue)) }
    return result.partialValue
  }

  /// An operation on floating-point numbers, which never fails.
  @inlinable @inline(__always)
  public static func floating<T: BinaryFloatingPoint>(
    _ operation: ArithmeticOperator, _ left: T, _ right: T
  ) -> T {
    switch operation {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    default: left.truncatingRemainder(dividingBy: right)
    }
  }

  /// An operation on two values of one numeric type.
  public static func apply(_ operation: ArithmeticOperator, _ left: Value, _ right: Value) throws
    -> Value
  {
    switch (left, right) {
    case (.int(let left), .int(let right)): return .int(try integer(operation, left, right))
    case (.double(let left), .double(let right)):
      return .double(floating(operation, left, right))
    case (.native(let left), .native(let right)):
      if let left = left as? any FixedWidthInteger & NativeValue {
        return try sized(operation, left, right)
      }
      if let left = left as? any BinaryFloatingPoint & NativeValue {
        return try sizedFloating(operation, left, right)
      }
    // A shift's right side may be of another integer type.
    case (.native(let left as any FixedWidthInteger & NativeValue), .int(let right)):
      return try shift(operation, left, right)
    default: break
    }
    throw ScriptFailure(
      .bridging(expected: "numbers for \(operation.rawValue)", found: left.kindName))
  }

  private static func sized<T: FixedWidthInteger & NativeValue>(
    _ operation: ArithmeticOperator, _ left: T, _ right: any NativeValue
  ) throws -> Value {
    guard let right = right as? T else {
      throw ScriptFailure(.bridging(expected: T.scriptTypeName, found: "\(type(of: right))"))
    }
    return .native(try integer(operation, left, right))
  }

  private static func sizedFloating<T: BinaryFloatingPoint & NativeValue>(
    _ operation: ArithmeticOperator, _ left: T, _ right: any NativeValue
  ) throws -> Value {
    guard let right = right as? T else {
      throw ScriptFailure(.bridging(expected: T.scriptTypeName, found: "\(type(of: right))"))
    }
    return .native(floating(operation, left, right))
  }

  private static func shift<T: FixedWidthInteger & NativeValue>(
    _ operation: ArithmeticOperator, _ left: T, _ right: Int
  ) throws -> Value {
    .native(try integer(operation, left, T(clamping: right)))
  }
}

extension Value {
  /// The kind of value, for messages about values of the wrong kind.
  public var kindName: String {
    switch self {
    case .void: "()"
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .none: "nil"
    case .some(let value): value.kindName + "?"
    case .array: "Array"
    case .tuple: "tuple"
    case .function: "function"
    case .object(let object): "\(type(of: object))"
    case .structure(let value): value.type.nominalName
    case .enumeration(let value): value.type.nominalName
    case .native(let value): type(of: value).scriptTypeName
    case .metatype(let type): type.nominalName + ".Type"
    case .existential(let value, _): value.kindName
    }
  }
}

extension SwiftType {
  /// The qualified name of a nominal type, without generic arguments; a placeholder for others.
  fileprivate var nominalName: String {
    if case .nominal(let type, _) = self { type.qualifiedName } else { "value" }
  }
}
