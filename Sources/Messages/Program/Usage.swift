/// The help of the command line, in the layout of swift-argument-parser.
public enum Usage {
  /// The commands that have a page of their own, in the order the overview lists them.
  public static let topics = ["learn", "play", "run", "check", "explain", "lesson", "lessons"]

  /// One entry of a list: what is typed, and what it does.
  public struct Entry: Sendable {
    public let label: String
    public let text: String
  }

  /// A page: an overview, examples, a synopsis, and lists.
  public struct Page: Sendable {
    public let overview: String
    public let examples: [Entry]
    public let synopsis: String
    public let lists: [(title: String, entries: [Entry])]
  }

  /// The words between the parts of a page.
  public static func title(_ part: Part, in language: Language) -> String {
    switch part {
    case .overview: language.pick(it: "DESCRIZIONE", en: "OVERVIEW")
    case .usage: language.pick(it: "USO", en: "USAGE")
    case .examples: language.pick(it: "ESEMPI", en: "EXAMPLES")
    case .arguments: language.pick(it: "ARGOMENTI", en: "ARGUMENTS")
    case .options: language.pick(it: "OPZIONI", en: "OPTIONS")
    case .subcommands: language.pick(it: "COMANDI", en: "SUBCOMMANDS")
    }
  }

  /// The parts of a page.
  public enum Part: Sendable { case overview, usage, examples, arguments, options, subcommands }

  /// The page of a command, or of the program; nil for a word that is no command.
  public static func page(_ topic: String?, in language: Language) -> Page? {
    guard let topic else { return program(in: language) }
    guard let body = command(topic, in: language) else { return nil }
    var lists: [(title: String, entries: [Entry])] = []
    if !body.arguments.isEmpty {
      lists.append((title(.arguments, in: language), body.arguments))
    }
    lists.append((title(.options, in: language), body.options + common(in: language)))
    return Page(
      overview: body.overview, examples: body.examples, synopsis: body.synopsis, lists: lists)
  }

  private static func program(in language: Language) -> Page {
    Page(
      overview: language.pick(
        it: "Impara loadView e le viste da codice nel terminale, scrivendo Swift vero.",
        en: "Learn loadView and views in code in the terminal, by typing real Swift."),
      examples: [
        Entry(
          label: "primavista",
          text: language.pick(
            it: "apre il corso dove lo avevi lasciato",
            en: "opens the course where you left it")),
        Entry(
          label: "primavista run Home.swift --draw",
          text: language.pick(
            it: "disegna la schermata di un file", en: "draws the screen of a file")),
      ],
      synopsis: language.pick(
        it: "primavista [<comando>] [<opzioni>]", en: "primavista [<subcommand>] [<options>]"),
      lists: [
        (title(.options, in: language), common(in: language)),
        (
          title(.subcommands, in: language),
          topics.compactMap { topic in
            command(topic, in: language).map { Entry(label: topic, text: $0.summary) }
          }
        ),
      ])
  }

  private static func common(in language: Language) -> [Entry] {
    [
      Entry(
        label: "--lang <it|en>",
        text: language.pick(it: "la lingua della sessione", en: "the language of the session")),
      Entry(
        label: "--plain",
        text: language.pick(
          it: "testo semplice, senza colori né disegni: per i lettori di schermo",
          en: "plain text, without colours or drawings: for screen readers")),
      Entry(
        label: language.pick(it: "--color[=<quando>]", en: "--color[=<when>]"),
        text: language.pick(
          it: "quando usare i colori: always, never, auto",
          en: "when to use colours: always, never, auto")),
      Entry(
        label: "-h, --help",
        text: language.pick(it: "mostra questo aiuto", en: "show this help")),
      Entry(
        label: "--version",
        text: language.pick(it: "mostra la versione", en: "show the version")),
    ]
  }
}
