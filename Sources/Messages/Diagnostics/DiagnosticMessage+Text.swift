import Interpreter

extension DiagnosticMessage {
  /// The sentence in a language: the compiler's own in English, a faithful one in Italian.
  public func text(in language: Language) -> String {
    language.pick(it: italian, en: english)
  }
}

/// Names in quotes, as the compiler lists them: `'a', 'b'`.
func quoted(_ names: [String]) -> String {
  names.map { "'\($0)'" }.joined(separator: ", ")
}

/// Labels as the compiler writes them in one pair of quotes: `'a:b:'`.
func labelled(_ labels: [String]) -> String {
  "'" + labels.map { $0 + ":" }.joined() + "'"
}
