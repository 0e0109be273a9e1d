import Interpreter

extension SyntaxFault {
  /// The Italian sentence: what is wrong, and where it helps how to write it.
  var italian: String {
    switch self {
    case .unterminatedString: "il testo non è chiuso: mancano le virgolette finali"
    case .singleQuotes: "un testo si scrive tra virgolette doppie (\"), non tra apostrofi"
    case .curlyQuote: "queste sono virgolette tipografiche: in Swift servono quelle diritte (\")"
    case .multilineContentOnFirstLine:
      "dopo le tre virgolette si va a capo: il testo comincia nella riga seguente"
    case .multilineClosingOnContentLine: "le tre virgolette finali stanno su una riga loro"
    case .insufficientIndentation:
      "la riga rientra meno delle tre virgolette finali: va allineata almeno a quelle"
    case .unclosedInterpolation: "l'interpolazione '\\(' non è chiusa: manca ')'"
    case .extraInInterpolation: "dopo l'espressione interpolata c'è qualcosa di troppo"
    case .invalidEscape:
      "dopo '\\' questo carattere non ha significato; una barra inversa si scrive '\\\\'"
    case .unicodeEscapeWithoutBraces:
      "dopo '\\u' ci vuole un codice esadecimale tra parentesi graffe, come in '\\u{1F600}'"
    case .unicodeEscapeLength: "tra le graffe di '\\u{...}' stanno da 1 a 8 cifre esadecimali"
    case .invalidUnicodeScalar: "nessun carattere Unicode ha questo codice"
    case .invalidDigit(let character, let radix):
      "'\(character)' non è \(radix.italian) e non può stare in un numero intero"
    case .invalidExponentDigit(let character):
      "'\(character)' non è una cifra e non può stare nell'esponente di un numero"
    case .exponentWithoutDigit: "dopo 'e' manca l'esponente del numero"
    case .floatWithoutZero(let digits): "'.\(digits)' non è un numero: si scrive '0.\(digits)'"
    case .unterminatedComment: "il commento aperto con '/*' non è chiuso: manca '*/'"
    case .commentStartsHere: "il commento comincia qui"
    case .unexpectedCommentEnd: "'*/' chiude un commento che nessuno ha aperto"
    case .unbalancedEqual: "attorno a '=' gli spazi vanno da entrambi i lati, o da nessuno"
    case .spaceAfterPeriod: "dopo il punto non ci vanno spazi"
    case .invalidCharacter: "questo carattere non può stare nel codice"
    case .nonBreakingSpace: "qui c'è uno spazio unificatore (U+00A0) al posto di uno normale"
    case .nulCharacter: "in mezzo al testo c'è un carattere nullo"
    case .consecutiveStatements:
      "due istruzioni sulla stessa riga si separano con ';' (oppure qui c'è una parola di troppo)"
    case .consecutiveDeclarations: "due dichiarazioni sulla stessa riga si separano con ';'"
    case .expectedComma: "manca una virgola tra un elemento e l'altro, o la parentesi che chiude"
    case .unexpectedSeparator(let separator): "qui '\(separator)' è di troppo"
    case .emptyStatement: "un ';' da solo non è un'istruzione"
    case .expectedClosing(let closing): "manca " + closing.italian
    case .openedHere(let bracket): "la parentesi '\(bracket)' che resta aperta è questa"
    case .extraBraceAtTopLevel: "'}' di troppo: qui non c'è più nulla da chiudere"
    case .extraBracketInType: "']' di troppo nel tipo: un array si scrive '[Int]'"
    case .extraColonInType: "':' di troppo nel tipo: un dizionario si scrive '[String: Int]'"
    case .expectedExpression(let place): place.italian
    case .expectedType(let place): "manca un tipo" + place.italian
    case .expectedBrace(let place): "manca '{' " + place.italian
    default: italianOfTokens
    }
  }
}

extension SyntaxFault.Radix {
  var italian: String {
    switch self {
    case .binary: "una cifra binaria (0 o 1)"
    case .octal: "una cifra ottale (da 0 a 7)"
    case .decimal: "una cifra"
    case .hexadecimal: "una cifra esadecimale (da 0 a 9, da A a F)"
    }
  }
}

extension SyntaxFault.Closing {
  var italian: String {
    switch self {
    case .parenthesisOfList: "')': l'elenco tra parentesi non è chiuso"
    case .squareOfList: "']': l'elenco tra parentesi quadre non è chiuso"
    case .squareOfContainer: "']': l'array o il dizionario non è chiuso"
    case .braceOfBlock: "'}': un blocco di istruzioni non è chiuso"
    case .braceOfClosure: "'}': una closure non è chiusa"
    case .braceOfSwitch: "'}': uno 'switch' non è chiuso"
    case .braceOfClass: "'}': una classe non è chiusa"
    case .braceOfStruct: "'}': una struttura non è chiusa"
    case .braceOfEnum: "'}': un'enumerazione non è chiusa"
    case .braceOfExtension: "'}': un'estensione non è chiusa"
    case .braceOfProtocol: "'}': un protocollo non è chiuso"
    case .braceOfAccessors: "'}': il blocco 'get'/'set' della variabile non è chiuso"
    case .squareOfArrayType: "']': il tipo dell'array non è chiuso"
    case .squareOfDictionaryType: "']': il tipo del dizionario non è chiuso"
    case .angleOfArguments: "'>': l'elenco dei tipi tra '<' e '>' non è chiuso"
    case .angleOfParameters: "'>': l'elenco dei parametri generici non è chiuso"
    case .parenthesisOfTuple: "')': il tipo della tupla non è chiuso"
    case .parenthesisOfParameters: "')': l'elenco dei parametri non è chiuso"
    case .parenthesisOfPattern: "')': il pattern della tupla non è chiuso"
    case .parenthesisOfSetter: "')' dopo il nome del parametro"
    case .parenthesisOfSelector: "')': '#selector(' non è chiuso"
    case .squareOfCaptures: "']': la lista di cattura della closure non è chiusa"
    }
  }
}

extension SyntaxFault.ExpressionPlace {
  var italian: String {
    switch self {
    case .statement: "qui dovrebbe cominciare un'espressione, e non è così"
    case .list: "manca un valore tra le parentesi"
    case .container: "manca un elemento tra le parentesi quadre"
    case .key: "manca la chiave di un elemento del dizionario"
    case .value: "manca il valore di una chiave del dizionario"
    case .initial: "dopo '=' manca il valore iniziale"
    case .assignment: "dopo '=' manca il valore da assegnare"
    case .afterOperator: "dopo l'operatore manca un valore"
    case .afterUnary: "dopo l'operatore manca il suo valore"
    case .ternaryMiddle: "dopo '?' manca il valore per quando la condizione è vera"
    case .ternaryEnd: "dopo ':' manca il valore per quando la condizione è falsa"
    case .ifCondition: "manca la condizione di 'if'"
    case .whileCondition: "manca la condizione di 'while'"
    case .guardCondition: "manca la condizione di 'guard'"
    case .condition: "dopo la virgola manca un'altra condizione"
    case .binding: "dopo '=' manca il valore da spacchettare"
    case .subject: "dopo 'switch' manca il valore da confrontare"
    case .returned: "dopo 'return' manca il valore da restituire"
    case .thrown: "dopo 'throw' manca l'errore da lanciare"
    case .sequence: "dopo 'in' manca la sequenza da percorrere"
    case .loopWhere: "dopo 'where' manca la condizione del ciclo"
    case .caseWhere: "dopo 'where' manca la condizione del caso"
    case .catchWhere: "dopo 'where' manca la condizione di 'catch'"
    case .rawValue: "dopo '=' manca il valore del caso"
    case .afterRepeat: "dopo 'repeat' manca '{', o un'espressione"
    case .repeatCondition: "dopo 'while' manca la condizione di 'repeat'"
    case .selector: "tra le parentesi di '#selector' manca il nome di un metodo"
    }
  }
}

extension SyntaxFault.TypePlace {
  var italian: String {
    switch self {
    case .any: ""
    case .result: " dopo '->': quello che la funzione restituisce"
    case .parameter: " dopo i due punti del parametro"
    case .afterIs: " dopo 'is'"
    case .afterAs: " dopo 'as'"
    case .afterArrow: " dopo '->'"
    case .subscriptElement: ": quello che il 'subscript' restituisce"
    case .alias: " dopo '=': quello a cui 'typealias' dà un nome"
    case .extended: " dopo 'extension': quello da estendere"
    case .dictionaryValue: " dopo i due punti: quello dei valori del dizionario"
    case .element: " tra le parentesi quadre: quello degli elementi"
    case .closureResult: " dopo '->': quello che la closure restituisce"
    }
  }
}

extension SyntaxFault.BracePlace {
  var italian: String {
    switch self {
    case .ifBody: "dopo la condizione di 'if'"
    case .whileBody: "dopo la condizione di 'while'"
    case .guardBody: "dopo 'else' di 'guard'"
    case .deferBody: "dopo 'defer'"
    case .doBody: "dopo 'do'"
    case .repeatBody: "dopo 'repeat'"
    case .catchBody: "dopo 'catch'"
    case .loopBody: "per aprire il corpo del ciclo 'for'"
    case .switchBody: "dopo il valore di 'switch'"
    case .classBody: "per aprire la classe"
    case .structBody: "per aprire la struttura"
    case .enumBody: "per aprire l'enumerazione"
    case .extensionBody: "per aprire l'estensione"
    case .protocolBody: "per aprire il protocollo"
    case .deinitializer: "per aprire 'deinit'"
    case .getter: "dopo 'get'"
    case .setter: "dopo 'set'"
    case .willSet: "dopo 'willSet'"
    case .didSet: "dopo 'didSet'"
    }
  }
}
