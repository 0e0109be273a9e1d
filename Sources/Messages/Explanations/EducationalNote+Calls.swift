/// What can be called.
extension EducationalNote {
  static let noExactMatches = EducationalNote(
    it: """
      Con questo nome ci sono più funzioni, e nessuna accetta insieme questi argomenti. Le note \
      elencano le forme possibili: confronta tipi ed etichette, e scegli quella che volevi.
      """,
    en: """
      There are several functions of this name, and none takes these arguments together. The \
      notes list the possible forms: compare types and labels, and choose the one you meant.
      """,
    wrong: """
      struct Length {
        init(_ points: Int) {}
        init(_ text: String) {}
      }
      print(Length(true))
      """,
    right: """
      struct Length {
        init(_ points: Int) {}
        init(_ text: String) {}
      }
      print(Length(12))
      """)

  static let foundCandidate = EducationalNote(
    it: """
      Questa nota accompagna un errore in una chiamata e mostra una delle funzioni con quel nome. \
      Confronta i tipi dei suoi parametri con quelli dei tuoi argomenti.
      """,
    en: """
      This note goes with an error in a call and shows one of the functions of that name. Compare \
      the types of its parameters with those of your arguments.
      """,
    wrong: """
      struct Length {
        init(_ points: Int) {}
        init(_ text: String) {}
      }
      print(Length(true))
      """,
    right: """
      struct Length {
        init(_ points: Int) {}
        init(_ text: String) {}
      }
      print(Length("12"))
      """)

  static let cannotCallNonFunction = EducationalNote(
    it: """
      Le parentesi dopo un nome chiamano una funzione, e questo nome contiene un valore di altro \
      tipo. Togli le parentesi; se volevi un elemento di un array, ci vogliono quelle quadre.
      """,
    en: """
      Parentheses after a name call a function, and this name holds a value of another type. Take \
      the parentheses away; if you wanted an element of an array, it takes square brackets.
      """,
    wrong: """
      let count = 3
      print(count())
      """,
    right: """
      let count = 3
      print(count)
      """)

  static let initOnInstance = EducationalNote(
    it: """
      `init` crea un nuovo valore, quindi lo si chiede al tipo e non a un valore che esiste già. \
      Scrivi il nome del tipo con le parentesi: `Page()`.
      """,
    en: """
      `init` makes a new value, so it is asked of the type and not of a value that exists \
      already. Write the name of the type with parentheses: `Page()`.
      """,
    wrong: """
      struct Page {}
      let page = Page()
      let other = page.init()
      print(other)
      """,
    right: """
      struct Page {}
      let page = Page()
      let other = Page()
      print(page, other)
      """)

  static let initOnMetatypeValue = EducationalNote(
    it: """
      In questa variabile c'è un tipo, non un valore. Per creare un valore da un tipo che sta in \
      una variabile bisogna scrivere `.init`, così si vede che non si tratta di una funzione.
      """,
    en: """
      This variable holds a type, not a value. To make a value from a type that is in a variable \
      one has to write `.init`, so that it shows that this is no function.
      """,
    wrong: """
      let kind = Int.self
      let zero = kind(0)
      print(zero)
      """,
    right: """
      let kind = Int.self
      let zero = kind.init(0)
      print(zero)
      """)

  static let noAccessibleInitializers = EducationalNote(
    it: """
      Un valore di questo tipo non si può creare: non ha inizializzatori che da qui si possano \
      chiamare. Un'enumerazione, per esempio, si crea scegliendo uno dei suoi casi, e una senza \
      casi non ha valori.
      """,
    en: """
      A value of this type cannot be made: it has no initializers that can be called from here. \
      An enumeration, for example, is made by choosing one of its cases, and one without cases \
      has no values.
      """,
    wrong: """
      enum Metrics {
        static let margin = 16
      }
      let metrics = Metrics()
      print(metrics)
      """,
    right: """
      enum Metrics {
        static let margin = 16
      }
      print(Metrics.margin)
      """)

  static let noSubscripts = EducationalNote(
    it: """
      Le parentesi quadre leggono un elemento, e il tipo di questo valore non ne ha: non è un \
      array né un dizionario, e non dichiara un `subscript`. Controlla da dove viene il valore, \
      oppure usa una sua proprietà.
      """,
    en: """
      Square brackets read an element, and the type of this value has none: it is neither an \
      array nor a dictionary, and it declares no `subscript`. Look where the value comes from, or \
      use a property of it.
      """,
    wrong: """
      let number = 42
      print(number[0])
      """,
    right: """
      let numbers = [42]
      print(numbers[0])
      """)

  static let cannotSpecialize = EducationalNote(
    it: """
      Fra `< >` si scrivono gli argomenti di un tipo generico, e questo tipo non ne prende. Togli \
      `< >`; forse volevi un array, `[Int]`, o un altro tipo.
      """,
    en: """
      Between `< >` go the arguments of a generic type, and this type takes none. Take `< >` \
      away; perhaps you wanted an array, `[Int]`, or another type.
      """,
    wrong: """
      let numbers: Int<String> = 1
      print(numbers)
      """,
    right: """
      let numbers: [Int] = [1]
      print(numbers)
      """)

  static let cannotSpecializeFunction = EducationalNote(
    it: """
      In Swift gli argomenti di tipo di una funzione generica non si scrivono fra `< >`: si \
      deducono dagli argomenti o dal risultato. Togli `< >` e, se serve, dichiara il tipo di ciò \
      che la chiamata restituisce.
      """,
    en: """
      In Swift the type arguments of a generic function are not written between `< >`: they are \
      inferred from the arguments or from the result. Take `< >` away and, where needed, declare \
      the type of what the call returns.
      """,
    wrong: """
      func make<T>(_ value: T) -> [T] { [value] }
      print(make<Int>(3))
      """,
    right: """
      func make<T>(_ value: T) -> [T] { [value] }
      let list: [Int] = make(3)
      print(list)
      """)

  static let wrongArgumentCount = EducationalNote(
    it: """
      Il tipo generico ha un certo numero di posti da riempire fra `< >`, e tu ne hai riempiti di \
      più o di meno: un array ne ha uno, un dizionario due. Scrivine quanti il tipo ne dichiara.
      """,
    en: """
      The generic type has a certain number of places to fill in between `< >`, and you filled in \
      more or fewer: an array has one, a dictionary two. Write as many as the type declares.
      """,
    wrong: """
      let ages: Dictionary<String> = [:]
      print(ages)
      """,
    right: """
      let ages: Dictionary<String, Int> = [:]
      print(ages)
      """)
}
