import ScriptRuntime

/// The messages of the compiler that the checker reproduces, by the names the compiler gives them,
/// with their values as they are shown.
///
/// Types arrive already written as the compiler writes them (`String?`, `UIFont.Weight`).
public enum DiagnosticMessage: Hashable, Sendable {
  /// "cannot find 'x' in scope"
  case cannotFindInScope(name: String)

  /// A message of the parser's, by its id and its English text.
  case syntax(id: String, text: String)
}
