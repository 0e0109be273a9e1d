/// What can be wrong between the files of one lesson in two languages.
public enum TranslationProblem: LessonProblemKind, Equatable {
  case missingFile(language: Language)
  case twoSources(other: String)
  case noSource
  case wrongSource(named: Language, actual: Language)
  case differentValue(key: String, source: String)
  case missingIntroduction
  case extraIntroduction
  case missingStep(String)
  case extraStep(String)
  case stepOrder(String)
  case missingTask(step: String)
  case missingExplanation(step: String)
  case missingHints(step: String, expected: Int, found: Int)
  case missingQuiz(step: String)
  case differentQuiz(step: String)
  case missingChoice(String, step: String)
  case extraChoice(String, step: String)
  case differentMark(String, step: String)
  case missingFeedback(mistake: String, step: String)
  case missingCheckMessage(check: Int, step: String)
  case extraBlock(String, step: String)

  public var id: String {
    switch self {
    case .missingFile: "translation.missing-file"
    case .twoSources: "translation.two-sources"
    case .noSource: "translation.no-source"
    case .wrongSource: "translation.wrong-source"
    case .differentValue: "translation.different-value"
    case .missingIntroduction: "translation.missing-introduction"
    case .extraIntroduction: "translation.extra-introduction"
    case .missingStep: "translation.missing-step"
    case .extraStep: "translation.extra-step"
    case .stepOrder: "translation.step-order"
    case .missingTask: "translation.missing-task"
    case .missingExplanation: "translation.missing-explanation"
    case .missingHints: "translation.missing-hints"
    case .missingQuiz: "translation.missing-quiz"
    case .differentQuiz: "translation.different-quiz"
    case .missingChoice: "translation.missing-choice"
    case .extraChoice: "translation.extra-choice"
    case .differentMark: "translation.different-mark"
    case .missingFeedback: "translation.missing-feedback"
    case .missingCheckMessage: "translation.missing-check-message"
    case .extraBlock: "translation.extra-block"
    }
  }

  public var explanation: Explanation {
    switch self {
    case .missingFile, .twoSources, .noSource, .wrongSource, .differentValue,
      .missingIntroduction, .extraIntroduction:
      ofTheFile
    case .missingQuiz, .differentQuiz, .missingChoice, .extraChoice, .differentMark: ofAQuiz
    default: ofAStep
    }
  }

  private var ofTheFile: Explanation {
    switch self {
    case .missingFile(let language):
      Explanation(
        it: "manca il file in \(language.name.it)", "scrivi la traduzione nella stessa cartella",
        en: "the file in \(language.name.en) is missing", "write the translation in the same folder"
      )
    case .twoSources(let other):
      Explanation(
        it: "sia questo file sia `\(other)` si dicono originali",
        "scrivi `translates: …` nell'intestazione della traduzione",
        en: "both this file and `\(other)` say they are the source",
        "write `translates: …` in the front matter of the translation")
    case .noSource:
      Explanation(
        it: "tutti i file si dicono traduzioni", "togli `translates` dall'originale",
        en: "every file says it is a translation", "remove `translates` from the source")
    case .wrongSource(let named, let actual):
      Explanation(
        it: "il file traduce da `\(named.rawValue)`, ma l'originale è `\(actual.rawValue)`",
        "scrivi `translates: \(actual.rawValue)`",
        en: "the file translates `\(named.rawValue)`, but the source is `\(actual.rawValue)`",
        "write `translates: \(actual.rawValue)`")
    case .differentValue(let key, let source):
      Explanation(
        it: "`\(key)` è diverso dall'originale, dove è `\(source)`",
        "togli la riga: la traduzione eredita quella dell'originale",
        en: "`\(key)` differs from the source, where it is `\(source)`",
        "remove the line: the translation inherits the source's")
    case .extraIntroduction:
      Explanation(
        it: "l'originale non ha un'introduzione", "toglila, o scrivila anche nell'originale",
        en: "the source has no introduction", "remove it, or write it in the source too")
    default:
      Explanation(
        it: "manca l'introduzione della lezione", "traduci le righe prima del primo passo",
        en: "the introduction of the lesson is missing",
        "translate the lines before the first step")
    }
  }

  private var ofAQuiz: Explanation {
    switch self {
    case .differentQuiz(let step):
      Explanation(
        it: "la domanda del passo `\(step)` non è dello stesso genere nell'originale",
        "usa lo stesso genere di domanda",
        en: "the question of the step `\(step)` is of another kind in the source",
        "use the same kind of question")
    case .missingChoice(let choice, let step):
      Explanation(
        it: "nel passo `\(step)` manca la scelta `\(choice)`", "traduci la scelta",
        en: "the choice `\(choice)` is missing in the step `\(step)`", "translate the choice")
    case .extraChoice(let choice, let step):
      Explanation(
        it: "nel passo `\(step)` la scelta `\(choice)` non c'è nell'originale",
        "toglila, o aggiungila all'originale",
        en: "the choice `\(choice)` of the step `\(step)` is not in the source",
        "remove it, or add it to the source")
    case .differentMark(let choice, let step):
      Explanation(
        it: "nel passo `\(step)` la scelta `\(choice)` è giusta in una lingua sola",
        "usa gli stessi `[x]` dell'originale",
        en: "the choice `\(choice)` of the step `\(step)` is right in one language only",
        "use the same `[x]` as the source")
    case .missingQuiz(let step):
      Explanation(
        it: "manca la domanda del passo `\(step)`", "traduci le scelte",
        en: "the question of the step `\(step)` is missing", "translate the choices")
    default: ofAStep
    }
  }

  private var ofAStep: Explanation {
    switch self {
    case .missingStep(let step):
      Explanation(
        it: "manca il passo `\(step)`", "traducilo sotto un titolo `## … {#\(step)}`",
        en: "the step `\(step)` is missing", "translate it under a heading `## … {#\(step)}`")
    case .extraStep(let step):
      Explanation(
        it: "il passo `\(step)` non c'è nell'originale",
        "toglilo, o correggi il suo identificatore",
        en: "the step `\(step)` is not in the source", "remove it, or correct its identifier")
    case .stepOrder(let step):
      Explanation(
        it: "il passo `\(step)` non è al posto che ha nell'originale",
        "metti i passi nello stesso ordine",
        en: "the step `\(step)` is not where it is in the source",
        "put the steps in the same order")
    case .missingExplanation(let step):
      Explanation(
        it: "manca la spiegazione del passo `\(step)`",
        "traduci ciò che nell'originale segue la soluzione, dopo un blocco `swift solution` vuoto, "
          + "o segue la domanda",
        en: "the explanation of the step `\(step)` is missing",
        "translate what follows the solution in the source, after an empty block "
          + "`swift solution`, or what follows the question")
    case .missingHints(let step, let expected, let found):
      Explanation(
        it: "i suggerimenti del passo `\(step)` sono \(found), e nell'originale \(expected)",
        "traducili tutti, nello stesso ordine",
        en: "the step `\(step)` has \(found) hints, and the source has \(expected)",
        "translate them all, in the same order")
    case .missingFeedback(let mistake, let step):
      Explanation(
        it: "nel passo `\(step)` manca il commento all'errore `\(mistake)`",
        "scrivi un blocco `swift mistake \(mistake)`, vuoto, e sotto la citazione",
        en: "the feedback to the mistake `\(mistake)` is missing in the step `\(step)`",
        "write an empty block `swift mistake \(mistake)`, and the quotation under it")
    case .missingCheckMessage(let check, let step):
      Explanation(
        it: "nel passo `\(step)` manca il messaggio del controllo numero \(check)",
        "scrivi un blocco `swift check`, vuoto, e sotto la citazione",
        en: "the message of check number \(check) is missing in the step `\(step)`",
        "write an empty block `swift check`, and the quotation under it")
    case .extraBlock(let block, let step):
      Explanation(
        it: "il blocco `\(block)` del passo `\(step)` non c'è nell'originale",
        "toglilo, o aggiungilo all'originale",
        en: "the block `\(block)` of the step `\(step)` is not in the source",
        "remove it, or add it to the source")
    case .missingTask(let step):
      Explanation(
        it: "manca il testo del passo `\(step)`", "traduci ciò che il passo chiede",
        en: "the text of the step `\(step)` is missing", "translate what the step asks")
    default: ofTheFile
    }
  }
}

extension Language {
  /// The name of the language in each language.
  fileprivate var name: (it: String, en: String) {
    switch self {
    case .italian: ("italiano", "Italian")
    case .english: ("inglese", "English")
    }
  }
}
