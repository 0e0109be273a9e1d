import ScriptRuntime

extension ScriptFailure {
  /// Why it happened and what to do, in a sentence or two; nil when the headline says it all.
  public func explanation(in language: Language) -> String? {
    switch kind {
    case .unexpectedNil:
      language.pick(
        it:
          "Il valore era nil e il punto esclamativo prometteva che non lo fosse. Usa `if let`, `guard let` o `?.`.",
        en:
          "The value was nil, and the exclamation mark promised it would not be. Use `if let`, `guard let` or `?.`."
      )
    case .indexOutOfRange(let index, 0):
      language.pick(
        it: "Hai chiesto l'elemento \(index) di una raccolta vuota.",
        en: "You asked for element \(index) of an empty collection.")
    case .indexOutOfRange(let index, let count):
      language.pick(
        it: "Hai chiesto l'elemento \(index) di \(count): gli indici vanno da 0 a \(count - 1).",
        en: "You asked for element \(index) of \(count): indices run from 0 to \(count - 1).")
    case .arithmeticOverflow(let operation):
      language.pick(
        it:
          "Il risultato di \(operation) non sta nel tipo. Swift si ferma invece di sbagliare il numero.",
        en:
          "The result of \(operation) does not fit in its type. Swift stops rather than give a wrong number."
      )
    case .castFailed(_, let to):
      language.pick(
        it: "`as!` promette che il valore è di tipo \(to). Con `as?` ottieni nil quando non lo è.",
        en: "`as!` promises that the value is a \(to). With `as?` you get nil when it is not.")
    case .uncaughtError:
      language.pick(
        it: "Nessun `catch` ha raccolto l'errore.", en: "No `catch` took the error.")
    case .stackOverflow(let cycle, let limit):
      cycle.isEmpty ? depth(limit, in: language) : recursion(cycle, in: language)
    case .exception(_, let reason):
      exception(reason, in: language)
    case .danglingReference:
      language.pick(
        it: "`unowned` promette che l'oggetto vive ancora. Se può sparire prima, usa `weak`.",
        en: "`unowned` promises that the object is still alive. If it may go first, use `weak`.")
    default:
      nil
    }
  }

  private func depth(_ limit: Int, in language: Language) -> String {
    let megabytes = max(1, limit >> 20)
    return language.pick(
      it: "Le chiamate annidate hanno riempito i \(megabytes) MB di stack che possono usare.",
      en: "Nested calls have filled the \(megabytes) MB of stack that they may use.")
  }

  private func recursion(_ cycle: [String], in language: Language) -> String {
    let path = cycle.joined(separator: " → ")
    if cycle.contains(where: { $0.hasSuffix("loadView()") }) {
      return language.pick(
        it:
          "Leggere `view` quando è ancora nil chiama `loadView`, che la legge di nuovo: \(path) → … Assegna `view` prima di leggerla.",
        en:
          "Reading `view` while it is still nil calls `loadView`, which reads it again: \(path) → … Assign `view` before you read it."
      )
    }
    return language.pick(
      it: "Queste chiamate si ripetono senza fine: \(path) → …",
      en: "These calls repeat without end: \(path) → …")
  }

  private func exception(_ reason: String, in language: Language) -> String? {
    if reason.contains("no common ancestor") {
      return language.pick(
        it:
          "Due viste devono avere un antenato comune prima di essere unite da un vincolo: chiama prima `addSubview`.",
        en:
          "Two views must share an ancestor before a constraint can join them: call `addSubview` first."
      )
    }
    if reason.contains("location equal to a constant") {
      return language.pick(
        it:
          "Una posizione non può essere un numero da solo: va riferita a un'altra vista. Un numero da solo va bene per larghezza e altezza.",
        en:
          "A location cannot be a bare number: it must refer to another view. A bare number is right for a width or a height."
      )
    }
    if reason.contains("leading/trailing attribute and a right/left attribute") {
      return language.pick(
        it:
          "leading segue il verso di lettura, left mai: usa leading e trailing per entrambe le viste.",
        en:
          "leading follows the reading direction, left never does: use leading and trailing for both views."
      )
    }
    if reason.contains("Mutating a priority from required to not") {
      return language.pick(
        it:
          "Obbligatorio e opzionale non si scambiano a vincolo attivo: parti da 999, o disattivalo prima.",
        en:
          "Required and optional cannot swap while a constraint is active: start at 999, or deactivate it first."
      )
    }
    if reason.contains("Can't add self as subview") {
      return language.pick(
        it: "Una vista non può contenere sé stessa.", en: "A view cannot contain itself.")
    }
    if reason.contains("at most one view controller at a time") {
      return language.pick(
        it: "Una vista radice ha un solo controller: creane una nuova per ciascuno.",
        en: "A root view has one controller only: make a new one for each.")
    }
    return nil
  }
}
