import ScriptRuntime

/// `Double`, `CGFloat` and `Float`.
@MainActor enum FloatingPointTables {
  static func floating<T: BinaryFloatingPoint & LosslessStringConvertible & Sendable>(
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
    for kind in ["Range", "ClosedRange"] {
      table.add(
        "static func random<G: RandomNumberGenerator>(in range: \(kind)<\(name)>, "
          + "using generator: inout G) -> \(name)"
      ) { _, a in
        var generator = ScriptGenerator(try a.place(1))
        let (lower, upper) = try RangeTables.bounds(a.value(0))
        let (first, last) = (try read(lower), try read(upper))
        guard first < last || first == last && kind == "ClosedRange", (last - first).isFinite else {
          throw ScriptFailure(.trap("Can't get random value with an empty range"))
        }
        return make(
          kind == "Range"
            ? T.random(in: first..<last, using: &generator)
            : T.random(in: first...last, using: &generator))
      }
    }
    for (function, choose) in [
      ("minimum", T.minimum), ("maximum", T.maximum),
    ] as [(String, (T, T) -> T)] {
      table.add("static func \(function)(_ x: \(name), _ y: \(name)) -> \(name)") { _, a in
        make(choose(try read(a.value(0)), try read(a.value(1))))
      }
    }
    table.add("var ulp: \(name) { get }") { target, _ in make(try read(target).ulp) }
    table.add("var exponent: Int { get }") { target, _ in
      let value = try read(target)
      return .int(value.isFinite && value != 0 ? Int(value.exponent) : value == 0 ? .min : .max)
    }
    table.add("var significand: \(name) { get }") { target, _ in
      make(try read(target).significand)
    }
    table.add("init?(exactly value: Int)") { _, a in
      T(exactly: try a.int(0)).map(make) ?? .none
    }
    NumberTables.addHash(to: table)
    return table
  }

  /// Members that every floating-point type has.
  static func floatingPoint() -> TableBinding {
    let table = TableBinding(
      "protocol FloatingPoint : SignedNumeric, Strideable, Hashable")
    table.declare("init<Source: BinaryInteger>(_ value: Source)")
    let tests: [(String, @MainActor (Double) -> Bool)] = [
      ("isNaN", { $0.isNaN }), ("isInfinite", { $0.isInfinite }), ("isFinite", { $0.isFinite }),
      ("isZero", { $0.isZero }),
    ]
    for (name, test) in tests {
      table.add("extension var \(name): Bool { get }") { target, _ in
        .bool(test(try target.asDouble()))
      }
    }
    let comparisons: [(String, @MainActor (Double, Double) -> Bool)] = [
      ("isLess(than", { $0 < $1 }), ("isLessThanOrEqualTo(_", { $0 <= $1 }),
      ("isEqual(to", { $0 == $1 }),
    ]
    for (name, compare) in comparisons {
      table.add("extension func \(name) other: Self) -> Bool") { target, a in
        .bool(compare(try target.asDouble(), try a.double(0)))
      }
    }
    table.add("extension var sign: FloatingPointSign { get }") { target, _ in
      .native(try target.asDouble().sign)
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
