/// Values of one type where another is expected.
extension EducationalNote {
  static let cannotConvert = EducationalNote(
    it: """
      Ogni valore ha un tipo, e Swift non lo cambia di nascosto: un numero scritto fra virgolette \
      è un testo, un `Double` non diventa un `Int` perdendo i decimali. Costruisci il valore del \
      tipo che serve, con `Int(…)`, `String(…)` o `CGFloat(…)`; oppure correggi il tipo \
      dichiarato, se quello sbagliato è lui.
      """,
    en: """
      Every value has a type, and Swift does not change it behind your back: a number between \
      quotation marks is a text, a `Double` does not lose its decimals to become an `Int`. Make a \
      value of the type that is needed, with `Int(…)`, `String(…)` or `CGFloat(…)`; or correct \
      the declared type, if that is the one that is wrong.
      """,
    wrong: """
      let width: Int = "320"
      print(width)
      """,
    right: """
      let width: Int = 320
      let label: String = String(width)
      print(label)
      """)

  static let integerAsBoolean = EducationalNote(
    it: """
      In altre lingue zero è falso e gli altri numeri sono veri; in Swift una condizione è solo \
      un `Bool`, così un confronto dimenticato si vede subito. Scrivi il confronto per intero, \
      per esempio `!= 0`.
      """,
    en: """
      In other languages zero is false and other numbers are true; in Swift a condition is a \
      `Bool` and nothing else, so that a forgotten comparison shows at once. Write the comparison \
      out, for example `!= 0`.
      """,
    wrong: """
      let count = 3
      if count {
        print("some")
      }
      """,
    right: """
      let count = 3
      if count != 0 {
        print("some")
      }
      """)

  static let integerLiteralAsBoolean = EducationalNote(
    it: """
      Per vero e falso Swift ha due parole, `true` e `false`, e non i numeri 1 e 0. Scrivi la \
      parola.
      """,
    en: """
      For true and false Swift has two words, `true` and `false`, and not the numbers 1 and 0. \
      Write the word.
      """,
    wrong: """
      let isHidden: Bool = 1
      print(isHidden)
      """,
    right: """
      let isHidden: Bool = true
      print(isHidden)
      """)

  static let functionNotCalled = EducationalNote(
    it: """
      Il nome di una funzione, senza parentesi, indica la funzione stessa, non il suo risultato. \
      Per averne il risultato bisogna chiamarla, con `()`. Se invece volevi la funzione, \
      dichiarane il tipo, per esempio `() -> Int`.
      """,
    en: """
      The name of a function, without parentheses, means the function itself and not its result. \
      To get the result, call it with `()`. If you did want the function, declare its type, for \
      example `() -> Int`.
      """,
    wrong: """
      func area() -> Int { 12 }
      let size: Int = area
      print(size)
      """,
    right: """
      func area() -> Int { 12 }
      let size: Int = area()
      print(size)
      """)

  static let valueDoesNotConform = EducationalNote(
    it: """
      Un protocollo è una promessa: chi lo dichiara ha certi membri. Il tipo di questo valore non \
      ha fatto quella promessa, anche se magari ha i membri giusti. Dichiara la conformità, dopo \
      i due punti, nel tipo o in una sua estensione.
      """,
    en: """
      A protocol is a promise: whoever declares it has certain members. The type of this value \
      has not made that promise, even though it may have the right members. Declare the \
      conformance, after a colon, in the type or in an extension of it.
      """,
    wrong: """
      protocol Drawable { func draw() }
      struct Circle { func draw() { print("circle") } }
      let shape: Drawable = Circle()
      shape.draw()
      """,
    right: """
      protocol Drawable { func draw() }
      struct Circle: Drawable { func draw() { print("circle") } }
      let shape: Drawable = Circle()
      shape.draw()
      """)

  static let returnDoesNotConform = EducationalNote(
    it: """
      La funzione promette di restituire un valore conforme a quel protocollo, ma il tipo di ciò \
      che restituisce non lo è. Aggiungi la conformità al tipo, oppure restituisci un altro \
      valore.
      """,
    en: """
      The function promises to return a value that conforms to that protocol, but the type of \
      what it returns does not. Add the conformance to the type, or return another value.
      """,
    wrong: """
      protocol Shape {}
      struct Circle {}
      func make() -> Shape { return Circle() }
      print(make())
      """,
    right: """
      protocol Shape {}
      struct Circle: Shape {}
      func make() -> Shape { return Circle() }
      print(make())
      """)

  static let argumentNotProtocol = EducationalNote(
    it: """
      Il parametro accetta qualunque tipo conforme a quel protocollo, e il tipo dell'argomento \
      non lo è. Se il tipo è tuo, dichiara la conformità e scrivi i membri che il protocollo \
      chiede; altrimenti passa un altro valore.
      """,
    en: """
      The parameter takes any type that conforms to that protocol, and the argument's type does \
      not. If the type is yours, declare the conformance and write the members the protocol asks \
      for; otherwise pass another value.
      """,
    wrong: """
      protocol Named { var name: String { get } }
      struct Room { let name: String }
      func greet(_ thing: Named) { print(thing.name) }
      greet(Room(name: "kitchen"))
      """,
    right: """
      protocol Named { var name: String { get } }
      struct Room: Named { let name: String }
      func greet(_ thing: Named) { print(thing.name) }
      greet(Room(name: "kitchen"))
      """)

  static let argumentDoesNotConform = EducationalNote(
    it: """
      Una funzione o un tipo generico funziona con molti tipi, ma può porre una condizione, \
      scritta dopo i due punti o dopo `where`. Il tipo che hai passato non la soddisfa. Passa un \
      tipo che la soddisfa, oppure aggiungi al tuo la conformità richiesta.
      """,
    en: """
      A generic function or type works with many types, but it may set a condition, written after \
      a colon or after `where`. The type you passed does not meet it. Pass a type that does, or \
      add the conformance that is asked for to yours.
      """,
    wrong: """
      struct Price { let euros: Int }
      func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
      print(same(Price(euros: 1), Price(euros: 1)))
      """,
    right: """
      struct Price: Equatable { let euros: Int }
      func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
      print(same(Price(euros: 1), Price(euros: 1)))
      """)

  static let typeDoesNotConform = EducationalNote(
    it: """
      Il tipo che hai scritto fra `< >` deve essere conforme al protocollo che il tipo generico \
      richiede, e non lo è. Scegli un altro tipo, oppure dichiara la conformità.
      """,
    en: """
      The type you wrote between `< >` must conform to the protocol that the generic type asks \
      for, and it does not. Choose another type, or declare the conformance.
      """,
    wrong: """
      struct Price { let euros: Int }
      let prices: Set<Price> = []
      print(prices.count)
      """,
    right: """
      struct Price: Hashable { let euros: Int }
      let prices: Set<Price> = []
      print(prices.count)
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

  static let ternaryMismatch = EducationalNote(
    it: """
      L'espressione `condizione ? a : b` dà un solo valore, quindi i due rami devono avere lo \
      stesso tipo. Trasforma uno dei due, per esempio con `String(…)`.
      """,
    en: """
      The expression `condition ? a : b` gives one value, so its two branches must have the same \
      type. Turn one of them into the other's type, for example with `String(…)`.
      """,
    wrong: """
      let count = 3
      let text = count > 0 ? count : "none"
      print(text)
      """,
    right: """
      let count = 3
      let text = count > 0 ? String(count) : "none"
      print(text)
      """)

  static let integerOverflows = EducationalNote(
    it: """
      Ogni tipo intero ha un minimo e un massimo, e questo numero è fuori: un `UInt8` arriva a \
      255, un `Int8` a 127. Usa `Int`, che basta quasi sempre, o un tipo più grande.
      """,
    en: """
      Every integer type has a least and a greatest value, and this number lies outside: a \
      `UInt8` goes up to 255, an `Int8` to 127. Use `Int`, which nearly always suffices, or a \
      larger type.
      """,
    wrong: """
      let level: UInt8 = 300
      print(level)
      """,
    right: """
      let level: Int = 300
      print(level)
      """)

  static let notConvertibleDowncast = EducationalNote(
    it: """
      `as` serve quando la conversione riesce sempre, per esempio verso la superclasse. Nel verso \
      opposto può fallire: non ogni vista è un'etichetta. Scrivi `as?`, che dà un opzionale, \
      oppure `as!` se sei certo e accetti che altrimenti il programma si fermi.
      """,
    en: """
      `as` is for conversions that always succeed, for example towards the superclass. The other \
      way it may fail: not every view is a label. Write `as?`, which gives an optional, or `as!` \
      if you are certain and accept that the program stops otherwise.
      """,
    wrong: """
      class Animal {}
      class Dog: Animal { let name = "Rex" }
      let pet: Animal = Dog()
      print((pet as Dog).name)
      """,
    right: """
      class Animal {}
      class Dog: Animal { let name = "Rex" }
      let pet: Animal = Dog()
      if let dog = pet as? Dog {
        print(dog.name)
      }
      """)

  static let castAlwaysFails = EducationalNote(
    it: """
      I due tipi non hanno nulla in comune, perciò la conversione non riuscirà mai. È un avviso. \
      Di solito quello che serve non è una conversione ma una costruzione: `String(5)`, non `5 \
      as? String`.
      """,
    en: """
      The two types have nothing in common, so the conversion will never succeed. It is a \
      warning. Usually what is needed is not a conversion but a construction: `String(5)`, not `5 \
      as? String`.
      """,
    wrong: """
      let number = 5
      let text = number as? String
      print(text ?? "nothing")
      """,
    right: """
      let number = 5
      let text = String(number)
      print(text)
      """)

  static let castAlwaysTrue = EducationalNote(
    it: """
      Il valore è già di quel tipo, e il compilatore lo sa: la domanda con `is` ha una sola \
      risposta possibile. Togli la prova, oppure controlla se volevi chiedere di un altro tipo.
      """,
    en: """
      The value is of that type already, and the compiler knows it: the question with `is` has \
      only one possible answer. Take the test away, or see whether you meant to ask about another \
      type.
      """,
    wrong: """
      let number = 5
      if number is Int {
        print("an integer")
      }
      """,
    right: """
      let value: Any = 5
      if value is Int {
        print("an integer")
      }
      """)

  static let conditionalCastAlwaysSucceeds = EducationalNote(
    it: """
      La conversione riesce sempre, quindi il punto interrogativo di `as?` non serve e rende \
      opzionale un valore che c'è di sicuro. Scrivi `as`, o niente, se il tipo è già quello.
      """,
    en: """
      The conversion always succeeds, so the question mark of `as?` is not needed, and it makes \
      optional a value that is certainly there. Write `as`, or nothing if the type is the same \
      already.
      """,
    wrong: """
      let number = 5
      if let same = number as? Int {
        print(same)
      }
      """,
    right: """
      let number = 5
      let same: Any = number
      print(same)
      """)

  static let forcedCastAlwaysSucceeds = EducationalNote(
    it: """
      Il valore è già di quel tipo, o di una sua sottoclasse: non c'è niente da forzare. Togli \
      `as!`; se serve indicare il tipo, basta `as`.
      """,
    en: """
      The value is of that type already, or of a subclass of it: there is nothing to force. Take \
      `as!` away; if the type has to be named, `as` is enough.
      """,
    wrong: """
      let text: String = "Home"
      print(text as! String)
      """,
    right: """
      let text: String = "Home"
      print(text)
      """)

  static let binaryOperatorMismatch = EducationalNote(
    it: """
      Un operatore come `+` è definito per certe coppie di tipi, e i due lati di questa \
      espressione non ne formano una. Swift non trasforma da sé un numero in testo o un `Int` in \
      `Double`: fallo tu, oppure metti il valore dentro il testo con `\\(…)`.
      """,
    en: """
      An operator such as `+` is defined for certain pairs of types, and the two sides of this \
      expression do not make one. Swift does not by itself turn a number into a text or an `Int` \
      into a `Double`: do it yourself, or put the value into the text with `\\(…)`.
      """,
    wrong: """
      let count = 3
      print("views: " + count)
      """,
    right: """
      let count = 3
      print("views: \\(count)")
      print("views: " + String(count))
      """)

  static let binaryOperatorSame = EducationalNote(
    it: """
      I due lati hanno lo stesso tipo, ma per quel tipo l'operatore non esiste: due testi si \
      sommano con `+`, ma non si moltiplicano. Cerca il metodo che fa quello che vuoi; per \
      confrontare due valori di un tipo tuo, dichiaralo `Equatable`.
      """,
    en: """
      Both sides have the same type, but for that type the operator does not exist: two texts can \
      be joined with `+`, but not multiplied. Look for the method that does what you want; to \
      compare two values of a type of your own, declare it `Equatable`.
      """,
    wrong: """
      struct Point { let x: Int }
      print(Point(x: 1) == Point(x: 1))
      """,
    right: """
      struct Point: Equatable { let x: Int }
      print(Point(x: 1) == Point(x: 1))
      """)

  static let unaryOperatorMismatch = EducationalNote(
    it: """
      Un operatore scritto davanti a un valore, come `-` o `!`, vale solo per certi tipi: `-` per \
      i numeri, `!` per i `Bool`. Trasforma prima il valore nel tipo giusto.
      """,
    en: """
      An operator written before a value, such as `-` or `!`, works for certain types only: `-` \
      for numbers, `!` for a `Bool`. Turn the value into the right type first.
      """,
    wrong: """
      let step = "3"
      print(-step)
      """,
    right: """
      let step = 3
      print(-step)
      """)

  static let notUnaryOperator = EducationalNote(
    it: """
      Questo operatore vuole un valore da ciascuna parte, oppure dall'altra parte. Controlla che \
      non manchi un valore, e gli spazi: Swift considera attaccato a un valore l'operatore che lo \
      tocca.
      """,
    en: """
      This operator wants a value on each side, or on the other side. See that no value is \
      missing, and look at the blanks: Swift takes an operator that touches a value to belong to \
      it.
      """,
    wrong: """
      let number = 3
      print(number~)
      """,
    right: """
      let number = 3
      print(~number)
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
}
