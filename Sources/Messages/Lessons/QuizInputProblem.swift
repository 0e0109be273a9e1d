/// Why what was typed is not an answer to the quiz. It costs no attempt.
public enum QuizInputProblem: Error, Equatable, Sendable {
  case empty

  /// A number or letter beyond the choices.
  case noSuchChoice(String, count: Int)

  /// A text that is no choice.
  case notUnderstood(String)

  /// A text that more than one choice contains.
  case ambiguous(String)

  /// Several choices where one is wanted.
  case onlyOne
  case notANumber(String)

  /// An order that leaves something out or repeats it.
  case incompleteOrder(count: Int)
  case gapCount(expected: Int, found: Int)

  /// What the learner is told.
  public func text(in language: Language) -> String {
    switch self {
    case .empty:
      language.pick(
        it: "scrivi il numero, la lettera o il testo della scelta",
        en: "type the number, the letter or the text of a choice")
    case .noSuchChoice(let text, let count):
      language.pick(
        it: "la scelta `\(text)` non c'è: vanno da 1 a \(count)",
        en: "there is no choice `\(text)`: they go from 1 to \(count)")
    case .notUnderstood(let text):
      language.pick(
        it: "«\(text)» non è fra le scelte", en: "“\(text)” is not one of the choices")
    case .ambiguous(let text):
      language.pick(
        it: "«\(text)» può essere più d'una scelta: scrivi il numero",
        en: "“\(text)” may be more than one choice: type its number")
    case .onlyOne:
      language.pick(
        it: "una sola scelta è giusta: scegline una", en: "only one is right: choose one")
    case .notANumber(let text):
      language.pick(it: "«\(text)» non è un numero", en: "“\(text)” is not a number")
    case .incompleteOrder(let count):
      language.pick(
        it: "scrivi i numeri da 1 a \(count), ognuno una volta, nell'ordine giusto",
        en: "type the numbers from 1 to \(count), each once, in the right order")
    case .gapCount(let expected, let found):
      language.pick(
        it: "gli spazi sono \(expected), e le risposte \(found): separale con ` | `",
        en: "there are \(expected) gaps and \(found) answers: separate them with ` | `")
    }
  }
}
