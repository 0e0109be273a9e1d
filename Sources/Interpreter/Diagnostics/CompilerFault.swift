import SwiftDiagnostics
import SwiftSyntax

/// A fault of syntax as the compiler tells it.
///
/// The Swift compiler still reads programs with a parser of its own, which words the same faults
/// differently than the parser that it will use one day, and sometimes points elsewhere. These are
/// the faults that people meet most.
struct CompilerFault {
  let text: String

  /// Where it points, in bytes of UTF-8.
  let offset: Int

  /// The bracket that is not closed.
  var opening: TokenSyntax?

  /// The compiler's words for a fault of the parser's; nil for one that the compiler does not tell,
  /// because it follows from another.
  init?(_ diagnostic: SwiftDiagnostics.Diagnostic, in tree: SourceFileSyntax) {
    let place = diagnostic.position.utf8Offset
    let message = diagnostic.diagMessage.message
    if message.hasPrefix("expected '}' to end ") {
      let brace = Self.ancestor(of: diagnostic.node) {
        $0.asProtocol((any BracedSyntax).self)?.leftBrace
      }
      if brace?.presence == .missing { return nil }
      text = Self.closing(message)
      offset = Self.next(place, in: tree)
      opening = brace
      return
    }
    switch message {
    case "expected '\"' to end string literal":
      text = "unterminated string literal"
      let quote = Self.ancestor(of: diagnostic.node) {
        $0.as(StringLiteralExprSyntax.self)?.openingQuote
      }
      offset = quote?.positionAfterSkippingLeadingTrivia.utf8Offset ?? place
    case "expected ')' to end function call":
      text = "expected ')' in expression list"
      offset = Self.next(place, in: tree)
      opening = Self.ancestor(of: diagnostic.node) { $0.as(FunctionCallExprSyntax.self)?.leftParen }
    case "expected name in member access":
      text = "expected member name following '.'"
      offset =
        Self.previous(place, in: tree)?.positionAfterSkippingLeadingTrivia.utf8Offset ?? place
    case "expected ':' in switch case":
      text = "expected ':' after 'case'"
      offset = Self.next(place, in: tree)
    case "expected 'else' in 'guard' statement":
      text = "expected 'else' after 'guard' condition"
      offset = Self.previous(place, in: tree)?.endPositionBeforeTrailingTrivia.utf8Offset ?? place
    case _ where message.hasPrefix("unexpected code 'else"):
      text = "expected expression"
      offset = place
    default:
      text = Self.sameplace[message] ?? message
      offset = place
    }
  }

  /// Faults that differ in words alone.
  private static let sameplace: [String: String] = [
    "consecutive statements on a line must be separated by newline or ';'":
      "consecutive statements on a line must be separated by ';'",
    "consecutive declarations on a line must be separated by newline or ';'":
      "consecutive declarations on a line must be separated by ';'",
    "unexpected brace in source file": "extraneous '}' at top level",
    "expected pattern in variable": "expected pattern",
    "expected '{' in 'if' statement": "expected '{' after 'if' condition",
    "expected '{' in 'while' statement": "expected '{' after 'while' condition",
    "expected '{' in 'for' statement": "expected '{' to start the body of for-each loop",
    "expected return type in function signature": "expected type for function result",
    "expected type in type annotation": "expected type",
    "expected identifier in function": "expected identifier in function declaration",
    "unexpected ';' separator": "';' statements are not allowed",
    "Single-quoted string literal found, use '\"'": "single-quoted string literal found, use '\"'",
  ]

  /// What is said of a brace that is missing at the end.
  private static func closing(_ message: String) -> String {
    for kind in ["class", "struct", "enum", "protocol", "extension"]
    where message == "expected '}' to end \(kind)" {
      return "expected '}' in \(kind)"
    }
    return message == "expected '}' to end closure"
      ? "expected '}' at end of closure" : "expected '}' at end of brace statement"
  }

  // MARK: Places

  private static func ancestor<Found>(of node: Syntax, _ find: (Syntax) -> Found?) -> Found? {
    var next: Syntax? = node
    while let current = next {
      if let found = find(current) { return found }
      next = current.parent
    }
    return nil
  }

  /// Where the next token begins.
  private static func next(_ place: Int, in tree: SourceFileSyntax) -> Int {
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      if start >= place { return start }
    }
    return place
  }

  /// The token that ends before a place.
  private static func previous(_ place: Int, in tree: SourceFileSyntax) -> TokenSyntax? {
    var found: TokenSyntax?
    for token in tree.tokens(viewMode: .sourceAccurate) {
      if token.endPositionBeforeTrailingTrivia.utf8Offset > place { break }
      found = token
    }
    return found
  }
}
