import ScriptRuntime
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Characters that belong to no token, right before a punctuation mark.
///
/// The parser's diagnostics would mend the spaces around the mark, find nothing to change because the
/// characters are in the way, and stop the program. The characters are taken for spaces there, and
/// told here.
struct StrayCharacters {
  /// Where they are, in bytes.
  private(set) var ranges: [Range<Int>] = []

  /// Looks for them.
  init(in tree: SourceFileSyntax) {
    var before: [Range<Int>] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      var position = token.position.utf8Offset
      before += Self.strays(in: token.leadingTrivia, from: &position)
      if !before.isEmpty, Self.isPunctuation(token) { ranges += before }
      position = token.endPositionBeforeTrailingTrivia.utf8Offset
      before = Self.strays(in: token.trailingTrivia, from: &position)
    }
  }

  private static func strays(in trivia: Trivia, from position: inout Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for piece in trivia {
      let start = position
      position += piece.sourceLength.utf8Length
      if case .unexpectedText = piece { found.append(start..<position) }
    }
    return found
  }

  private static func isPunctuation(_ token: TokenSyntax) -> Bool {
    guard let first = token.text.first else { return false }
    return !first.isLetter && !first.isNumber && first != "_" && first != "\"" && first != "`"
  }

  /// What the parser finds in a tree.
  static func diagnostics(of tree: SourceFileSyntax) -> (
    found: [SwiftDiagnostics.Diagnostic], strays: StrayCharacters
  ) {
    let strays = StrayCharacters(in: tree)
    guard !strays.ranges.isEmpty else {
      return (ParseDiagnosticsGenerator.diagnostics(for: tree), strays)
    }
    var bytes = tree.syntaxTextBytes
    for range in strays.ranges where range.upperBound <= bytes.count {
      for index in range { bytes[index] = UInt8(ascii: " ") }
    }
    let cleaned = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
    return (ParseDiagnosticsGenerator.diagnostics(for: cleaned), strays)
  }

  /// The errors about them, in the compiler's words.
  func errors(in source: SourceText) -> [Diagnostic] {
    ranges.map {
      Diagnostic(
        .syntax(id: "stray-character", text: "invalid character in source file"), .error,
        at: SourceRange(source, $0.lowerBound, $0.upperBound))
    }
  }
}
