/// What can be wrong with a lesson file as text, before anything in it is understood.
public enum TextProblem: LessonProblemKind, Equatable {
  case unreadable(reason: String)
  case notUTF8
  case controlCharacter(UInt32)
  case tooLarge(bytes: Int, limit: Int)
  case tooDeep(limit: Int)
  case unclosedFence
  case html(String)

  public var id: String {
    switch self {
    case .unreadable: "text.unreadable"
    case .notUTF8: "text.not-utf8"
    case .controlCharacter: "text.control-character"
    case .tooLarge: "text.too-large"
    case .tooDeep: "text.too-deep"
    case .unclosedFence: "text.unclosed-fence"
    case .html: "text.html"
    }
  }

  public var explanation: Explanation {
    switch self {
    case .unreadable(let reason):
      Explanation(
        it: "il file non si legge: \(reason)", "controlla che esista e che sia leggibile",
        en: "the file cannot be read: \(reason)", "see that it exists and can be read")
    case .notUTF8:
      Explanation(
        it: "il file non è testo UTF-8", "salvalo come UTF-8",
        en: "the file is not UTF-8 text", "save it as UTF-8")
    case .controlCharacter(let code):
      Explanation(
        it: "c'è un carattere di controllo, U+\(hex(code))", "toglilo",
        en: "there is a control character, U+\(hex(code))", "remove it")
    case .tooLarge(let bytes, let limit):
      Explanation(
        it: "il file è di \(bytes) byte, più dei \(limit) ammessi", "dividi la lezione",
        en: "the file has \(bytes) bytes, more than the \(limit) allowed", "divide the lesson")
    case .tooDeep(let limit):
      Explanation(
        it: "elenchi e citazioni sono annidati oltre \(limit) livelli", "appiattiscili",
        en: "lists and quotations are nested beyond \(limit) levels", "flatten them")
    case .unclosedFence:
      Explanation(
        it: "il blocco di codice non è chiuso", "chiudilo con una riga di apici inversi",
        en: "the code block is not closed", "close it with a line of backticks")
    case .html(let text):
      Explanation(
        it: "`\(text)` è HTML, che un terminale non mostra", "scrivilo in Markdown",
        en: "`\(text)` is HTML, which a terminal does not show", "write it in Markdown")
    }
  }

  private func hex(_ code: UInt32) -> String {
    let digits = String(code, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
