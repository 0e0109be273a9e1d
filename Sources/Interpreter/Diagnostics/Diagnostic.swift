import ScriptRuntime

/// Something the checker or the parser has to say about a piece of source.
///
/// It is data: the sentences, in the compiler's English and in Italian, are in `Messages`.
public struct Diagnostic: Sendable {
  public enum Severity: Sendable { case error, warning, note, remark }

  /// What is said, with the values the sentence needs.
  public let message: DiagnosticMessage

  public let severity: Severity

  /// The place the caret points at; its start is the compiler's own position.
  public let range: SourceRange

  /// Further ranges to underline.
  public var highlights: [SourceRange] = []

  /// Notes that belong to it.
  public var notes: [Diagnostic] = []

  /// A change that would mend it.
  public var fixIts: [FixIt] = []

  /// Makes a diagnostic.
  public init(_ message: DiagnosticMessage, _ severity: Severity = .error, at range: SourceRange) {
    self.message = message
    self.severity = severity
    self.range = range
  }
}

/// A replacement of source text that mends a fault: `backgroundColour` → `backgroundColor`.
public struct FixIt: Sendable {
  public let range: SourceRange
  public let replacement: String

  /// Makes a fix-it.
  public init(replace range: SourceRange, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
