import ScriptRuntime
import SwiftDiagnostics
import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// The parser's own diagnostics as ours.
enum ParserDiagnostics {
  static func diagnostics(of tree: SourceFileSyntax, in source: SourceText) -> [Diagnostic] {
    ParseDiagnosticsGenerator.diagnostics(for: tree).compactMap { diagnostic in
      guard let fault = CompilerFault(diagnostic, in: tree) else { return nil }
      let severity: Diagnostic.Severity =
        switch diagnostic.diagMessage.severity {
        case .error: .error
        case .warning: .warning
        case .note: .note
        case .remark: .remark
        @unknown default: .error
        }
      let length =
        fault.offset == diagnostic.position.utf8Offset
          && (diagnostic.node.position == diagnostic.position
            || diagnostic.node.positionAfterSkippingLeadingTrivia == diagnostic.position)
        ? diagnostic.node.trimmedLength.utf8Length : 0
      var result = Diagnostic(
        .syntax(id: "\(diagnostic.diagMessage.diagnosticID)", text: fault.text),
        severity, at: SourceRange(source, fault.offset, fault.offset + length))
      if let opening = fault.opening {
        let start = opening.positionAfterSkippingLeadingTrivia.utf8Offset
        result.notes = [
          Diagnostic(
            .note(.matchingOpening(opening.text)), .note,
            at: SourceRange(source, start, start + opening.text.utf8.count))
        ]
      }
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

  /// A fault found while operators were given their precedence.
  static func diagnostic(of error: OperatorError, in source: SourceText) -> Diagnostic? {
    let diagnostic = error.asDiagnostic
    let place = SourceRange(
      source, diagnostic.position.utf8Offset,
      diagnostic.position.utf8Offset + diagnostic.node.trimmedLength.utf8Length)
    // The checker says it, when it looks for the operator.
    if case .missingOperator = error { return nil }
    return Diagnostic(
      .syntax(
        id: "\(diagnostic.diagMessage.diagnosticID)", text: diagnostic.diagMessage.message),
      .error, at: place)
  }
}
