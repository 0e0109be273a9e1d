import Interpreter

extension ConcurrencyMessage {
  /// The sentence in Italian.
  var italian: String {
    switch self {
    case .asyncAccessInSynchronous, .asyncLetInSynchronous:
      return "qui non si può aspettare: la funzione intorno non è 'async'"
    case .asyncCannotOccur(_, let place):
      return "qui non si può aspettare: \(Self.italian(place: place)) si calcola senza attese"
    case .nothingAwaited: return "qui 'await' non serve: niente di ciò che segue aspetta"
    case .asyncFunctionPassed(let type):
      return "la funzione, di tipo '\(type)', aspetta; il parametro ne vuole una che non aspetti"
    case .asyncLetNeedsInitialValue: return "'async let' vuole subito un valore iniziale"
    case .asyncLetThrows: return "leggere un 'async let' può lanciare un errore: manca 'try'"
    case .tryAfterAwait: return "'try' va prima di 'await'"
    case .notAsyncSequence(let type):
      return
        "'for await' vuole una sequenza asincrona e '\(type)' non è conforme ad 'AsyncSequence'"
    case .callInSynchronous(let member, let actor):
      return "\(member.italian) non si può chiamare da qui: il codice intorno non aspetta e "
        + (actor == .none ? "non appartiene a un actor" : "appartiene \(actor.italianOwner)")
    case .reference(let member, let isMutation, let place):
      return
        "\(member.italian) non si può \(isMutation ? "modificare" : "leggere") \(place.italian)"
    case .outside(let member, let isCall):
      return "\(member.italian) da fuori si può solo aspettare: manca 'await' prima della "
        + (isCall ? "chiamata" : "lettura")
    case .conformanceCrosses(let type, let protocolName, let actor):
      return "'\(type)' è conforme a '\(protocolName)' con codice che appartiene "
        + "\(actor.italianOwner), mentre il protocollo si può usare da ovunque"
    case .overrideIsolation(let member, let overridden):
      return "\(member.italian), ma il membro ridefinito "
        + (overridden == .none
          ? "non appartiene a un actor" : "appartiene \(overridden.italianOwner)")
    case .nonisolatedMutable:
      return "'nonisolated' non va con una proprietà memorizzata che può cambiare"
    case .convenienceInActor: return "negli actor gli inizializzatori non si segnano 'convenience'"
    case .actorInheritance: return "un actor non eredita da un altro tipo"
    case .topLevelActor:
      return
        "le variabili fuori da ogni tipo, in un file con istruzioni, stanno già sul main actor: "
        + "l'attributo non ci va"
    case .isolatedDefault(let actor):
      return "il valore predefinito appartiene \(actor.italianOwner), la proprietà no"
    case .globalVariable(_, let name):
      return "'\(name)' può cambiare e si raggiunge da ovunque: due parti del programma potrebbero "
        + "modificarla insieme"
    case .globalOfType(_, let name, let type):
      return "'\(name)' si raggiunge da ovunque e il suo tipo '\(type)' non è 'Sendable': il suo "
        + "stato potrebbe essere modificato da più parti insieme"
    case .sendableNotFinal(let name):
      return "la classe '\(name)' non può essere 'Sendable' finché non è 'final'"
    case .sendableMutable(let property, _, let name):
      return "'\(name)' è 'Sendable', ma la sua proprietà '\(property)' può cambiare"
    case .sendableProperty(let property, _, let name, let type):
      return
        "'\(name)' è 'Sendable', ma la sua proprietà '\(property)' è di tipo '\(type)', "
        + "che non lo è"
    case .sendablePayload(let caseName, let name, let type):
      return
        "'\(name)' è 'Sendable', ma il caso '\(caseName)' porta un valore di tipo "
        + "'\(type)', che non lo è"
    case .capture(let name, let type):
      return "la closure è '@Sendable' e cattura '\(name)', di tipo '\(type)', che non è 'Sendable'"
    case .capturedVariable(let name, let isMutation):
      return "la closure può correre insieme ad altro codice: non può "
        + "\(isMutation ? "modificare" : "leggere") la variabile catturata '\(name)'"
    case .iterationThrows: return "la sequenza può lanciare un errore e nessuno lo raccoglie"
    case .sendingClosure:
      return "la closure correrà insieme al resto del codice, che può usare gli stessi oggetti: "
        + "due parti del programma potrebbero modificarli insieme"
    case .sendingValue:
      return "la closure correrà insieme al resto del codice, e più avanti qui si usa ancora "
        + "ciò che ha catturato"
    case .untilSwift6(let message):
      return message.italian + "; in Swift 6 è un errore"
    }
  }

  private static func italian(place: String) -> String {
    switch place {
    case "a property initializer": "il valore iniziale di una proprietà"
    case "a default argument": "il valore predefinito di un parametro"
    case "a global variable initializer": "il valore iniziale di una variabile globale"
    default: "questo valore"
    }
  }
}

extension ConcurrencyMessage.Member {
  fileprivate var italian: String { "'\(name)' appartiene \(actor.italianOwner) e" }
}

extension ConcurrencyMessage.Member.Actor {
  fileprivate var italianOwner: String {
    switch self {
    case .main: "al main actor"
    case .global(let name): "all'actor globale '\(name)'"
    case .instance: "al suo actor"
    case .none: "a nessun actor"
    }
  }
}

extension ConcurrencyMessage.Place {
  fileprivate var italian: String {
    switch self {
    case .nonisolated: "da codice che non appartiene a un actor"
    case .sendableClosure: "da una closure '@Sendable'"
    case .mainActor: "dal main actor"
    case .otherActor: "da un altro actor"
    }
  }
}
