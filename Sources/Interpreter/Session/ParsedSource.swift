import ScriptRuntime
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A text that has been parsed, with what the parser and the precedence of operators say of it.
///
/// A text with syntax errors is told as the compiler tells it; its tree is that of the text as the
/// compiler's parser mends it, so that the check can go on.
struct ParsedSource {
  let source: SourceText
  let syntax: SourceFileSyntax
  private(set) var diagnostics: [Diagnostic] = []

  /// Where the tree's places are in the text, when the text had to be mended.
  private(set) var repairMap: RepairMap?

  /// Whether there is no tree to check.
  private(set) var isUnreadable = false

  /// Parses a text; with `ignoringFaults` operators are folded whatever the parser says.
  init(_ source: SourceText, ignoringFaults: Bool = false) {
    self.source = source
    if let offset = BracketNesting.excess(in: source.text) {
      syntax = Parser.parse(source: "")
      diagnostics = [Diagnostic(.tooDeep, at: SourceRange(source, offset, offset + 1))]
      isUnreadable = true
      return
    }
    var parsed = Parser.parse(source: source.text)
    if !ignoringFaults { diagnostics = ParserDiagnostics.diagnostics(of: parsed, in: source) }
    let hasErrors = diagnostics.contains { $0.severity == .error }
    let mended = ignoringFaults ? nil : SyntaxFaults(of: source, isWrong: hasErrors)
    if let mended, hasErrors || !mended.diagnostics.isEmpty {
      if !mended.diagnostics.isEmpty { diagnostics = mended.diagnostics }
      guard let tree = mended.tree else {
        syntax = parsed
        isUnreadable = true
        return
      }
      parsed = tree
      repairMap = mended.map
    }
    var table = OperatorTable.standardOperators
    var faults: [Diagnostic] = []
    let map = repairMap
    func note(_ error: OperatorError) {
      if let fault = ParserDiagnostics.diagnostic(of: error, in: source, map) {
        faults.append(fault)
      }
    }
    table.addSourceFile(parsed) { note($0) }
    let folded = table.foldAll(parsed) { note($0) }
    syntax = folded.as(SourceFileSyntax.self) ?? parsed
    diagnostics += faults
  }
}
