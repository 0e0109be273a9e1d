/// The line of the history file that stands for an entry.
///
/// The text itself in UTF-8, with `\n`, `\r`, `\t`, `\\` for what a line cannot hold or the escape
/// itself means: `a {\n}`. Other control characters make a line damaged.
enum HistoryEntry {
  /// The line, without its end.
  static func encoded(_ entry: String) -> String {
    var line = ""
    for scalar in entry.unicodeScalars {
      switch scalar {
      case "\\": line += "\\\\"
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\t": line += "\\t"
      default: if scalar.value >= 0x20 { line.unicodeScalars.append(scalar) }
      }
    }
    return line
  }

  /// The entry of a line, or nil when the line is damaged.
  static func decoded(_ line: ArraySlice<UInt8>) -> String? {
    guard !line.isEmpty, let text = String(validating: line, as: UTF8.self) else { return nil }
    var entry = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        switch scalar {
        case "\\": entry += "\\"
        case "n": entry += "\n"
        case "r": entry += "\r"
        case "t": entry += "\t"
        default: return nil
        }
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar.value < 0x20 || scalar.value == 0x7F {
        return nil
      } else {
        entry.unicodeScalars.append(scalar)
      }
    }
    return isEscaped ? nil : entry
  }
}
