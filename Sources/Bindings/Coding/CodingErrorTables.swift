import ScriptRuntime

/// `DecodingError` and `EncodingError`, to be caught.
@MainActor enum CodingErrorTables {
  static func add(to list: inout [SwiftTable]) {
    let decoding = table("DecodingError")
    for (kind, payload) in [
      (CodingErrorValue.Kind.typeMismatch, "Any.Type, DecodingError.Context"),
      (.valueNotFound, "Any.Type, DecodingError.Context"),
      (.keyNotFound, "any CodingKey, DecodingError.Context"),
      (.dataCorrupted, "DecodingError.Context"),
    ] {
      addCase(kind, payload, to: decoding)
    }
    decoding.add(
      "static func dataCorruptedError<K: CodingKey>(forKey key: K, "
        + "in container: KeyedDecodingContainer<K>, debugDescription: String) -> DecodingError"
    ) { _, a in
      let place = try CodingTables.source(a.value(1))
      let step = CodingStep.key(try CodingKeyText.name(of: a.value(0)))
      return .native(
        CodingErrorValue(
          kind: .dataCorrupted, subject: "", path: place.path + [step],
          debugDescription: try a.string(2)))
    }
    decoding.add(
      "static func dataCorruptedError<C>(in container: C, debugDescription: String) "
        + "-> DecodingError"
    ) { _, a in
      .native(
        CodingErrorValue(
          kind: .dataCorrupted, subject: "", path: try CodingTables.source(a.value(0)).path,
          debugDescription: try a.string(1)))
    }
    list.append(SwiftTable("DecodingError", decoding))
    list.append(SwiftTable("DecodingError.Context", context("DecodingError")))
    let encoding = table("EncodingError")
    addCase(.invalidValue, "Any, EncodingError.Context", to: encoding)
    list.append(SwiftTable("EncodingError", encoding))
    list.append(SwiftTable("EncodingError.Context", context("EncodingError")))
    let key = TableBinding("struct CodingKeyValue : CodingKey")
    list.append(SwiftTable("CodingKeyValue", key))
  }

  private static func table(_ name: String) -> TableBinding {
    let table = TableBinding("enum \(name) : Error, CustomStringConvertible")
    for property in ["localizedDescription", "description", "debugDescription"] {
      table.add("var \(property): String { get }") { target, _ in
        let error = try target.asNative(CodingErrorValue.self)
        return .string(
          property == "localizedDescription" ? error.localizedDescription : error.description)
      }
    }
    return table
  }

  private static func addCase(
    _ kind: CodingErrorValue.Kind, _ payload: String, to table: TableBinding
  ) {
    table.addCase(
      "case \(kind.rawValue)(\(payload))",
      make: { _, _ in throw ScriptFailure(.notSimulated("DecodingError.\(kind.rawValue)")) },
      payload: { value in
        guard let error = try? value.asNative(CodingErrorValue.self), error.kind == kind else {
          return nil
        }
        let context = Value.native(CodingContextValue(error: error))
        switch kind {
        case .dataCorrupted: return [context]
        case .keyNotFound:
          return [.native(CodingKeyValue(name: error.subject)), context]
        default: return [.string(error.subject), context]
        }
      })
  }

  private static func context(_ owner: String) -> TableBinding {
    let table = TableBinding("struct \(owner).Context")
    table.add("var debugDescription: String { get }") { target, _ in
      .string(try target.asNative(CodingContextValue.self).error.debugDescription)
    }
    table.add("var codingPath: [any CodingKey] { get }") { target, _ in
      .array(
        try target.asNative(CodingContextValue.self).error.path.map { step in
          switch step {
          case .key(let name): .native(CodingKeyValue(name: name))
          case .index(let index): .native(CodingKeyValue(name: "Index \(index)"))
          }
        })
    }
    return table
  }
}

/// The circumstances of a coding error.
struct CodingContextValue: NativeValue {
  static var scriptTypeName: String { "DecodingError.Context" }
  let error: CodingErrorValue
}
