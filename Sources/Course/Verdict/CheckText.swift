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

  /// Whether an expression contains an identifier as a word of its own.
  public static func mentions(_ name: String, in expression: String) -> Bool {
    expression.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
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

  /// The two sides of a comparison and its operator, or nil when the expression is no comparison at
  /// its top level.
  public static func comparison(of expression: String) -> (
    left: String, sign: String, right: String
  )? {
    let operators = ["==", "!=", "<=", ">=", "<", ">"]
    for (index, depth) in depths(of: expression) where depth == 0 {
      // Operators stand between spaces; `<` without them opens a generic argument.
      guard expression[index] == " " else { continue }
      let rest = expression[expression.index(after: index)...]
      guard let sign = operators.first(where: { rest.hasPrefix($0 + " ") }) else { continue }
      let left = String(expression[..<index]).trimmed
      let right = String(rest.dropFirst(sign.count)).trimmed
      let isWhole = !left.isEmpty && !right.isEmpty && !hasLogic(left) && !hasLogic(right)
      return isWhole ? (left, sign, right) : nil
    }
    return nil
  }

  private static func hasLogic(_ text: String) -> Bool {
    text.contains(" && ") || text.contains(" || ") || text.contains(" ? ")
  }

  /// Each character's place with how many brackets and quotes are open before it.
  private static func depths(of text: String) -> [(String.Index, Int)] {
    var result: [(String.Index, Int)] = []
    var depth = 0
    var inText = false
    var isEscaped = false
    for index in text.indices {
      result.append((index, inText ? depth + 1 : depth))
      let character = text[index]
      if inText {
        if !isEscaped, character == "\"" { inText = false }
        isEscaped = !isEscaped && character == "\\"
      } else if character == "\"" {
        inText = true
      } else if "([{".contains(character) {
        depth += 1
      } else if ")]}".contains(character) {
        depth -= 1
      }
    }
    return result
  }
}
