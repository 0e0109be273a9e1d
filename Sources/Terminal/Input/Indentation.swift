/// The spaces at the beginning of the lines of an entry.
public enum Indentation {
  /// The spaces of one level.
  public static let unit = 4

  /// The spaces with which the line after a text begins: a level for each bracket left open.
  ///
  /// Brackets in strings and comments do not count. It is a help while typing, not a parser: the
  /// text inside an interpolation counts as string.
  public static func continuation(of text: String) -> Int {
    var depth = 0
    var scanner = Scanner(rest: Substring(text))
    while let character = scanner.next() {
      switch character {
      case "{", "[", "(": depth += 1
      case "}", "]", ")": depth = max(0, depth - 1)
      case "\"": scanner.skipString()
      case "/" where scanner.rest.first == "/": scanner.skipLine()
      case "/" where scanner.rest.first == "*": scanner.skipComment()
      default: break
      }
    }
    return depth * unit
  }

  private struct Scanner {
    var rest: Substring

    mutating func next() -> Character? { rest.popFirst() }

    mutating func skipLine() {
      rest = rest.drop { !$0.isNewline }
    }

    mutating func skipComment() {
      rest = rest.dropFirst()
      while !rest.isEmpty {
        if rest.hasPrefix("*/") {
          rest = rest.dropFirst(2)
          return
        }
        rest = rest.dropFirst()
      }
    }

    /// Skips a string whose first quote has been read.
    mutating func skipString() {
      let isMultiline = rest.hasPrefix("\"\"")
      if isMultiline { rest = rest.dropFirst(2) }
      while let character = next() {
        if character == "\\" {
          rest = rest.dropFirst()
        } else if character == "\"" {
          if !isMultiline { return }
          if rest.hasPrefix("\"\"") {
            rest = rest.dropFirst(2)
            return
          }
        } else if character.isNewline, !isMultiline {
          return
        }
      }
    }
  }
}
