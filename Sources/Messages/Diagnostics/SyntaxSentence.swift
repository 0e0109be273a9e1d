/// The compiler's messages about syntax in Italian.
enum SyntaxSentence {
  /// The sentence for one of the compiler's: the frequent ones are written, the others say what kind
  /// of fault it is and give the compiler's own words.
  static func italian(_ text: String) -> String {
    if let known = sentences[text] { return known }
    if text.hasPrefix("expected '}' in ") { return "manca la '}' che chiude la dichiarazione" }
    if text.hasPrefix("expected ") { return "errore di sintassi: manca qualcosa (\(text))" }
    if text.hasPrefix("unexpected code ") {
      return "errore di sintassi: qui c'è qualcosa di troppo (\(text))"
    }
    if text.hasPrefix("extraneous ") { return "errore di sintassi: di troppo (\(text))" }
    return "errore di sintassi: \(text)"
  }

  private static let sentences: [String: String] = [
    "consecutive statements on a line must be separated by ';'":
      "due istruzioni sulla stessa riga si separano con ';'",
    "consecutive declarations on a line must be separated by ';'":
      "due dichiarazioni sulla stessa riga si separano con ';'",
    "unterminated string literal": "il testo non è chiuso: mancano le virgolette finali",
    "single-quoted string literal found, use '\"'": "i testi si scrivono fra virgolette doppie",
    "expected ')' in expression list": "manca la ')' che chiude gli argomenti",
    "expected '}' at end of brace statement": "manca la '}' che chiude il blocco",
    "expected '}' at end of closure": "manca la '}' che chiude la closure",
    "extraneous '}' at top level": "questa '}' non chiude niente",
    "expected pattern": "manca il nome della variabile",
    "expected '{' after 'if' condition": "dopo la condizione di 'if' ci vuole '{'",
    "expected '{' after 'while' condition": "dopo la condizione di 'while' ci vuole '{'",
    "expected '{' to start the body of for-each loop": "il corpo del ciclo 'for' comincia con '{'",
    "expected 'else' after 'guard' condition": "dopo la condizione di 'guard' ci vuole 'else'",
    "expected type for function result": "dopo '->' manca il tipo del risultato",
    "expected type": "manca un tipo",
    "expected identifier in function declaration": "manca il nome della funzione",
    "expected member name following '.'": "dopo il punto manca il nome di un membro",
    "expected ':' after 'case'": "dopo il valore di 'case' ci vuole ':'",
    "';' statements are not allowed": "un ';' da solo non è un'istruzione",
    "expected expression": "manca un'espressione",
  ]
}
