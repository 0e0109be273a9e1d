import Foundation
import ScriptRuntime

/// What Foundation adds to strings: searching, comparing, escaping; and `NSString` and `NSRange`
/// beside them.
@MainActor enum SearchTables {
  static func add(to list: inout [SwiftTable]) {
    list.append(SwiftTable("NSString.CompareOptions", options()))
    list.append(SwiftTable("StringProtocol", text()))
    list.append(SwiftTable("NSString", string()))
    list.append(SwiftTable("NSRange", range()))
    list.append(SwiftTable("CharacterSet", sets()))
  }

  private static let all: [(name: String, option: String.CompareOptions)] = [
    ("caseInsensitive", .caseInsensitive), ("backwards", .backwards), ("anchored", .anchored),
    ("numeric", .numeric), ("diacriticInsensitive", .diacriticInsensitive),
    ("regularExpression", .regularExpression), ("literal", .literal),
  ]

  private static func options() -> TableBinding {
    let table = TableBinding("struct NSString.CompareOptions : OptionSet")
    for (name, option) in all {
      table.add("static var \(name): NSString.CompareOptions { get }") { _, _ in
        .native(CompareOptionsValue(options: option))
      }
    }
    table.add("init(arrayLiteral elements: NSString.CompareOptions...)") { _, a in
      .native(try CompareOptionsValue(reading: a.value(0)))
    }
    return table
  }

  private static func read(_ value: Value?) throws -> String.CompareOptions {
    guard let value else { return [] }
    return try CompareOptionsValue(reading: value).options
  }

  private static func text() -> TableBinding {
    let table = TableBinding("extension StringProtocol")
    table.add(
      "extension func range<T: StringProtocol>(of text: T, "
        + "options: NSString.CompareOptions) -> Range<String.Index>?"
    ) { target, a in
      let text = try TextTables.whole(target)
      guard let range = text.range(of: try a.string(0), options: try read(a.optional(1))) else {
        return .none
      }
      return .native(RangeValue(.native(range.lowerBound), .native(range.upperBound)))
    }
    table.add(
      "extension func replacingOccurrences<T: StringProtocol, U: StringProtocol>(of target: T, "
        + "with replacement: U, options: NSString.CompareOptions, "
        + "range: Range<String.Index>? = default) -> String"
    ) { target, a in
      let text = try target.asString()
      return .string(
        text.replacingOccurrences(
          of: try a.string(0), with: try a.string(1), options: try read(a.optional(2))))
    }
    let comparisons: [(String, @MainActor (String, String) -> ComparisonResult)] = [
      ("caseInsensitiveCompare", { $0.caseInsensitiveCompare($1) }),
      ("localizedCompare", { $0.localizedCompare($1) }),
      ("localizedCaseInsensitiveCompare", { $0.localizedCaseInsensitiveCompare($1) }),
      ("localizedStandardCompare", { $0.localizedStandardCompare($1) }),
    ]
    for (name, compare) in comparisons {
      table.add("extension func \(name)<T: StringProtocol>(_ other: T) -> ComparisonResult") {
        target, a in
        .native(compare(try target.asString(), try a.string(0)))
      }
    }
    table.add(
      "extension func compare<T: StringProtocol>(_ other: T, "
        + "options: NSString.CompareOptions = default) -> ComparisonResult"
    ) { target, a in
      .native(
        try target.asString().compare(a.string(0), options: read(a.optional(1))))
    }
    table.add("extension func localizedStandardContains<T: StringProtocol>(_ text: T) -> Bool") {
      target, a in
      .bool(try target.asString().localizedStandardContains(a.string(0)))
    }
    let changes: [(String, @MainActor (String) -> String)] = [
      ("localizedUppercase", { $0.uppercased() }), ("localizedLowercase", { $0.lowercased() }),
      ("localizedCapitalized", { $0.localizedCapitalized }),
    ]
    for (name, change) in changes {
      table.add("extension var \(name): String { get }") { target, _ in
        .string(change(try target.asString()))
      }
    }
    addEscapes(to: table)
    return table
  }

  private static func addEscapes(to table: TableBinding) {
    table.add(
      "extension func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String?"
    ) { target, a in
      let text = try target.asString().addingPercentEncoding(
        withAllowedCharacters: a.value(0).asNative(CharacterSet.self))
      return text.map { .string($0) } ?? .none
    }
    table.add("extension var removingPercentEncoding: String? { get }") { target, _ in
      try target.asString().removingPercentEncoding.map { .string($0) } ?? .none
    }
    table.add(
      "extension func folding(options: NSString.CompareOptions, locale: Locale?) -> String"
    ) { target, a in
      .string(try target.asString().folding(options: read(a.optional(0)), locale: nil))
    }
  }

  private static func string() -> TableBinding {
    let table = TableBinding("extension NSString")
    table.add("func substring(with range: NSRange) -> String") { target, a in
      let (text, range) = (try text(target), try a.value(0).asNative(NSRange.self))
      guard range.location >= 0, range.length >= 0, range.location <= text.length,
        range.length <= text.length - range.location
      else { throw beyond() }
      return .string(text.substring(with: range))
    }
    for isFrom in [true, false] {
      table.add("func substring(\(isFrom ? "from" : "to") index: Int) -> String") { target, a in
        let (text, index) = (try text(target), try a.int(0))
        guard (0...text.length).contains(index) else { throw beyond() }
        return .string(isFrom ? text.substring(from: index) : text.substring(to: index))
      }
    }
    table.add("func range(of text: String) -> NSRange") { target, a in
      .native(try text(target).range(of: a.string(0)))
    }
    return table
  }

  private static func beyond() -> ScriptFailure {
    ScriptFailure(
      .exception(name: "NSRangeException", reason: "Range or index out of bounds"))
  }

  private static func text(_ target: Value) throws -> NSString {
    if case .object(let object) = target.unerased, let text = object as? NSString { return text }
    throw ScriptFailure(.bridging(expected: "NSString", found: target.kindName))
  }

  private static func range() -> TableBinding {
    let table = TableBinding("extension NSRange")
    table.add(
      "init<R: RangeExpression, S: StringProtocol>(_ range: R, in text: S) "
        + "where R.Bound == String.Index"
    ) { _, a in
      let text = try TextTables.whole(a.value(1))
      let (lower, upper) = try TextTables.positions(a.value(0), in: text)
      return .native(NSRange(lower..<upper, in: text))
    }
    table.add("init(_ range: Range<Int>)") { _, a in
      let (lower, upper) = try RangeTables.bounds(a.value(0))
      let length = try Arithmetic.integer(.subtract, upper.asInt(), lower.asInt())
      return .native(NSRange(location: try lower.asInt(), length: length))
    }
    return table
  }

  private static func sets() -> TableBinding {
    let table = TableBinding("extension CharacterSet")
    let more: [(String, CharacterSet)] = [
      ("urlQueryAllowed", .urlQueryAllowed), ("urlPathAllowed", .urlPathAllowed),
      ("urlHostAllowed", .urlHostAllowed), ("urlFragmentAllowed", .urlFragmentAllowed),
      ("controlCharacters", .controlCharacters), ("capitalizedLetters", .capitalizedLetters),
    ]
    for (name, set) in more {
      table.add("static var \(name): CharacterSet { get }") { _, _ in .native(set) }
    }
    table.add("mutating func insert(charactersIn text: String)") { target, a in
      let text = try a.string(0)
      try changing(CharacterSet.self, &target) { $0.insert(charactersIn: text) }
      return .void
    }
    return table
  }
}

/// `String.CompareOptions`
struct CompareOptionsValue: NativeValue, Hashable {
  static var scriptTypeName: String { "NSString.CompareOptions" }
  let options: String.CompareOptions

  /// Makes it.
  init(options: String.CompareOptions) { self.options = options }

  /// Reads one; an array of them is their union.
  @MainActor init(reading value: Value) throws {
    if case .array(let elements) = value.unerased {
      options = try elements.reduce(into: []) {
        $0.formUnion(try CompareOptionsValue(reading: $1).options)
      }
    } else {
      options = try value.asNative(CompareOptionsValue.self).options
    }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(options.rawValue) }
}
