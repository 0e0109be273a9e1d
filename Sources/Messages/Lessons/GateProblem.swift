/// What running a lesson shows to be wrong with it: found by the gate, or in front of a learner as a
/// fault of the lesson.
public enum GateProblem: LessonProblemKind, Equatable {
  // What an expectation or a check asks for and cannot be had.
  case unreadable(String, reason: String)
  case noSuchGeometry(String)
  case brokenCheck(String, reason: String)
  case brokenGiven(reason: GateReason)

  // What the gate proves.
  case startPasses(step: String, device: String)
  case solutionFails(step: String, device: String, why: GateReason)
  case prefixPasses(step: String, statements: Int, of: Int)
  case alternativeFails(String, device: String, why: GateReason)
  case mistakePasses(String)
  case mistakeSilent(String)
  case mistakeShadowed(String, by: String)
  case deadCheck(String)

  public var id: String {
    switch self {
    case .unreadable: "gate.unreadable"
    case .noSuchGeometry: "gate.no-such-geometry"
    case .brokenCheck: "gate.broken-check"
    case .brokenGiven: "gate.broken-given"
    case .startPasses: "gate.start-passes"
    case .solutionFails: "gate.solution-fails"
    case .prefixPasses: "gate.prefix-passes"
    case .alternativeFails: "gate.alternative-fails"
    case .mistakePasses: "gate.mistake-passes"
    case .mistakeSilent: "gate.mistake-silent"
    case .mistakeShadowed: "gate.mistake-shadowed"
    case .deadCheck: "gate.dead-check"
    }
  }

  public var severity: LessonProblemSeverity {
    if case .deadCheck = self { .warning } else { .error }
  }

  public var explanation: Explanation {
    switch self {
    case .unreadable, .noSuchGeometry, .brokenCheck, .brokenGiven: ofWhatIsAsked
    case .mistakePasses, .mistakeSilent, .mistakeShadowed, .deadCheck: ofWrongAnswers
    default: ofRightAnswers
    }
  }

  private var ofWhatIsAsked: Explanation {
    switch self {
    case .unreadable(let expression, let reason):
      Explanation(
        it: "`\(expression)` non si può leggere: \(reason)", "correggi l'espressione",
        en: "`\(expression)` cannot be read: \(reason)", "correct the expression")
    case .noSuchGeometry(let name):
      Explanation(
        it: "`\(name)` non è una vista né una guida di layout", "correggi il nome",
        en: "`\(name)` is neither a view nor a layout guide", "correct the name")
    case .brokenCheck(let expression, let reason):
      Explanation(
        it: "il controllo `\(expression)` non si può eseguire: \(reason)", "correggi il controllo",
        en: "the check `\(expression)` cannot be run: \(reason)", "correct the check")
    case .brokenGiven(let reason):
      Explanation(
        it: "il codice di partenza non funziona: \(reason.text(in: .italian))",
        "correggi `swift given`, o la soluzione di un passo precedente",
        en: "the code that the step starts from does not work: \(reason.text(in: .english))",
        "correct `swift given`, or the solution of an earlier step")
    default: ofRightAnswers
    }
  }

  private var ofRightAnswers: Explanation {
    switch self {
    case .startPasses(let step, let device):
      Explanation(
        it: "il passo `\(step)` è già superato prima di cominciare, su \(device)",
        "chiedi qualcosa che all'inizio non c'è",
        en: "the step `\(step)` passes before it is begun, on \(device)",
        "ask for something that is not there at the start")
    case .solutionFails(let step, let device, let why):
      Explanation(
        it: "la soluzione del passo `\(step)` non lo supera, su \(device): "
          + why.text(in: .italian),
        "correggi la soluzione o ciò che il passo si aspetta",
        en: "the solution of the step `\(step)` does not pass it, on \(device): "
          + why.text(in: .english),
        "correct the solution or what the step expects")
    case .prefixPasses(let step, let statements, let count):
      Explanation(
        it: "bastano \(statements) istruzioni su \(count) della soluzione per superare `\(step)`",
        "controlla anche ciò che fanno le altre",
        en: "\(statements) of the \(count) statements of the solution are enough to pass `\(step)`",
        "check what the others do as well")
    case .alternativeFails(let id, let device, let why):
      Explanation(
        it: "l'altra risposta `\(id)` non è accettata, su \(device): \(why.text(in: .italian))",
        "correggila, o allarga ciò che il passo accetta",
        en: "the alternative `\(id)` is not accepted, on \(device): \(why.text(in: .english))",
        "correct it, or widen what the step accepts")
    default: ofWrongAnswers
    }
  }

  private var ofWrongAnswers: Explanation {
    switch self {
    case .mistakePasses(let id):
      Explanation(
        it: "l'errore previsto `\(id)` supera il passo", "fa' che un controllo lo riconosca",
        en: "the foreseen mistake `\(id)` passes the step", "let a check tell it apart")
    case .mistakeSilent(let id):
      Explanation(
        it: "l'errore previsto `\(id)` non riceve il suo commento",
        "rivedi il codice dell'errore: il suo risultato non si distingue",
        en: "the foreseen mistake `\(id)` does not earn its feedback",
        "revise the code of the mistake: its result does not stand out")
    case .mistakeShadowed(let id, let other):
      Explanation(
        it: "all'errore previsto `\(id)` risponde il commento di `\(other)`",
        "metti `\(id)` prima di `\(other)`, o distingui i loro risultati",
        en: "the foreseen mistake `\(id)` earns the feedback of `\(other)`",
        "put `\(id)` before `\(other)`, or tell their results apart")
    case .deadCheck(let expression):
      Explanation(
        it: "nessun errore previsto fa fallire `\(expression)`",
        "aggiungi un errore che lo faccia fallire, o togli il controllo",
        en: "no foreseen mistake makes `\(expression)` fail",
        "add a mistake that makes it fail, or remove the check")
    default: ofWhatIsAsked
    }
  }
}
