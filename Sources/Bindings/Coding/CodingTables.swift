import Foundation
import ScriptRuntime

/// `Encodable`, `Decodable`, `Encoder`, `Decoder` and their containers.
@MainActor enum CodingTables {
  static func add(to list: inout [SwiftTable]) {
    let encodable = TableBinding("protocol Encodable")
    encodable.declare("func encode(to encoder: any Encoder) throws")
    list.append(SwiftTable("Encodable", encodable))
    let decodable = TableBinding("protocol Decodable")
    decodable.declare("init(from decoder: any Decoder) throws")
    list.append(SwiftTable("Decodable", decodable))
    list.append(SwiftTable("CodingKey", codingKey()))
    list.append(SwiftTable("Encoder", encoder()))
    list.append(SwiftTable("Decoder", decoder()))
    list.append(SwiftTable("KeyedEncodingContainer", keyedEncoding()))
    list.append(SwiftTable("UnkeyedEncodingContainer", unkeyedEncoding()))
    list.append(SwiftTable("SingleValueEncodingContainer", singleEncoding()))
    list.append(SwiftTable("KeyedDecodingContainer", keyedDecoding()))
    list.append(SwiftTable("UnkeyedDecodingContainer", unkeyedDecoding()))
    list.append(SwiftTable("SingleValueDecodingContainer", singleDecoding()))
    CodingErrorTables.add(to: &list)
  }

  static func globals() -> TableBinding {
    let table = TableBinding()
    table.declare("typealias Codable = Decodable & Encodable")
    return table
  }

  private static func codingKey() -> TableBinding {
    let table = TableBinding(
      "protocol CodingKey : CustomStringConvertible, CustomDebugStringConvertible")
    for (label, type) in [("stringValue", "String"), ("intValue", "Int")] {
      table.add("extension init?(\(label): \(type))") { target, a in
        guard case .metatype(let type) = target.unerased else { return .none }
        if label == "stringValue" { return try CodingKeyText.key(a.string(0), of: type) }
        let number = try a.value(0)
        let found = ScriptHost.reflection?.cases(of: type).first {
          $0.rawValue.map { Value.areEqual($0, number) } ?? false
        }
        return found.map {
          .enumeration(EnumValue(type: type, caseDeclaration: $0.declaration, payload: []))
        } ?? .none
      }
    }
    table.add("extension var stringValue: String { get }") { target, _ in
      .string(try CodingKeyText.name(of: target))
    }
    table.add("extension var intValue: Int? { get }") { target, _ in
      if let raw = try ScriptHost.current?.callWitness("rawValue", labels: [], on: target, []),
        case .int(let number) = raw
      {
        return .int(number)
      }
      return .none
    }
    for name in ["description", "debugDescription"] {
      table.add("extension var \(name): String { get }") { target, _ in
        let type = Runtime.dispatch?.library.type(of: target) ?? .any
        let owner = ScriptHost.reflection?.typeName(type, qualified: false) ?? ""
        let text = try CodingKeyText.name(of: target)
        return .string("\(owner)(stringValue: \"\(text)\", intValue: nil)")
      }
    }
    return table
  }

  private static func encoder() -> TableBinding {
    let table = TableBinding("protocol Encoder")
    table.add(
      "extension func container<Key: CodingKey>(keyedBy type: Key.Type) "
        + "-> KeyedEncodingContainer<Key>"
    ) { target, _ in
      try place(target).beginObject()
      return target.unerased
    }
    table.add("extension func unkeyedContainer() -> any UnkeyedEncodingContainer") { target, _ in
      try place(target).beginArray()
      return target.unerased
    }
    table.add("extension func singleValueContainer() -> any SingleValueEncodingContainer") {
      target, _ in target.unerased
    }
    return table
  }

  private static func decoder() -> TableBinding {
    let table = TableBinding("protocol Decoder")
    table.add(
      "extension func container<Key: CodingKey>(keyedBy type: Key.Type) throws "
        + "-> KeyedDecodingContainer<Key>"
    ) { target, a in
      let place = try source(target)
      _ = try place.pairs()
      return .object(keyed(place, try a.value(0)))
    }
    table.add("extension func unkeyedContainer() throws -> any UnkeyedDecodingContainer") {
      target, _ in
      let place = try source(target)
      _ = try place.elements()
      return .object(ScriptDecoder(place.node, place.options, path: place.path))
    }
    table.add(
      "extension func singleValueContainer() throws -> any SingleValueDecodingContainer"
    ) { target, _ in target.unerased }
    return table
  }

  // MARK: Encoding

  private static func keyedEncoding() -> TableBinding {
    let table = TableBinding("struct KeyedEncodingContainer<Key: CodingKey>")
    table.add("mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws") {
      target, a in
      try place(target).place(for: CodingKeyText.name(of: a.value(1))).encode(a.value(0))
      return .void
    }
    table.add("mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws") {
      target, a in
      guard let value = try a.value(0).unwrapped else { return .void }
      try place(target).place(for: CodingKeyText.name(of: a.value(1))).encode(value)
      return .void
    }
    table.add("mutating func encodeNil(forKey key: Key) throws") { target, a in
      try place(target).place(for: CodingKeyText.name(of: a.value(0))).encode(.none)
      return .void
    }
    table.add(
      "mutating func nestedContainer<K: CodingKey>(keyedBy type: K.Type, forKey key: Key) "
        + "-> KeyedEncodingContainer<K>"
    ) { target, a in
      let inner = try place(target).place(for: CodingKeyText.name(of: a.value(1)))
      inner.beginObject()
      return .object(inner)
    }
    table.add(
      "mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer"
    ) { target, a in
      let inner = try place(target).place(for: CodingKeyText.name(of: a.value(0)))
      inner.beginArray()
      return .object(inner)
    }
    return table
  }

  private static func unkeyedEncoding() -> TableBinding {
    let table = TableBinding("protocol UnkeyedEncodingContainer")
    table.add("extension mutating func encode<T: Encodable>(_ value: T) throws") { target, a in
      try place(target).nextPlace().encode(a.value(0))
      return .void
    }
    table.add("extension var count: Int { get }") { target, _ in .int(try place(target).count) }
    return table
  }

  private static func singleEncoding() -> TableBinding {
    let table = TableBinding("protocol SingleValueEncodingContainer")
    table.add("extension mutating func encode<T: Encodable>(_ value: T) throws") { target, a in
      try place(target).encode(a.value(0))
      return .void
    }
    table.add("extension mutating func encodeNil() throws") { target, _ in
      try place(target).encode(.none)
      return .void
    }
    return table
  }

  private static func place(_ target: Value) throws -> ScriptEncoder {
    if case .object(let object) = target.unerased, let encoder = object as? ScriptEncoder {
      return encoder
    }
    throw ScriptFailure(.bridging(expected: "Encoder", found: target.kindName))
  }

  // MARK: Decoding

  private static func keyed(_ place: ScriptDecoder, _ type: Value) -> ScriptDecoder {
    let keyed = ScriptDecoder(place.node, place.options, path: place.path)
    if case .metatype(let keyType) = type.unerased { keyed.keyType = keyType }
    return keyed
  }

  private static func type(_ value: Value) throws -> SwiftType {
    if case .metatype(let type) = value.unerased { return type }
    throw ScriptFailure(.bridging(expected: "type", found: value.kindName))
  }

  private static func keyedDecoding() -> TableBinding {
    let table = TableBinding("struct KeyedDecodingContainer<Key: CodingKey>")
    table.add("func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T") {
      target, a in
      let name = try CodingKeyText.name(of: a.value(1))
      let shown =
        try ScriptHost.current?.description(of: a.value(1), type: nil, debug: false) ?? name
      return try source(target).required(name, shown: shown).decode(type(a.value(0)))
    }
    table.add("func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T?") {
      target, a in
      let place = try source(target).place(for: CodingKeyText.name(of: a.value(1)))
      guard let place, !place.isNull else { return .none }
      return try place.decode(type(a.value(0))).wrapped
    }
    table.add("func decodeNil(forKey key: Key) throws -> Bool") { target, a in
      .bool(try source(target).place(for: CodingKeyText.name(of: a.value(0)))?.isNull ?? true)
    }
    table.add("func contains(_ key: Key) -> Bool") { target, a in
      .bool(try source(target).place(for: CodingKeyText.name(of: a.value(0))) != nil)
    }
    table.add("var allKeys: [Key] { get }") { target, _ in
      let place = try source(target)
      guard let type = place.keyType else { return .array([]) }
      return .array(
        try place.pairs().compactMap { try CodingKeyText.key($0.key, of: type).unwrapped })
    }
    table.add(
      "func nestedContainer<K: CodingKey>(keyedBy type: K.Type, forKey key: Key) throws "
        + "-> KeyedDecodingContainer<K>"
    ) { target, a in
      let name = try CodingKeyText.name(of: a.value(1))
      let inner = try source(target).required(name, shown: name)
      _ = try inner.pairs()
      return .object(keyed(inner, try a.value(0)))
    }
    table.add(
      "func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer"
    ) { target, a in
      let name = try CodingKeyText.name(of: a.value(0))
      let inner = try source(target).required(name, shown: name)
      _ = try inner.elements()
      return .object(inner)
    }
    return table
  }

  private static func unkeyedDecoding() -> TableBinding {
    let table = TableBinding("protocol UnkeyedDecodingContainer")
    table.add("extension mutating func decode<T: Decodable>(_ type: T.Type) throws -> T") {
      target, a in
      let type = try type(a.value(0))
      let name = ScriptHost.reflection?.typeName(type, qualified: false) ?? ""
      return try source(target).takeNext(name).decode(type)
    }
    table.add("extension var isAtEnd: Bool { get }") { target, _ in
      let place = try source(target)
      return .bool(place.next >= (try place.elements().count))
    }
    table.add("extension var count: Int? { get }") { target, _ in
      .int(try source(target).elements().count)
    }
    return table
  }

  private static func singleDecoding() -> TableBinding {
    let table = TableBinding("protocol SingleValueDecodingContainer")
    table.add("extension func decode<T: Decodable>(_ type: T.Type) throws -> T") { target, a in
      try source(target).decode(type(a.value(0)))
    }
    table.add("extension func decodeNil() -> Bool") { target, _ in
      .bool(try source(target).isNull)
    }
    return table
  }

  static func source(_ target: Value) throws -> ScriptDecoder {
    if case .object(let object) = target.unerased, let decoder = object as? ScriptDecoder {
      return decoder
    }
    throw ScriptFailure(.bridging(expected: "Decoder", found: target.kindName))
  }
}
