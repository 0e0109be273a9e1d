/// A command of the session, typed after a colon.
///
/// Every command has an English and an Italian name; both always work, and so does a prefix of
/// one that no other command shares.
public enum SessionCommand: String, CaseIterable, Sendable {
  case help, tree, draw, constraints, trace, leaks, device, rotate, dark, rtl
  case hint, requirements, solution, why, errors
  case undo, reset, skip, back, lessons, lang, play, doc, export, quit

  /// The names: English first, then Italian, then further spellings.
  public var names: [String] {
    switch self {
    case .help: ["help", "aiuto"]
    case .tree: ["tree", "albero"]
    case .draw: ["draw", "disegna"]
    case .constraints: ["constraints", "vincoli"]
    case .trace: ["trace", "traccia"]
    case .leaks: ["leaks", "perdite"]
    case .device: ["device", "dispositivo"]
    case .rotate: ["rotate", "ruota"]
    case .dark: ["dark", "scuro"]
    case .rtl: ["rtl", "destra"]
    case .hint: ["hint", "suggerimento"]
    case .requirements: ["requirements", "requisiti"]
    case .solution: ["solution", "soluzione"]
    case .why: ["why", "perché", "perche"]
    case .errors: ["errors", "errori"]
    case .undo: ["undo", "annulla"]
    case .reset: ["reset", "ricomincia"]
    case .skip: ["skip", "salta"]
    case .back: ["back", "indietro"]
    case .lessons: ["lessons", "lezioni"]
    case .lang: ["lang", "lingua"]
    case .play: ["play", "gioca"]
    case .doc: ["doc", "documentazione"]
    case .export: ["export", "esporta"]
    case .quit: ["quit", "esci", "exit"]
    }
  }

  /// The words that are commands without a colon too, unless a variable has that name.
  public static let bareWords: [String: SessionCommand] = [
    "help": .help, "aiuto": .help, "?": .help, "exit": .quit, "quit": .quit, "esci": .quit,
  ]
}
