import Foundation
import ScriptRuntime

/// `JSONEncoder` and `JSONDecoder`.
@MainActor enum JSONCoderTables {
  static func add(to list: inout [SwiftTable]) {
    list.append(SwiftTable("JSONEncoder", encoder()))
    list.append(SwiftTable("JSONDecoder", decoder()))
    list.append(SwiftTable("JSONEncoder.OutputFormatting", formatting()))
    for owner in ["JSONEncoder", "JSONDecoder"] {
      let word = owner == "JSONEncoder" ? "Encoding" : "Decoding"
      list.append(SwiftTable("\(owner).Date\(word)Strategy", dates("\(owner).Date\(word)Strategy")))
      let key = "\(owner).Key\(word)Strategy"
      let table = TableBinding("enum \(key)")
      for name in [
        "useDefaultKeys", owner == "JSONEncoder" ? "convertToSnakeCase" : "convertFromSnakeCase",
      ] {
        table.addCase("case \(name)", make: { _, _ in .bool(name != "useDefaultKeys") }) { value in
          let isSnake = (try? value.asBool()) ?? false
          return isSnake == (name != "useDefaultKeys") ? [] : nil
        }
      }
      list.append(SwiftTable(key, table))
    }
  }

  private static func encoder() -> TableBinding {
    let table = TableBinding("open class JSONEncoder")
    table.add("init()") { _, _ in .object(JSONCoder()) }
    table.add(
      "var outputFormatting: JSONEncoder.OutputFormatting { get set }",
      get: { target, _ in .native(try coder(target).formatting) },
      set: { target, _, value in
        try coder(target).formatting = try FormattingValue(reading: value)
      })
    addStrategies(to: table, owner: "JSONEncoder", word: "Encoding")
    table.add("func encode<T: Encodable>(_ value: T) throws -> Data") { target, a in
      let coder = try coder(target)
      let encoder = ScriptEncoder(coder.options)
      try encoder.encode(a.value(0))
      let text = encoder.node.text(coder.formatting.layout)
      try ScriptHost.reserve(count: text.utf8.count, of: 1)
      return .native(Data(text.utf8))
    }
    return table
  }

  private static func decoder() -> TableBinding {
    let table = TableBinding("open class JSONDecoder")
    table.add("init()") { _, _ in .object(JSONCoder()) }
    addStrategies(to: table, owner: "JSONDecoder", word: "Decoding")
    table.add("func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T") {
      target, a in
      guard case .metatype(let type) = try a.value(0).unerased else {
        throw ScriptFailure(.bridging(expected: "type", found: try a.value(0).kindName))
      }
      let options = try coder(target).options
      let bytes = Array(try a.value(1).asNative(Data.self))
      guard let node = try? JSONReader.read(bytes) else {
        throw ScriptDecoder(.null, options).corrupted("The given data was not valid JSON.")
      }
      return try ScriptDecoder(node, options).decode(type)
    }
    return table
  }

  private static func addStrategies(to table: TableBinding, owner: String, word: String) {
    let lower = word.lowercased()
    _ = lower
    table.add(
      "var date\(word)Strategy: \(owner).Date\(word)Strategy { get set }",
      get: { target, _ in .native(DateStrategyValue(strategy: try coder(target).options.dates)) },
      set: { target, _, value in
        try coder(target).options.dates = value.asNative(DateStrategyValue.self).strategy
      })
    table.add(
      "var key\(word)Strategy: \(owner).Key\(word)Strategy { get set }",
      get: { target, _ in .bool(try coder(target).options.usesSnakeCase) },
      set: { target, _, value in try coder(target).options.usesSnakeCase = value.asBool() })
  }

  private static func coder(_ target: Value) throws -> JSONCoder {
    if case .object(let object) = target.unerased, let coder = object as? JSONCoder { return coder }
    throw ScriptFailure(.bridging(expected: "JSONEncoder", found: target.kindName))
  }

  private static func formatting() -> TableBinding {
    let table = TableBinding("struct JSONEncoder.OutputFormatting : OptionSet")
    let all: [(String, Int)] = [
      ("prettyPrinted", 1), ("sortedKeys", 2), ("withoutEscapingSlashes", 8),
    ]
    for (name, bits) in all {
      table.add("static var \(name): JSONEncoder.OutputFormatting { get }") { _, _ in
        .native(FormattingValue(bits: bits))
      }
    }
    table.add("init(arrayLiteral elements: JSONEncoder.OutputFormatting...)") { _, a in
      .native(
        FormattingValue(
          bits: try a.value(0).elements().reduce(0) {
            try $0 | FormattingValue(reading: $1).bits
          }))
    }
    table.add("mutating func insert(_ member: JSONEncoder.OutputFormatting)") { target, a in
      let bits =
        try FormattingValue(reading: target).bits | FormattingValue(reading: a.value(0)).bits
      target = .native(FormattingValue(bits: bits))
      return .void
    }
    return table
  }

  private static func dates(_ name: String) -> TableBinding {
    let table = TableBinding("enum \(name)")
    let plain: [(String, CodingOptions.DateStrategy)] = [
      (name.contains("Encoding") ? "deferredToDate" : "deferredToDate", .deferredToDate),
      ("secondsSince1970", .secondsSince1970),
      ("millisecondsSince1970", .millisecondsSince1970), ("iso8601", .iso8601),
    ]
    for (name, strategy) in plain {
      table.addCase(
        "case \(name)", make: { _, _ in .native(DateStrategyValue(strategy: strategy)) },
        payload: { _ in nil })
    }
    table.addCase(
      "case formatted(DateFormatter)",
      make: { _, a in
        guard case .object(let object) = try a.value(0), let formatter = object as? DateFormatter
        else { throw ScriptFailure(.bridging(expected: "DateFormatter", found: "value")) }
        return .native(DateStrategyValue(strategy: .formatted(formatter)))
      }, payload: { _ in nil })
    return table
  }
}

/// A `JSONEncoder` or `JSONDecoder` of the script.
@MainActor final class JSONCoder {
  var options = CodingOptions()
  var formatting = FormattingValue(bits: 0)
}

/// `JSONEncoder.OutputFormatting`
struct FormattingValue: NativeValue, Hashable {
  static var scriptTypeName: String { "JSONEncoder.OutputFormatting" }
  let bits: Int

  /// Makes it.
  init(bits: Int) { self.bits = bits }

  /// Reads one; an array of them is their union.
  @MainActor init(reading value: Value) throws {
    if case .array(let elements) = value.unerased {
      bits = try elements.reduce(0) { try $0 | FormattingValue(reading: $1).bits }
    } else {
      bits = try value.asNative(FormattingValue.self).bits
    }
  }

  var layout: JSONNode.Layout {
    JSONNode.Layout(
      isPretty: bits & 1 != 0, hasSortedKeys: bits & 2 != 0, keepsSlashes: bits & 8 != 0)
  }
}

/// How a coder writes or reads dates.
struct DateStrategyValue: NativeValue {
  static var scriptTypeName: String { "JSONEncoder.DateEncodingStrategy" }
  let strategy: CodingOptions.DateStrategy
}
