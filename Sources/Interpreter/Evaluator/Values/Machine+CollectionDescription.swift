import ScriptRuntime

/// What `print` writes for the collections that show the elements of others, and for open ranges.
extension Machine {
  func describe(_ view: ElementsValue, _ type: SwiftType?, _ debug: Bool)
    throws -> String
  {
    switch view.form {
    case .text(let text): return text
    case .list:
      var element = type?.argument(0)
      if case .nominal(let nominal, _)? = type, nominal.name == "Values" {
        element = type?.argument(1)
      }
      let text = try list(view.elements, element)
      guard debug, let type else { return text }
      return name(of: type, qualified: true) + "(" + text + ")"
    case .pairs:
      let texts = try view.elements.map { pair in
        guard case .tuple(let parts) = pair, parts.count == 2 else { return "" }
        return try describe(parts[0], type: type?.argument(0), debug: true)
          + ": " + describe(parts[1], type: type?.argument(1), debug: true)
      }
      return "[" + (texts.isEmpty ? ":" : texts.joined(separator: ", ")) + "]"
    case .parts(let parts):
      let texts = try parts.map {
        ($0.label.isEmpty ? "" : "\($0.label): ")
          + (try describe($0.value, type: nil, debug: true))
      }
      return (type.map { name(of: $0, qualified: debug) } ?? "") + "("
        + texts.joined(separator: ", ") + ")"
    }
  }

  func describe(
    partial label: String, _ bound: Value, _ type: SwiftType?, _ debug: Bool
  ) throws -> String {
    try describe(ElementsValue([], form: .parts([(label, bound)])), type, debug)
  }
}
