/// How a quiz is to be answered.
public enum QuizSentences {
  /// What kind of answer is wanted.
  public enum Kind: Equatable, Sendable { case one, several, order, text, gaps(Int) }

  /// The line below the question.
  public static func how(_ kind: Kind, in language: Language) -> String {
    switch kind {
    case .one:
      language.pick(
        it: "Rispondi con un numero o una lettera: 1, oppure a.",
        en: "Answer with a number or a letter: 1, or a.")
    case .several:
      language.pick(
        it: "Più risposte possono essere giuste: 1 3, oppure a c.",
        en: "Several answers may be right: 1 3, or a c.")
    case .order:
      language.pick(
        it: "Scrivi i numeri nell'ordine giusto: 2 1 3.",
        en: "Type the numbers in the right order: 2 1 3.")
    case .text:
      language.pick(it: "Scrivi la risposta.", en: "Type the answer.")
    case .gaps(let count):
      count == 1
        ? language.pick(it: "Scrivi che cosa va al posto di ___.", en: "Type what ___ stands for.")
        : language.pick(
          it: "Scrivi che cosa va nei \(count) spazi, separato da virgole.",
          en: "Type what goes into the \(count) gaps, separated by commas.")
    }
  }
}
