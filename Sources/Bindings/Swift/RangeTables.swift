import ScriptRuntime

/// The ranges: `Range`, `ClosedRange` and the one-sided ones.
@MainActor enum RangeTables {
  static func add(to list: inout [SwiftTable]) {
    list.append(SwiftTable("Range", bounded("Range", isClosed: false)))
    list.append(SwiftTable("ClosedRange", bounded("ClosedRange", isClosed: true)))
    for (name, bound) in [
      ("PartialRangeFrom", "lowerBound"), ("PartialRangeThrough", "upperBound"),
      ("PartialRangeUpTo", "upperBound"),
    ] {
      list.append(SwiftTable(name, partial(name, bound)))
    }
  }

  private static func bounded(_ name: String, isClosed: Bool) -> TableBinding {
    let table = TableBinding(
      "struct \(name)<Bound: Comparable> : RangeExpression, RandomAccessCollection, Hashable, "
        + "CustomStringConvertible")
    table.declare("typealias Element = Bound")
    table.declare("typealias Index = Bound")
    SequenceTables.addIterator(to: table, of: "Bound")
    table.add("var lowerBound: Bound { get }") { target, _ in try bounds(target).lower }
    table.add("var upperBound: Bound { get }") { target, _ in try bounds(target).upper }
    table.add("var isEmpty: Bool { get }") { target, _ in
      let (lower, upper) = try bounds(target)
      return .bool(!isClosed && Value.areEqual(lower, upper))
    }
    table.add("var count: Int { get }") { target, _ in
      let (lower, upper) = try bounds(target)
      let length = try Arithmetic.integer(.subtract, upper.asInt(), lower.asInt())
      return .int(isClosed ? try Arithmetic.integer(.add, length, 1) : length)
    }
    table.add("func contains(_ element: Bound) -> Bool") { target, a in
      .bool(try contains(target, a.value(0)))
    }
    table.add("func overlaps(_ other: \(name)<Bound>) -> Bool") { target, a in
      let (first, second) = (try bounds(target), try bounds(a.value(0)))
      if isClosed {
        return .bool(
          try first.lower.isAtMost(second.upper) && second.lower.isAtMost(first.upper))
      }
      return .bool(
        try first.lower.isLess(than: second.upper) && second.lower.isLess(than: first.upper)
          && first.lower.isLess(than: first.upper) && second.lower.isLess(than: second.upper))
    }
    table.add("func clamped(to limits: \(name)<Bound>) -> \(name)<Bound>") { target, a in
      let (range, limits) = (try bounds(target), try bounds(a.value(0)))
      @MainActor func clamp(_ value: Value) throws -> Value {
        if try value.isLess(than: limits.lower) { return limits.lower }
        return try limits.upper.isLess(than: value) ? limits.upper : value
      }
      let (lower, upper) = (try clamp(range.lower), try clamp(range.upper))
      return isClosed
        ? .native(ClosedRangeValue(lower, upper)) : .native(RangeValue(lower, upper))
    }
    table.add("var description: String { get }") { target, _ in
      let (lower, upper) = try bounds(target)
      let host = ScriptHost.current
      let first = try host?.description(of: lower, type: nil, debug: true) ?? ""
      let second = try host?.description(of: upper, type: nil, debug: true) ?? ""
      return .string(first + (isClosed ? "..." : "..<") + second)
    }
    return table
  }

  private static func partial(_ name: String, _ bound: String) -> TableBinding {
    let sequence = name == "PartialRangeFrom" ? ", Sequence" : ""
    let table = TableBinding("struct \(name)<Bound: Comparable> : RangeExpression\(sequence)")
    table.declare("typealias Element = Bound")
    table.add("var \(bound): Bound { get }") { target, _ in
      switch target.unerased {
      case .native(let range as PartialRangeFromValue): range.lower
      case .native(let range as PartialRangeUpToValue): range.upper
      case .native(let range as PartialRangeThroughValue): range.upper
      default: throw ScriptFailure(.bridging(expected: "range", found: target.kindName))
      }
    }
    table.add("func contains(_ element: Bound) -> Bool") { target, a in
      .bool(try contains(target, a.value(0)))
    }
    return table
  }

  /// The bounds of a `Range` or `ClosedRange`.
  static func bounds(_ range: Value) throws -> (lower: Value, upper: Value) {
    switch range.unerased {
    case .native(let range as RangeValue): (range.lower.value, range.upper.value)
    case .native(let range as ClosedRangeValue): (range.lower.value, range.upper.value)
    default: throw ScriptFailure(.bridging(expected: "Range", found: range.kindName))
    }
  }

  /// Whether a range of any kind contains a value.
  static func contains(_ range: Value, _ value: Value) throws -> Bool {
    switch range.unerased {
    case .native(let range as RangeValue):
      try range.lower.value.isAtMost(value) && value.isLess(than: range.upper.value)
    case .native(let range as ClosedRangeValue):
      try range.lower.value.isAtMost(value) && value.isAtMost(range.upper.value)
    case .native(let range as PartialRangeFromValue): try range.lower.isAtMost(value)
    case .native(let range as PartialRangeUpToValue): try value.isLess(than: range.upper)
    case .native(let range as PartialRangeThroughValue): try value.isAtMost(range.upper)
    default: throw ScriptFailure(.bridging(expected: "range", found: range.kindName))
    }
  }

  /// The positions a range of any kind means in a collection with those bounds.
  ///
  /// - Throws: `trap` when it reaches outside.
  static func offsets(_ range: Value, in limits: Range<Int>) throws -> Range<Int> {
    let lower: Int
    let upper: Int
    switch range.unerased {
    case .native(let range as RangeValue):
      (lower, upper) = (try range.lower.value.asInt(), try range.upper.value.asInt())
    case .native(let range as ClosedRangeValue):
      lower = try range.lower.value.asInt()
      upper = try Arithmetic.integer(.add, range.upper.value.asInt(), 1)
    case .native(let range as PartialRangeFromValue):
      (lower, upper) = (try range.lower.asInt(), limits.upperBound)
    case .native(let range as PartialRangeUpToValue):
      (lower, upper) = (limits.lowerBound, try range.upper.asInt())
    case .native(let range as PartialRangeThroughValue):
      lower = limits.lowerBound
      upper = try Arithmetic.integer(.add, range.upper.asInt(), 1)
    default: throw ScriptFailure(.bridging(expected: "range", found: range.kindName))
    }
    guard limits.lowerBound <= lower, lower <= upper, upper <= limits.upperBound else {
      throw ScriptFailure(.trap("Array index is out of range"))
    }
    return lower..<upper
  }
}
