/// The words that announce a diagnostic.
public enum DiagnosticWords {
  /// `error` or `warning`.
  public static func severity(isError: Bool, in language: Language) -> String {
    isError
      ? language.pick(it: "errore", en: "error") : language.pick(it: "avviso", en: "warning")
  }
}
