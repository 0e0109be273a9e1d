import Interpreter

extension DiagnosticMessage {
  /// The Italian sentences about statements and declarations, and the warnings.
  var italianOfStatements: String {
    switch self {
    case .returnOutsideFunction: "'return' sta solo dentro una funzione"
    case .returnNeedsValue: "la funzione deve restituire un valore"
    case .unexpectedReturnValue: "la funzione non restituisce nulla, qui c'è un valore"
    case .nilInNonFailableInitializer: "solo un inizializzatore 'init?' può restituire 'nil'"
    case .nilIsOnlyReturnOfInitializer: "un inizializzatore può restituire soltanto 'nil'"
    case .missingReturn(_, let type): "manca un 'return': qui va restituito un '\(type)'"
    case .neverReturns: "il tipo 'Never' promette di non tornare, ma da qui si torna"
    case .guardFallsThrough:
      "il corpo di 'guard' deve uscire, per esempio con 'return' o 'throw'"
    case .notSequence(let type): "su un '\(type)' non si può fare un ciclo 'for'"
    case .forInOptional(let type): "il valore del ciclo è opzionale ('\(type)'): va spacchettato"
    case .breakOutside: "'break' sta solo in un ciclo, 'if', 'do' o 'switch'"
    case .continueOutside: "'continue' sta solo in un ciclo"
    case .fallthroughOutside: "'fallthrough' sta solo in uno 'switch'"
    case .unknownLabel(let name): "l'etichetta '\(name)' qui non esiste"
    case .unhandledThrow:
      "nessuno gestisce l'errore: la funzione intorno non è dichiarata 'throws'"
    case .propertyThrows: "leggere la proprietà può lanciare un errore: manca 'try'"
    case .missingTry: "la chiamata può lanciare un errore: manca 'try'"
    case .unhandledCallThrows:
      "la chiamata può lanciare un errore: manca 'try', e nessuno lo gestisce"
    case .concurrency(let message): message.italian
    case .objectiveC(let message): message.italian
    case .unavailable(let name, let renamed, let reason):
      (renamed.map { "'\(name)' ora si chiama '\($0)'" } ?? "'\(name)' non si può usare")
        + (reason.map { ": \($0)" } ?? "")
    case .deprecated(let name, let renamed, let reason):
      "'\(name)' è sconsigliato"
        + ((reason ?? renamed.map { "ora si chiama '\($0)'" }).map { ": \($0)" } ?? "")
    case .missingAwait: "la chiamata aspetta: manca 'await'"
    case .asyncInSynchronous: "qui non si può aspettare: la funzione intorno non è 'async'"
    case .tryOptionalNotUnwrapped(let type):
      "'try?' dà un opzionale ('\(type)'): usa 'try!', o spacchettalo"
    case .coercedToAny(let type, let target):
      "un opzionale ('\(type)') diventa '\(target)' senza essere spacchettato"
    case .rethrowsWithoutFunction:
      "una funzione 'rethrows' riceve almeno una funzione che lancia errori"
    case .unhandledErrors: "nessuno gestisce gli errori lanciati qui"
    case .catchNotExhaustive:
      "i 'catch' non prendono tutti gli errori, e nessuno gestisce gli altri"
    case .catchUnreachable: "il 'catch' non serve: nel 'do' nulla lancia errori"
    case .ifExpressionNeedsElse: "un 'if' usato come valore vuole un 'else'"
    case .emptyCase(let isDefault):
      "dopo '\(isDefault ? "default" : "case")' ci vuole almeno un'istruzione"
    case .switchNotExhaustive, .switchNeedsDefault: "lo 'switch' non tratta tutti i casi"
    case .switchWithoutBody: "lo 'switch' vuole almeno un 'case' o un 'default'"
    case .addDefault: "aggiungi un 'default'"
    case .missingCase(let pattern): "manca il caso '\(pattern)'"
    case .tuplePatternMismatch(let type, let count):
      type.hasPrefix("(")
        ? "la tupla '\(type)' non ha \(count) elementi"
        : "un '\(type)' non è una tupla"
    case .tupleLengths(let from, let to):
      "'\(from)' non si scompone in '\(to)': il numero di elementi è diverso"
    case .payloadMismatch(let name): "il caso '\(name)' non porta questi valori"
    case .optionalPattern(let type): "'?' non serve: '\(type)' non è opzionale"
    case .nilPattern(let type): "'\(type)' non è opzionale: non è mai 'nil'"
    case .expressionPatternMismatch(let pattern, let value):
      "un '\(pattern)' non si confronta con un '\(value)'"
    case .superInValue(let type): "'\(type)' non è una classe: non c'è 'super'"
    case .deinitInValue(_, let type): "'\(type)' non è una classe: non ha 'deinit'"
    case .lazyLet: "'lazy' vuole 'var'"
    case .inaccessibleInitializer(let type, let access):
      "l'inizializzatore di '\(type)' è '\(access)': da qui non è accessibile"
    case .forTuplePattern(let type): "gli elementi sono di tipo '\(type)', che non è una tupla"
    case .superOutsideClass: "'super' sta solo nei membri di una classe"
    case .superWithoutSuperclass(let type): "'\(type)' non ha una superclasse"
    case .superInitNotCalled:
      "l'inizializzatore deve chiamare 'super.init' prima di finire"
    case .superclassNotFirst(let name): "la superclasse '\(name)' va scritta per prima"
    case .multipleInheritance(let first, let second):
      "una classe ha una sola superclasse: non '\(first)' e '\(second)' insieme"
    case .inheritsFromFinal(let name): "'\(name)' è 'final': non se ne fanno sottoclassi"
    case .inheritsFromNonProtocol(let name): "'\(name)' non è un protocollo"
    case .inheritanceCycle(let name): "'\(name)' eredita da sé stessa"
    case .cannotExtend(let type): "il tipo '\(type)' non si può estendere"
    case .initializerNeedsBody: "manca il corpo dell'inizializzatore, tra { }"
    case .expectedBody: "manca il corpo della funzione, tra { }"
    case .missingOverride: "la dichiarazione sovrascrive quella della superclasse: manca 'override'"
    case .overriddenHere: "la dichiarazione sovrascritta è questa"
    case .overrideOutsideClass:
      "'override' sta solo sui membri di una classe: forse la graffa di un metodo non è chiusa"
    case .doesNotOverride(let kind):
      kind == "initializer"
        ? "la superclasse non ha un inizializzatore così da sovrascrivere"
        : kind == "property"
          ? "la superclasse non ha una proprietà così da sovrascrivere"
          : "la superclasse non ha un metodo così da sovrascrivere"
    case .overrideLabelMismatch(let found, let expected):
      "le etichette di \(found) non sono quelle del metodo sovrascritto, \(expected)"
    case .overridesFinal: "il membro della superclasse è 'final': non si sovrascrive"
    case .overridesNonOpen: "il membro della superclasse non è 'open': non si sovrascrive"
    case .cannotOverrideWithStored(let name):
      "'\(name)' esiste già nella superclasse: non si sovrascrive con una proprietà memorizzata"
    case .overrideNeedsSetter(let name):
      "'\(name)' nella superclasse si può impostare: anche qui ci vuole 'set'"
    case .overrideOtherType(let name, let type, let overridden):
      "'\(name)' è di tipo '\(type)', nella superclasse è '\(overridden)'"
    case .overrideThrows: "il metodo della superclasse non lancia errori: nemmeno questo può"
    case .requiredNeedsRequired:
      "l'inizializzatore della superclasse è 'required': anche qui ci vuole 'required'"
    case .requiredInitializerMissing(let name, let type):
      "una sottoclasse di '\(type)' deve fornire l'inizializzatore 'required' '\(name)'"
    case .classHasNoInitializers(let name): "la classe '\(name)' non ha inizializzatori"
    case .storedPropertyPreventsInitializer(let name):
      "la proprietà '\(name)' non ha un valore iniziale"
    case .doesNotConform(let type, let name):
      "il tipo '\(type)' non soddisfa il protocollo '\(name)'"
    case .requirementMissing(let owner, _, let name, let type):
      "il protocollo '\(owner)' chiede '\(name)' di tipo '\(type)'"
    case .staticNeedsInitialValue(_, let name):
      "la proprietà statica '\(name)' vuole un valore iniziale"
    case .globalNeedsInitialValue: "una variabile globale vuole un valore iniziale"
    case .extensionStoredProperty: "un'estensione non può avere proprietà memorizzate"
    case .enumStoredProperty: "un'enumerazione non può avere proprietà memorizzate"
    case .weakNeedsOptional(let type): "una variabile 'weak' è opzionale: '\(type)?'"
    case .weakNeedsClass(let keyword, let type):
      "'\(keyword)' vale solo per le classi, e '\(type)' non lo è"
    case .weakNeedsClassBound(let keyword, let type):
      "'\(keyword)' vale solo per gli oggetti, e a '\(type)' può conformarsi anche una struct: "
        + "fai ereditare il protocollo da 'AnyObject'"
    case .deinitOnlyInClass: "'deinit' sta solo in una classe"
    case .initializerOutsideType: "'init' sta solo dentro un tipo"
    case .caseOutsideEnum: "'case' sta solo in un'enumerazione"
    case .rawTypeNotSynthesized(let name, let type):
      "'\(name)' dichiara valori di tipo '\(type)', ma non tutti i casi ne hanno uno"
    case .rawValueWithoutType: "l'enumerazione non dichiara il tipo dei suoi valori"
    case .rawValueNotLiteral: "il valore di un caso va scritto per esteso"
    case .rawValueNeeded: "qui ci vuole il valore del caso: non segue da quello prima"
    case .rawValueNotUnique: "due casi non possono avere lo stesso valore"
    case .builderNeedsBuildBlock:
      "un result builder deve avere almeno un metodo statico 'buildBlock', oppure tutti e due 'buildPartialBlock(first:)' e 'buildPartialBlock(accumulated:next:)'"
    case .builderControlFlow(let builder):
      "il result builder '\(builder)' non sa costruire questa istruzione di controllo"
    case .builderDisabledByReturn(let builder):
      "c'è un 'return': il result builder '\(builder)' non viene applicato"
    case .recursiveEnum(let name):
      "un caso di '\(name)' contiene un altro '\(name)': l'enumerazione va dichiarata 'indirect'"
    case .recursiveStructure(let name):
      "'\(name)' non può avere una proprietà memorizzata che contiene un altro '\(name)'"
    case .requirementNeedsRequired(let name, let type):
      "nella classe '\(type)', che non è 'final', l'inizializzatore '\(name)' chiesto dal protocollo va dichiarato 'required'"
    case .operatorNotStatic(let name, let type):
      "l'operatore '\(name)' dichiarato in '\(type)' deve essere 'static'"
    case .operatorNeedsFixity:
      "un operatore con un solo operando va dichiarato 'prefix' o 'postfix'"
    case .operatorNotDeclared: "manca la dichiarazione dell'operatore"
    case .lazyNeedsInitializer: "una proprietà 'lazy' vuole un valore iniziale"
    case .wrapperNeedsWrappedValue(let type):
      "al property wrapper '\(type)' manca la proprietà 'wrappedValue'"
    case .unknownAttribute(let name): "l'attributo '\(name)' non esiste"
    case .lessAccessible(_, let access, _, _):
      "va dichiarata \(access.replacing("or", with: "o")): usa un tipo che da fuori non si vede"
    case .anyNeeded(let name):
      "il protocollo '\(name)' usato come tipo si scrive 'any \(name)': un prossimo Swift lo chiederà"
    case .builderNeedsFunction(let builder):
      "il result builder '\(builder)' sta solo davanti a un parametro che è una funzione"
    case .computedLet: "una proprietà calcolata si dichiara con 'var', non con 'let'"
    case .setterWithoutGetter: "chi ha 'set' deve avere anche 'get'"
    case .letInConvenience(let name):
      "un inizializzatore 'convenience' non dà un valore alla costante '\(name)': lo fa 'self.init'"
    case .convenienceChains(let type):
      "un inizializzatore 'convenience' di '\(type)' chiama 'self.init', non 'super.init'"
    case .overridesStatic:
      "un membro 'static' non si sovrascrive: nella superclasse dichiaralo 'class'"
    case .witnessLessAccessible(_, let name, let access, _, let protocolName):
      "'\(name)' risponde al protocollo '\(protocolName)': dev'essere almeno \(access)"
    case .referencingRequires(_, let name, _, let type, let protocolName):
      "per usare '\(name)' il tipo '\(type)' deve soddisfare '\(protocolName)'"
    case .referencingEquivalent(_, let name, _, let first, let second):
      "'\(name)' vale solo quando '\(first)' e '\(second)' sono lo stesso tipo"
    case .conflictingArguments(let parameter, let first, let second):
      "gli argomenti danno a '\(parameter)' due tipi diversi: '\(first)' e '\(second)'"
    case .usedBeforeInitialized(let name, _): "'\(name)' è usato prima di avere un valore"
    case .initializedTwice(let name):
      "a '\(name)', che è una costante, si dà un valore una volta sola"
    case .returnWithoutInitializing:
      "l'inizializzatore finisce senza aver dato un valore a tutte le proprietà"
    case .notInitialized(let name): "'self.\(name)' non ha un valore"
    case .notInitializedAtSuper(let name):
      "prima di 'super.init' va dato un valore a 'self.\(name)'"
    case .selfInitNotCalled:
      "l'inizializzatore 'convenience' deve chiamare 'self.init' prima di finire"
    case .selfUsedBeforeInitialized:
      "'self' è usato prima che tutte le proprietà abbiano un valore"
    case .selfUsedInCall(let method):
      "'\(method)' è chiamato prima che tutte le proprietà abbiano un valore"
    case .selfUsedInProperty(let property):
      "'\(property)' è usato prima che tutte le proprietà abbiano un valore"
    case .selfUsedBeforeSuperInit: "'self' è usato prima della chiamata di 'super.init'"
    case .selfUsedInCallBeforeSuper(let method):
      "'\(method)' è chiamato prima di 'super.init'"
    case .selfUsedInPropertyBeforeSuper(let property):
      "'\(property)' è usato prima di 'super.init'"
    case .selfUsedBeforeSelfInit: "'self' è usato prima della chiamata di 'self.init'"
    case .resultUnused(let name): "il risultato di '\(name)' non è usato"
    case .resultOfInitializerUnused(let type): "il '\(type)' appena creato non è usato"
    case .resultOfOperatorUnused(let name): "il risultato di '\(name)' non è usato"
    case .resultOfFunctionValueUnused(let type):
      "il '\(type)' che la chiamata restituisce non è usato"
    case .resultUnusedTry(let name): "il risultato di '\(name)' non è usato"
    case .propertyAccessUnused: "leggi la proprietà, ma non fai nulla del suo valore"
    case .subscriptAccessUnused: "leggi l'elemento, ma non fai nulla del suo valore"
    case .variableUnused(let name): "la variabile '\(name)' è nominata senza usarla"
    case .literalUnused: "il valore scritto qui non è usato"
    case .expressionUnused(let type): "il valore, un '\(type)', non è usato"
    case .unusedClosure: "la closure non è usata: manca '()' per chiamarla?"
    case .functionUnused: "la funzione non è chiamata"
    case .initializationNeverUsed(let name, _), .immutableNeverUsed(let name, _):
      "'\(name)' non è mai usato: si può togliere, o scrivere '_'"
    case .neverUsedAtAll(let name): "'\(name)' non è mai usato: si può togliere"
    case .optionalBindingUnused(let name):
      "'\(name)' non è mai usato: basta confrontare con 'nil'"
    case .writtenNeverRead(let name): "a '\(name)' si assegna un valore che nessuno legge"
    case .neverMutated(let name): "'\(name)' non cambia mai: meglio 'let'"
    case .neverExecuted: "questo codice non sarà mai eseguito"
    case .codeAfterNeverExecuted(let keyword):
      "il codice dopo '\(keyword)' non sarà mai eseguito"
    case .notUnderstood(let what): "Primavista non capisce ancora questo: '\(what)'"
    case .tooDeep: "l'espressione è annidata troppo in profondità"
    default: italianOfBodies
    }
  }

  /// The parser's messages: the frequent ones in Italian, the others in the parser's words.
  static func syntax(_ id: String, _ text: String) -> String {
    if let known = syntaxMessages[id] { return known }
    if text.hasPrefix("expected ") { return "errore di sintassi: manca qualcosa (\(text))" }
    if text.hasPrefix("unexpected code ") {
      return "errore di sintassi: qui c'è qualcosa di troppo (\(text))"
    }
    if text.hasPrefix("extraneous ") { return "errore di sintassi: di troppo (\(text))" }
    return "errore di sintassi: \(text)"
  }

  /// Italian sentences by the parser's own identifiers.
  private static let syntaxMessages: [String: String] = [
    "consecutiveStatementsOnSameLine":
      "due istruzioni sulla stessa riga si separano con ';'",
    "consecutiveDeclarationsOnSameLine":
      "due dichiarazioni sulla stessa riga si separano con ';'",
    "invalidIdentifierStartDiagnosticMessage": "un nome non può cominciare con una cifra",
    "unterminatedStringLiteral": "il testo non è chiuso: mancano le virgolette finali",
  ]
}
