import Interpreter

extension DiagnosticMessage {
  /// The sentence in Italian.
  var italian: String {
    switch self {
    case .note(let note): note.text(in: .italian)
    case .syntax(let id, let text): Self.syntax(id, text)
    case .grammar(let fault): fault.italian
    case .noSuchModule(let name): "il modulo '\(name)' non esiste"
    case .cannotFindInScope(let name): "il nome '\(name)' qui non esiste"
    case .cannotFindType(let name): "il tipo '\(name)' qui non esiste"
    case .cannotFindOperator(let name, let suggestion):
      "l'operatore '\(name)' non esiste" + (suggestion.map { ": forse '\($0)'?" } ?? "")
    case .valueHasNoMember(let type, let member): "il tipo '\(type)' non ha un membro '\(member)'"
    case .typeHasNoMember(let type, let member):
      "il tipo '\(type)' non ha un membro statico '\(member)'"
    case .moduleHasNoMember(let module, let member):
      "il modulo '\(module)' non contiene '\(member)'"
    case .notMemberType(let name, _, let type):
      "'\(name)' non è un tipo dichiarato dentro '\(type)'"
    case .instanceMemberOnType(let member, let type, _):
      "'\(member)' appartiene alle istanze di '\(type)': non si può usare sul tipo"
    case .staticMemberOnInstance(let member, let type, let isCase):
      isCase
        ? "il caso '\(member)' si scrive sul tipo, non su un'istanza"
        : "'\(member)' è un membro statico: non si può usare su un'istanza di '\(type)'"
    case .instanceMemberInInitializer(let member):
      "il valore iniziale di una proprietà non può usare '\(member)': si calcola prima che 'self' esista"
    case .inaccessible(let name, let access): "'\(name)' è '\(access)': da qui non è accessibile"
    case .ambiguousUse(let name): "l'uso di '\(name)' è ambiguo: più dichiarazioni vanno bene"
    case .circularReference: "il valore iniziale usa la variabile stessa che deve inizializzare"
    case .usedBeforeDeclaration(let name): "'\(name)' è usato prima della riga che lo dichiara"
    case .redeclaration(let name): "'\(name)' è già dichiarato"
    case .previouslyDeclared(let name): "'\(name)' era dichiarato qui"
    case .declaredHere(let name): "'\(name)' è dichiarato qui"
    case .noMacro(let name): "non c'è una macro di nome '\(name)'"
    case .cannotConvert(let from, let to, let purpose): Self.conversione(from, to, purpose)
    case .optionalMustBeUnwrapped(let type, let wrapped):
      "il valore è opzionale ('\(type)'): va spacchettato per avere un '\(wrapped)'"
    case .optionalMember(let type, let member, let wrapped):
      "il valore è opzionale ('\(type)'): va spacchettato per usare '\(member)' di '\(wrapped)'"
    case .unwrapWithDefault: "con '??' si dà un valore da usare quando l'opzionale è 'nil'"
    case .unwrapForced: "con '!' si forza il valore: se l'opzionale è 'nil' il programma si ferma"
    case .unwrapWithChain(let member):
      "con '?' si accede a '\(member)' solo quando il valore non è 'nil'"
    case .chainOnNonOptional(let type): "'?' non serve: un valore di tipo '\(type)' non è opzionale"
    case .forceNonOptional(let type): "'!' non serve: un valore di tipo '\(type)' non è opzionale"
    case .coalesceNonOptional(let type):
      "a sinistra di '??' c'è un '\(type)', che non è opzionale: la parte destra non serve mai"
    case .bindingNeedsOptional(let type):
      "qui serve un valore opzionale, e '\(type)' non lo è"
    case .unwrapNeedsName: "per spacchettare serve il nome di una variabile"
    case .optionalAsBoolean(let type):
      "un opzionale ('\(type)') non è una condizione: confrontalo con '!= nil'"
    case .integerAsBoolean(let type, _):
      "un '\(type)' non è una condizione: confrontalo con '!= 0'"
    case .integerLiteralAsBoolean(let value):
      "\(value) non è una condizione: forse '\(value == 1)'?"
    case .functionNotCalled(let type):
      "la funzione darebbe un '\(type)': manca '()' per chiamarla?"
    case .valueDoesNotConform(let type, let name):
      "il valore è di tipo '\(type)', che non è conforme a '\(name)'"
    case .returnDoesNotConform(let type, let name):
      "il valore restituito è di tipo '\(type)', che non è conforme a '\(name)'"
    case .argumentNotProtocol(let type, let name):
      "l'argomento è di tipo '\(type)', che non è conforme a '\(name)'"
    case .argumentDoesNotConform(_, let name, let owner?, let type, let constraint, _):
      "'\(name)' di '\(owner)' chiede che '\(type)' sia conforme a '\(constraint)'"
    case .argumentDoesNotConform(_, let name, nil, let type, let constraint, let isClass):
      isClass
        ? "'\(name)' chiede che '\(type)' sia una sottoclasse di '\(constraint)'"
        : "'\(name)' chiede che '\(type)' sia conforme a '\(constraint)'"
    case .typeDoesNotConform(let type, let name):
      "il tipo '\(type)' non è conforme al protocollo '\(name)'"
    case .thrownNotError(let type): "si può lanciare solo un 'Error', e '\(type)' non lo è"
    case .nilNeedsType: "'nil' da solo non ha un tipo: dichiaralo"
    case .nilReturned(let type): "'nil' non va bene dove si restituisce un '\(type)'"
    case .nilArgument(let type): "'nil' non va bene come argomento di tipo '\(type)'"
    case .nilInitializer(let type): "'nil' non può essere il valore iniziale di un '\(type)'"
    case .nilAssigned(let type): "'nil' non si può assegnare al tipo '\(type)'"
    case .integerOverflows(let literal, let type):
      "il numero \(literal) è troppo grande per '\(type)'"
    case .heterogeneousCollection(let type):
      "gli elementi sono di tipi diversi: se è voluto, dichiara il tipo '\(type)'"
    case .emptyCollectionNeedsType: "una collezione vuota ha bisogno che se ne dichiari il tipo"
    case .ternaryMismatch(let first, let second):
      "i due valori di '? :' hanno tipi diversi: '\(first)' e '\(second)'"
    case .parameterNotInferred(let name): "il parametro generico '\(name)' non si può dedurre"
    case .cannotInferContextualBase(let member):
      "da qui non si capisce di quale tipo sia '.\(member)'"
    case .cannotInferKeyPathRoot:
      "da qui non si capisce da quale tipo parta il key path: scrivilo prima del punto"
    case .missingTypeAnnotation: "manca il tipo della variabile"
    case .inferredVoid(let name): "'\(name)' è di tipo '()': è davvero quello che vuoi?"
    case .genericNeedsArguments(let type):
      "il tipo generico '\(type)' vuole i suoi argomenti tra <…>"
    case .cannotSpecialize(let type):
      "'\(type)' non è un tipo generico: non prende argomenti tra <…>"
    case .cannotSpecializeFunction: "una funzione generica non prende argomenti tra <…>"
    case .wrongArgumentCount(let type, let given, let wanted):
      "il tipo generico '\(type)' vuole \(wanted) argomenti tra <…>, ne ha \(given)"
    case .notConvertibleDowncast(let from, let to):
      "un '\(from)' non è sempre un '\(to)': con 'as!' si forza la conversione"
    case .castAlwaysFails(let from, let to):
      "un '\(from)' non può mai essere un '\(to)': la conversione fallisce sempre"
    case .castAlwaysTrue(let keyword): "la prova con '\(keyword)' è sempre vera"
    case .conditionalCastAlwaysSucceeds(let from, let to),
      .forcedCastAlwaysSucceeds(let from, let to):
      "la conversione da '\(from)' a '\(to)' riesce sempre: basta 'as'"
    case .comparedWithNil(let type, _):
      "un valore di tipo '\(type)' non è mai 'nil': il confronto è inutile"
    case .expectedMemberOrInitializer:
      "dopo il nome di un tipo ci vuole un membro o la chiamata di un inizializzatore"
    case .missingArgument(let name):
      name.hasPrefix("#")
        ? "nella chiamata manca l'argomento numero \(name.dropFirst())"
        : "nella chiamata manca l'argomento '\(name)'"
    case .missingArguments(let names):
      "nella chiamata mancano gli argomenti \(quoted(names))"
    case .extraArguments(let positions, let labels):
      positions.count == 1
        ? labels[0].map { "nella chiamata l'argomento '\($0)' è di troppo" }
          ?? "nella chiamata c'è un argomento di troppo"
        : "nella chiamata ci sono \(positions.count) argomenti di troppo"
    case .argumentToCallWithoutArguments: "la chiamata non vuole argomenti"
    case .wrongLabels(let have, let expected, _):
      "le etichette degli argomenti non sono quelle: qui '\(have)', attese '\(expected)'"
    case .missingLabels(let labels):
      labels.count == 1
        ? "manca l'etichetta \(labelled(labels)) davanti all'argomento"
        : "mancano le etichette \(labelled(labels)) davanti agli argomenti"
    case .extraneousLabels(let labels):
      labels.count == 1
        ? "l'etichetta \(labelled(labels)) non ci va"
        : "le etichette \(labelled(labels)) non ci vanno"
    case .argumentOrder(let first, let second):
      "l'argomento \(first.hasPrefix("#") ? first : "'\(first)'") va prima di \(second.hasPrefix("#") ? second : "'\(second)'")"
    case .noExactMatches(_, let name):
      name.map { "nessuna forma di '\($0)' accetta questi argomenti" }
        ?? "nessuna forma accetta questi argomenti"
    case .cannotCallNonFunction(let type): "un valore di tipo '\(type)' non si può chiamare"
    case .initOnInstance: "'init' è del tipo, non delle istanze: usa 'type(of: …)'"
    case .initOnMetatypeValue: "da un tipo tenuto in una variabile si crea con '.init(…)'"
    case .noAccessibleInitializers(let type):
      "'\(type)' non si può creare: non ha inizializzatori accessibili"
    case .cannotInstantiateProtocol(let type):
      "'\(type.replacing("any ", with: ""))' è un protocollo: non si può creare"
    case .noSubscripts(let type): "un valore di tipo '\(type)' non si indicizza con [ ]"
    case .passingWithoutAddress(let type):
      "a un parametro inout un '\(type)' si passa con '&' davanti"
    case .addressOutsideCall: "'&' serve solo a passare un argomento a un parametro inout"
    case .extraneousAddress(let type): "'&' qui non ci va: il parametro è un semplice '\(type)'"
    case .binaryOperatorMismatch(let name, let left, let right):
      "l'operatore '\(name)' non si applica a un '\(left)' e un '\(right)'"
    case .binaryOperatorSame(let name, let type):
      "l'operatore '\(name)' non si applica a due '\(type)'"
    case .unaryOperatorMismatch(let name, let type):
      "l'operatore '\(name)' non si applica a un '\(type)'"
    case .notUnaryOperator(let name, let isPrefix):
      "'\(name)' non è un operatore che si scrive \(isPrefix ? "prima" : "dopo")"
    case .closureTakesOther(_, let wanted, let used):
      "qui la closure riceve \(wanted) argomenti, ma nel corpo se ne usano \(used)"
    case .closureIgnoresParameters(let count):
      count == 1
        ? "la closure riceve un argomento: nominalo, o ignoralo con '_ in'"
        : "la closure riceve \(count) argomenti: nominali, o ignorali con '_'"
    case .shorthandOutsideClosure: "'$0' e simili valgono solo dentro una closure"
    case .implicitSelf:
      "in questa closure 'self' è sottinteso: scrivi 'self.', perché si veda che lo trattiene"
    case .callNeedsSelf(let name):
      "in questa closure la chiamata di '\(name)' vuole 'self.', perché si veda che lo trattiene"
    case .selfIsOptional:
      "qui 'self' è opzionale: scrivi 'self?.', o spacchettalo con 'guard let self'"
    case .closureParameterNotInferred(let name):
      "il tipo del parametro '\(name)' della closure non si può dedurre: dichiaralo"
    case .declaredClosureResult(let declared, let type):
      "la closure dichiara di dare un '\(declared)', ma dà un '\(type)'"
    case .propertyNeedsSelf(let name):
      "in questa closure l'uso di '\(name)' vuole 'self.', perché si veda che lo trattiene"
    case .referenceSelfExplicitly: "scrivi 'self.'"
    case .selectorNotMethod: "'#selector' vuole il nome di un metodo '@objc'"
    case .selectorNotMember(let name):
      "'#selector' non può indicare '\(name)', che è una funzione globale"
    case .selectorNotObjC(_, let name, _):
      "'#selector' indica '\(name)', che non è '@objc'"
    case .cannotFindSelf: "qui non c'è un 'self': esiste solo dentro un tipo"
    case .cannotMutate(let verb, let what): Self.mutazione(verb, what)
    case .changeLetToVar: "con 'var' al posto di 'let' si può modificare"
    case .discardOutsideAssignment: "'_' sta solo in un pattern o a sinistra di un'assegnazione"
    case .assignmentAsCondition: "'=' assegna: per confrontare ci vuole '=='"
    default: italianOfStatements
    }
  }

  private static func conversione(_ from: String, _ to: String, _ purpose: ConversionPurpose)
    -> String
  {
    switch purpose {
    case .assignment: "un valore di tipo '\(from)' non si può assegnare al tipo '\(to)'"
    case .subscriptAssignment:
      "l'elemento è di tipo '\(to)': non gli si può assegnare un '\(from)'"
    case .initialValue: "il valore è di tipo '\(from)', il tipo dichiarato è '\(to)'"
    case .argument: "l'argomento è di tipo '\(from)', ma ci vuole '\(to)'"
    case .returned: "si restituisce un '\(from)', ma il tipo dichiarato è '\(to)'"
    case .condition: "la condizione è di tipo '\(from)', ma ci vuole '\(to)'"
    case .arrayElement: "un elemento è di tipo '\(from)', ma ci vuole '\(to)'"
    case .dictionaryKey: "una chiave è di tipo '\(from)', ma ci vuole '\(to)'"
    case .dictionaryValue: "un valore del dizionario è di tipo '\(from)', ma ci vuole '\(to)'"
    case .coercion: "un '\(from)' non si converte in '\(to)' con 'as'"
    case .closureResult: "la closure dà un '\(from)', ma ci vuole '\(to)'"
    case .closureParameter: "il parametro della closure è '\(to)', ma riceve un '\(from)'"
    case .defaultArgument: "il valore predefinito è di tipo '\(from)', il parametro '\(to)'"
    case .branch: "i rami hanno tipi diversi: '\(to)' e '\(from)'"
    case .rawValue: "il valore del caso è di tipo '\(from)', l'enumerazione vuole '\(to)'"
    case .thrown: "si può lanciare solo un 'Error', e '\(from)' non lo è"
    }
  }

  private static func mutazione(_ verb: MutationVerb, _ what: MutationTarget) -> String {
    let start =
      switch verb {
      case .assignValue, .assignProperty, .assignSubscript: "non si può assegnare: "
      case .passInout: "non si può passare con '&': "
      case .mutatingOperator, .callMutating: "non si può modificare: "
      }
    return switch what {
    case .letConstant(let name), .letProperty(let name): start + "'\(name)' è una costante ('let')"
    case .function(let name, let isMethod):
      start + "'\(name)' è \(isMethod ? "un metodo" : "una funzione")"
    case .immutableSelf: start + "'self' qui è immutabile"
    case .getOnly(let name): start + "'\(name)' è di sola lettura"
    case .subscriptGetOnly: start + "l'indice è di sola lettura"
    case .inaccessibleSetter(let name): start + "'\(name)' da qui si può solo leggere"
    case .functionCall: start + "una chiamata restituisce un valore immutabile"
    case .literal: start + "un valore scritto per esteso non cambia"
    case .rvalue: start + "l'espressione non indica un posto modificabile"
    }
  }
}
