/// What can be wrong in the lines between the two `---` at the top of a lesson or course file.
public enum FrontMatterProblem: LessonProblemKind, Equatable {
  case missing
  case unclosed
  case notAPair(String)
  case unknownKey(String, suggestion: String?)
  case duplicateKey(String)
  case emptyValue(key: String)
  case missingKey(String)
  case notAFormat(String)
  case newerFormat(found: Int, supported: Int)
  case badID(String, suggestion: String?)
  case unknownContext(String, known: [String])
  case unknownDevice(String, suggestion: String?)
  case duplicateDevice(String)
  case unknownLanguage(String)

  public var id: String {
    switch self {
    case .missing: "front-matter.missing"
    case .unclosed: "front-matter.unclosed"
    case .notAPair: "front-matter.not-a-pair"
    case .unknownKey: "front-matter.unknown-key"
    case .duplicateKey: "front-matter.duplicate-key"
    case .emptyValue: "front-matter.empty-value"
    case .missingKey: "front-matter.missing-key"
    case .notAFormat: "front-matter.not-a-format"
    case .newerFormat: "front-matter.newer-format"
    case .badID: "front-matter.bad-id"
    case .unknownContext: "front-matter.unknown-context"
    case .unknownDevice: "front-matter.unknown-device"
    case .duplicateDevice: "front-matter.duplicate-device"
    case .unknownLanguage: "front-matter.unknown-language"
    }
  }

  public var explanation: Explanation {
    switch self {
    case .missing, .unclosed, .notAPair: ofTheBlock
    case .unknownKey, .duplicateKey, .emptyValue, .missingKey: ofAKey
    default: ofAValue
    }
  }

  private var ofTheBlock: Explanation {
    switch self {
    case .unclosed:
      Explanation(
        it: "l'intestazione non è chiusa", "scrivi una riga `---` dopo l'ultima coppia",
        en: "the front matter is not closed", "write a line `---` after the last pair")
    case .notAPair(let line):
      Explanation(
        it: "`\(line)` non è una coppia `chiave: valore`",
        "scrivi una chiave, due punti, uno spazio e il valore",
        en: "`\(line)` is not a `key: value` pair", "write a key, a colon, a space and the value")
    default:
      Explanation(
        it: "manca l'intestazione",
        "comincia il file con `---`, le coppie `chiave: valore` e un altro `---`",
        en: "the front matter is missing",
        "begin the file with `---`, the `key: value` pairs and another `---`")
    }
  }

  private var ofAKey: Explanation {
    switch self {
    case .unknownKey(let key, let suggestion):
      Explanation(
        it: "la chiave `\(key)` non esiste",
        "toglila o correggila\(perhaps(suggestion).it)",
        en: "there is no key `\(key)`", "remove it or correct it\(perhaps(suggestion).en)")
    case .duplicateKey(let key):
      Explanation(
        it: "la chiave `\(key)` è già stata scritta", "lasciane una sola",
        en: "the key `\(key)` has been written before", "keep one of the two")
    case .emptyValue(let key):
      Explanation(
        it: "la chiave `\(key)` non ha un valore", "scrivi il valore dopo i due punti",
        en: "the key `\(key)` has no value", "write the value after the colon")
    case .missingKey(let key):
      Explanation(
        it: "manca la chiave `\(key)`", "aggiungi una riga `\(key): …` all'intestazione",
        en: "the key `\(key)` is missing", "add a line `\(key): …` to the front matter")
    default: ofTheBlock
    }
  }

  private var ofAValue: Explanation {
    switch self {
    case .notAFormat(let value):
      Explanation(
        it: "`\(value)` non è un numero di formato", "scrivi `format: 1`",
        en: "`\(value)` is not a format number", "write `format: 1`")
    case .newerFormat(let found, let supported):
      Explanation(
        it: "la lezione è nel formato \(found), e questa versione legge fino al \(supported)",
        "aggiorna Primavista",
        en: "the lesson is in format \(found), and this version reads up to \(supported)",
        "update Primavista")
    case .badID(let id, let suggestion):
      Explanation(
        it: "`\(id)` non può essere un identificatore",
        "usa lettere minuscole senza accenti, cifre e trattini\(perhaps(suggestion).it)",
        en: "`\(id)` cannot be an identifier",
        "use lower-case letters without accents, digits and hyphens\(perhaps(suggestion).en)")
    case .unknownContext(let context, let known):
      Explanation(
        it: "il contesto `\(context)` non esiste",
        "scegli fra \(known.map { "`\($0)`" }.joined(separator: ", "))",
        en: "there is no context `\(context)`",
        "choose one of \(known.map { "`\($0)`" }.joined(separator: ", "))")
    case .unknownDevice(let device, let suggestion):
      Explanation(
        it: "il dispositivo `\(device)` non è conosciuto",
        "scrivi il nome come lo scrive Apple\(perhaps(suggestion).it)",
        en: "the device `\(device)` is not known",
        "write the name as Apple writes it\(perhaps(suggestion).en)")
    case .duplicateDevice(let device):
      Explanation(
        it: "il dispositivo `\(device)` è scritto due volte", "lascialo una volta sola",
        en: "the device `\(device)` is written twice", "keep it once")
    case .unknownLanguage(let language):
      Explanation(
        it: "la lingua `\(language)` non è fra quelle di Primavista", "scrivi `it` oppure `en`",
        en: "the language `\(language)` is not one of Primavista's", "write `it` or `en`")
    default: ofTheBlock
    }
  }
}
