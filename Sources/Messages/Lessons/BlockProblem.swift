/// What can be wrong with a fenced block that the program runs.
public enum BlockProblem: LessonProblemKind, Equatable {
  case unknownBlock(String, suggestion: String?)
  case unexpectedWord(String, block: String)
  case missingID(block: String)
  case badID(String, suggestion: String?)
  case duplicateID(String, block: String)
  case duplicateBlock(String)
  case emptyBlock(String)
  case outsideStep(String)
  case nested(String)
  case mistakeWithoutFeedback(String)
  case checkWithoutExpect

  public var id: String {
    switch self {
    case .unknownBlock: "block.unknown"
    case .unexpectedWord: "block.unexpected-word"
    case .missingID: "block.missing-id"
    case .badID: "block.bad-id"
    case .duplicateID: "block.duplicate-id"
    case .duplicateBlock: "block.duplicate"
    case .emptyBlock: "block.empty"
    case .outsideStep: "block.outside-step"
    case .nested: "block.nested"
    case .mistakeWithoutFeedback: "block.mistake-without-feedback"
    case .checkWithoutExpect: "block.check-without-expect"
    }
  }

  public var explanation: Explanation {
    switch self {
    case .unknownBlock, .unexpectedWord, .missingID, .badID, .duplicateID: ofTheInfoString
    default: ofTheBlock
    }
  }

  private var ofTheInfoString: Explanation {
    switch self {
    case .unknownBlock(let kind, let suggestion):
      Explanation(
        it: "non esiste un blocco `swift \(kind)`",
        "correggi la parola, o lascia solo `swift` per mostrare il codice"
          + perhaps(suggestion).it,
        en: "there is no block `swift \(kind)`",
        "correct the word, or leave `swift` alone to show the code\(perhaps(suggestion).en)")
    case .unexpectedWord(let word, let block):
      Explanation(
        it: "la parola `\(word)` non ha senso in un blocco `\(block)`", "toglila",
        en: "the word `\(word)` means nothing in a block `\(block)`", "remove it")
    case .missingID(let block):
      Explanation(
        it: "il blocco `\(block)` non ha un identificatore",
        "scrivilo dopo la parola: `\(block) un-nome`",
        en: "the block `\(block)` has no identifier", "write it after the word: `\(block) a-name`")
    case .badID(let id, let suggestion):
      FrontMatterProblem.badID(id, suggestion: suggestion).explanation
    case .duplicateID(let id, let block):
      Explanation(
        it: "un altro blocco `\(block)` di questo passo si chiama già `\(id)`",
        "scegli un altro identificatore",
        en: "another block `\(block)` of this step is called `\(id)`", "choose another identifier")
    default: ofTheBlock
    }
  }

  private var ofTheBlock: Explanation {
    switch self {
    case .duplicateBlock(let block):
      Explanation(
        it: "il passo ha già un blocco `\(block)`", "uniscili in uno solo",
        en: "the step has a block `\(block)` already", "join them into one")
    case .outsideStep(let block):
      Explanation(
        it: "il blocco `\(block)` sta fuori da ogni passo",
        "mettilo sotto un titolo `## Titolo {#id}`",
        en: "the block `\(block)` stands outside every step",
        "put it under a heading `## Title {#id}`")
    case .nested(let block):
      Explanation(
        it: "il blocco `\(block)` sta dentro un elenco o una citazione",
        "portalo al margine sinistro",
        en: "the block `\(block)` stands inside a list or a quotation", "move it to the left margin"
      )
    case .mistakeWithoutFeedback(let id):
      Explanation(
        it: "l'errore previsto `\(id)` non ha un commento",
        "scrivi sotto il blocco una citazione, `> …`, che lo spieghi",
        en: "the foreseen mistake `\(id)` has no feedback",
        "write a quotation, `> …`, under the block to explain it")
    case .checkWithoutExpect:
      Explanation(
        it: "il blocco `swift check` non contiene nessun `#expect(…)`", "aggiungine uno",
        en: "the block `swift check` contains no `#expect(…)`", "add one")
    case .emptyBlock(let block):
      Explanation(
        it: "il blocco `\(block)` è vuoto", "scrivi il codice o togli il blocco",
        en: "the block `\(block)` is empty", "write the code or remove the block")
    default: ofTheInfoString
    }
  }
}
