import Foundation
import ScriptRuntime

/// `formatted()`, and the styles of numbers it takes.
@MainActor enum FormatStyleTables {
  static func add(to list: inout [SwiftTable]) {
    list.append(SwiftTable("BinaryInteger", integers()))
    list.append(SwiftTable("BinaryFloatingPoint", fractions()))
    list.append(SwiftTable("Sequence", lists()))
    list.append(SwiftTable("NumberFormatStyle", style()))
    list.append(SwiftTable("NumberFormatStyle.Precision", precision()))
    list.append(SwiftTable("NumberFormatStyle.Grouping", grouping()))
  }

  private static func integers() -> TableBinding {
    let table = TableBinding("extension BinaryInteger")
    table.add("extension func formatted() -> String") { target, _ in
      .string(NumberStyleValue().format(Double(try target.asInt())))
    }
    table.add("extension func formatted(_ style: NumberFormatStyle) -> String") { target, a in
      .string(try a.value(0).asNative(NumberStyleValue.self).format(Double(target.asInt())))
    }
    return table
  }

  private static func fractions() -> TableBinding {
    let table = TableBinding("extension BinaryFloatingPoint")
    table.add("extension func formatted() -> String") { target, _ in
      .string(NumberStyleValue().format(try target.asDouble()))
    }
    table.add("extension func formatted(_ style: NumberFormatStyle) -> String") { target, a in
      .string(try a.value(0).asNative(NumberStyleValue.self).format(target.asDouble()))
    }
    return table
  }

  private static func lists() -> TableBinding {
    let table = TableBinding("extension Sequence")
    table.add("extension func formatted() -> String where Element == String") { target, _ in
      .string(try target.elements().map { try $0.asString() }.formatted())
    }
    return table
  }

  private static func style() -> TableBinding {
    let table = TableBinding("struct NumberFormatStyle")
    table.add("static var number: NumberFormatStyle { get }") { _, _ in
      .native(NumberStyleValue())
    }
    table.add("static var percent: NumberFormatStyle { get }") { _, _ in
      .native(NumberStyleValue(kind: .percent))
    }
    table.add("static func currency(code: String) -> NumberFormatStyle") { _, a in
      .native(NumberStyleValue(kind: .currency(try a.string(0))))
    }
    table.add("func precision(_ precision: NumberFormatStyle.Precision) -> NumberFormatStyle") {
      target, a in
      var style = try target.asNative(NumberStyleValue.self)
      style.fraction = try a.value(0).asNative(PrecisionValue.self).fraction
      return .native(style)
    }
    table.add("func grouping(_ grouping: NumberFormatStyle.Grouping) -> NumberFormatStyle") {
      target, a in
      var style = try target.asNative(NumberStyleValue.self)
      style.isGrouped = try a.value(0).asBool()
      return .native(style)
    }
    return table
  }

  private static func precision() -> TableBinding {
    let table = TableBinding("struct NumberFormatStyle.Precision")
    table.add("static func fractionLength(_ length: Int) -> NumberFormatStyle.Precision") { _, a in
      let length = min(max(0, try a.int(0)), 300)
      return .native(PrecisionValue(fraction: length...length))
    }
    table.add(
      "static func fractionLength(_ limits: ClosedRange<Int>) -> NumberFormatStyle.Precision"
    ) { _, a in
      let (lower, upper) = try RangeTables.bounds(a.value(0))
      let first = min(max(0, try lower.asInt()), 300)
      return .native(PrecisionValue(fraction: first...min(max(first, try upper.asInt()), 300)))
    }
    return table
  }

  private static func grouping() -> TableBinding {
    let table = TableBinding("struct NumberFormatStyle.Grouping")
    for name in ["automatic", "never"] {
      table.add("static var \(name): NumberFormatStyle.Grouping { get }") { _, _ in
        .bool(name == "automatic")
      }
    }
    return table
  }
}

/// How a number is written; always as in English, whatever the machine's locale.
struct NumberStyleValue: NativeValue {
  static var scriptTypeName: String { "NumberFormatStyle" }

  /// The kinds of number.
  enum Kind { case number, percent, currency(String) }

  var kind = Kind.number
  var fraction: ClosedRange<Int>?
  var isGrouped = true

  /// The text of a number.
  func format(_ number: Double) -> String {
    let locale = Locale(identifier: "en_US")
    let grouping: NumberFormatStyleConfiguration.Grouping = isGrouped ? .automatic : .never
    switch kind {
    case .number:
      var style = FloatingPointFormatStyle<Double>(locale: locale).grouping(grouping)
      if let fraction { style = style.precision(.fractionLength(fraction)) }
      return style.format(number)
    case .percent:
      var style = FloatingPointFormatStyle<Double>.Percent(locale: locale).grouping(grouping)
      if let fraction { style = style.precision(.fractionLength(fraction)) }
      return style.format(number)
    case .currency(let code):
      var style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
        .grouping(grouping)
      if let fraction { style = style.precision(.fractionLength(fraction)) }
      return style.format(number)
    }
  }
}

/// How many digits a number has after its point.
struct PrecisionValue: NativeValue {
  static var scriptTypeName: String { "NumberFormatStyle.Precision" }
  let fraction: ClosedRange<Int>
}
