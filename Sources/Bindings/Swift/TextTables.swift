import Foundation
import ScriptRuntime

/// `String`, `Substring`, `Character` and what they share.
@MainActor enum TextTables {
  static func add(to list: inout [SwiftTable]) {
    list.append(SwiftTable("String", string()))
    list.append(SwiftTable("Substring", substring()))
    list.append(SwiftTable("Character", character()))
    list.append(
      SwiftTable("String.Index", TableBinding("struct String.Index : Comparable, Hashable")))
  }

  // MARK: What strings and substrings share

  static func stringProtocol() -> TableBinding {
    let table = TableBinding(
      "protocol StringProtocol : BidirectionalCollection, Hashable, Comparable, "
        + "CustomStringConvertible, LosslessStringConvertible, ExpressibleByStringLiteral")
    table.add("extension var count: Int { get }") { target, _ in .int(try target.asString().count) }
    table.add("extension var isEmpty: Bool { get }") { target, _ in
      .bool(try target.asString().isEmpty)
    }
    table.add("extension var description: String { get }") { target, _ in
      .string(try target.asString())
    }
    let cases: [(String, @MainActor (String) -> String)] = [
      ("func uppercased()", { $0.uppercased() }), ("func lowercased()", { $0.lowercased() }),
      ("var capitalized", { $0.capitalized }),
    ]
    for (name, change) in cases {
      let isFunction = name.hasPrefix("func")
      table.add("extension \(name)\(isFunction ? " -> String" : ": String { get }")") { target, _ in
        .string(change(try target.asString()))
      }
    }
    table.add("extension func hasPrefix<T: StringProtocol>(_ prefix: T) -> Bool") { target, a in
      .bool(try target.asString().hasPrefix(a.string(0)))
    }
    table.add("extension func hasSuffix<T: StringProtocol>(_ suffix: T) -> Bool") { target, a in
      .bool(try target.asString().hasSuffix(a.string(0)))
    }
    table.add("extension func contains(_ element: Character) -> Bool") { target, a in
      .bool(try target.asString().contains(a.value(0).asNative(Character.self)))
    }
    table.add("extension func contains<T: StringProtocol>(_ other: T) -> Bool") { target, a in
      let other = try a.string(0)
      return .bool(try other.isEmpty || target.asString().range(of: other) != nil)
    }
    addSplitting(to: table)
    addReplacing(to: table)
    addIndices(to: table)
    return table
  }

  private static func addSplitting(to table: TableBinding) {
    table.add(
      "extension func split(separator: Character, maxSplits: Int = default, "
        + "omittingEmptySubsequences: Bool = default) -> [Substring]"
    ) { target, a in
      let separator = try a.value(0).asNative(Character.self)
      let parts = try target.asString().split(
        separator: separator, maxSplits: max(0, try a.optional(1)?.asInt() ?? .max),
        omittingEmptySubsequences: try a.optional(2)?.asBool() ?? true)
      return .array(parts.map { .native($0) })
    }
    table.add(
      "extension func split(maxSplits: Int = default, omittingEmptySubsequences: Bool = default, "
        + "whereSeparator test: (Character) throws -> Bool) rethrows -> [Substring]"
    ) { target, a in
      let test = try a.function(2)
      let parts = try target.asString().split(
        maxSplits: max(0, try a.optional(0)?.asInt() ?? .max),
        omittingEmptySubsequences: try a.optional(1)?.asBool() ?? true
      ) { try test.call([.native($0)]).asBool() }
      return .array(parts.map { .native($0) })
    }
    table.add("extension func components(separatedBy separator: String) -> [String]") { target, a in
      let parts = try target.asString().components(separatedBy: a.string(0))
      return .array(parts.map { .string($0) })
    }
    table.add("extension func components(separatedBy separators: CharacterSet) -> [String]") {
      target, a in
      let set = try a.value(0).asNative(CharacterSet.self)
      return .array(try target.asString().components(separatedBy: set).map { .string($0) })
    }
    table.add("extension func trimmingCharacters(in set: CharacterSet) -> String") { target, a in
      .string(try target.asString().trimmingCharacters(in: a.value(0).asNative(CharacterSet.self)))
    }
  }

  private static func addReplacing(to table: TableBinding) {
    table.add(
      "extension func replacingOccurrences(of target: String, with replacement: String) -> String"
    ) { target, a in
      let (old, new) = (try a.string(0), try a.string(1))
      return .string(try target.asString().replacingOccurrences(of: old, with: new))
    }
    table.add(
      "extension func padding(toLength length: Int, withPad pad: String, startingAt index: Int) "
        + "-> String"
    ) { target, a in
      let (length, pad, index) = (try a.int(0), try a.string(1), try a.int(2))
      try ScriptHost.reserve(count: length, of: 1)
      guard length >= 0, index >= 0, index < pad.utf16.count else {
        throw ScriptFailure(.trap("padding(toLength:withPad:startingAt:): index out of bounds"))
      }
      return .string(
        try target.asString().padding(toLength: length, withPad: pad, startingAt: index))
    }
    table.add("extension func reversed() -> [Character]") { target, _ in
      .array(try target.asString().reversed().map { .native($0) })
    }
    table.add(
      "extension func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String"
    ) { target, a in
      let isIncluded = try a.function(0)
      return .string(try target.asString().filter { try isIncluded.call([.native($0)]).asBool() })
    }
    table.add("extension func range<T: StringProtocol>(of text: T) -> Range<String.Index>?") {
      target, a in
      guard let range = try target.asString().range(of: a.string(0)) else { return .none }
      return .native(RangeValue(.native(range.lowerBound), .native(range.upperBound)))
    }
    table.add("extension var utf8: [UInt8] { get }") { target, _ in
      .array(try target.asString().utf8.map { .native($0) })
    }
    table.add("extension var unicodeScalars: [Unicode.Scalar] { get }") { target, _ in
      .array(try target.asString().unicodeScalars.map { .native($0) })
    }
    table.add("extension func localizedCaseInsensitiveContains(_ other: String) -> Bool") {
      target, a in
      .bool(try target.asString().lowercased().contains(a.string(0).lowercased()))
    }
  }

  private static func addIndices(to table: TableBinding) {
    let ends: [(String, @MainActor (String) -> String.Index)] = [
      ("startIndex", { $0.startIndex }), ("endIndex", { $0.endIndex }),
    ]
    for (name, end) in ends {
      table.add("extension var \(name): String.Index { get }") { target, _ in
        switch target.unerased {
        case .native(let text as Substring):
          .native(name == "startIndex" ? text.startIndex : text.endIndex)
        default: .native(end(try target.asString()))
        }
      }
    }
    table.add("extension func index(after index: String.Index) -> String.Index") { target, a in
      try move(target, a.value(0), by: 1)
    }
    table.add("extension func index(before index: String.Index) -> String.Index") { target, a in
      try move(target, a.value(0), by: -1)
    }
    table.add(
      "extension func index(_ index: String.Index, offsetBy distance: Int) -> String.Index"
    ) { target, a in
      try move(target, a.value(0), by: a.int(1))
    }
    table.add(
      "extension func index(_ index: String.Index, offsetBy distance: Int, "
        + "limitedBy limit: String.Index) -> String.Index?"
    ) { target, a in
      let text = try whole(target)
      let start = try position(a.value(0), in: text)
      let limit = try position(a.value(2), in: text)
      return text.index(start, offsetBy: try a.int(1), limitedBy: limit).map { .native($0) }
        ?? .none
    }
    table.add(
      "extension func distance(from start: String.Index, to end: String.Index) -> Int"
    ) { target, a in
      let text = try whole(target)
      return .int(
        text.distance(
          from: try position(a.value(0), in: text), to: try position(a.value(1), in: text)))
    }
    table.add("extension func firstIndex(of element: Character) -> String.Index?") { target, a in
      let wanted = try a.value(0).asNative(Character.self)
      return try whole(target).firstIndex(of: wanted).map { .native($0) } ?? .none
    }
    table.add("extension func lastIndex(of element: Character) -> String.Index?") { target, a in
      let wanted = try a.value(0).asNative(Character.self)
      return try whole(target).lastIndex(of: wanted).map { .native($0) } ?? .none
    }
    table.add(
      "extension func firstIndex(where test: (Character) throws -> Bool) rethrows -> String.Index?"
    ) { target, a in
      let test = try a.function(0)
      let index = try whole(target).firstIndex { try test.call([.native($0)]).asBool() }
      return index.map { .native($0) } ?? .none
    }
    table.add("extension subscript(index: String.Index) -> Character { get }") { target, a in
      let text = try whole(target)
      let index = try position(a.value(0), in: text)
      guard index < text.endIndex else {
        throw ScriptFailure(.trap("String index is out of bounds"))
      }
      return .native(text[index])
    }
    table.add("extension subscript<R: RangeExpression>(range: R) -> Substring { get }") {
      target, a in
      let text = try whole(target)
      let (lower, upper) = try positions(a.value(0), in: text)
      return .native(text[lower..<upper])
    }
    addPieces(to: table)
  }

  private static func addPieces(to table: TableBinding) {
    let pieces: [(String, @MainActor (Substring, Int) -> Substring)] = [
      ("prefix(_ count: Int)", { $0.prefix($1) }),
      ("suffix(_ count: Int)", { $0.suffix($1) }),
      ("dropFirst(_ count: Int = default)", { $0.dropFirst($1) }),
      ("dropLast(_ count: Int = default)", { $0.dropLast($1) }),
    ]
    for (line, take) in pieces {
      table.add("extension func \(line) -> Substring") { target, a in
        let count = try a.optional(0)?.asInt() ?? 1
        guard count >= 0 else { throw SequenceTables.negativeCount(line) }
        return .native(take(try whole(target), count))
      }
    }
    table.add(
      "extension func prefix(while test: (Character) throws -> Bool) rethrows -> Substring"
    ) { target, a in
      let test = try a.function(0)
      return .native(try whole(target).prefix { try test.call([.native($0)]).asBool() })
    }
  }

  /// A string or substring as a substring, whose indices are those of the string.
  static func whole(_ value: Value) throws -> Substring {
    if case .native(let text as Substring) = value.unerased { return text }
    return Substring(try value.asString())
  }

  static func position(_ value: Value, in text: Substring) throws -> String.Index {
    let index = try value.asNative(String.Index.self)
    guard text.startIndex <= index, index <= text.endIndex else {
      throw ScriptFailure(.trap("String index is out of bounds"))
    }
    return index
  }

  static func positions(_ range: Value, in text: Substring) throws -> (
    String.Index, String.Index
  ) {
    var lower = text.startIndex
    var upper = text.endIndex
    switch range.unerased {
    case .native(let range as RangeValue):
      lower = try position(range.lower.value, in: text)
      upper = try position(range.upper.value, in: text)
    case .native(let range as ClosedRangeValue):
      lower = try position(range.lower.value, in: text)
      upper = try after(range.upper.value, in: text)
    case .native(let range as PartialRangeFromValue): lower = try position(range.lower, in: text)
    case .native(let range as PartialRangeUpToValue): upper = try position(range.upper, in: text)
    case .native(let range as PartialRangeThroughValue): upper = try after(range.upper, in: text)
    default: throw ScriptFailure(.bridging(expected: "range", found: range.kindName))
    }
    guard lower <= upper else {
      throw ScriptFailure(.trap("Range requires lowerBound <= upperBound"))
    }
    return (lower, upper)
  }

  private static func after(_ value: Value, in text: Substring) throws -> String.Index {
    let index = try position(value, in: text)
    guard index < text.endIndex else { throw ScriptFailure(.trap("String index is out of bounds")) }
    return text.index(after: index)
  }

  static func move(_ target: Value, _ start: Value, by distance: Int) throws -> Value {
    let text = try whole(target)
    let limit = distance < 0 ? text.startIndex : text.endIndex
    guard
      let index = text.index(
        try position(start, in: text), offsetBy: distance, limitedBy: limit)
    else { throw ScriptFailure(.trap("String index is out of bounds")) }
    return .native(index)
  }

  // MARK: Substring and Character

  private static func substring() -> TableBinding {
    let table = TableBinding("struct Substring : StringProtocol, RangeReplaceableCollection")
    table.declare("typealias Element = Character")
    SequenceTables.addIterator(to: table, of: "Character")
    table.declare("typealias SubSequence = Substring")
    table.add("init(_ text: String)") { _, a in .native(Substring(try a.string(0))) }
    NumberTables.addHash(to: table)
    return table
  }

  private static func character() -> TableBinding {
    let table = TableBinding(
      "struct Character : Hashable, Comparable, CustomStringConvertible, "
        + "LosslessStringConvertible, ExpressibleByStringLiteral")
    table.add("init(_ text: String)") { _, a in
      let text = try a.string(0)
      guard text.count == 1, let character = text.first else {
        throw ScriptFailure(
          .trap(
            "Can't form a Character from \(text.isEmpty ? "an empty String" : "a String containing more than one extended grapheme cluster")"
          ))
      }
      return .native(character)
    }
    table.add("init(_ scalar: Unicode.Scalar)") { _, a in
      .native(Character(try a.value(0).asNative(Unicode.Scalar.self)))
    }
    let tests: [(String, @MainActor (Character) -> Bool)] = [
      ("isLetter", { $0.isLetter }), ("isNumber", { $0.isNumber }),
      ("isWholeNumber", { $0.isWholeNumber }), ("isWhitespace", { $0.isWhitespace }),
      ("isNewline", { $0.isNewline }), ("isUppercase", { $0.isUppercase }),
      ("isLowercase", { $0.isLowercase }), ("isPunctuation", { $0.isPunctuation }),
      ("isSymbol", { $0.isSymbol }), ("isASCII", { $0.isASCII }), ("isHexDigit", { $0.isHexDigit }),
    ]
    for (name, test) in tests {
      table.add("var \(name): Bool { get }") { target, _ in
        .bool(test(try target.asNative(Character.self)))
      }
    }
    table.add("var wholeNumberValue: Int? { get }") { target, _ in
      try target.asNative(Character.self).wholeNumberValue.map { .int($0) } ?? .none
    }
    table.add("var hexDigitValue: Int? { get }") { target, _ in
      try target.asNative(Character.self).hexDigitValue.map { .int($0) } ?? .none
    }
    table.add("var asciiValue: UInt8? { get }") { target, _ in
      try target.asNative(Character.self).asciiValue.map { .native($0) } ?? .none
    }
    table.add("func uppercased() -> String") { target, _ in
      .string(try target.asNative(Character.self).uppercased())
    }
    table.add("func lowercased() -> String") { target, _ in
      .string(try target.asNative(Character.self).lowercased())
    }
    table.add("var unicodeScalars: [Unicode.Scalar] { get }") { target, _ in
      .array(try target.asNative(Character.self).unicodeScalars.map { .native($0) })
    }
    table.add("var description: String { get }") { target, _ in .string(try target.asString()) }
    NumberTables.addHash(to: table)
    return table
  }
}

extension CharacterSet: NativeValue {
  public static var scriptTypeName: String { "CharacterSet" }
}
