import ScriptRuntime
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// The syntax errors of a text as the compiler tells them, and the tree of the text it makes of it.
struct SyntaxFaults {
  /// Empty when the parser of the compiler's grammar finds no error in the text.
  let diagnostics: [Diagnostic]

  /// Nil when the mended text is not right either.
  let tree: SourceFileSyntax?

  let map: RepairMap

  /// - Parameter isWrong: whether SwiftParser finds an error. When it does not, only what it is
  ///   known to let pass counts.
  init(of source: SourceText, isWrong: Bool) {
    let parser = RecoveringParser(source.text)
    parser.run()
    let found = parser.faults.filter { $0.fault.severity == .error }
    guard !parser.gaveUp, isWrong ? !found.isEmpty : found.contains(where: \.fault.isLetPass)
    else {
      (diagnostics, tree, map) = ([], nil, RepairMap())
      return
    }
    diagnostics = parser.faults.map { Self.diagnostic($0, parser, source) }
    let (text, map) = parser.repairs.apply(to: parser.bytes)
    self.map = map
    let parsed = Parser.parse(source: text)
    tree =
      StrayCharacters.diagnostics(of: parsed).found.contains {
        $0.diagMessage.severity == .error
      } ? nil : parsed
  }

  private static func diagnostic(
    _ found: FoundFault, _ parser: RecoveringParser, _ source: SourceText
  ) -> Diagnostic {
    var result = Diagnostic(
      .grammar(found.fault), found.fault.severity,
      at: SourceRange(source, found.offset, parser.end(ofTokenAt: found.offset)))
    result.notes = found.notes.map { diagnostic($0, parser, source) }
    return result
  }
}

extension RecoveringParser {
  /// The end of the token that starts at a place; the place itself when none does.
  func end(ofTokenAt offset: Int) -> Int {
    tokens.first { $0.lower == offset }?.upper ?? offset
  }
}

extension SyntaxFault {
  /// Whether SwiftParser takes the text without a word.
  fileprivate var isLetPass: Bool {
    switch self {
    case .nestedBinding, .bindingInImmutableContext, .caseAfterDefault, .conditionAfterElse,
      .closureStartsStatement, .expectedTypeBeforeArrow, .expectedParenthesis(.selector),
      .expectedExpression(.selector), .expectedBrace(.deinitializer), .expectedType(.afterArrow):
      true
    default: false
    }
  }
}
