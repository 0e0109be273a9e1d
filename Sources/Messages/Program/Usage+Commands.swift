extension Usage {
  /// What the page of one command says.
  struct CommandBody {
    let summary: String
    let overview: String
    let synopsis: String
    var examples: [Entry] = []
    var arguments: [Entry] = []
    var options: [Entry] = []
  }

  static func command(_ topic: String, in language: Language) -> CommandBody? {
    switch topic {
    case "learn": learn(in: language)
    case "play": play(in: language)
    case "run": run(in: language)
    case "check": check(in: language)
    case "explain": explain(in: language)
    case "lesson": lessonTest(in: language)
    case "lessons": lessons(in: language)
    default: nil
    }
  }

  private static func learn(in language: Language) -> CommandBody {
    CommandBody(
      summary: language.pick(it: "apri una lezione", en: "open a lesson"),
      overview: language.pick(
        it: "Apre una lezione del corso, dal passo a cui eri arrivato.",
        en: "Opens a lesson of the course, at the step you had reached."),
      synopsis: language.pick(
        it: "primavista learn <lezione> [<opzioni>]", en: "primavista learn <lesson> [<options>]"),
      examples: [
        Entry(
          label: "primavista learn root-view",
          text: language.pick(it: "per nome", en: "by its name")),
        Entry(
          label: "primavista learn 3",
          text: language.pick(it: "per numero", en: "by its number")),
      ],
      arguments: [
        Entry(
          label: language.pick(it: "<lezione>", en: "<lesson>"),
          text: language.pick(
            it: "il nome o il numero, come li elenca 'primavista lessons'",
            en: "the name or the number, as 'primavista lessons' lists them"))
      ])
  }

  private static func play(in language: Language) -> CommandBody {
    CommandBody(
      summary: language.pick(it: "prova liberamente", en: "try things freely"),
      overview: language.pick(
        it: "Apre uno spazio libero, senza lezioni: scrivi Swift e guarda la gerarchia.",
        en: "Opens a free space without lessons: type Swift and watch the hierarchy."),
      synopsis: language.pick(it: "primavista play [<opzioni>]", en: "primavista play [<options>]"))
  }

  private static func run(in language: Language) -> CommandBody {
    CommandBody(
      summary: language.pick(
        it: "esegui un file e mostra la sua schermata", en: "run a file and show its screen"),
      overview: language.pick(
        it:
          "Esegue uno o più file come un solo modulo, presenta un view controller e stampa la sua gerarchia come fa recursiveDescription di UIKit.",
        en:
          "Runs one or several files as one module, presents a view controller and prints its hierarchy as UIKit's recursiveDescription does."
      ),
      synopsis: language.pick(
        it: "primavista run <file> ... [<opzioni>]", en: "primavista run <file> ... [<options>]"),
      examples: [
        Entry(
          label: "primavista run Home.swift",
          text: language.pick(it: "la gerarchia", en: "the hierarchy")),
        Entry(
          label: "primavista run *.swift --controller HomeViewController --json",
          text: language.pick(
            it: "più file, un controller scelto, in JSON",
            en: "several files, a chosen controller, as JSON")),
      ],
      arguments: [
        Entry(
          label: "<file>",
          text: language.pick(
            it: "file Swift; un 'override func' da solo è il corpo del controller in esame",
            en: "Swift files; a bare 'override func' is the body of the controller under study"))
      ],
      options: [
        Entry(
          label: language.pick(it: "--controller <nome>", en: "--controller <name>"),
          text: language.pick(
            it: "il controller da presentare; se manca, l'ultimo dichiarato",
            en: "the controller to present; by default the last one declared")),
        Entry(
          label: language.pick(it: "--device <nome>", en: "--device <name>"),
          text: language.pick(
            it: "lo schermo; se manca, iPhone 16", en: "the screen; by default iPhone 16")),
        Entry(
          label: "--swift-version <5|6>",
          text: language.pick(
            it:
              "la modalità del linguaggio; se manca, 6 per chi usa async, await, Task, actor o @MainActor, altrimenti 5, dove le corse ai dati sono avvisi",
            en:
              "the language mode; by default 6 for code that uses async, await, Task, actor or @MainActor, else 5, where data races are warnings"
          )),
        Entry(
          label: "--draw",
          text: language.pick(it: "disegna la schermata", en: "draw the screen")),
        Entry(
          label: "--json",
          text: language.pick(
            it: "classe, frame, testo e figli di ogni vista, in JSON",
            en: "class, frame, text and children of every view, as JSON")),
      ])
  }

  private static func check(in language: Language) -> CommandBody {
    CommandBody(
      summary: language.pick(
        it: "verifica un file come risposta a un passo",
        en: "check a file as the answer to a step"),
      overview: language.pick(
        it:
          "Esegue un file come risposta a un passo e ne dà il verdetto. Esce con 0 se il passo è superato, 1 se non ancora, 65 se il file non è Swift corretto.",
        en:
          "Runs a file as the answer to a step and gives the verdict. Exits with 0 when the step is passed, 1 when it is not yet, 65 when the file is not correct Swift."
      ),
      synopsis: language.pick(
        it: "primavista check <lezione>[#<passo>] <file> [<opzioni>]",
        en: "primavista check <lesson>[#<step>] <file> [<options>]"),
      examples: [
        Entry(
          label: "primavista check root-view#root answer.swift",
          text: language.pick(it: "un passo solo", en: "one step"))
      ],
      arguments: [
        Entry(
          label: language.pick(it: "<lezione>", en: "<lesson>"),
          text: language.pick(it: "il nome della lezione", en: "the lesson's name")),
        Entry(
          label: language.pick(it: "<passo>", en: "<step>"),
          text: language.pick(
            it: "il nome del passo; se manca, il primo che chiede codice",
            en: "the step's name; by default the first that asks for code")),
        Entry(label: "<file>", text: language.pick(it: "la risposta", en: "the answer")),
      ])
  }

  private static func explain(in language: Language) -> CommandBody {
    CommandBody(
      summary: language.pick(it: "spiega un errore", en: "explain an error"),
      overview: language.pick(
        it:
          "Spiega un errore del compilatore o dell'esecuzione: qual è la regola, perché c'è, come si rimedia, con due esempi. Senza nome, elenca gli errori.",
        en:
          "Explains an error of the compiler or of a run: what the rule is, why it is there, how to mend it, with two examples. Without a name it lists the errors."
      ),
      synopsis: language.pick(
        it: "primavista explain [<errore>] [<opzioni>]",
        en: "primavista explain [<error>] [<options>]"),
      examples: [
        Entry(
          label: "primavista explain optionalMember",
          text: language.pick(
            it: "usare un membro di un opzionale", en: "using a member of an optional"))
      ],
      arguments: [
        Entry(
          label: language.pick(it: "<errore>", en: "<error>"),
          text: language.pick(
            it: "il nome dell'errore, come lo dice 'primavista run'",
            en: "the error's name, as 'primavista run' tells it"))
      ])
  }

  private static func lessonTest(in language: Language) -> CommandBody {
    CommandBody(
      summary: language.pick(it: "verifica i file delle lezioni", en: "check lesson files"),
      overview: language.pick(
        it:
          "Prova che ogni lezione è corretta: l'inizio non è superato, la soluzione e le alternative sì, ogni errore previsto riceve il suo messaggio, in tutte le lingue e su tutti gli schermi.",
        en:
          "Proves every lesson right: the start is not a pass, the solution and the alternatives are, and every foreseen mistake earns its own message, in every language and on every screen."
      ),
      synopsis: language.pick(
        it: "primavista lesson test [<percorso>] [<opzioni>]",
        en: "primavista lesson test [<path>] [<options>]"),
      arguments: [
        Entry(
          label: language.pick(it: "<percorso>", en: "<path>"),
          text: language.pick(
            it: "un corso, una lezione o un file; se manca, il corso incluso",
            en: "a course, a lesson or a file; by default the course included"))
      ])
  }

  private static func lessons(in language: Language) -> CommandBody {
    CommandBody(
      summary: language.pick(it: "elenca le lezioni", en: "list the lessons"),
      overview: language.pick(
        it: "Elenca le lezioni del corso e quali hai già superato.",
        en: "Lists the lessons of the course, and which you have passed."),
      synopsis: language.pick(
        it: "primavista lessons [<opzioni>]", en: "primavista lessons [<options>]"))
  }
}
