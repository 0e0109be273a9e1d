import Foundation
import ScriptRuntime

/// `Calendar`, `DateComponents` and `TimeZone` where they compute: within some thirty thousand years,
/// because Foundation ends the process on dates that are far beyond.
@MainActor enum CalendarTables {
  static func add(to list: inout [SwiftTable]) {
    list.append(SwiftTable("Calendar", calendar()))
    list.append(SwiftTable("DateComponents", components()))
    list.append(SwiftTable("TimeZone", timeZone()))
  }

  private static func calendar() -> TableBinding {
    let table = TableBinding("extension Calendar")
    addMaking(to: table)
    addComponents(to: table)
    addComparisons(to: table)
    table.add(
      "var firstWeekday: Int { get set }",
      get: { target, _ in .int(try target.asNative(Calendar.self).firstWeekday) },
      set: { target, _, value in
        let day = try value.asInt()
        guard (1...7).contains(day) else {
          throw ScriptFailure(.trap("firstWeekday must be from 1 to 7"))
        }
        try changing(Calendar.self, &target) { $0.firstWeekday = day }
      })
    return table
  }

  private static func addMaking(to table: TableBinding) {
    table.add("func date(from components: DateComponents) -> Date?") { target, a in
      guard let components = try sound(a.value(0)) else { return .none }
      return optional(try target.asNative(Calendar.self).date(from: components))
    }
    table.add(
      "func date(byAdding components: DateComponents, to date: Date, "
        + "wrappingComponents: Bool = default) -> Date?"
    ) { target, a in
      guard let components = try sound(a.value(0)), let date = try near(a.value(1)) else {
        return .none
      }
      return optional(
        try target.asNative(Calendar.self).date(
          byAdding: components, to: date,
          wrappingComponents: a.optional(2)?.asBool() ?? false))
    }
    table.add(
      "func date(byAdding component: Calendar.Component, value: Int, to date: Date, "
        + "wrappingComponents: Bool = default) -> Date?"
    ) { target, a in
      guard let date = try near(a.value(2)), try isSound(a.int(1)) else { return .none }
      return optional(
        try target.asNative(Calendar.self).date(
          byAdding: component(a.value(0)), value: a.int(1), to: date,
          wrappingComponents: a.optional(3)?.asBool() ?? false))
    }
    table.add(
      "func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date?"
    ) { target, a in
      guard let date = try near(a.value(3)), try (0..<3).allSatisfy({ try isSound(a.int($0)) })
      else { return .none }
      return optional(
        try target.asNative(Calendar.self).date(
          bySettingHour: a.int(0), minute: a.int(1), second: a.int(2), of: date))
    }
    table.add("func startOfDay(for date: Date) -> Date") { target, a in
      guard let date = try near(a.value(0)) else { return try a.value(0) }
      return .native(try target.asNative(Calendar.self).startOfDay(for: date))
    }
  }

  private static func addComponents(to table: TableBinding) {
    table.add("func component(_ component: Calendar.Component, from date: Date) -> Int") {
      target, a in
      guard let date = try near(a.value(1)) else { return .int(0) }
      return .int(
        try target.asNative(Calendar.self).component(component(a.value(0)), from: date))
    }
    table.add(
      "func dateComponents(_ components: Set<Calendar.Component>, from date: Date) "
        + "-> DateComponents"
    ) { target, a in
      guard let date = try near(a.value(1)) else { return .native(DateComponents()) }
      let wanted = try Set(a.value(0).elements().map(component))
      return .native(try target.asNative(Calendar.self).dateComponents(wanted, from: date))
    }
    table.add(
      "func dateComponents(_ components: Set<Calendar.Component>, from start: Date, "
        + "to end: Date) -> DateComponents"
    ) { target, a in
      guard let start = try near(a.value(1)), let end = try near(a.value(2)) else {
        return .native(DateComponents())
      }
      let wanted = try Set(a.value(0).elements().map(component))
      return .native(
        try target.asNative(Calendar.self).dateComponents(wanted, from: start, to: end))
    }
    table.add(
      "func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) "
        + "-> Range<Int>?"
    ) { target, a in
      guard let date = try near(a.value(2)) else { return .none }
      let range = try target.asNative(Calendar.self).range(
        of: component(a.value(0)), in: component(a.value(1)), for: date)
      return range.map { .native(RangeValue(.int($0.lowerBound), .int($0.upperBound))) } ?? .none
    }
  }

  private static func addComparisons(to table: TableBinding) {
    table.add("func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool") { target, a in
      guard let one = try near(a.value(0)), let other = try near(a.value(1)) else {
        return .bool(false)
      }
      return .bool(try target.asNative(Calendar.self).isDate(one, inSameDayAs: other))
    }
    table.add(
      "func isDate(_ date1: Date, equalTo date2: Date, "
        + "toGranularity component: Calendar.Component) -> Bool"
    ) { target, a in
      guard let one = try near(a.value(0)), let other = try near(a.value(1)) else {
        return .bool(false)
      }
      return .bool(
        try target.asNative(Calendar.self).isDate(
          one, equalTo: other, toGranularity: component(a.value(2))))
    }
    table.add(
      "func compare(_ date1: Date, to date2: Date, toGranularity component: Calendar.Component) "
        + "-> ComparisonResult"
    ) { target, a in
      guard let one = try near(a.value(0)), let other = try near(a.value(1)) else {
        return .native(ComparisonResult.orderedSame)
      }
      return .native(
        try target.asNative(Calendar.self).compare(
          one, to: other, toGranularity: component(a.value(2))))
    }
    let days: [(String, @MainActor (Calendar, Date) -> Bool)] = [
      ("isDateInToday", { $0.isDateInToday($1) }),
      ("isDateInTomorrow", { $0.isDateInTomorrow($1) }),
      ("isDateInYesterday", { $0.isDateInYesterday($1) }),
      ("isDateInWeekend", { $0.isDateInWeekend($1) }),
    ]
    for (name, test) in days {
      table.add("func \(name)(_ date: Date) -> Bool") { target, a in
        guard let date = try near(a.value(0)) else { return .bool(false) }
        return .bool(test(try target.asNative(Calendar.self), date))
      }
    }
  }

  private static func components() -> TableBinding {
    let table = TableBinding("extension DateComponents")
    table.add("var date: Date? { get }") { target, _ in
      optional(try sound(target)?.date)
    }
    table.add("func value(for component: Calendar.Component) -> Int?") { target, a in
      let value = try target.asNative(DateComponents.self).value(for: component(a.value(0)))
      return value.map { .int($0) } ?? .none
    }
    return table
  }

  private static func timeZone() -> TableBinding {
    let table = TableBinding("extension TimeZone")
    table.add("init?(secondsFromGMT seconds: Int)") { _, a in
      let seconds = try a.int(0)
      guard abs(seconds.clamped(to: -100_000...100_000)) <= 18 * 3600,
        let zone = TimeZone(secondsFromGMT: seconds)
      else { return .none }
      return .native(zone)
    }
    return table
  }

  // MARK: Limits

  private static func component(_ value: Value) throws -> Calendar.Component {
    try value.asNative(Calendar.Component.self)
  }

  private static func optional(_ date: Date?) -> Value { date.map { .native($0) } ?? .none }

  /// A date that Foundation can compute with, else nil.
  private static func near(_ value: Value) throws -> Date? {
    let date = try value.asNative(Date.self)
    return abs(date.timeIntervalSinceReferenceDate) <= 1e12 ? date : nil
  }

  private static func isSound(_ number: Int) -> Bool { (-1_000_000...1_000_000).contains(number) }

  /// Components that Foundation can compute with, else nil.
  private static func sound(_ value: Value) throws -> DateComponents? {
    let components = try value.asNative(DateComponents.self)
    let numbers = [
      components.era, components.year, components.month, components.day, components.hour,
      components.minute, components.second, components.weekday, components.weekdayOrdinal,
      components.quarter, components.weekOfMonth, components.weekOfYear,
      components.yearForWeekOfYear,
    ]
    guard numbers.allSatisfy({ isSound($0 ?? 0) }),
      (components.nanosecond ?? 0).clamped(to: -2_000_000_000...2_000_000_000)
        == components.nanosecond ?? 0
    else { return nil }
    return components
  }
}

extension Int {
  fileprivate func clamped(to limits: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound)
  }
}
