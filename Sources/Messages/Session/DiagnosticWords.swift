import Interpreter

/// The words that announce a diagnostic.
public enum DiagnosticWords {
  /// `error`, `warning`, `note` or `remark`.
  public static func severity(_ severity: Diagnostic.Severity, in language: Language) -> String {
    switch severity {
    case .error: language.pick(it: "errore", en: "error")
    case .warning: language.pick(it: "avviso", en: "warning")
    case .note: language.pick(it: "nota", en: "note")
    case .remark: language.pick(it: "osservazione", en: "remark")
    }
  }
}
