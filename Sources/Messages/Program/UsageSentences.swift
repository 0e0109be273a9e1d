/// What the program says when a command cannot be carried out.
public enum UsageSentences {
  /// `Error: …`, on standard error.
  public static func error(_ text: String, in language: Language) -> String {
    language.pick(it: "Errore: \(text)", en: "Error: \(text)")
  }

  public static func seeHelp(in language: Language) -> String {
    language.pick(
      it: "Per saperne di più: 'primavista --help'",
      en: "See 'primavista --help' for more information.")
  }

  public static func cannotRead(_ path: String, reason: String, in language: Language) -> String {
    language.pick(
      it: "non posso leggere '\(path)': \(reason)", en: "cannot read '\(path)': \(reason)")
  }

  public static func notText(_ path: String, in language: Language) -> String {
    language.pick(it: "'\(path)' non è testo UTF-8", en: "'\(path)' is not UTF-8 text")
  }

  public static func noCourse(in language: Language) -> String {
    language.pick(
      it:
        "non trovo le lezioni: rimettile accanto al programma, o indica la cartella con PRIMAVISTA_LESSONS",
      en:
        "cannot find the lessons: put them back beside the program, or name their folder in PRIMAVISTA_LESSONS"
    )
  }

  public static func unknownLesson(_ name: String, suggestion: String?, in language: Language)
    -> String
  {
    let near = suggestion.map {
      language.pick(it: "; forse '\($0)'?", en: "; did you mean '\($0)'?")
    }
    return language.pick(it: "non c'è una lezione '\(name)'", en: "there is no lesson '\(name)'")
      + (near ?? "")
  }

  public static func unknownStep(_ name: String, steps: [String], in language: Language) -> String {
    let list = steps.joined(separator: ", ")
    return language.pick(
      it: "la lezione non ha un passo '\(name)' che chieda codice: ci sono \(list)",
      en: "the lesson has no step '\(name)' that asks for code: there are \(list)")
  }

  public static func unknownDevice(_ name: String, suggestion: String?, in language: Language)
    -> String
  {
    let near = suggestion.map {
      language.pick(it: "; forse '\($0)'?", en: "; did you mean '\($0)'?")
    }
    return language.pick(it: "non conosco lo schermo '\(name)'", en: "unknown device '\(name)'")
      + (near ?? "")
  }

  public static func unknownController(_ name: String, in language: Language) -> String {
    language.pick(
      it: "i file non dichiarano un view controller '\(name)'",
      en: "the files declare no view controller '\(name)'")
  }

  public static func unknownError(_ name: String, suggestion: String?, in language: Language)
    -> String
  {
    let near = suggestion.map {
      language.pick(it: "; forse '\($0)'?", en: "; did you mean '\($0)'?")
    }
    return language.pick(it: "non c'è un errore '\(name)'", en: "there is no error '\(name)'")
      + (near ?? "")
  }

  /// Where to read more about the errors of a run, by their names.
  public static func readMore(_ names: [String], in language: Language) -> String {
    let commands = names.map { "primavista explain \($0)" }.joined(separator: ", ")
    return language.pick(it: "per saperne di più: \(commands)", en: "to read more: \(commands)")
  }

  /// The last line of the gate.
  public static func gate(steps: Int, answers: Int, problems: Int, in language: Language) -> String
  {
    problems == 0
      ? language.pick(
        it: "\(steps) passi provati con \(answers) risposte: tutto a posto.",
        en: "\(steps) steps proved with \(answers) answers: all is well.")
      : language.pick(
        it: "\(steps) passi provati con \(answers) risposte; problemi: \(problems).",
        en: "\(steps) steps proved with \(answers) answers; problems: \(problems).")
  }
}
