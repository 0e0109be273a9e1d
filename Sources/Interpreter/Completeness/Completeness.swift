import SwiftParser
import SwiftSyntax

/// Whether a text can stand alone or more lines belong to it.
public enum Completeness: Sendable {
  /// The text can be checked: it is complete, or has a fault that no further line mends.
  case complete

  /// Something is open: a bracket, a string of several lines, a comment, an operator's right side.
  case incomplete

  /// The parser finds a fault that more text would not mend.
  case invalid
}

extension Session {
  /// Whether the text is a complete input.
  ///
  /// The parser decides: a fault at the very end means that something is missing there; a string of
  /// one line that is not closed is a fault of its own; an open block comment waits for its end.
  public static func completeness(of text: String) -> Completeness {
    let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? text.startIndex
    let stripped = String(text[..<end])
    if stripped.isEmpty { return .complete }
    if BracketNesting.excess(in: stripped) != nil { return .invalid }
    let tree = Parser.parse(source: stripped)
    let (diagnostics, strays) = StrayCharacters.diagnostics(of: tree)
    if !strays.ranges.isEmpty { return .invalid }
    if diagnostics.isEmpty { return .complete }
    if hasOpenComment(tree.endOfFileToken) { return .incomplete }
    if hasOpenString(Syntax(tree)) { return .invalid }
    let last = tree.endOfFileToken.positionAfterSkippingLeadingTrivia
    return diagnostics.contains { $0.position >= last } ? .incomplete : .invalid
  }

  /// Whether the trivia before the end has a block comment without its end.
  private static func hasOpenComment(_ end: TokenSyntax) -> Bool {
    var trivia = Array(end.leadingTrivia)
    if let previous = end.previousToken(viewMode: .sourceAccurate) {
      trivia += Array(previous.trailingTrivia)
    }
    return trivia.contains { piece in
      switch piece {
      case .blockComment(let text), .docBlockComment(let text):
        return text.count < 4 || !text.hasSuffix("*/") || isNestedOpen(text)
      default: return false
      }
    }
  }

  private static func isNestedOpen(_ text: String) -> Bool {
    var depth = 0
    var bytes = Array(text.utf8)[...]
    while bytes.count >= 2 {
      let pair = (bytes[bytes.startIndex], bytes[bytes.startIndex + 1])
      if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
        depth += 1
        bytes = bytes.dropFirst(2)
      } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
        depth -= 1
        bytes = bytes.dropFirst(2)
      } else {
        bytes = bytes.dropFirst()
      }
    }
    return depth > 0
  }

  /// Whether a string of one line is not closed.
  private static func hasOpenString(_ node: Syntax) -> Bool {
    if let string = node.as(StringLiteralExprSyntax.self),
      string.openingQuote.tokenKind == .stringQuote, string.closingQuote.presence == .missing
    {
      return true
    }
    return node.children(viewMode: .sourceAccurate).contains { hasOpenString($0) }
  }
}
