/// Why an answer that should pass does not.
public enum GateReason: Equatable, Sendable {
  case difference(HierarchyDifference)

  /// A check that does not hold, as its text, and the value of its left side where there is one.
  case check(String, values: String)

  /// The answer is not Swift that runs; the compiler's words in both languages.
  case refused(it: String, en: String)

  /// The answer ended before its last line; the failure's own words in both languages.
  case stopped(it: String, en: String)
  case none

  /// The reason as a clause.
  public func text(in language: Language) -> String {
    switch self {
    case .difference(let difference): difference.text(in: language)
    case .check(let expression, let values):
      VerdictSentences.failedCheck(expression, values: values, in: language)
    case .refused(let italian, let english):
      language.pick(
        it: "il codice è rifiutato: \(italian)", en: "the code is refused: \(english)")
    case .stopped(let italian, let english):
      language.pick(
        it: "l'esecuzione si ferma: \(italian)", en: "it stops while it runs: \(english)")
    case .none: language.pick(it: "senza un motivo noto", en: "for no known reason")
    }
  }
}
