import Foundation
import ScriptRuntime

/// Texts as bytes: `String.Encoding`, and what is made by it.
@MainActor enum TextEncodingTables {
  static func add(to list: inout [SwiftTable]) {
    list.append(SwiftTable("String.Encoding", encoding()))
    list.append(SwiftTable("String", string()))
    list.append(SwiftTable("StringProtocol", bytes()))
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

  private static func bytes() -> TableBinding {
    let table = TableBinding("extension StringProtocol")
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
    table.declare("typealias CompareOptions = NSString.CompareOptions")
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
