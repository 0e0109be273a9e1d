import ScriptRuntime

/// `Duration` and the clock, which shows the time of the main loop.
@MainActor enum ClockTables {
  static func add(to list: inout [SwiftTable]) {
    list.append(SwiftTable("Duration", duration()))
    list.append(SwiftTable("ContinuousClock", clock()))
    list.append(SwiftTable("ContinuousClock.Instant", instant()))
  }

  private static func duration() -> TableBinding {
    let table = TableBinding(
      "struct Duration : Hashable, Comparable, Sendable, CustomStringConvertible")
    let units = [
      ("seconds", 1.0), ("milliseconds", 1e-3), ("microseconds", 1e-6), ("nanoseconds", 1e-9),
    ]
    for (name, factor) in units {
      table.add("static func \(name)<T: BinaryInteger>(_ count: T) -> Duration") { _, a in
        .native(DurationValue(seconds: Double(try a.int(0)) * factor))
      }
      table.add("static func \(name)(_ count: Double) -> Duration") { _, a in
        .native(DurationValue(seconds: try a.double(0) * factor))
      }
    }
    table.add("static var zero: Duration { get }") { _, _ in .native(DurationValue(seconds: 0)) }
    table.add("var description: String { get }") { target, _ in
      .string(try target.asNative(DurationValue.self).description)
    }
    let sums: [(String, (Double, Double) -> Double)] = [("+", { $0 + $1 }), ("-", { $0 - $1 })]
    for (name, combine) in sums {
      table.add("static func \(name) (left: Duration, right: Duration) -> Duration") { _, a in
        let left = try a.value(0).asNative(DurationValue.self).seconds
        return .native(
          DurationValue(seconds: combine(left, try a.value(1).asNative(DurationValue.self).seconds))
        )
      }
    }
    let scales: [(String, (Double, Double) -> Double)] = [("*", { $0 * $1 }), ("/", { $0 / $1 })]
    for (name, combine) in scales {
      table.add("static func \(name) (left: Duration, right: Double) -> Duration") { _, a in
        let left = try a.value(0).asNative(DurationValue.self).seconds
        return .native(DurationValue(seconds: combine(left, try a.double(1))))
      }
    }
    return table
  }

  private static func clock() -> TableBinding {
    let table = TableBinding("struct ContinuousClock : Sendable")
    table.add("init()") { _, _ in .native(ClockValue()) }
    table.add("var now: ContinuousClock.Instant { get }") { _, _ in
      .native(InstantValue(seconds: MainLoop.now))
    }
    table.add("static var now: ContinuousClock.Instant { get }") { _, _ in
      .native(InstantValue(seconds: MainLoop.now))
    }
    table.add("func measure(_ work: () throws -> Void) rethrows -> Duration") { _, a in
      let start = MainLoop.now
      _ = try a.function(0).call([])
      return .native(DurationValue(seconds: MainLoop.now - start))
    }
    table.add("func measure(_ work: () async throws -> Void) async rethrows -> Duration") { _, a in
      let start = MainLoop.now
      _ = try a.function(0).call([])
      return .native(DurationValue(seconds: MainLoop.now - start))
    }
    table.add(
      "func sleep(for duration: Duration, tolerance: Duration? = default) async throws"
    ) { _, a in
      try ScriptTask.sleep(a.value(0).asNative(DurationValue.self).seconds)
      return .void
    }
    return table
  }

  private static func instant() -> TableBinding {
    let table = TableBinding("struct ContinuousClock.Instant : Hashable, Comparable, Sendable")
    table.add("func advanced(by duration: Duration) -> ContinuousClock.Instant") { target, a in
      let length = try a.value(0).asNative(DurationValue.self).seconds
      return .native(InstantValue(seconds: try target.asNative(InstantValue.self).seconds + length))
    }
    table.add("func duration(to other: ContinuousClock.Instant) -> Duration") { target, a in
      let end = try a.value(0).asNative(InstantValue.self).seconds
      return .native(
        DurationValue(seconds: end - (try target.asNative(InstantValue.self).seconds)))
    }
    table.add(
      "static func + (left: ContinuousClock.Instant, right: Duration) -> ContinuousClock.Instant"
    ) { _, a in
      let length = try a.value(1).asNative(DurationValue.self).seconds
      return .native(
        InstantValue(seconds: try a.value(0).asNative(InstantValue.self).seconds + length))
    }
    return table
  }
}

/// A `Duration`.
struct DurationValue: NativeValue, Hashable, Comparable, CustomStringConvertible {
  static var scriptTypeName: String { "Duration" }
  let seconds: Double
  var description: String { "\(seconds) seconds" }

  static func < (left: DurationValue, right: DurationValue) -> Bool {
    left.seconds < right.seconds
  }
}

/// A `ContinuousClock`.
struct ClockValue: NativeValue, Hashable {
  static var scriptTypeName: String { "ContinuousClock" }
}

/// A `ContinuousClock.Instant`: seconds of the main loop's time.
struct InstantValue: NativeValue, Hashable, Comparable {
  static var scriptTypeName: String { "ContinuousClock.Instant" }
  let seconds: Double

  static func < (left: InstantValue, right: InstantValue) -> Bool { left.seconds < right.seconds }
}
