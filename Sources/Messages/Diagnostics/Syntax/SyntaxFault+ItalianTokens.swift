import Interpreter

extension SyntaxFault {
  /// The Italian sentences about what is missing or cannot stand where it stands.
  var italianOfTokens: String {
    switch self {
    case .expectedPattern: "qui ci vuole un nome, o '_'"
    case .expectedDeclaration: "qui ci vuole una dichiarazione: 'let', 'var', 'func'…"
    case .expectedMemberName: "dopo il punto manca il nome di un membro"
    case .expectedIdentifier(let kind): "manca il nome: dopo '\(Self.keyword(kind))' ci vuole"
    case .expectedAfterCaseComma: "dopo la virgola manca il nome di un altro caso"
    case .expectedKeyword(let keyword, _):
      keyword == "var"
        ? "manca 'var' (o 'let') davanti al nome della proprietà"
        : "manca 'func' davanti al nome: in un tipo stanno dichiarazioni, non istruzioni"
    case .expectedParenthesis(let place): "manca '(' " + place.italian
    case .expectedParameterName: "qui ci vuole il nome di un parametro seguito da ':'"
    case .expectedParameterColon: "dopo il nome del parametro mancano ':' e il tipo"
    case .expectedArrow: "il tipo del risultato si scrive dopo '->', non dopo ':'"
    case .expectedSubscriptArrow: "manca '->' e il tipo di ciò che il 'subscript' restituisce"
    case .expectedColonAfterCase(let keyword): "dopo '\(keyword)' mancano i due punti"
    case .expectedColonInTernary: "dopo '? ...' mancano ':' e il valore per quando è falso"
    case .expectedColonInDictionary: "tra la chiave e il valore mancano i due punti"
    case .expectedColonInClass: "la superclasse si scrive dopo ':', non tra parentesi"
    case .expectedEqualInAlias: "dopo il nome di 'typealias' manca '='"
    case .expectedEqualInDefault: "il valore predefinito di un parametro vuole '=', non '=='"
    case .expectedIn: "dopo la variabile di 'for' manca 'in'"
    case .expectedClosureIn: "dopo i parametri della closure manca 'in'"
    case .expectedElse: "dopo la condizione di 'guard' manca 'else'"
    case .expectedIfAfterElse: "dopo 'else' ci vuole '{', oppure 'if': forse manca 'if'"
    case .expectedBraceOrIfAfterElse: "dopo 'else' ci vuole '{', oppure 'if'"
    case .expectedWhileAfterRepeat: "dopo il corpo di 'repeat' mancano 'while' e la condizione"
    case .expectedConditionComma: "le parti di una condizione si uniscono con una virgola"
    case .expectedAccessor: "qui stanno solo 'get', 'set', 'willSet' o 'didSet'"
    case .expectedCaptureName: "nella lista di cattura manca un nome"
    case .expectedGenericParameter: "manca il nome di un parametro generico"
    case .expectedMemberOfNumber: "dopo il numero e il punto ci vuole il nome di un membro"
    case .missingCondition(let keyword): "manca la condizione di '\(keyword)'"
    case .labelledBlock: "un blocco con un'etichetta vuole 'do'"
    case .keywordAsName(let word):
      "'\(word)' è una parola del linguaggio: qui non può essere un nome"
    case .escapeKeyword: "se il nome è proprio questo, mettilo tra apici inversi"
    case .secondIdentifier:
      "qui c'è un secondo nome: manca qualcosa in mezzo, o i due sono un nome solo?"
    case .joinIdentifiers(let name): "i due nomi insieme: '\(name)'"
    case .joinIdentifiersCamelCase(let name): "i due nomi insieme, con una maiuscola: '\(name)'"
    case .numberStartsName:
      "un nome può cominciare con una lettera o con '_', non con una cifra"
    case .unnamedParameter: "un parametro senza nome si scrive con '_' davanti al tipo"
    case .nestedBinding(let keyword): "'\(keyword)' non può stare dentro un altro 'var' o 'let'"
    case .bindingInImmutableContext(let keyword):
      "'\(keyword)' non serve: la variabile del ciclo è già una costante"
    case .specifierBeforeParameter(let word):
      "'\(word)' va davanti al tipo del parametro, non davanti al nome"
    case .labelNamedLikeSpecifier(let word): "qui '\(word)' è preso per un'etichetta"
    case .enumCaseDot: "nella dichiarazione di un caso il punto è di troppo"
    case .initializerName: "un inizializzatore non ha un nome"
    case .subscriptName: "un 'subscript' non ha un nome"
    case .deinitializerName: "'deinit' non ha un nome"
    case .deinitializerParameters: "'deinit' non ha parametri, nemmeno le parentesi"
    case .operatorCannotStartExpression:
      "un operatore attaccato a ciò che precede non può cominciare un'espressione"
    case .separatedUnaryOperator:
      "tra questo operatore e il suo valore non ci vanno spazi; o manca il valore prima"
    case .expectedTypeBeforeArrow: "davanti a '->' ci vuole un tipo"
    case .effectAfterArrow(let word): "'\(word)' va prima di '->'"
    case .throwInsteadOfThrows: "qui si scrive 'throws', non 'throw' o 'try'"
    case .arrayTypeSuffix: "il tipo di un array si scrive tra parentesi quadre: '[Int]'"
    case .defaultInTupleType: "nel tipo di una tupla non ci sono valori predefiniti"
    case .closureStartsStatement: "un'istruzione non può cominciare con una closure"
    case .caseOutsideSwitch(let word): "'\(word)' con i due punti sta solo in uno 'switch'"
    case .statementNotInCase: "in uno 'switch' ogni istruzione sta sotto un 'case' o un 'default'"
    case .caseAfterDefault: "dopo 'default' non ci possono essere altri 'case'"
    case .unexpectedElse: "dopo la condizione di 'if' viene '{', non 'else'"
    case .removeElse: "togli 'else' per eseguire il blocco quando la condizione è vera"
    case .forWithSemicolons:
      "il 'for' con i punti e virgola non c'è in Swift: si scrive 'for i in 0..<10'"
    case .doWhile: "'do'-'while' non c'è in Swift: si scrive 'repeat { … } while …'"
    case .tryCatch: "il blocco davanti a 'catch' si apre con 'do', non con 'try'"
    case .tryOnStatement(let word): "'try' non può stare davanti a '\(word)'"
    case .labelOnStatement: "un'etichetta sta solo davanti a un ciclo, a 'if' o a 'switch'"
    case .unterminatedConditional: "il blocco '#if' non è chiuso: manca '#endif'"
    case .strayConditional: "questa direttiva non chiude nessun '#if'"
    case .conditionAfterElse: "dopo '#else' un altro ramo non si raggiunge mai"
    case .incompleteCondition: "la condizione di '#if' manca o non è finita"
    case .extraAfterDirective: "dopo la direttiva c'è qualcosa di troppo sulla riga"
    case .braceInConditional: "'}' di troppo dentro '#if'"
    case .spaceAfterAt: "tra '@' e il nome dell'attributo non ci vanno spazi"
    case .expectedAttributeName: "dopo '@' manca il nome dell'attributo"
    default: ""
    }
  }

  /// The word that a kind of declaration begins with.
  private static func keyword(_ kind: String) -> String {
    switch kind {
    case "function": "func"
    case "enum 'case'": "case"
    default: kind
    }
  }
}

extension SyntaxFault.ParenthesisPlace {
  var italian: String {
    switch self {
    case .function: "dopo il nome della funzione: le parentesi dei parametri ci vogliono sempre"
    case .initializer: "dopo 'init': le parentesi dei parametri ci vogliono sempre"
    case .subscriptParameters: "dopo 'subscript'"
    case .selector: "dopo '#selector'"
    }
  }
}
