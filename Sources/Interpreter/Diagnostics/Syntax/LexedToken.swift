/// A token of a text that may have syntax errors, with what the compiler's parser asks of it.
struct LexedToken {
  enum Kind: Equatable {
    case end
    case identifier, keyword, dollarIdentifier, directive
    case integer, float, string, regex
    case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
    case comma, colon, doubleColon, semicolon, at, pound, backslash
    case period, prefixPeriod, equal, arrow, prefixAmpersand
    case infixQuestion, postfixQuestion, postfixExclamation
    case binaryOperator, prefixOperator, postfixOperator

    /// Something that is no token; the lexer has said why.
    case unknown
  }

  var kind: Kind

  /// Its bytes in the text.
  var lower: Int, upper: Int

  let text: String

  /// Whether a line begins with it.
  var startsLine = false

  /// The places of a string literal's interpolations: the tokens between the parentheses.
  var interpolations: [[LexedToken]] = []

  func isKeyword(_ word: String) -> Bool { kind == .keyword && text == word }

  func isKeyword(_ words: Set<String>) -> Bool { kind == .keyword && words.contains(text) }

  func isDirective(_ word: String) -> Bool { kind == .directive && text == word }

  /// Whether it is a name that is a keyword only in some places.
  func isContextual(_ word: String) -> Bool { kind == .identifier && text == word }

  var isIdentifierOrUnderscore: Bool { kind == .identifier || isKeyword("_") }

  var isAnyOperator: Bool {
    kind == .binaryOperator || kind == .prefixOperator || kind == .postfixOperator
  }

  /// Whether it may stand before the `:` of an argument.
  var canBeArgumentLabel: Bool {
    kind == .identifier || kind == .dollarIdentifier
      || kind == .keyword && !["var", "let", "inout"].contains(text)
  }

  /// The words that are never names.
  static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "func", "import", "init", "inout",
    "let", "operator", "precedencegroup", "protocol", "struct", "subscript", "typealias", "var",
    "fileprivate", "internal", "private", "public", "static", "defer", "if", "guard", "do",
    "repeat", "else", "for", "in", "while", "return", "break", "continue", "fallthrough", "switch",
    "case", "default", "where", "catch", "throw", "as", "Any", "false", "is", "nil", "rethrows",
    "super", "self", "Self", "true", "try", "throws", "_",
  ]

  /// The directives of conditional compilation.
  static let conditionals: Set<String> = ["#if", "#elseif", "#else", "#endif"]

  var isConditional: Bool { kind == .directive && Self.conditionals.contains(text) }

  /// Whether it ends the items of a `#if`.
  var endsConditional: Bool { isConditional && text != "#if" }
}
