/// Types that the compiler cannot work out by itself.
extension EducationalNote {
  static let cannotInferContextualBase = EducationalNote(
    it: """
      Quando scrivi `.white`, senza il tipo davanti, Swift lo ricava da ciò che la riga si \
      aspetta in quel posto. Qui non si aspetta niente di preciso, spesso perché un altro errore \
      nella stessa riga glielo nasconde. Scrivi il tipo per intero, o correggi prima l'altro \
      errore.
      """,
    en: """
      When you write `.white`, with no type before it, Swift takes the type from what the line \
      expects at that place. Here it expects nothing in particular, often because another error \
      in the same line hides it. Write the type out, or mend the other error first.
      """,
    wrong: """
      enum Theme { case light, dark }
      let isNight = [true].first ?? false
      let theme = isNight ? .dark : .light
      print(theme)
      """,
    right: """
      enum Theme { case light, dark }
      let isNight = [true].first ?? false
      let theme: Theme = isNight ? .dark : .light
      print(theme)
      """)

  static let cannotInferKeyPathRoot = EducationalNote(
    it: """
      Un key path come `\\.count` indica una proprietà di un tipo, ma da solo non dice di quale. \
      Dove nulla lo suggerisce, scrivi il tipo dopo la barra rovesciata.
      """,
    en: """
      A key path such as `\\.count` names a property of a type, but by itself it does not say of \
      which. Where nothing suggests it, write the type after the backslash.
      """,
    wrong: """
      let path = \\.count
      print("a"[keyPath: path])
      """,
    right: """
      let path = \\String.count
      print("root"[keyPath: path])
      """)

  static let missingTypeAnnotation = EducationalNote(
    it: """
      Una variabile ha bisogno di un tipo: Swift lo ricava dal valore iniziale, e qui non ce n'è \
      uno. Scrivi il tipo dopo i due punti, oppure dai subito un valore.
      """,
    en: """
      A variable needs a type: Swift takes it from the initial value, and here there is none. \
      Write the type after a colon, or give it a value at once.
      """,
    wrong: """
      var total
      total = 3
      print(total)
      """,
    right: """
      var total: Int
      total = 3
      print(total)
      """)

  static let emptyCollectionNeedsType = EducationalNote(
    it: """
      Dagli elementi Swift capisce il tipo di una raccolta, ma qui di elementi non ce ne sono. \
      Scrivi tu il tipo: `[String]` per un array di testi, `[String: Int]` per un dizionario.
      """,
    en: """
      From its elements Swift tells the type of a collection, but here there are no elements. \
      Write the type yourself: `[String]` for an array of texts, `[String: Int]` for a \
      dictionary.
      """,
    wrong: """
      let names = []
      print(names.count)
      """,
    right: """
      let names: [String] = []
      print(names.count)
      """)

  static let heterogeneousCollection = EducationalNote(
    it: """
      Gli elementi di una raccolta hanno di norma lo stesso tipo, perché chi li legge sappia che \
      cosa trova. Qui sono di tipi diversi e Swift potrebbe solo chiamarli tutti `Any`, che non \
      sa fare quasi nulla. Se lo vuoi davvero, scrivi il tipo; altrimenti usa una struttura con \
      una proprietà per ciascun valore.
      """,
    en: """
      The elements of a collection normally share one type, so that whoever reads them knows what \
      they find. Here they are of different types, and Swift could only call them all `Any`, \
      which can do next to nothing. If that is what you want, write the type; otherwise use a \
      structure with a property for each value.
      """,
    wrong: """
      let size = ["width": 320, "unit": "pt"]
      print(size.count)
      """,
    right: """
      struct Size {
        let width = 320
        let unit = "pt"
      }
      print(Size().width, Size().unit)
      let mixed: [String: Any] = ["width": 320, "unit": "pt"]
      print(mixed.count)
      """)

  static let parameterNotInferred = EducationalNote(
    it: """
      Una funzione o un tipo generico va bene per molti tipi, e Swift deve capire per quale lo \
      usi: dagli argomenti o da dove va a finire il risultato. Qui non ha indizi. Scrivi il tipo, \
      per esempio nella dichiarazione della costante.
      """,
    en: """
      A generic function or type works for many types, and Swift has to tell for which one you \
      use it: from the arguments, or from where the result goes. Here it has no clue. Write the \
      type, for example in the declaration of the constant.
      """,
    wrong: """
      func first<T>() -> T? { nil }
      let value = first()
      print(value as Any)
      """,
    right: """
      func first<T>() -> T? { nil }
      let value: Int? = first()
      print(value as Any)
      """)

  static let genericNeedsArguments = EducationalNote(
    it: """
      Un tipo generico ha dei posti vuoti da riempire, fra `< >`: `Pair<Int, String>`. Senza, e \
      senza un valore da cui dedurli, non è ancora un tipo. Scrivi gli argomenti.
      """,
    en: """
      A generic type has places to fill in between `< >`: `Pair<Int, String>`. Without them, and \
      without a value to infer them from, it is not a type yet. Write the arguments.
      """,
    wrong: """
      struct Pair<A, B> {
        let first: A
        let second: B
      }
      func show(_ pair: Pair) { print("pair") }
      """,
    right: """
      struct Pair<A, B> {
        let first: A
        let second: B
      }
      func show(_ pair: Pair<Int, String>) { print(pair.first, pair.second) }
      show(Pair(first: 1, second: "one"))
      """)

  static let inferredVoid = EducationalNote(
    it: """
      Il valore di questa costante è `()`, cioè niente: la funzione chiamata non restituisce \
      nulla. È un avviso, perché di solito si voleva conservare un risultato. Chiama la funzione \
      senza `let`, o scegline una che restituisca un valore.
      """,
    en: """
      The value of this constant is `()`, that is nothing: the function called returns none. It \
      is a warning, because usually one wanted to keep a result. Call the function without `let`, \
      or choose one that returns a value.
      """,
    wrong: """
      let shown = print("Home")
      print(shown)
      """,
    right: """
      print("Home")
      let title = "Home"
      print(title)
      """)

  static let closureParameterNotInferred = EducationalNote(
    it: """
      Il tipo del parametro di una closure si ricava da dove la closure viene usata, e qui non \
      c'è nulla che lo dica. Scrivilo fra parentesi prima di `in`: `{ (x: Int) in … }`.
      """,
    en: """
      The type of a closure's parameter is taken from where the closure is used, and here nothing \
      says it. Write it in parentheses before `in`: `{ (x: Int) in … }`.
      """,
    wrong: """
      let same = { x in x }
      print(same)
      """,
    right: """
      let double = { (x: Int) in x * 2 }
      print(double(4))
      """)
}
