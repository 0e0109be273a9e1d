import SwiftSyntax

/// One parameter of a function, initialiser, subscript or enumeration case.
struct Parameter {
  /// The label at the call, nil for `_`.
  let label: String?
  let name: String

  /// The type without attributes and specifiers, and as it is written.
  let type: TypeSyntax
  let text: String

  /// The default's source text.
  let defaultValue: String?
  var isVariadic = false
  var isInout = false
  var isAutoclosure = false
}

/// A member of a type, or a global.
struct Member {
  enum Kind { case variable, function, initializer, `subscript`, enumCase, alias }

  let kind: Kind
  let name: String
  let location: SourceLocation
  var modifiers: Set<String> = []
  var attributes: Set<String> = []
  var parameters: [Parameter] = []

  /// A variable's type, a result's, what an alias stands for; nil for `Void`.
  var type: TypeSyntax?
  var isSettable = false
  var isAsync = false
  var isThrowing = false

  /// `?` or `!` after `init`.
  var failability = ""
  var genericClause = ""
  var whereClause = ""

  /// What its doc comment says, on one line; nil without one.
  var documentation: String?

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isOverride: Bool { modifiers.contains("override") }
  var isOpen: Bool { modifiers.contains("open") }
  var isConvenience: Bool { modifiers.contains("convenience") }
  var isRequired: Bool { modifiers.contains("required") }

  /// Whether the name is an operator.
  var isOperator: Bool {
    kind == .function && !(name.first.map { $0.isLetter || $0 == "_" } ?? true)
  }

  /// The name with its labels.
  var fullName: String {
    switch kind {
    case .variable, .alias: name
    case .enumCase where parameters.isEmpty: name
    default: name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
  }
}

extension String {
  /// The name in backticks where Swift needs them to use it as a name.
  var quoted: String { String.reserved.contains(self) ? "`\(self)`" : self }

  private static let reserved: Set<String> = [
    "repeat", "default", "in", "is", "as", "self", "class", "struct", "enum", "func", "var", "let",
    "return", "switch", "case", "for", "while", "if", "else", "break", "continue", "init", "where",
    "true", "false", "nil", "import", "public", "internal", "private", "static", "extension",
    "protocol", "operator", "super", "throw", "throws", "try", "catch", "do", "guard", "defer",
    "subscript", "typealias", "associatedtype", "deinit", "inout", "fallthrough", "rethrows", "Any",
  ]

  /// The text on one line.
  var onOneLine: String {
    split { $0.isWhitespace }.joined(separator: " ")
      .replacing("( ", with: "(").replacing(" )", with: ")")
  }
}
