/// Declarations, and where they may stand.
extension EducationalNote {
  static let cannotExtend = EducationalNote(
    it: """
      Un'estensione aggiunge membri a un tipo che ha un nome: una classe, una struttura, \
      un'enumerazione, un protocollo. Una tupla o il tipo di una funzione non ne hanno. Scrivi \
      una funzione, oppure una struttura che contenga quel valore.
      """,
    en: """
      An extension adds members to a type that has a name: a class, a structure, an enumeration, \
      a protocol. A tuple or the type of a function has none. Write a function, or a structure \
      that holds the value.
      """,
    wrong: """
      extension (() -> Void) {
        func twice() {}
      }
      """,
    right: """
      func twice(_ work: () -> Void) {
        work()
        work()
      }
      twice { print("work") }
      """)

  static let expectedBody = EducationalNote(
    it: """
      La dichiarazione di una funzione ha bisogno del suo corpo, fra graffe: soltanto dentro un \
      protocollo la si elenca senza. Scrivi `{ }` con le istruzioni.
      """,
    en: """
      The declaration of a function needs its body, in braces: only inside a protocol is it \
      listed without one. Write `{ }` with the statements.
      """,
    wrong: """
      class Page {
        func load()
      }
      """,
    right: """
      class Page {
        func load() { print("page") }
      }
      Page().load()
      """)

  static let deinitOnlyInClass = EducationalNote(
    it: """
      `deinit` viene chiamato quando un oggetto sparisce, e si scrive dentro la sua classe. Qui \
      non c'è una classe intorno: spostalo.
      """,
    en: """
      `deinit` is called when an object goes, and it is written inside the class. Here there is \
      no class around it: move it.
      """,
    wrong: """
      deinit {
        print("gone")
      }
      """,
    right: """
      class Page {
        deinit { print("gone") }
      }
      _ = Page()
      """)

  static let deinitInValue = EducationalNote(
    it: """
      Una struttura o un'enumerazione si copia, e non c'è un momento preciso in cui sparisce: per \
      questo non ha un `deinit`. Se devi sapere quando qualcosa finisce, usa una classe.
      """,
    en: """
      A structure or an enumeration is copied, and there is no one moment at which it goes: that \
      is why it has no `deinit`. If you must know when something ends, use a class.
      """,
    wrong: """
      struct Page {
        deinit { print("gone") }
      }
      """,
    right: """
      class Page {
        deinit { print("gone") }
      }
      _ = Page()
      """)

  static let caseOutsideEnum = EducationalNote(
    it: """
      `case` dichiara un caso di un'enumerazione e si scrive dentro `enum { }`; per scegliere fra \
      valori sta dentro uno `switch`. Spostalo, o controlla le graffe.
      """,
    en: """
      `case` declares a case of an enumeration and is written inside `enum { }`; to choose \
      between values it stands inside a `switch`. Move it, or look at the braces.
      """,
    wrong: """
      struct Theme {
        case light
      }
      """,
    right: """
      enum Theme {
        case light, dark
      }
      print(Theme.light)
      """)

  static let rawTypeNotSynthesized = EducationalNote(
    it: """
      Un'enumerazione con un tipo dopo i due punti dà a ogni caso un valore grezzo di quel tipo, \
      scritto o dedotto. Qui qualche valore non va, e gli altri errori della riga dicono quale. \
      Usa `Int` o `String` e valori di quel tipo.
      """,
    en: """
      An enumeration with a type after the colon gives each case a raw value of that type, \
      written or worked out. Here some value is not right, and the line's other errors say which. \
      Use `Int` or `String`, and values of that type.
      """,
    wrong: """
      enum Level: Int {
        case low = "1"
      }
      print(Level.low)
      """,
    right: """
      enum Level: Int {
        case low = 1
      }
      print(Level.low.rawValue)
      """)

  static let rawValueWithoutType = EducationalNote(
    it: """
      Per dare un valore a un caso bisogna dire di che tipo sono i valori, dopo il nome \
      dell'enumerazione: `enum Level: Int`. Aggiungi il tipo, oppure togli il valore.
      """,
    en: """
      To give a case a value one has to say of which type the values are, after the enumeration's \
      name: `enum Level: Int`. Add the type, or take the value away.
      """,
    wrong: """
      enum Level {
        case low = 1
      }
      print(Level.low)
      """,
    right: """
      enum Level: Int {
        case low = 1
      }
      print(Level.low.rawValue)
      """)

  static let rawValueNotLiteral = EducationalNote(
    it: """
      Il valore grezzo di un caso deve essere scritto per esteso, un numero o un testo, perché il \
      compilatore deve conoscerlo senza eseguire nulla. Scrivi il risultato al posto del calcolo.
      """,
    en: """
      The raw value of a case must be written out, a number or a text, because the compiler has \
      to know it without running anything. Write the result in place of the computation.
      """,
    wrong: """
      enum Level: Int {
        case low = 1 + 1
      }
      print(Level.low.rawValue)
      """,
    right: """
      enum Level: Int {
        case low = 2
      }
      print(Level.low.rawValue)
      """)

  static let rawValueNeeded = EducationalNote(
    it: """
      Con valori interi Swift continua a contare da sé; con altri tipi non sa quale valore venga \
      dopo. Scrivi un valore per ogni caso.
      """,
    en: """
      With integer values Swift goes on counting by itself; with other types it does not know \
      which value comes next. Write a value for each case.
      """,
    wrong: """
      enum Scale: Double {
        case half = 0.5, full
      }
      print(Scale.full)
      """,
    right: """
      enum Scale: Double {
        case half = 0.5
        case full = 1
      }
      print(Scale.full.rawValue)
      """)
}
