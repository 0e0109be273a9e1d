/// Texts, tuples, cases and other small things of bodies.
extension EducationalNote {
  static let optionalInterpolated = EducationalNote(
    it: """
      In un testo un opzionale si scrive `Optional(…)`, o `nil`, e di rado è ciò che si vuole \
      mostrare. Spacchettalo, dai un valore con `??`, oppure scrivi `String(describing:)` se va \
      bene così.
      """,
    en: """
      In a text an optional is written `Optional(…)`, or `nil`, which is rarely what you want to \
      show. Unwrap it, give a value with `??`, or write `String(describing:)` if it is fine like \
      that.
      """,
    wrong: """
      let name: String? = "Primavista"
      print("Hello \\(name)")
      """,
    right: """
      let name: String? = "Primavista"
      print("Hello \\(name ?? "you")")
      """)

  static let functionInterpolated = EducationalNote(
    it: """
      Nel testo finisce la funzione, non il suo risultato: si scriverebbe soltanto `(Function)`. \
      Chiamala, con le parentesi.
      """,
    en: """
      What goes into the text is the function, not its result: all it would show is \
      `(Function)`. Call it, with parentheses.
      """,
    wrong: """
      func title() -> String { "Home" }
      print("Title: \\(title)")
      """,
    right: """
      func title() -> String { "Home" }
      print("Title: \\(title())")
      """)

  static let noThrowingInTry = EducationalNote(
    it: """
      `try` annuncia che una chiamata può lanciare un errore, e qui nessuna lo fa. Toglilo: chi \
      legge cercherebbe un errore che non c'è.
      """,
    en: """
      `try` announces that a call may throw an error, and here none does. Remove it: whoever \
      reads would look for an error that is not there.
      """,
    wrong: """
      func half(_ number: Int) -> Int { number / 2 }
      let result = try half(4)
      print(result)
      """,
    right: """
      func half(_ number: Int) -> Int { number / 2 }
      let result = half(4)
      print(result)
      """)

  static let thrownNotTyped = EducationalNote(
    it: """
      La funzione dichiara con `throws(…)` l'unico tipo di errore che può lanciare, e qui ne \
      esce un altro. Lancia quel tipo, oppure dichiara soltanto `throws`.
      """,
    en: """
      With `throws(…)` the function declares the only type of error that it may throw, and here \
      another one leaves it. Throw that type, or declare just `throws`.
      """,
    wrong: """
      enum ReadError: Error { case empty }
      enum OtherError: Error { case broken }
      func read() throws(ReadError) -> Int {
        throw OtherError.broken
      }
      print((try? read()) ?? 0)
      """,
    right: """
      enum ReadError: Error { case empty }
      func read() throws(ReadError) -> Int {
        throw .empty
      }
      print((try? read()) ?? 0)
      """)

  static let payloadAsTuple = EducationalNote(
    it: """
      Il caso porta più valori, e il pattern dà un solo nome a tutti insieme: è permesso per i \
      programmi vecchi. Dai un nome a ciascun valore, o `_` a quelli che non ti servono.
      """,
    en: """
      The case carries several values, and the pattern gives one name to all of them together: \
      that is allowed for old programs. Name each value, or write `_` for those you do not need.
      """,
    wrong: """
      enum Shape { case rectangle(Int, Int) }
      let shape = Shape.rectangle(2, 3)
      if case .rectangle(let size) = shape { print(size) }
      """,
    right: """
      enum Shape { case rectangle(Int, Int) }
      let shape = Shape.rectangle(2, 3)
      if case .rectangle(let width, let height) = shape { print(width * height) }
      """)

  static let payloadLabel = EducationalNote(
    it: """
      I valori di un caso hanno le etichette della sua dichiarazione, e nel pattern devono \
      essere quelle. Puoi anche non scriverne nessuna.
      """,
    en: """
      The values of a case have the labels of its declaration, and a pattern must use those. You \
      may also write none of them.
      """,
    wrong: """
      enum Failure { case server(code: Int) }
      let failure = Failure.server(code: 503)
      if case .server(status: let code) = failure { print(code) }
      """,
    right: """
      enum Failure { case server(code: Int) }
      let failure = Failure.server(code: 503)
      if case .server(code: let code) = failure { print(code) }
      """)

  static let tupleReordered = EducationalNote(
    it: """
      Le due tuple hanno le stesse etichette in un ordine diverso, e Swift sposta gli elementi \
      da sé: è facile non accorgersene. Scrivi gli elementi nell'ordine del tipo.
      """,
    en: """
      The two tuples have the same labels in another order, and Swift moves the elements by \
      itself: that is easy to overlook. Write the elements in the order of the type.
      """,
    wrong: """
      let size: (width: Int, height: Int) = (height: 3, width: 2)
      print(size.width)
      """,
    right: """
      let size: (width: Int, height: Int) = (width: 2, height: 3)
      print(size.width)
      """)

  static let tupleHasNoMember = EducationalNote(
    it: """
      Gli elementi di una tupla si leggono con la loro etichetta o con la posizione, contata da \
      zero. Questa tupla non ha un elemento così: controlla quanti sono e come si chiamano.
      """,
    en: """
      The elements of a tuple are read by their label or by their position, counted from zero. \
      This tuple has no such element: look how many there are, and what they are called.
      """,
    wrong: """
      let pair = (1, "one")
      print(pair.2)
      """,
    right: """
      let pair = (1, "one")
      print(pair.1)
      """)

  static let stringIndexUnavailable = EducationalNote(
    it: """
      I caratteri di un testo occupano spazi diversi, e il terzo non si trova senza percorrere i \
      primi due: per questo un `Int` non basta come indice. Usa `first`, `prefix(_:)`, \
      `Array(text)`, oppure uno `String.Index`.
      """,
    en: """
      The characters of a text take different amounts of space, and the third is not found \
      without walking through the first two: that is why an `Int` is no index. Use `first`, \
      `prefix(_:)`, `Array(text)`, or a `String.Index`.
      """,
    wrong: """
      let word = "view"
      print(word[0])
      """,
    right: """
      let word = "view"
      print(word[word.startIndex])
      """)

  static let memberNeedsContext = EducationalNote(
    it: """
      `.nome` è una forma breve che vale quando si sa già di quale tipo si parla, e qui nulla lo \
      dice. Dichiara il tipo della variabile, o scrivi il tipo davanti al punto.
      """,
    en: """
      `.name` is a short form that works when it is already known which type is meant, and here \
      nothing says so. Declare the type of the variable, or write the type before the dot.
      """,
    wrong: """
      enum Size { case small, large }
      let size = .small
      print(size)
      """,
    right: """
      enum Size { case small, large }
      let size = Size.small
      print(size)
      """)

  static let topLevelClosure = EducationalNote(
    it: """
      Una parentesi graffa all'inizio di un'istruzione sarebbe una closure che nessuno usa. Per \
      un blocco a sé scrivi `do { … }`; se la closure va eseguita, dalle un nome e chiamala.
      """,
    en: """
      A brace at the start of a statement would be a closure that nobody uses. For a block of \
      its own write `do { … }`; if the closure is to run, give it a name and call it.
      """,
    wrong: """
      let count = 3
      { print(count) }
      """,
    right: """
      let count = 3
      do { print(count) }
      """)

  static let caseAfterDefault = EducationalNote(
    it: """
      `default` prende tutto ciò che i casi prima non hanno preso, e quindi è l'ultimo. Sposta \
      questo caso prima del `default`.
      """,
    en: """
      `default` takes everything that the cases before did not take, and so it comes last. Move \
      this case before the `default`.
      """,
    wrong: """
      let number = 1
      switch number {
      default: print("many")
      case 1: print("one")
      }
      """,
    right: """
      func show(_ number: Int) {
        switch number {
        case 1: print("one")
        default: print("many")
        }
      }
      show(1)
      """)

  static let extraTrailingClosure = EducationalNote(
    it: """
      Dopo la chiamata c'è una closure, e la funzione non ha un parametro che la riceva. \
      Toglila, o controlla di chiamare la funzione giusta.
      """,
    en: """
      A closure follows the call, and the function has no parameter to take it. Remove it, or \
      check that you call the right function.
      """,
    wrong: """
      func show(_ number: Int) { print(number) }
      show(1) { print("done") }
      """,
    right: """
      func show(_ number: Int, then finish: () -> Void) {
        print(number)
        finish()
      }
      show(1) { print("done") }
      """)

  static let breakNeedsLabel = EducationalNote(
    it: """
      `break` da solo esce da un ciclo o da uno `switch`, e qui intorno c'è solo un `if` o un \
      `do`. Dagli un'etichetta, come `check: if …`, e scrivi `break check`; in una funzione di \
      solito basta `return`.
      """,
    en: """
      `break` alone leaves a loop or a `switch`, and around it there is only an `if` or a `do`. \
      Give that a label, as in `check: if …`, and write `break check`; in a function `return` is \
      usually enough.
      """,
    wrong: """
      func show(_ number: Int) {
        if number > 1 { break }
        print(number)
      }
      show(1)
      """,
    right: """
      func show(_ number: Int) {
        check: if number > 1 {
          if number > 5 { break check }
          print(number)
        }
      }
      show(2)
      """)
}
