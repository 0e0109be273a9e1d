import ScriptRuntime
import SwiftDiagnostics
import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// The parser's own diagnostics as ours.
enum ParserDiagnostics {
  static func diagnostics(of tree: SourceFileSyntax, in source: SourceText) -> [Diagnostic] {
    let (found, strays) = StrayCharacters.diagnostics(of: tree)
    return strays.errors(in: source)
      + found.map { diagnostic in
        let severity: Diagnostic.Severity =
          switch diagnostic.diagMessage.severity {
          case .error: .error
          case .warning: .warning
          case .note: .note
          case .remark: .remark
          @unknown default: .error
          }
        let start = diagnostic.position.utf8Offset
        let length =
          diagnostic.node.position == diagnostic.position
            || diagnostic.node.positionAfterSkippingLeadingTrivia == diagnostic.position
          ? diagnostic.node.trimmedLength.utf8Length : 0
        var result = Diagnostic(
          .syntax(
            id: "\(diagnostic.diagMessage.diagnosticID)",
            text: compilerText[diagnostic.diagMessage.message] ?? diagnostic.diagMessage.message),
          severity, at: SourceRange(source, start, start + length))
        result.fixIts = diagnostic.fixIts.flatMap { fixIt in
          fixIt.edits.map {
            FixIt(
              replace: SourceRange(
                source, $0.range.lowerBound.utf8Offset, $0.range.upperBound.utf8Offset),
              with: $0.replacement)
          }
        }
        return result
      }
  }

  /// What the compiler says where the parser that it will use one day says it otherwise.
  private static let compilerText: [String: String] = [
    "consecutive statements on a line must be separated by newline or ';'":
      "consecutive statements on a line must be separated by ';'",
    "expected return type in function signature": "expected type for function result",
    "consecutive declarations on a line must be separated by newline or ';'":
      "consecutive declarations on a line must be separated by ';'",
  ]

  /// A fault found while operators were given their precedence.
  static func diagnostic(
    of error: OperatorError, in source: SourceText, _ map: RepairMap?
  ) -> Diagnostic? {
    let diagnostic = error.asDiagnostic
    let lower = diagnostic.position.utf8Offset
    let upper = lower + diagnostic.node.trimmedLength.utf8Length
    let place = SourceRange(
      source, map?.original(lower) ?? lower, map?.original(upper) ?? upper)
    // The checker says it, when it looks for the operator.
    if case .missingOperator = error { return nil }
    return Diagnostic(
      .syntax(
        id: "\(diagnostic.diagMessage.diagnosticID)", text: diagnostic.diagMessage.message),
      .error, at: place)
  }
}
