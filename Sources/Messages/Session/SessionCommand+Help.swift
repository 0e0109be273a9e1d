extension SessionCommand {
  /// The argument the command takes, for example `<screen>`, or nothing.
  public func argument(in language: Language) -> String? {
    switch self {
    case .device: language.pick(it: "schermo", en: "screen")
    case .lang: "it|en"
    case .doc: language.pick(it: "nome", en: "name")
    case .export: language.pick(it: "file", en: "file")
    case .why: language.pick(it: "numero", en: "number")
    default: nil
    }
  }

  /// One line on what it does.
  public func text(in language: Language) -> String {
    switch self {
    case .help: language.pick(it: "mostra i comandi", en: "show the commands")
    case .tree:
      language.pick(
        it: "la gerarchia delle viste, con i frame", en: "the view hierarchy, with frames")
    case .draw: language.pick(it: "disegna lo schermo", en: "draw the screen")
    case .constraints: language.pick(it: "i vincoli attivi", en: "the active constraints")
    case .trace:
      language.pick(
        it: "chi segue Auto Layout, e che cosa è ambiguo",
        en: "what follows Auto Layout, and what is ambiguous")
    case .leaks:
      language.pick(
        it: "gli oggetti che si tengono in vita a vicenda",
        en: "objects that keep each other alive")
    case .device: language.pick(it: "cambia schermo", en: "change the screen")
    case .rotate: language.pick(it: "ruota lo schermo", en: "rotate the screen")
    case .dark:
      language.pick(it: "passa alla modalità scura, o torna", en: "go to dark mode, or back")
    case .rtl:
      language.pick(
        it: "passa da destra a sinistra, o torna", en: "go to right to left, or back")
    case .hint: language.pick(it: "il prossimo suggerimento", en: "the next hint")
    case .requirements:
      language.pick(it: "che cosa viene controllato", en: "what is checked")
    case .solution: language.pick(it: "la risposta del modello", en: "the model answer")
    case .why:
      language.pick(
        it: "spiega l'ultimo errore o verdetto", en: "explain the last error or verdict")
    case .errors:
      language.pick(it: "tutti gli errori dell'ultima riga", en: "all errors of the last line")
    case .undo: language.pick(it: "annulla l'ultima riga", en: "undo the last line")
    case .reset: language.pick(it: "ricomincia il passo", en: "start the step again")
    case .skip: language.pick(it: "salta il passo", en: "skip the step")
    case .back:
      language.pick(
        it: "torna al passo di prima, o dallo spazio libero",
        en: "go back a step, or out of the sandbox")
    case .lessons: language.pick(it: "l'elenco delle lezioni", en: "the list of lessons")
    case .lang: language.pick(it: "cambia lingua", en: "change the language")
    case .play:
      language.pick(it: "prova liberamente su una copia", en: "try things freely on a copy")
    case .doc:
      language.pick(it: "la dichiarazione di un nome", en: "the declaration of a name")
    case .export:
      language.pick(
        it: "scrivi quello che hai costruito in un file Swift",
        en: "write what you built to a Swift file")
    case .quit: language.pick(it: "esci", en: "leave")
    }
  }
}
