/// Finds the `#expect(…)` of a block of checks.
public enum CheckText {
  /// The texts between the parentheses, in order.
  public static func expressions(of code: String) -> [String] {
    var result: [String] = []
    var rest = Substring(code)
    while let start = rest.firstRange(of: "#expect(") {
      rest = rest[start.upperBound...]
      let end = closing(rest)
      result.append(String(rest[..<end]).trimmed)
      rest = rest[end...]
    }
    return result
  }

  /// Where the parenthesis that is open before `text` closes, or its end.
  private static func closing(_ text: Substring) -> Substring.Index {
    var depth = 0
    var inText = false
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      if inText {
        if character == "\\" { index = text.index(after: index) }
        if character == "\"" { inText = false }
      } else if character == "\"" {
        inText = true
      } else if character == "(" || character == "[" || character == "{" {
        depth += 1
      } else if character == ")" || character == "]" || character == "}" {
        if depth == 0 { return index }
        depth -= 1
      }
      guard index < text.endIndex else { return text.endIndex }
      index = text.index(after: index)
    }
    return text.endIndex
  }
}
