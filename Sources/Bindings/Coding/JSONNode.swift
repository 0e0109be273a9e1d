import Foundation

/// A piece of a JSON text.
enum JSONNode {
  case null
  case bool(Bool)

  /// A number as it is written.
  case number(String)
  case string(String)
  case array([JSONNode])

  /// The pairs, in order.
  case object([(key: String, value: JSONNode)])

  /// What it is called in the messages of `DecodingError`.
  var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "bool"
    case .number: "number"
    case .string: "a string"
    case .array: "an array"
    case .object: "a dictionary"
    }
  }

  /// How a JSON text is laid out.
  struct Layout {
    var isPretty = false, hasSortedKeys = false, keepsSlashes = false
  }

  /// The text.
  func text(_ layout: Layout, indent: Int = 0) -> String {
    let inner = layout.isPretty ? "\n" + String(repeating: " ", count: indent + 2) : ""
    let end = layout.isPretty ? "\n" + String(repeating: " ", count: indent) : ""
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let text): return text
    case .string(let text): return Self.quoted(text, keepsSlashes: layout.keepsSlashes)
    case .array(let elements):
      if elements.isEmpty { return layout.isPretty ? "[\n\(end)]" : "[]" }
      let parts = elements.map { inner + $0.text(layout, indent: indent + 2) }
      return "[" + parts.joined(separator: ",") + end + "]"
    case .object(let pairs):
      if pairs.isEmpty { return layout.isPretty ? "{\n\(end)}" : "{}" }
      let ordered = layout.hasSortedKeys ? pairs.sorted { $0.key < $1.key } : pairs
      let parts = ordered.map {
        inner + Self.quoted($0.key, keepsSlashes: layout.keepsSlashes)
          + (layout.isPretty ? " : " : ":") + $0.value.text(layout, indent: indent + 2)
      }
      return "{" + parts.joined(separator: ",") + end + "}"
    }
  }

  private static func quoted(_ text: String, keepsSlashes: Bool) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "/": result += keepsSlashes ? "/" : "\\/"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{8}": result += "\\b"
      case "\u{c}": result += "\\f"
      case let control where control.value < 0x20:
        result += "\\u" + String(format: "%04x", control.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
