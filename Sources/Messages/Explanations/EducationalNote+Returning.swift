/// What a function gives back, and how it is left.
extension EducationalNote {
  static let returnOutsideFunction = EducationalNote(
    it: """
      `return` conclude una funzione e ne dà il risultato; qui non c'è nessuna funzione da \
      concludere. Togli la riga, oppure metti il codice in una funzione.
      """,
    en: """
      `return` ends a function and gives its result; here there is no function to end. Take the \
      line away, or put the code into a function.
      """,
    wrong: """
      let count = 3
      if count == 0 { return }
      print(count)
      """,
    right: """
      func show(_ count: Int) {
        if count == 0 { return }
        print(count)
      }
      show(3)
      """)

  static let returnNeedsValue = EducationalNote(
    it: """
      La funzione dichiara, dopo `->`, che cosa restituisce, e questo `return` non ha un valore. \
      Scrivilo, oppure togli `->` e il tipo se la funzione non deve restituire niente.
      """,
    en: """
      After `->` the function declares what it returns, and this `return` has no value. Write \
      one, or take away `->` and the type if the function is to return nothing.
      """,
    wrong: """
      func area() -> Int {
        return
      }
      print(area())
      """,
    right: """
      func area() -> Int {
        return 12
      }
      print(area())
      """)

  static let unexpectedReturnValue = EducationalNote(
    it: """
      La funzione non dichiara un tipo dopo `->`, quindi non restituisce niente, e questo \
      `return` porta un valore. Aggiungi `-> ` e il tipo nella dichiarazione, oppure togli il \
      valore.
      """,
    en: """
      The function declares no type after `->`, so it returns nothing, and this `return` brings a \
      value. Add `->` and the type to the declaration, or take the value away.
      """,
    wrong: """
      func area() {
        return 12
      }
      area()
      """,
    right: """
      func area() -> Int {
        return 12
      }
      print(area())
      """)

  static let nilInNonFailableInitializer = EducationalNote(
    it: """
      Un `init` promette di creare sempre un valore; restituire `nil` vuol dire non averlo \
      creato. Se la creazione può fallire, dichiaralo `init?`: chi crea il valore riceverà un \
      opzionale.
      """,
    en: """
      An `init` promises to make a value every time; returning `nil` means not having made one. \
      If making it may fail, declare it `init?`: whoever makes the value will get an optional.
      """,
    wrong: """
      struct Age {
        let years: Int
        init(_ years: Int) {
          if years < 0 { return nil }
          self.years = years
        }
      }
      print(Age(3))
      """,
    right: """
      struct Age {
        let years: Int
        init?(_ years: Int) {
          if years < 0 { return nil }
          self.years = years
        }
      }
      print(Age(-3) as Any)
      """)

  static let nilIsOnlyReturnOfInitializer = EducationalNote(
    it: """
      Un inizializzatore non restituisce un valore: riempie quello che sta nascendo. Scrivi un \
      semplice `return` per uscirne prima, o `return nil` in un `init?` per dire che la creazione \
      è fallita.
      """,
    en: """
      An initializer returns no value: it fills in the one that is being born. Write a plain \
      `return` to leave it early, or `return nil` in an `init?` to say that the making failed.
      """,
    wrong: """
      class Page {
        init(number: Int) {
          return number
        }
      }
      print(Page(number: 1))
      """,
    right: """
      class Page {
        let number: Int
        init(number: Int) {
          self.number = number
        }
      }
      print(Page(number: 1).number)
      """)

  static let missingReturn = EducationalNote(
    it: """
      La funzione promette un valore, ma c'è una strada che arriva in fondo senza `return`: per \
      esempio quando la condizione di un `if` è falsa. Segui le strade una a una e fa' in modo \
      che ciascuna restituisca qualcosa.
      """,
    en: """
      The function promises a value, but there is a path that reaches its end without a `return`: \
      for example when the condition of an `if` is false. Follow the paths one by one and see \
      that each returns something.
      """,
    wrong: """
      func sign(_ number: Int) -> String {
        if number < 0 {
          return "negative"
        }
      }
      print(sign(-1))
      """,
    right: """
      func sign(_ number: Int) -> String {
        if number < 0 {
          return "negative"
        }
        return "positive or zero"
      }
      print(sign(-1))
      """)

  static let neverReturns = EducationalNote(
    it: """
      Il tipo `Never` promette che la funzione non torna mai a chi l'ha chiamata, perché ferma il \
      programma. Qui c'è una strada che torna. Chiama `fatalError()` alla fine, oppure cambia il \
      tipo.
      """,
    en: """
      The type `Never` promises that the function never goes back to its caller, because it stops \
      the program. Here there is a path that goes back. Call `fatalError()` at the end, or change \
      the type.
      """,
    wrong: """
      func stop() -> Never {
        let reason = "stop"
        print(reason)
      }
      """,
    right: """
      func stop() -> Never {
        fatalError("stop")
      }
      print("still running")
      """)

  static let guardFallsThrough = EducationalNote(
    it: """
      `guard` dice: se la condizione non vale, da qui non si passa. Perciò il suo `else` deve \
      uscire, con `return`, `throw`, `break`, `continue` o `fatalError()`: solo così le righe che \
      seguono possono contare sulla condizione. Aggiungi l'uscita.
      """,
    en: """
      `guard` says: if the condition does not hold, nobody gets past here. So its `else` must \
      leave, with `return`, `throw`, `break`, `continue` or `fatalError()`: only then can the \
      lines below rely on the condition. Add the way out.
      """,
    wrong: """
      func show(_ name: String?) {
        guard let name else {
          print("no name")
        }
        print(name)
      }
      show(nil)
      """,
    right: """
      func show(_ name: String?) {
        guard let name else {
          print("no name")
          return
        }
        print(name)
      }
      show(nil)
      """)
}
