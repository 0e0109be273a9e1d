/// What can be wrong with a quiz.
public enum QuizProblem: LessonProblemKind, Equatable {
  case tooFewChoices
  case noRightChoice
  case everyChoiceRight
  case emptyChoice
  case choiceWithoutReason(String)
  case badChoiceID(String, suggestion: String?)
  case duplicateChoiceID(String)
  case someChoicesUnnamed
  case mixedItems
  case orderWithoutList
  case orderTooShort
  case noAnswers
  case fillWithoutGaps
  case fillWithoutAnswers
  case gapCount(gaps: Int, answers: Int)

  public var id: String {
    switch self {
    case .tooFewChoices: "quiz.too-few-choices"
    case .noRightChoice: "quiz.no-right-choice"
    case .everyChoiceRight: "quiz.every-choice-right"
    case .emptyChoice: "quiz.empty-choice"
    case .choiceWithoutReason: "quiz.choice-without-reason"
    case .badChoiceID: "quiz.bad-choice-id"
    case .duplicateChoiceID: "quiz.duplicate-choice-id"
    case .someChoicesUnnamed: "quiz.some-choices-unnamed"
    case .mixedItems: "quiz.mixed-items"
    case .orderWithoutList: "quiz.order-without-list"
    case .orderTooShort: "quiz.order-too-short"
    case .noAnswers: "quiz.no-answers"
    case .fillWithoutGaps: "quiz.fill-without-gaps"
    case .fillWithoutAnswers: "quiz.fill-without-answers"
    case .gapCount: "quiz.gap-count"
    }
  }

  public var explanation: Explanation {
    switch self {
    case .orderWithoutList, .orderTooShort, .noAnswers, .fillWithoutGaps, .fillWithoutAnswers,
      .gapCount:
      ofOtherQuizzes
    default: ofChoices
    }
  }

  private var ofChoices: Explanation {
    switch self {
    case .noRightChoice:
      Explanation(
        it: "nessuna scelta è giusta", "segna la scelta giusta con `[x]`",
        en: "no choice is right", "mark the right choice with `[x]`")
    case .everyChoiceRight:
      Explanation(
        it: "tutte le scelte sono giuste, e segnarle tutte non insegna niente",
        "aggiungi una scelta sbagliata",
        en: "every choice is right, and ticking them all teaches nothing", "add a wrong choice")
    case .emptyChoice:
      Explanation(
        it: "la scelta è vuota", "scrivi il testo della scelta",
        en: "the choice is empty", "write the text of the choice")
    case .choiceWithoutReason(let choice):
      Explanation(
        it: "la scelta «\(choice)» non ha una spiegazione",
        "scrivi sotto la scelta una citazione, `  > …`",
        en: "the choice “\(choice)” has no reason",
        "write a quotation, `  > …`, under the choice")
    case .badChoiceID(let id, let suggestion):
      FrontMatterProblem.badID(id, suggestion: suggestion).explanation
    case .duplicateChoiceID(let id):
      Explanation(
        it: "un'altra scelta si chiama già `\(id)`", "scegli un altro identificatore",
        en: "another choice is called `\(id)`", "choose another identifier")
    case .someChoicesUnnamed:
      Explanation(
        it: "alcune scelte hanno un identificatore e altre no", "dallo a tutte o a nessuna",
        en: "some choices have an identifier and some have none", "give one to all or to none")
    case .mixedItems:
      Explanation(
        it: "l'elenco mescola scelte e voci comuni", "comincia ogni voce con `[ ]` o `[x]`",
        en: "the list mixes choices and plain items", "begin each item with `[ ]` or `[x]`")
    default:
      Explanation(
        it: "una domanda ha bisogno di almeno due scelte", "aggiungi una scelta",
        en: "a question needs at least two choices", "add a choice")
    }
  }

  private var ofOtherQuizzes: Explanation {
    switch self {
    case .orderWithoutList:
      Explanation(
        it: "sotto un titolo `{.order}` va un elenco numerato",
        "scrivi le voci, `1. …`, nell'ordine giusto",
        en: "a numbered list belongs under a heading `{.order}`",
        "write the items, `1. …`, in the right order")
    case .orderTooShort:
      Explanation(
        it: "da mettere in ordine servono almeno due voci", "aggiungi una voce",
        en: "putting in order takes at least two items", "add an item")
    case .fillWithoutGaps:
      Explanation(
        it: "nel blocco `swift fill` non c'è nessuno spazio da riempire",
        "scrivi `___` al posto di ciò che va trovato",
        en: "there is no gap in the block `swift fill`",
        "write `___` in place of what is to be found")
    case .fillWithoutAnswers:
      Explanation(
        it: "il blocco `swift fill` non ha risposte",
        "aggiungi un blocco `answer` con una riga per ogni spazio",
        en: "the block `swift fill` has no answers",
        "add a block `answer` with one line for each gap")
    case .gapCount(let gaps, let answers):
      Explanation(
        it: "gli spazi da riempire sono \(gaps) e le righe di risposta \(answers)",
        "scrivi una riga per ogni spazio; più risposte si separano con ` | `",
        en: "there are \(gaps) gaps and \(answers) lines of answers",
        "write one line for each gap; several answers are separated by ` | `")
    default:
      Explanation(
        it: "il blocco `answer` non contiene risposte", "scrivi una risposta per riga",
        en: "the block `answer` contains no answers", "write one answer a line")
    }
  }
}
