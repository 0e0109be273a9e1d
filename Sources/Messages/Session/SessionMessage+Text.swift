extension SessionMessage {
  /// The sentence.
  public func text(in language: Language) -> String {
    switch self {
    case .banner:
      language.pick(
        it: "Primavista · impara loadView, una vista alla volta",
        en: "Primavista · learn loadView, one view at a time")
    case .sandboxBanner:
      language.pick(it: "Primavista · spazio libero", en: "Primavista · sandbox")
    case .helpHint:
      language.pick(it: ":aiuto mostra i comandi", en: ":help shows the commands")
    case .lessonHeading(let number, let count, let title):
      language.pick(
        it: "Lezione \(number) di \(count) · \(title)",
        en: "Lesson \(number) of \(count) · \(title)")
    case .stepPosition(let number, let count):
      language.pick(it: "passo \(number) di \(count)", en: "step \(number) of \(count)")
    case .welcomeBack:
      language.pick(it: "Riprendi da dove eri rimasto.", en: "You go on from where you were.")
    case .goodbye:
      language.pick(it: "A presto.", en: "See you soon.")
    case .passed:
      language.pick(it: "Giusto.", en: "Right.")
    case .notYet:
      language.pick(it: "Non ancora.", en: "Not yet.")
    case .notGradable:
      language.pick(
        it: "Non è ancora Swift corretto: non conta come tentativo.",
        en: "This is not correct Swift yet: it does not count as an attempt.")
    case .lessonFault:
      language.pick(
        it: "C'è un difetto nella lezione, non nella tua risposta.",
        en: "The fault is in the lesson, not in your answer.")
    case .modelAnswer:
      language.pick(it: "Una risposta possibile:", en: "One possible answer:")
    case .lessonFinished(let title):
      language.pick(it: "Lezione finita: \(title).", en: "Lesson finished: \(title).")
    case .courseFinished:
      language.pick(
        it: "Hai finito il corso. :gioca apre lo spazio libero, :lezioni l'elenco.",
        en: "You have finished the course. :play opens the sandbox, :lessons the list.")
    case .nextLesson(let title):
      language.pick(it: "Si prosegue con: \(title).", en: "Next: \(title).")
    default:
      answer(in: language)
    }
  }

  private func answer(in language: Language) -> String {
    switch self {
    case .unknownCommand(let word, let suggestion):
      language.pick(
        it: "Non conosco il comando :\(word)." + suggest(suggestion, in: language),
        en: "There is no command :\(word)." + suggest(suggestion, in: language))
    case .ambiguousCommand(let word, let candidates):
      language.pick(
        it: ":\(word) può voler dire \(list(candidates, "o")).",
        en: ":\(word) may mean \(list(candidates, "or")).")
    case .notWhileQuiz:
      language.pick(
        it: "Qui si risponde alla domanda, con un numero o una lettera.",
        en: "Here you answer the question, with a number or a letter.")
    case .onlyInLesson:
      language.pick(
        it: "Questo comando serve dentro una lezione.", en: "This command is for lessons.")
    case .nothingToUndo:
      language.pick(it: "Non c'è nulla da annullare.", en: "There is nothing to undo.")
    case .undone(let line):
      language.pick(it: "Annullata: \(line)", en: "Undone: \(line)")
    case .stepReset:
      language.pick(
        it: "Il passo ricomincia da capo.", en: "The step starts again from its beginning.")
    case .skipped:
      language.pick(
        it: "Passo saltato: da qui si prosegue con la risposta del modello.",
        en: "Step skipped: from here on the model answer stands.")
    case .atFirstStep:
      language.pick(it: "Questo è il primo passo.", en: "This is the first step.")
    case .hint(let number, let count, let text):
      language.pick(
        it: "Suggerimento \(number) di \(count): \(text)", en: "Hint \(number) of \(count): \(text)"
      )
    case .noHints:
      language.pick(it: "Questo passo non ha suggerimenti.", en: "This step has no hints.")
    case .requirements:
      language.pick(it: "Che cosa viene controllato:", en: "What is checked:")
    case .solution:
      language.pick(it: "La risposta del modello:", en: "The model answer:")
    case .nothingToExplain:
      language.pick(
        it: "Non c'è nulla da spiegare, per ora.", en: "There is nothing to explain so far.")
    case .noErrors:
      language.pick(
        it: "L'ultima riga non ha altri errori.", en: "The last line has no further errors.")
    case .noSuchError(let word, let count):
      count == 1
        ? language.pick(
          it: "Non c'è un errore «\(word)»: l'ultima riga ne ha uno solo.",
          en: "There is no error “\(word)”: the last line has only one.")
        : language.pick(
          it: "Non c'è un errore «\(word)»: l'ultima riga ne ha \(count).",
          en: "There is no error “\(word)”: the last line has \(count).")
    case .languageChanged:
      language.pick(it: "Ora parlo italiano.", en: "I speak English now.")
    case .unknownLanguage(let word):
      language.pick(
        it: "Non conosco la lingua '\(word)': scegli it o en.",
        en: "I do not know the language '\(word)': choose it or en.")
    default:
      scene(in: language)
    }
  }

  private func scene(in language: Language) -> String {
    switch self {
    case .deviceChanged(let name):
      language.pick(it: "Lo schermo è: \(name).", en: "The screen is: \(name).")
    case .unknownDevice(let name, let suggestion):
      language.pick(
        it: "Non conosco lo schermo '\(name)'." + suggest(suggestion, in: language),
        en: "I do not know the screen '\(name)'." + suggest(suggestion, in: language))
    case .devices:
      language.pick(it: "Gli schermi:", en: "The screens:")
    case .orientation(let isLandscape):
      isLandscape
        ? language.pick(it: "Schermo in orizzontale.", en: "The screen is in landscape.")
        : language.pick(it: "Schermo in verticale.", en: "The screen is in portrait.")
    case .darkMode(let isOn):
      isOn
        ? language.pick(it: "Modalità scura.", en: "Dark mode.")
        : language.pick(it: "Modalità chiara.", en: "Light mode.")
    case .rightToLeft(let isOn):
      isOn
        ? language.pick(it: "Da destra a sinistra.", en: "Right to left.")
        : language.pick(it: "Da sinistra a destra.", en: "Left to right.")
    case .noHierarchy:
      language.pick(it: "Non c'è ancora nessuna vista.", en: "There are no views yet.")
    case .nothingOnScreen:
      language.pick(
        it: "Sullo schermo non c'è ancora nulla da vedere: nessuna vista ha una misura.",
        en: "There is nothing to see on the screen yet: no view has a size.")
    case .noConstraints:
      language.pick(it: "Non ci sono vincoli.", en: "There are no constraints.")
    case .ambiguous(let view):
      language.pick(
        it: "\(view): layout ambiguo, i vincoli non bastano a fissarla.",
        en: "\(view): ambiguous layout, the constraints are not enough to fix it.")
    case .unambiguous:
      language.pick(it: "Nessun layout è ambiguo.", en: "No layout is ambiguous.")
    case .leaks(let sentence): sentence.text(in: language)
    case .documentationUsage:
      language.pick(
        it: "Scrivi che cosa cercare, per esempio :doc UILabel.text",
        en: "Say what to look up, for example :doc UILabel.text")
    case .noDocumentation(let name):
      language.pick(it: "Non trovo '\(name)'.", en: "I cannot find '\(name)'.")
    case .exported(let path):
      language.pick(it: "Scritto in \(path).", en: "Written to \(path).")
    case .exportFailed(let path, let reason):
      language.pick(
        it: "Non ho potuto scrivere \(path): \(reason)", en: "Could not write \(path): \(reason)")
    case .enteredSandbox:
      language.pick(
        it: "Spazio libero: una copia del passo. :indietro torna alla lezione.",
        en: "Sandbox: a copy of the step. :back returns to the lesson.")
    case .leftSandbox:
      language.pick(
        it: "La lezione è come l'avevi lasciata.", en: "The lesson is as you left it.")
    case .unknownLesson(let name, let suggestion):
      language.pick(
        it: "Non c'è una lezione '\(name)'." + suggest(suggestion, in: language),
        en: "There is no lesson '\(name)'." + suggest(suggestion, in: language))
    default:
      record(in: language)
    }
  }

  private func record(in language: Language) -> String {
    switch self {
    case .progressSetAside(let path):
      language.pick(
        it:
          "Il file dei progressi era danneggiato: l'ho messo da parte in \(path) e ricomincio da uno nuovo.",
        en: "The progress file was damaged: I set it aside as \(path) and begin a new one.")
    case .progressNotSaved(let reason):
      language.pick(
        it: "Non riesco a salvare i progressi: \(reason)",
        en: "I cannot save your progress: \(reason)")
    case .historyNotSaved(let reason):
      language.pick(
        it: "Non riesco a salvare la cronologia: \(reason)",
        en: "I cannot save the history: \(reason)")
    case .andOtherErrors(let count):
      count == 1
        ? language.pick(it: "… e un altro (:errori)", en: "… and one more (:errors)")
        : language.pick(it: "… e altri \(count) (:errori)", en: "… and \(count) more (:errors)")
    case .tryInstead: language.pick(it: "prova", en: "try")
    case .why: language.pick(it: "Perché", en: "Why")
    case .calls: language.pick(it: "chiamate", en: "calls")
    case .line(let number): language.pick(it: "riga \(number)", en: "line \(number)")
    case .logTitle: language.pick(it: "la console di UIKit", en: "UIKit's console")
    case .notInHierarchy:
      language.pick(it: "non ancora nella gerarchia", en: "not yet in the hierarchy")
    default: ""
    }
  }

  private func suggest(_ suggestion: String?, in language: Language) -> String {
    guard let suggestion else { return "" }
    return language.pick(it: " Forse «\(suggestion)»?", en: " Did you mean “\(suggestion)”?")
  }

  private func list(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first.map { ":" + $0 } ?? "" }
    return words.dropLast().map { ":" + $0 }.joined(separator: ", ") + " \(conjunction) :" + last
  }
}
