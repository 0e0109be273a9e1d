import Foundation
import ScriptRuntime

/// Texts as bytes: `String.Encoding`, `UTF8`, and what is made by them.
@MainActor enum TextEncodingTables {
  static func add(to list: inout [SwiftTable]) {
    list.append(SwiftTable("String.Encoding", encoding()))
    list.append(SwiftTable("Unicode.UTF8", TableBinding("enum Unicode.UTF8")))
    list.append(SwiftTable("Unicode.UTF16", TableBinding("enum Unicode.UTF16")))
    list.append(SwiftTable("String", string()))
    for (name, element) in views {
      let table = TableBinding("struct String.\(name) : BidirectionalCollection")
      table.declare("typealias Element = \(element)")
      table.declare("typealias Index = Int")
      SequenceTables.addIterator(to: table)
      CollectionTables.addIndices(to: table, index: "Int")
      list.append(SwiftTable("String.\(name)", table))
    }
    list.append(SwiftTable("StringProtocol", viewsOfText()))
  }

  private static let views = [
    ("UTF8View", "UInt8"), ("UTF16View", "UInt16"), ("UnicodeScalarView", "Unicode.Scalar"),
  ]

  static func addGlobals(to table: TableBinding) {
    table.declare("typealias UTF8 = Unicode.UTF8")
    table.declare("typealias UTF16 = Unicode.UTF16")
    table.declare("typealias UnicodeScalar = Unicode.Scalar")
  }

  private static let encodings: [(name: String, encoding: String.Encoding)] = [
    ("utf8", .utf8), ("utf16", .utf16), ("ascii", .ascii), ("isoLatin1", .isoLatin1),
    ("unicode", .unicode),
  ]

  private static func encoding() -> TableBinding {
    let table = TableBinding("struct String.Encoding : Hashable")
    for (name, encoding) in encodings {
      table.add("static var \(name): String.Encoding { get }") { _, _ in .native(encoding) }
    }
    return table
  }

  private static func viewsOfText() -> TableBinding {
    let table = TableBinding("extension StringProtocol")
    table.add("extension var utf8: String.UTF8View { get }") { target, _ in
      let text = try target.asString()
      return .native(ElementsValue(text.utf8.map { .native($0) }, form: .text(text)))
    }
    table.add("extension var utf16: String.UTF16View { get }") { target, _ in
      let text = try target.asString()
      return .native(ElementsValue(text.utf16.map { .native($0) }, form: .text(text)))
    }
    table.add("extension var unicodeScalars: String.UnicodeScalarView { get }") { target, _ in
      let text = try target.asString()
      return .native(ElementsValue(text.unicodeScalars.map { .native($0) }, form: .text(text)))
    }
    table.add(
      "extension func data(using encoding: String.Encoding, "
        + "allowLossyConversion: Bool = default) -> Data?"
    ) { target, a in
      let data = try target.asString().data(
        using: a.value(0).asNative(String.Encoding.self),
        allowLossyConversion: a.optional(1)?.asBool() ?? false)
      return data.map { .native($0) } ?? .none
    }
    table.add("extension func lengthOfBytes(using encoding: String.Encoding) -> Int") {
      target, a in
      .int(
        try target.asString().lengthOfBytes(using: a.value(0).asNative(String.Encoding.self)))
    }
    return table
  }

  private static func string() -> TableBinding {
    let table = TableBinding("extension String")
    table.add(
      "init<C: Collection>(decoding bytes: C, as encoding: Unicode.UTF8.Type) "
        + "where C.Element == UInt8"
    ) { _, a in
      let bytes = try a.value(0).elements().map { try UInt8(clamping: $0.asInt()) }
      return .string(String(decoding: bytes, as: UTF8.self))
    }
    table.add("init?(data: Data, encoding: String.Encoding)") { _, a in
      let text = String(
        data: try a.value(0).asNative(Data.self),
        encoding: try a.value(1).asNative(String.Encoding.self))
      return text.map { .string($0) } ?? .none
    }
    table.add(
      "init?<S: Sequence>(bytes: S, encoding: String.Encoding) where S.Element == UInt8"
    ) { _, a in
      let bytes = try a.value(0).elements().map { try UInt8(clamping: $0.asInt()) }
      let text = String(bytes: bytes, encoding: try a.value(1).asNative(String.Encoding.self))
      return text.map { .string($0) } ?? .none
    }
    for line in [
      "contentsOfFile path: String, encoding: String.Encoding",
      "contentsOf url: URL, encoding: String.Encoding", "contentsOfFile path: String",
      "contentsOf url: URL",
    ] {
      table.add("init(\(line)) throws") { _, _ in
        throw ScriptFailure(.notSimulated("String(\(line.prefix { $0 != " " }):)"))
      }
    }
    return table
  }
}

extension String.Encoding: NativeValue {
  public static var scriptTypeName: String { "String.Encoding" }
}
