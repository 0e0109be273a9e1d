import Foundation
import ScriptRuntime

/// `Bool` and the numbers.
@MainActor enum NumberTables {
  static func add(to list: inout [SwiftTable]) {
    list.append(SwiftTable("Bool", bool()))
    list.append(
      SwiftTable(
        "Int", integer(Int.self, { .int($0) }, { try $0.asInt() }, isSigned: true)))
    addSized(Int8.self, true, to: &list)
    addSized(Int16.self, true, to: &list)
    addSized(Int32.self, true, to: &list)
    addSized(Int64.self, true, to: &list)
    addSized(UInt.self, false, to: &list)
    addSized(UInt8.self, false, to: &list)
    addSized(UInt16.self, false, to: &list)
    addSized(UInt32.self, false, to: &list)
    addSized(UInt64.self, false, to: &list)
    for name in ["Double", "CGFloat"] {
      list.append(
        SwiftTable(
          name, floating(name, Double.self, { .double($0) }, { try $0.asDouble() })))
    }
    list.append(
      SwiftTable(
        "Float",
        floating("Float", Float.self, { .native($0) }, { Float(try $0.asDouble()) })))
  }

  private static func addSized<T: FixedWidthInteger & NativeValue>(
    _ type: T.Type, _ isSigned: Bool, to list: inout [SwiftTable]
  ) {
    let table = integer(type, { .native($0) }, { try $0.asNative(type) }, isSigned: isSigned)
    list.append(SwiftTable(T.scriptTypeName, table))
  }

  private static func bool() -> TableBinding {
    let table = TableBinding(
      "struct Bool : Hashable, CustomStringConvertible, LosslessStringConvertible, "
        + "ExpressibleByBooleanLiteral")
    table.add("init()") { _, _ in .bool(false) }
    table.add("init(_ value: Bool)") { _, a in try a.value(0) }
    table.add("init?(_ text: String)") { _, a in
      Bool(try a.string(0)).map { .bool($0) } ?? .none
    }
    table.add("mutating func toggle()") { target, _ in
      target = .bool(!(try target.asBool()))
      return .void
    }
    table.add("var description: String { get }") { target, _ in .string("\(try target.asBool())") }
    addHash(to: table)
    table.add("static func random() -> Bool") { _, _ in
      .bool(Bool.random(using: &ScriptRandom.generator))
    }
    return table
  }

  static func addHash(to table: TableBinding) {
    table.add("var hashValue: Int { get }") { target, _ in
      .int(HashableValue(target).hashValue)
    }
    table.add("func hash(into hasher: inout Hasher)") { target, a in
      let place = try a.place(0)
      let value = target
      try changing(HasherValue.self, &place.value) { value.hash(into: &$0.hasher) }
      return .void
    }
  }

  // MARK: Integers

  private static func integer<T: FixedWidthInteger>(
    _ type: T.Type, _ make: @escaping @MainActor (T) -> Value,
    _ read: @escaping @MainActor (Value) throws -> T, isSigned: Bool
  ) -> TableBinding {
    let sign = isSigned ? "SignedInteger" : "UnsignedInteger"
    let table = TableBinding(
      "struct \(T.self) : FixedWidthInteger, \(sign), Strideable, Hashable, Comparable, "
        + "CustomStringConvertible, LosslessStringConvertible, CVarArg, Codable".replacing(
          ", Codable", with: ", Encodable, Decodable"))
    table.declare("typealias Stride = Int")
    table.add("init()") { _, _ in make(0) }
    table.add("init(_ value: Int)") { _, a in make(try convert(a.int(0))) }
    for name in ["Double", "CGFloat"] {
      table.add("init(_ value: \(name))") { _, a in make(try convert(a.double(0))) }
    }
    table.add("init<Source: BinaryInteger>(_ value: Source)") { _, a in
      make(try convertInteger(a.value(0)))
    }
    table.add("init<Source: BinaryFloatingPoint>(_ value: Source)") { _, a in
      make(try convert(a.double(0)))
    }
    table.add("init?(_ text: String)") { _, a in T(try a.string(0)).map(make) ?? .none }
    table.add("init?<Text: StringProtocol>(_ text: Text, radix: Int = default)") { _, a in
      let radix = try a.optional(1)?.asInt() ?? 10
      guard (2...36).contains(radix) else {
        throw ScriptFailure(.trap("Radix not in range 2...36"))
      }
      return T(try a.string(0), radix: radix).map(make) ?? .none
    }
    table.add("init?(exactly value: Double)") { _, a in
      T(exactly: try a.double(0)).map(make) ?? .none
    }
    table.add("init?<Source: BinaryInteger>(exactly value: Source)") { _, a in
      (try? convertInteger(a.value(0))).map(make) ?? .none
    }
    table.add("init<Source: BinaryInteger>(truncatingIfNeeded value: Source)") { _, a in
      make(try truncate(a.value(0)))
    }
    table.add("init<Source: BinaryInteger>(clamping value: Source)") { _, a in
      make(try clamp(a.value(0)))
    }
    table.add("static var max: \(T.self) { get }") { _, _ in make(.max) }
    table.add("static var min: \(T.self) { get }") { _, _ in make(.min) }
    table.add("static var zero: \(T.self) { get }") { _, _ in make(0) }
    table.add("static var bitWidth: Int { get }") { _, _ in .int(T.bitWidth) }
    table.add("static func random(in range: Range<\(T.self)>) -> \(T.self)") { _, a in
      let (lower, upper) = try RangeTables.bounds(a.value(0))
      let (first, last) = (try read(lower), try read(upper))
      guard first < last else {
        throw ScriptFailure(.trap("Can't get random value with an empty range"))
      }
      return make(T.random(in: first..<last, using: &ScriptRandom.generator))
    }
    table.add("static func random(in range: ClosedRange<\(T.self)>) -> \(T.self)") { _, a in
      let (lower, upper) = try RangeTables.bounds(a.value(0))
      return make(
        T.random(in: try read(lower)...(try read(upper)), using: &ScriptRandom.generator))
    }
    table.add("var magnitude: \(T.Magnitude.self) { get }") { target, _ in
      guard let magnitude = try read(target).magnitude as? any NativeValue else {
        throw ScriptFailure(.notSimulated("magnitude"))
      }
      return .native(magnitude)
    }
    table.add("mutating func negate()") { target, _ in
      target = try OperatorTable.negate(target)
      return .void
    }
    table.add("var nonzeroBitCount: Int { get }") { target, _ in
      .int(try read(target).nonzeroBitCount)
    }
    table.add("var leadingZeroBitCount: Int { get }") { target, _ in
      .int(try read(target).leadingZeroBitCount)
    }
    table.add("var trailingZeroBitCount: Int { get }") { target, _ in
      .int(try read(target).trailingZeroBitCount)
    }
    for (name, operation) in overflowing(type) {
      table.add(
        "func \(name) -> (partialValue: \(T.self), overflow: Bool)"
      ) { target, a in
        let result = try operation(read(target), read(a.value(0)))
        return .tuple([make(result.partialValue), .bool(result.overflow)])
      }
    }
    addHash(to: table)
    return table
  }

  private static func overflowing<T: FixedWidthInteger>(_ type: T.Type) -> [(
    String, @MainActor (T, T) throws -> (partialValue: T, overflow: Bool)
  )] {
    [
      ("addingReportingOverflow(_ other: \(type))", { $0.addingReportingOverflow($1) }),
      ("subtractingReportingOverflow(_ other: \(type))", { $0.subtractingReportingOverflow($1) }),
      (
        "multipliedReportingOverflow(by other: \(type))", { $0.multipliedReportingOverflow(by: $1) }
      ),
    ]
  }

  /// Members that every integer type has.
  static func binaryInteger() -> TableBinding {
    let table = TableBinding(
      "protocol BinaryInteger : Numeric, Strideable, Hashable, CustomStringConvertible")
    table.declare("init<Source: BinaryInteger>(_ value: Source)")
    table.add("extension var description: String { get }") { target, _ in
      .string(try text(target))
    }
    table.add("extension func isMultiple(of other: Self) -> Bool") { target, a in
      if case .int(0) = try a.value(0) { return .bool(try target.asInt() == 0) }
      let rest = try Arithmetic.apply(.remainder, target.unerased, a.value(0).unerased)
      return .bool(try text(rest) == "0")
    }
    table.add("extension func signum() -> Self") { target, _ in
      switch target.unerased {
      case .int(let value): return .int(value.signum())
      case .native(let native as any FixedWidthInteger & NativeValue):
        func sign<T: FixedWidthInteger & NativeValue>(_ value: T) -> Value {
          .native(value.signum())
        }
        return sign(native)
      default: throw ScriptFailure(.bridging(expected: "integer", found: target.kindName))
      }
    }
    table.add(
      "extension func quotientAndRemainder(dividingBy other: Self) -> (quotient: Self, remainder: Self)"
    ) { target, a in
      let other = try a.value(0).unerased
      return .tuple([
        try Arithmetic.apply(.divide, target.unerased, other),
        try Arithmetic.apply(.remainder, target.unerased, other),
      ])
    }
    return table
  }

  private static func text(_ value: Value) throws -> String {
    switch value.unerased {
    case .int(let value): return String(value)
    case .native(let value as any BinaryInteger): return String(describing: value)
    default: throw ScriptFailure(.bridging(expected: "integer", found: value.kindName))
    }
  }

  private static func unrepresentable(isNegative: Bool) -> ScriptFailure {
    ScriptFailure(
      .trap(
        isNegative
          ? "Negative value is not representable"
          : "Not enough bits to represent the passed value"))
  }

  private static func convert<T: FixedWidthInteger>(_ value: Int) throws -> T {
    guard let result = T(exactly: value) else {
      throw unrepresentable(isNegative: value < 0 && !T.isSigned)
    }
    return result
  }

  private static func convert<T: FixedWidthInteger>(_ value: Double) throws -> T {
    guard value.isFinite else {
      throw ScriptFailure(
        .trap("Double value cannot be converted to \(T.self) because it is either infinite or NaN"))
    }
    guard let result = T(exactly: value.rounded(.towardZero)) else {
      let side = value < 0 ? "less than \(T.self).min" : "greater than \(T.self).max"
      throw ScriptFailure(
        .trap(
          "Double value cannot be converted to \(T.self) because the result would be \(side)"))
    }
    return result
  }

  private static func convertInteger<T: FixedWidthInteger>(_ value: Value) throws -> T {
    switch value.unerased {
    case .int(let value): return try convert(value)
    case .native(let native as any BinaryInteger):
      if let result = T(exactly: native) { return result }
      throw unrepresentable(isNegative: native.description.hasPrefix("-") && !T.isSigned)
    default: throw ScriptFailure(.bridging(expected: "integer", found: value.kindName))
    }
  }

  private static func truncate<T: FixedWidthInteger>(_ value: Value) throws -> T {
    switch value.unerased {
    case .int(let value): return T(truncatingIfNeeded: value)
    case .native(let native as any BinaryInteger): return T(truncatingIfNeeded: native)
    default: throw ScriptFailure(.bridging(expected: "integer", found: value.kindName))
    }
  }

  private static func clamp<T: FixedWidthInteger>(_ value: Value) throws -> T {
    switch value.unerased {
    case .int(let value): return T(clamping: value)
    case .native(let native as any BinaryInteger): return T(clamping: native)
    default: throw ScriptFailure(.bridging(expected: "integer", found: value.kindName))
    }
  }

  // MARK: Floating point

  private static func floating<T: BinaryFloatingPoint & LosslessStringConvertible & Sendable>(
    _ name: String, _ type: T.Type, _ make: @escaping @MainActor (T) -> Value,
    _ read: @escaping @MainActor (Value) throws -> T
  ) -> TableBinding where T.RawSignificand: FixedWidthInteger {
    let table = TableBinding(
      "struct \(name) : BinaryFloatingPoint, SignedNumeric, Strideable, Hashable, Comparable, "
        + "CustomStringConvertible, LosslessStringConvertible, CVarArg, Encodable, Decodable")
    table.declare("typealias Stride = \(name)")
    table.add("init()") { _, _ in make(0) }
    for source in ["Int", "Double", "CGFloat", "Float"] {
      table.add("init(_ value: \(source))") { _, a in make(T(try a.double(0))) }
    }
    table.add("init<Source: BinaryInteger>(_ value: Source)") { _, a in make(T(try a.double(0))) }
    table.add("init?(_ text: String)") { _, a in T(try a.string(0)).map(make) ?? .none }
    table.add("init?<Text: StringProtocol>(_ text: Text)") { _, a in
      T(try a.string(0)).map(make) ?? .none
    }
    let constants: [(String, T)] = [
      ("pi", .pi), ("infinity", .infinity), ("nan", .nan), ("zero", 0),
      ("greatestFiniteMagnitude", .greatestFiniteMagnitude),
      ("leastNonzeroMagnitude", .leastNonzeroMagnitude),
      ("leastNormalMagnitude", .leastNormalMagnitude), ("ulpOfOne", .ulpOfOne),
    ]
    for (constant, value) in constants {
      table.add("static var \(constant): \(name) { get }") { _, _ in make(value) }
    }
    table.add("static func random(in range: Range<\(name)>) -> \(name)") { _, a in
      let (lower, upper) = try RangeTables.bounds(a.value(0))
      let (first, last) = (try read(lower), try read(upper))
      guard first < last, (last - first).isFinite else {
        throw ScriptFailure(.trap("Can't get random value with an empty range"))
      }
      return make(first + (last - first) * T(ScriptRandom.fraction()))
    }
    table.add("static func random(in range: ClosedRange<\(name)>) -> \(name)") { _, a in
      let (lower, upper) = try RangeTables.bounds(a.value(0))
      let (first, last) = (try read(lower), try read(upper))
      return make(first + (last - first) * T(ScriptRandom.fraction()))
    }
    addHash(to: table)
    return table
  }

  /// Members that every floating-point type has.
  static func floatingPoint() -> TableBinding {
    let table = TableBinding(
      "protocol FloatingPoint : SignedNumeric, Strideable, Hashable")
    let tests: [(String, @MainActor (Double) -> Bool)] = [
      ("isNaN", { $0.isNaN }), ("isInfinite", { $0.isInfinite }), ("isFinite", { $0.isFinite }),
      ("isZero", { $0.isZero }),
    ]
    for (name, test) in tests {
      table.add("extension var \(name): Bool { get }") { target, _ in
        .bool(test(try target.asDouble()))
      }
    }
    let results: [(String, @MainActor (Double) -> Double)] = [
      ("var magnitude: Self { get }", { $0.magnitude }),
      ("func squareRoot() -> Self", { $0.squareRoot() }),
      ("var nextUp: Self { get }", { $0.nextUp }),
      ("var nextDown: Self { get }", { $0.nextDown }),
    ]
    for (line, result) in results {
      table.add("extension \(line)") { target, _ in
        same(result(try target.asDouble()), as: target)
      }
    }
    table.add("extension func truncatingRemainder(dividingBy other: Self) -> Self") { target, a in
      same(try target.asDouble().truncatingRemainder(dividingBy: a.double(0)), as: target)
    }
    table.add("extension func remainder(dividingBy other: Self) -> Self") { target, a in
      same(try target.asDouble().remainder(dividingBy: a.double(0)), as: target)
    }
    table.add("extension func rounded(_ rule: FloatingPointRoundingRule = default) -> Self") {
      target, a in
      same(try target.asDouble().rounded(rule(a.optional(0))), as: target)
    }
    table.add("extension mutating func round(_ rule: FloatingPointRoundingRule = default)") {
      target, a in
      target = same(try target.asDouble().rounded(rule(a.optional(0))), as: target)
      return .void
    }
    table.add("extension mutating func negate()") { target, _ in
      target = same(-(try target.asDouble()), as: target)
      return .void
    }
    table.add("extension var description: String { get }") { target, _ in
      if case .native(let value as Float) = target.unerased { return .string("\(value)") }
      return .string("\(try target.asDouble())")
    }
    return table
  }

  private static func rule(_ value: Value?) throws -> FloatingPointRoundingRule {
    try value?.asNative(FloatingPointRoundingRule.self) ?? .toNearestOrAwayFromZero
  }

  /// A result as the type of the value it was computed from.
  static func same(_ result: Double, as value: Value) -> Value {
    if case .native(let native) = value.unerased, native is Float { return .native(Float(result)) }
    return .double(result)
  }
}

extension FloatingPointRoundingRule: NativeValue {
  public static var scriptTypeName: String { "FloatingPointRoundingRule" }
}

/// A `Hasher` that a script feeds.
public struct HasherValue: NativeValue {
  public static var scriptTypeName: String { "Hasher" }
  public var hasher = Hasher()

  /// Makes an empty hasher.
  public init() {}
}
