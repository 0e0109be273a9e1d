/// Values that may be absent, and how to open them.
extension EducationalNote {
  static let optionalMustBeUnwrapped = EducationalNote(
    it: """
      Un `Int?` non è un `Int`: è una scatola che può contenere un `Int` oppure niente (`nil`). \
      Swift non apre la scatola di nascosto, perché se fosse vuota il programma userebbe un \
      valore che non c'è. Aprila tu: con `if let` o `guard let` quando sai che cosa fare se è \
      vuota, con `??` quando hai un valore di riserva.
      """,
    en: """
      An `Int?` is not an `Int`: it is a box that holds an `Int` or nothing at all (`nil`). Swift \
      does not open the box behind your back, because if it were empty the program would use a \
      value that is not there. Open it yourself: with `if let` or `guard let` when you know what \
      to do if it is empty, with `??` when you have a value to fall back on.
      """,
    wrong: """
      let age: Int? = Int("42")
      let nextYear: Int = age
      print(nextYear)
      """,
    right: """
      let age: Int? = Int("42")
      if let age {
        print(age + 1)
      }
      print(age ?? 0)
      """)

  static let optionalMember = EducationalNote(
    it: """
      Il valore può essere `nil`, e `nil` non ha proprietà né metodi. Con `?.` chiedi il membro \
      solo se il valore c'è: il risultato è a sua volta opzionale, e se il valore manca è `nil`. \
      Se il valore ti serve per più di una riga, spacchettalo una volta sola con `if let` o \
      `guard let`.
      """,
    en: """
      The value may be `nil`, and `nil` has neither properties nor methods. With `?.` you ask for \
      the member only if the value is there: the result is optional in its turn, and `nil` when \
      the value is missing. If you need the value for more than one line, unwrap it once with `if \
      let` or `guard let`.
      """,
    wrong: """
      let name: String? = "Sole"
      print(name.count)
      """,
    right: """
      let name: String? = "Sole"
      print(name?.count ?? 0)
      if let name {
        print(name.count, name.uppercased())
      }
      """)

  static let unwrapWithDefault = EducationalNote(
    it: """
      L'operatore `??` guarda nell'opzionale a sinistra: se c'è un valore lo prende, se c'è `nil` \
      usa quello a destra. Il risultato non è più opzionale, quindi lo si può usare subito. È la \
      via più breve quando esiste un valore di riserva sensato.
      """,
    en: """
      The operator `??` looks into the optional on its left: if there is a value it takes it, if \
      there is `nil` it uses the one on its right. The result is no longer optional, so it can be \
      used at once. It is the shortest way when there is a sensible value to fall back on.
      """,
    wrong: """
      let title: String? = nil
      let shown: String = title
      print(shown)
      """,
    right: """
      let title: String? = nil
      let shown: String = title ?? "Untitled"
      print(shown)
      """)

  static let unwrapForced = EducationalNote(
    it: """
      Il punto esclamativo dopo un opzionale dice: sono certo che un valore c'è. Se ti sbagli, il \
      programma si ferma in quel punto. Usalo solo dove l'assenza sarebbe un errore del programma \
      e non dei dati; negli altri casi scegli `if let` o `??`.
      """,
    en: """
      An exclamation mark after an optional says: I am certain that a value is there. If you are \
      mistaken, the program stops at that point. Use it only where absence would be a fault of \
      the program and not of its data; otherwise choose `if let` or `??`.
      """,
    wrong: """
      let size: Int? = Int("12")
      let total: Int = size
      print(total)
      """,
    right: """
      let size: Int? = Int("12")
      if let size {
        let total: Int = size
        print(total)
      }
      """)

  static let unwrapWithChain = EducationalNote(
    it: """
      `?.` prosegue solo se il valore c'è; se è `nil`, tutta la catena vale `nil` e il resto non \
      viene nemmeno chiamato. Per questo il risultato è opzionale anche quando il membro non lo \
      è. È la forma giusta quando, senza il valore, non c'è nulla da fare.
      """,
    en: """
      `?.` goes on only if the value is there; if it is `nil`, the whole chain is `nil` and the \
      rest is not even called. That is why the result is optional even when the member is not. It \
      is the right form when, without the value, there is nothing to do.
      """,
    wrong: """
      let words: [String]? = ["uno", "due"]
      print(words.count)
      """,
    right: """
      let words: [String]? = ["uno", "due"]
      print(words?.count ?? 0)
      """)

  static let chainOnNonOptional = EducationalNote(
    it: """
      `?.` serve a fermarsi quando un valore manca, ma questo valore non può mancare: il suo tipo \
      non è opzionale. Swift rifiuta la domanda inutile, perché chi legge penserebbe che il \
      valore possa essere `nil`. Togli il punto interrogativo.
      """,
    en: """
      `?.` is for stopping when a value is missing, but this value cannot be missing: its type is \
      not optional. Swift refuses the needless question, because a reader would think that the \
      value may be `nil`. Take the question mark away.
      """,
    wrong: """
      let name = "Sole"
      print(name?.count)
      """,
    right: """
      let name = "Sole"
      print(name.count)
      """)

  static let forceNonOptional = EducationalNote(
    it: """
      Il punto esclamativo apre un opzionale, e qui non c'è nulla da aprire: il valore c'è \
      sempre. Togli `!`. Se ti aspettavi un opzionale, controlla da dove viene il valore: forse è \
      già stato spacchettato.
      """,
    en: """
      The exclamation mark opens an optional, and here there is nothing to open: the value is \
      always there. Take `!` away. If you expected an optional, look where the value comes from: \
      it may have been unwrapped already.
      """,
    wrong: """
      let count = 3
      print(count!)
      """,
    right: """
      let count = 3
      print(count)
      """)

  static let coalesceNonOptional = EducationalNote(
    it: """
      `??` usa la parte destra quando quella sinistra è `nil`, ma a sinistra c'è un valore che \
      non può essere `nil`: la riserva non servirà mai. È un avviso, il programma funziona lo \
      stesso. Togli `??` e ciò che segue, oppure rendi opzionale il valore, se può davvero \
      mancare.
      """,
    en: """
      `??` uses its right side when its left side is `nil`, but on the left there is a value that \
      cannot be `nil`: the fallback will never be needed. It is a warning, the program works all \
      the same. Take away `??` and what follows, or make the value optional if it may really be \
      missing.
      """,
    wrong: """
      let width = 320
      print(width ?? 100)
      """,
    right: """
      let width: Int? = Int("320")
      print(width ?? 100)
      """)

  static let bindingNeedsOptional = EducationalNote(
    it: """
      `if let` e `guard let` aprono un opzionale: entrano solo se dentro c'è un valore. Questo \
      valore c'è sempre, quindi la domanda non ha senso. Usa una normale `let`, oppure scrivi \
      come condizione la cosa che volevi davvero verificare.
      """,
    en: """
      `if let` and `guard let` open an optional: they go in only if there is a value inside. This \
      value is always there, so the question makes no sense. Use an ordinary `let`, or write as \
      the condition what you really meant to check.
      """,
    wrong: """
      let count = 3
      if let number = count {
        print(number)
      }
      """,
    right: """
      let text = "3"
      if let number = Int(text) {
        print(number)
      }
      """)

  static let unwrapNeedsName = EducationalNote(
    it: """
      La forma breve `if let nome` spacchetta una variabile e chiama allo stesso modo il valore \
      trovato: perciò vuole un nome, non un'espressione. Per spacchettare un'espressione dalle un \
      nome con `=`.
      """,
    en: """
      The short form `if let name` unwraps a variable and calls the value it finds by the same \
      name: so it wants a name, not an expression. To unwrap an expression, give it a name with \
      `=`.
      """,
    wrong: """
      if let 5 {
        print("five")
      }
      """,
    right: """
      let number = Int("5")
      if let number {
        print(number)
      }
      if let first = [1, 2].first {
        print(first)
      }
      """)

  static let optionalAsBoolean = EducationalNote(
    it: """
      In Swift una condizione è sempre un `Bool`. Un opzionale non diventa vero o falso da sé, \
      perché `nil` e `false` sono cose diverse, e un `Bool?` può essere tutte e due. Scrivi la \
      domanda per intero: `!= nil` se vuoi sapere se c'è un valore.
      """,
    en: """
      In Swift a condition is always a `Bool`. An optional does not become true or false by \
      itself, because `nil` and `false` are different things, and a `Bool?` may be either. Write \
      the question out: `!= nil` if you want to know whether there is a value.
      """,
    wrong: """
      let name: String? = "Sole"
      if name {
        print("there is a name")
      }
      """,
    right: """
      let name: String? = "Sole"
      if name != nil {
        print("there is a name")
      }
      """)

  static let forInOptional = EducationalNote(
    it: """
      Un ciclo `for` percorre una sequenza, e un opzionale non lo è: può contenerne una, o \
      niente. Decidi che cosa fare quando manca: nessun giro, con `?? []`, oppure spacchetta \
      prima con `if let`.
      """,
    en: """
      A `for` loop goes through a sequence, and an optional is none: it may hold one, or nothing. \
      Decide what to do when it is missing: no turn at all, with `?? []`, or unwrap it first with \
      `if let`.
      """,
    wrong: """
      let names: [String]? = ["red", "green"]
      for name in names {
        print(name)
      }
      """,
    right: """
      let names: [String]? = ["red", "green"]
      for name in names ?? [] {
        print(name)
      }
      """)

  static let tryOptionalNotUnwrapped = EducationalNote(
    it: """
      `try?` trasforma un errore in `nil`, perciò il suo risultato è sempre opzionale, anche se \
      la funzione restituisce un valore che non lo è. Spacchettalo con `if let` o dai una riserva \
      con `??`.
      """,
    en: """
      `try?` turns an error into `nil`, so its result is always optional, even though the \
      function returns a value that is not. Unwrap it with `if let`, or give one to fall back on \
      with `??`.
      """,
    wrong: """
      struct Missing: Error {}
      func load() throws -> Int { throw Missing() }
      let number: Int = try? load()
      print(number)
      """,
    right: """
      struct Missing: Error {}
      func load() throws -> Int { throw Missing() }
      let number: Int = (try? load()) ?? 0
      print(number)
      """)

  static let selfIsOptional = EducationalNote(
    it: """
      Con `[weak self]` la closure non trattiene l'oggetto, che nel frattempo può sparire: \
      dentro, `self` è opzionale. Scrivi `self?.` davanti al membro, oppure comincia con `guard \
      let self else { return }` se `self` ti serve più volte.
      """,
    en: """
      With `[weak self]` the closure does not keep the object alive, and it may be gone in the \
      meantime: inside, `self` is optional. Write `self?.` before the member, or begin with \
      `guard let self else { return }` if you need `self` more than once.
      """,
    wrong: """
      class Counter {
        var value = 0
        var onTap: () -> Void = {}
        func start() {
          onTap = { [weak self] in value += 1 }
        }
      }
      let counter = Counter()
      counter.start()
      """,
    right: """
      class Counter {
        var value = 0
        var onTap: () -> Void = {}
        func start() {
          onTap = { [weak self] in self?.value += 1 }
        }
      }
      let counter = Counter()
      counter.start()
      counter.onTap()
      print(counter.value)
      """)

  static let coercedToAny = EducationalNote(
    it: """
      Stampare o passare un opzionale dove è atteso un `Any` riesce, ma quello che arriva è la \
      scatola, non il contenuto: uscirebbe `Optional("Sole")`. Swift avvisa, perché di rado è ciò \
      che si vuole. Dai una riserva con `??`, oppure scrivi `as Any` se vuoi proprio la scatola.
      """,
    en: """
      Printing an optional, or passing it where an `Any` is expected, succeeds, but what arrives \
      is the box and not what it holds: `Optional("Sole")` would come out. Swift warns, because \
      it is rarely what one wants. Give one to fall back on with `??`, or write `as Any` if the \
      box is what you want.
      """,
    wrong: """
      let name: String? = "Sole"
      print(name)
      """,
    right: """
      let name: String? = "Sole"
      print(name ?? "nobody")
      print(name as Any)
      """)
}
