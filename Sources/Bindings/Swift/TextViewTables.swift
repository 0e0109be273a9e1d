import ScriptRuntime

/// The views of a string: its bytes, its UTF-16 units, its Unicode scalars.
@MainActor enum TextViewTables {
  static func add(to list: inout [SwiftTable]) {
    list.append(SwiftTable("Unicode.UTF8", TableBinding("enum Unicode.UTF8")))
    list.append(SwiftTable("Unicode.UTF16", TableBinding("enum Unicode.UTF16")))
    for (name, element) in views {
      let table = TableBinding("struct String.\(name) : BidirectionalCollection")
      table.declare("typealias Element = \(element)")
      table.declare("typealias Index = Int")
      SequenceTables.addIterator(to: table)
      CollectionTables.addIndices(to: table, index: "Int")
      list.append(SwiftTable("String.\(name)", table))
    }
    list.append(SwiftTable("StringProtocol", members()))
    list.append(SwiftTable("String", string()))
  }

  private static let views = [
    ("UTF8View", "UInt8"), ("UTF16View", "UInt16"), ("UnicodeScalarView", "Unicode.Scalar"),
  ]

  static func globals() -> TableBinding {
    let table = TableBinding()
    table.declare("typealias UTF8 = Unicode.UTF8")
    table.declare("typealias UTF16 = Unicode.UTF16")
    table.declare("typealias UnicodeScalar = Unicode.Scalar")
    return table
  }

  private static func members() -> TableBinding {
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
    return table
  }
}
