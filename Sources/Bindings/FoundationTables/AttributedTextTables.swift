import Foundation
import ScriptRuntime

/// What changes and reads the attributes of an `NSAttributedString`.
@MainActor enum AttributedTextTables {
  static func add(to list: inout [SwiftTable]) {
    list.append(SwiftTable("NSAttributedString", reading()))
    list.append(SwiftTable("NSMutableAttributedString", changing()))
  }

  private static func reading() -> TableBinding {
    let table = TableBinding("extension NSAttributedString")
    table.add("func attributedSubstring(from range: NSRange) -> NSAttributedString") { target, a in
      let text: NSAttributedString = try self.text(target)
      return .object(text.attributedSubstring(from: try range(a.value(0), in: text)))
    }
    return table
  }

  private static func changing() -> TableBinding {
    let table = TableBinding("extension NSMutableAttributedString")
    table.add("func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange)") {
      target, a in
      let text: NSMutableAttributedString = try self.text(target)
      text.addAttribute(
        try a.value(0).asNative(NSAttributedString.Key.self), value: anyValue(try a.value(1)),
        range: try range(a.value(2), in: text))
      return .void
    }
    for name in ["addAttributes", "setAttributes"] {
      table.add("func \(name)(_ attrs: [NSAttributedString.Key: Any], range: NSRange)") {
        target, a in
        let text: NSMutableAttributedString = try self.text(target)
        let range = try range(a.value(1), in: text)
        var attributes: [NSAttributedString.Key: Any] = [:]
        for pair in try a.value(0).asNative(DictionaryValue.self).pairs {
          attributes[try pair.key.asNative(NSAttributedString.Key.self)] = anyValue(pair.value)
        }
        if name == "addAttributes" {
          text.addAttributes(attributes, range: range)
        } else {
          text.setAttributes(attributes, range: range)
        }
        return .void
      }
    }
    table.add("func removeAttribute(_ name: NSAttributedString.Key, range: NSRange)") {
      target, a in
      let text: NSMutableAttributedString = try self.text(target)
      text.removeAttribute(
        try a.value(0).asNative(NSAttributedString.Key.self),
        range: try range(a.value(1), in: text))
      return .void
    }
    return table
  }

  private static func text<Text: NSAttributedString>(_ target: Value) throws -> Text {
    if case .object(let object) = target.unerased, let text = object as? Text { return text }
    throw ScriptFailure(.bridging(expected: "NSAttributedString", found: target.kindName))
  }

  /// A range that lies in the text; another is the exception that UIKit's would be.
  private static func range(_ value: Value, in text: NSAttributedString) throws -> NSRange {
    let range = try value.asNative(NSRange.self)
    guard range.location >= 0, range.length >= 0, range.location <= text.length,
      range.length <= text.length - range.location
    else {
      throw ScriptFailure(
        .exception(name: "NSRangeException", reason: "Range or index out of bounds"))
    }
    return range
  }
}
