import ScriptRuntime

extension ScriptFailure {
  /// What the real program would print, in its own words: Swift's and UIKit's are English in every
  /// language.
  ///
  /// A stack overflow and Ctrl-C print nothing in the real program, and the budgets are
  /// Primavista's own: for these the headline is in the learner's language.
  public func headline(in language: Language) -> String {
    switch kind {
    case .unexpectedNil(let implicitly):
      "Fatal error: Unexpectedly found nil while \(implicitly ? "implicitly " : "")unwrapping "
        + "an Optional value"
    case .indexOutOfRange:
      "Fatal error: Index out of range"
    case .arithmeticOverflow:
      "Swift runtime failure: arithmetic overflow"
    case .divisionByZero(let isRemainder):
      "Fatal error: Division by zero" + (isRemainder ? " in remainder operation" : "")
    case .castFailed(let from, let to):
      "Could not cast value of type '\(from)' to '\(to)'."
    case .fatalError(let function, let message):
      prefix(of: function) + (message.isEmpty ? "" : ": " + message)
    case .uncaughtError(let text):
      "Fatal error: Error raised at top level: \(text)"
    case .exception(let name, let reason):
      "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
    case .danglingReference:
      "Fatal error: Attempted to read an unowned reference but the object was already destroyed"
    case .trap(let text):
      "Fatal error: " + text
    case .stackOverflow, .stepBudgetExhausted, .memoryBudgetExhausted, .outputBudgetExhausted,
      .timeBudgetExhausted, .taskBudgetExhausted, .waitsForever, .interrupted, .bridging,
      .notSimulated, .nameNotSimulated:
      ownHeadline(in: language)
    }
  }

  private func prefix(of function: String) -> String {
    switch function {
    case "precondition": "Precondition failed"
    case "assert": "Assertion failed"
    default: "Fatal error"
    }
  }

  private func ownHeadline(in language: Language) -> String {
    switch kind {
    case .stackOverflow:
      language.pick(
        it: "stack esaurito: l'app terminerebbe con EXC_BAD_ACCESS, senza altri messaggi",
        en: "stack overflow: the app would end with EXC_BAD_ACCESS, without another message")
    case .stepBudgetExhausted(let limit):
      language.pick(
        it: "interrotto dopo \(limit) passi: è probabile che un ciclo non finisca",
        en: "stopped after \(limit) steps: a loop probably does not end")
    case .memoryBudgetExhausted(let limit):
      language.pick(
        it: "interrotto: il programma ha chiesto più di \(megabytes(limit)) MB di memoria",
        en: "stopped: the program asked for more than \(megabytes(limit)) MB of memory")
    case .outputBudgetExhausted(let limit):
      language.pick(
        it: "interrotto: il programma ha stampato più di \(limit) caratteri",
        en: "stopped: the program printed more than \(limit) characters")
    case .taskBudgetExhausted(let limit):
      language.pick(
        it: "interrotto: più di \(limit) task sono a metà del loro lavoro",
        en: "stopped: more than \(limit) tasks are in the middle of their work")
    case .waitsForever:
      language.pick(
        it: "il programma aspetta qualcosa che non può più succedere: resterebbe fermo per sempre",
        en: "the program waits for something that can no longer happen: it would wait forever")
    case .timeBudgetExhausted(let limit):
      language.pick(
        it: "interrotto: il programma era ancora in corso dopo \(seconds(limit)) secondi",
        en: "stopped: the program was still running after \(seconds(limit)) seconds")
    case .interrupted:
      language.pick(it: "interrotto con Ctrl-C", en: "interrupted with Ctrl-C")
    case .bridging(let expected, let found):
      language.pick(
        it: "difetto di Primavista: UIKit attendeva \(expected) e ha ricevuto \(found)",
        en: "a fault in Primavista: UIKit expected \(expected) and received \(found)")
    case .notSimulated(let name):
      language.pick(
        it: "\(name) esiste davvero, ma Primavista non lo simula ancora",
        en: "\(name) does exist, but Primavista does not simulate it yet")
    case .nameNotSimulated(let name):
      language.pick(
        it: "\(name.placed(in: language)), ma Primavista non lo simula: "
          + "il programma si ferma dove gli serve un suo valore",
        en: "\(name.placed(in: language)), but Primavista does not simulate it: "
          + "the program stops where it needs a value from it")
    default:
      ""
    }
  }

  private func seconds(_ count: Double) -> String {
    count == count.rounded() && count < 1e9 ? "\(Int(count))" : "\(count)"
  }

  private func megabytes(_ bytes: Int) -> Int { bytes / 1_048_576 }
}
