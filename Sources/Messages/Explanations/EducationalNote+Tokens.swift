/// Texts, numbers, characters and the spaces between them.
extension EducationalNote {
  static let unclosedText = EducationalNote(
    it: #"""
      Un testo sta tra virgolette diritte (`"`), e quelle finali stanno sulla stessa riga. \#
      Un testo di più righe si apre con `"""` e a capo, e si chiude con `"""` su una riga \#
      sua. Dentro il testo, `\` apre solo gli escape che Swift conosce, come `\n`, e \#
      `\(valore)`.
      """#,
    en: #"""
      A text stands between straight quotation marks (`"`), and the closing one is on the \#
      same line. A text of several lines opens with `"""` and a new line, and closes with \#
      `"""` on a line of its own. Inside the text a `\` begins only the escapes that Swift \#
      knows, such as `\n`, and `\(value)`.
      """#,
    wrong: """
      let title = "Home
      print(title)
      """,
    right: """
      let title = "Home"
      print(title)
      """)

  static let malformedNumber = EducationalNote(
    it: """
      Un numero si scrive con cifre, un punto per i decimali e, se serve, `_` per leggerlo \
      meglio. Non contiene lettere né unità di misura, e prima del punto c'è sempre una cifra.
      """,
    en: """
      A number is written with digits, a point before the decimals and, where it helps, `_` to \
      read it better. It holds no letters and no units, and there is always a digit before the \
      point.
      """,
    wrong: """
      let width = 12px
      print(width)
      """,
    right: """
      let width = 12.5
      print(width)
      """)

  static let strangeCharacter = EducationalNote(
    it: """
      Nel testo c'è un carattere che Swift non accetta in questo punto, o un commento aperto e \
      mai chiuso. Succede quando si copia il codice da una pagina o da un documento: cancella \
      il carattere e riscrivilo con la tastiera.
      """,
    en: """
      The text holds a character that Swift does not take there, or a comment that is opened \
      and never closed. It happens when code is copied from a page or a document: delete the \
      character and type it again.
      """,
    wrong: """
      print("a")
      /* from here on
      """,
    right: """
      print("a")
      /* a comment */
      """)

  static let wrongSpacing = EducationalNote(
    it: """
      Gli spazi attorno a un operatore contano: o da entrambi i lati, o da nessuno. `-a` è un \
      operatore con il suo valore, `a - b` uno tra due valori; dopo un punto non ci vanno \
      spazi.
      """,
    en: """
      The spaces around an operator matter: on both sides, or on none. `-a` is an operator \
      with its value, `a - b` one between two values; no space goes after a point.
      """,
    wrong: """
      var count = 1
      count= 2
      print(count)
      """,
    right: """
      var count = 1
      count = 2
      print(count)
      """)

  static let missingSeparator = EducationalNote(
    it: """
      Gli elementi di un elenco si separano con una virgola, le istruzioni andando a capo (o \
      con `;`). Quando Swift trova due cose vicine senza nulla in mezzo, spesso una delle due \
      parole è di troppo o è scritta male, oppure mancano le parentesi di una chiamata.
      """,
    en: """
      The elements of a list are separated by a comma, statements by a new line (or by `;`). \
      When Swift finds two things side by side with nothing between them, often one of the \
      words is one too many or misspelt, or the parentheses of a call are missing.
      """,
    wrong: """
      let numbers = [1 2, 3]
      print(numbers)
      """,
    right: """
      let numbers = [1, 2, 3]
      print(numbers)
      """)

  static let unbalancedBrackets = EducationalNote(
    it: """
      Ogni parentesi che si apre va chiusa, nell'ordine inverso: `(` con `)`, `[` con `]`, `{` \
      con `}`. Swift se ne accorge dove il resto non torna più, a volte molto dopo: cerca la \
      parentesi che resta aperta, o quella di troppo, risalendo dal punto indicato.
      """,
    en: """
      Every bracket that opens must be closed, in the reverse order: `(` with `)`, `[` with \
      `]`, `{` with `}`. Swift notices where the rest no longer fits, sometimes much later: \
      look for the bracket left open, or the one too many, going up from the place it points \
      at.
      """,
    wrong: """
      func greet() {
        print("Hi")
      }
      }
      """,
    right: """
      func greet() {
        print("Hi")
      }
      greet()
      """)
}
