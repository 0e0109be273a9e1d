import Foundation
import ScriptRuntime

/// `String(format:)`, each specifier by itself, so that a wrong argument is a failure and no crash.
@MainActor enum FormatText {
  static func format(_ format: String, _ arguments: [Value]) throws -> String {
    var result = ""
    var rest = format[...]
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      guard let end = rest.firstIndex(where: { $0 == "%" || $0 == "@" || conversions.contains($0) })
      else { break }
      var flags = String(rest[..<end])
      let conversion = rest[end]
      rest = rest[rest.index(after: end)...]
      if conversion == "%" {
        result += "%"
        continue
      }
      if let dollar = flags.firstIndex(of: "$"), let position = Int(flags[..<dollar]) {
        next = position - 1
        flags = String(flags[flags.index(after: dollar)...])
      }
      guard arguments.indices.contains(next) else {
        throw ScriptFailure(.trap("String(format:): too few arguments for \"\(format)\""))
      }
      result += try one(flags, conversion, arguments[next])
      next += 1
    }
    return result + rest
  }

  private static let conversions = Set("diouxXeEfFgGaAcsCSpU")

  private static func one(_ flags: String, _ conversion: Character, _ argument: Value) throws
    -> String
  {
    let flags = flags.filter { !"hlqLztj".contains($0) }
    guard flags.allSatisfy({ $0.isNumber || "+- #0.'".contains($0) }), flags.count < 12 else {
      throw ScriptFailure(.trap("String(format:): wrong specifier %\(flags)\(conversion)"))
    }
    switch conversion {
    case "@", "s", "S":
      let text = try ScriptHost.current?.description(of: argument, type: nil, debug: false) ?? ""
      return pad(text, flags)
    case "e", "E", "f", "F", "g", "G", "a", "A":
      return String(format: "%\(flags)\(conversion)", try argument.asDouble())
    case "c", "C":
      return UnicodeScalar(UInt32(clamping: try argument.asInt())).map { String(Character($0)) }
        ?? ""
    case "p": return "0x0"
    case "u", "x", "X", "o":
      return String(
        format: "%\(flags)ll\(conversion)", UInt64(bitPattern: Int64(try argument.asInt())))
    default: return String(format: "%\(flags)lld", Int64(try argument.asInt()))
    }
  }

  private static func pad(_ text: String, _ flags: String) -> String {
    let width = Int(flags.filter { $0 != "-" }.prefix { $0 != "." }) ?? 0
    let padding = String(repeating: " ", count: max(0, width - text.count))
    return flags.hasPrefix("-") ? text + padding : padding + text
  }
}
