/// What can be wrong with a step of a lesson: its heading, its hints, what it asks.
public enum StepProblem: LessonProblemKind, Equatable {
  case topHeading
  case noSteps
  case missingID(title: String)
  case badID(String, suggestion: String?)
  case duplicateID(String)
  case badAttributes(String)
  case unknownAttribute(String)
  case misplacedAttribute(String)
  case noTask(step: String)
  case missingSolution(step: String)
  case nothingChecked(step: String)
  case mixedActivities(step: String)
  case hintsWithoutList
  case secondHints(step: String)

  public var id: String {
    switch self {
    case .topHeading: "step.top-heading"
    case .noSteps: "step.none"
    case .missingID: "step.missing-id"
    case .badID: "step.bad-id"
    case .duplicateID: "step.duplicate-id"
    case .badAttributes: "step.bad-attributes"
    case .unknownAttribute: "step.unknown-attribute"
    case .misplacedAttribute: "step.misplaced-attribute"
    case .noTask: "step.no-task"
    case .missingSolution: "step.missing-solution"
    case .nothingChecked: "step.nothing-checked"
    case .mixedActivities: "step.mixed-activities"
    case .hintsWithoutList: "step.hints-without-list"
    case .secondHints: "step.second-hints"
    }
  }

  public var explanation: Explanation {
    switch self {
    case .noTask, .missingSolution, .nothingChecked, .mixedActivities, .hintsWithoutList,
      .secondHints, .noSteps:
      ofTheContent
    default: ofTheHeading
    }
  }

  private var ofTheHeading: Explanation {
    switch self {
    case .missingID(let title):
      Explanation(
        it: "il passo «\(title)» non ha un identificatore", "aggiungi `{#un-nome}` al titolo",
        en: "the step “\(title)” has no identifier", "add `{#a-name}` to the heading")
    case .badID(let id, let suggestion):
      FrontMatterProblem.badID(id, suggestion: suggestion).explanation
    case .duplicateID(let id):
      Explanation(
        it: "un altro passo si chiama già `\(id)`", "scegli un altro identificatore",
        en: "another step is called `\(id)`", "choose another identifier")
    case .badAttributes(let text):
      Explanation(
        it: "`\(text)` non è un elenco di attributi", "scrivi `{#identificatore .classe}`",
        en: "`\(text)` is not a list of attributes", "write `{#identifier .class}`")
    case .unknownAttribute(let word):
      Explanation(
        it: "l'attributo `\(word)` non esiste", "usa `#identificatore`, `.hints` o `.order`",
        en: "there is no attribute `\(word)`", "use `#identifier`, `.hints` or `.order`")
    case .misplacedAttribute(let word):
      Explanation(
        it: "l'attributo `\(word)` non ha senso su questo titolo",
        "`#id` e `.order` stanno sui titoli `##`, `.hints` su quelli `###`",
        en: "the attribute `\(word)` means nothing on this heading",
        "`#id` and `.order` belong to `##` headings, `.hints` to `###` headings")
    default:
      Explanation(
        it: "il titolo della lezione sta nell'intestazione, non in un titolo `#`",
        "togli la riga, e scrivi `title: …` nell'intestazione",
        en: "the title of a lesson stands in its front matter, not in a `#` heading",
        "remove the line, and write `title: …` in the front matter")
    }
  }

  private var ofTheContent: Explanation {
    switch self {
    case .noSteps:
      Explanation(
        it: "la lezione non ha passi", "aggiungi un titolo `## Titolo {#id}`",
        en: "the lesson has no steps", "add a heading `## Title {#id}`")
    case .noTask(let step):
      Explanation(
        it: "il passo `\(step)` non dice che cosa fare",
        "scrivi una frase prima della soluzione o della domanda",
        en: "the step `\(step)` does not say what to do",
        "write a sentence before the solution or the question")
    case .missingSolution(let step):
      Explanation(
        it: "il passo `\(step)` non ha una soluzione", "aggiungi un blocco `swift solution`",
        en: "the step `\(step)` has no solution", "add a block `swift solution`")
    case .nothingChecked(let step):
      Explanation(
        it: "nessun controllo verifica il passo `\(step)`",
        "aggiungi un blocco `expect` o `swift check`",
        en: "nothing checks the step `\(step)`", "add a block `expect` or `swift check`")
    case .mixedActivities(let step):
      Explanation(
        it: "il passo `\(step)` chiede più di una cosa", "dividilo in due passi",
        en: "the step `\(step)` asks for more than one thing", "divide it into two steps")
    case .secondHints(let step):
      Explanation(
        it: "il passo `\(step)` ha già i suoi suggerimenti", "uniscili in un solo elenco",
        en: "the step `\(step)` has its hints already", "join them into one list")
    default:
      Explanation(
        it: "sotto un titolo `{.hints}` va un elenco numerato",
        "scrivi `1. …` per ogni suggerimento, e nient'altro",
        en: "a numbered list belongs under a heading `{.hints}`",
        "write `1. …` for each hint, and nothing else")
    }
  }
}
