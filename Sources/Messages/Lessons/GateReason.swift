/// Why an answer that should pass does not.
public enum GateReason: Equatable, Sendable {
  case difference(HierarchyDifference)

  /// A check that does not hold, as its text.
  case check(String)

  /// The answer is not Swift that runs; the compiler's words.
  case refused(String)

  /// The answer ended before its last line; the failure's own words in both languages.
  case stopped(it: String, en: String)
  case none

  /// The reason as a clause.
  public func text(in language: Language) -> String {
    switch self {
    case .difference(let difference): difference.text(in: language)
    case .check(let expression):
      language.pick(
        it: "`#expect(\(expression))` non vale", en: "`#expect(\(expression))` does not hold")
    case .refused(let text):
      language.pick(it: "il codice è rifiutato: \(text)", en: "the code is refused: \(text)")
    case .stopped(let italian, let english):
      language.pick(
        it: "l'esecuzione si ferma: \(italian)", en: "it stops while it runs: \(english)")
    case .none: language.pick(it: "senza un motivo noto", en: "for no known reason")
    }
  }
}
