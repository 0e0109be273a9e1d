/// Statements: loops, conditions, choices, returning.
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

  static let notSequence = EducationalNote(
    it: """
      Un ciclo `for` percorre gli elementi di una sequenza: un array, un dizionario, un testo, un \
      intervallo. Questo tipo non lo è. Per ripetere qualcosa un certo numero di volte usa un \
      intervallo: `0..<count`.
      """,
    en: """
      A `for` loop goes through the elements of a sequence: an array, a dictionary, a text, a \
      range. This type is none. To repeat something a number of times use a range: `0..<count`.
      """,
    wrong: """
      let count = 3
      for number in count {
        print(number)
      }
      """,
    right: """
      let count = 3
      for number in 0..<count {
        print(number)
      }
      """)

  static let breakOutside = EducationalNote(
    it: """
      `break` esce da un ciclo o da uno `switch`, e qui non c'è niente da cui uscire. Per \
      lasciare una funzione si usa `return`.
      """,
    en: """
      `break` leaves a loop or a `switch`, and here there is nothing to leave. To leave a \
      function use `return`.
      """,
    wrong: """
      func show(_ count: Int) {
        print(count)
        break
      }
      show(3)
      """,
    right: """
      func show(_ count: Int) {
        for number in 0..<count {
          if number == 2 { break }
          print(number)
        }
      }
      show(3)
      """)

  static let continueOutside = EducationalNote(
    it: """
      `continue` passa al giro successivo di un ciclo, e qui non c'è un ciclo. Per lasciare una \
      funzione si usa `return`.
      """,
    en: """
      `continue` goes on to the next turn of a loop, and here there is no loop. To leave a \
      function use `return`.
      """,
    wrong: """
      func show(_ number: Int) {
        if number < 0 { continue }
        print(number)
      }
      show(3)
      """,
    right: """
      func show(_ numbers: [Int]) {
        for number in numbers {
          if number < 0 { continue }
          print(number)
        }
      }
      show([3, -1])
      """)

  static let fallthroughOutside = EducationalNote(
    it: """
      `fallthrough` prosegue nel caso seguente di uno `switch`, e ha senso solo lì. In Swift un \
      caso finisce da sé dove comincia il successivo: di solito non serve né `break` né \
      `fallthrough`.
      """,
    en: """
      `fallthrough` goes on into the next case of a `switch`, and makes sense only there. In \
      Swift a case ends by itself where the next begins: usually neither `break` nor \
      `fallthrough` is needed.
      """,
    wrong: """
      func show() {
        print("one")
        fallthrough
      }
      show()
      """,
    right: """
      switch 1 {
      case 1:
        print("one")
        fallthrough
      default:
        print("any")
      }
      """)

  static let unknownLabel = EducationalNote(
    it: """
      `break` e `continue` possono nominare il ciclo a cui si riferiscono, se quello ha \
      un'etichetta davanti: `rows: for …`. Nessun ciclo qui intorno ha quest'etichetta. Controlla \
      la grafia.
      """,
    en: """
      `break` and `continue` may name the loop they mean, if that has a label before it: `rows: \
      for …`. No loop around here has this label. Check the spelling.
      """,
    wrong: """
      rows: for row in 0..<2 {
        for column in 0..<2 {
          if column == 1 { continue row }
          print(row, column)
        }
      }
      """,
    right: """
      rows: for row in 0..<2 {
        for column in 0..<2 {
          if column == 1 { continue rows }
          print(row, column)
        }
      }
      """)

  static let ifExpressionNeedsElse = EducationalNote(
    it: """
      Quando `if` dà un valore, deve darlo in ogni caso: senza `else`, che cosa varrebbe la \
      costante se la condizione è falsa? Aggiungi l'ultimo `else`.
      """,
    en: """
      When an `if` gives a value, it must give one in every case: without an `else`, what would \
      the constant be when the condition is false? Add the last `else`.
      """,
    wrong: """
      let count = 3
      let text = if count > 0 { "some" }
      print(text)
      """,
    right: """
      let count = 3
      let text = if count > 0 { "some" } else { "none" }
      print(text)
      """)

  static let emptyCase = EducationalNote(
    it: """
      Ogni caso di uno `switch` contiene almeno un'istruzione, perché un caso vuoto sarebbe quasi \
      sempre una dimenticanza. Se non c'è nulla da fare scrivi `break`; se due casi fanno la \
      stessa cosa, scrivili insieme: `case 1, 2:`.
      """,
    en: """
      Every case of a `switch` holds at least one statement, because an empty case would nearly \
      always be something forgotten. If there is nothing to do write `break`; if two cases do the \
      same, write them together: `case 1, 2:`.
      """,
    wrong: """
      switch 1 {
      case 1:
      case 2: print("one or two")
      default: print("more")
      }
      """,
    right: """
      switch 1 {
      case 1, 2: print("one or two")
      default: print("more")
      }
      """)

  static let switchNotExhaustive = EducationalNote(
    it: """
      Uno `switch` deve prevedere tutti i valori possibili, così nessuno passa inosservato, \
      nemmeno un caso che aggiungerai domani. Le note elencano quelli che mancano. Scrivili, \
      oppure aggiungi `default`.
      """,
    en: """
      A `switch` must provide for every possible value, so that none goes by unnoticed, not even \
      a case that you add tomorrow. The notes list those that are missing. Write them, or add \
      `default`.
      """,
    wrong: """
      enum Theme { case light, dark }
      let theme = Theme.dark
      switch theme {
      case .light: print("light")
      }
      """,
    right: """
      enum Theme { case light, dark }
      let theme = Theme.dark
      switch theme {
      case .light: print("light")
      case .dark: print("dark")
      }
      """)

  static let switchNeedsDefault = EducationalNote(
    it: """
      Uno `switch` deve prevedere tutti i valori possibili, e quelli di un `Int` o di un `String` \
      non si possono elencare tutti. Aggiungi `default:`, che raccoglie gli altri.
      """,
    en: """
      A `switch` must provide for every possible value, and those of an `Int` or a `String` \
      cannot all be listed. Add `default:`, which takes the others.
      """,
    wrong: """
      let code = 3
      switch code {
      case 1: print("one")
      case 2: print("two")
      }
      """,
    right: """
      let code = 3
      switch code {
      case 1: print("one")
      case 2: print("two")
      default: print("another")
      }
      """)

  static let switchWithoutBody = EducationalNote(
    it: """
      Uno `switch` senza casi non sceglie niente. Scrivi almeno un `case`, o un `default`.
      """,
    en: """
      A `switch` without cases chooses nothing. Write at least one `case`, or a `default`.
      """,
    wrong: """
      let code = 3
      switch code {
      }
      """,
    right: """
      let code = 3
      switch code {
      case 3: print("three")
      default: print("another")
      }
      """)

  static let addDefault = EducationalNote(
    it: """
      Questa nota propone il modo più breve di completare lo `switch`: un caso `default`, che \
      raccoglie tutti i valori non nominati. Con un'enumerazione tua è meglio elencare i casi: se \
      un giorno ne aggiungi uno, il compilatore ti ricorderà questo `switch`.
      """,
    en: """
      This note offers the shortest way to complete the `switch`: a `default` case, which takes \
      all values not named. With an enumeration of your own it is better to list the cases: if \
      you add one some day, the compiler will remind you of this `switch`.
      """,
    wrong: """
      let word = "yes"
      switch word {
      case "yes": print(true)
      }
      """,
    right: """
      let word = "yes"
      switch word {
      case "yes": print(true)
      default: print(false)
      }
      """)

  static let missingCase = EducationalNote(
    it: """
      Questa nota nomina un caso che lo `switch` non prevede. Aggiungilo, con le istruzioni da \
      eseguire quando il valore è quello.
      """,
    en: """
      This note names a case that the `switch` does not provide for. Add it, with the statements \
      to run when that is the value.
      """,
    wrong: """
      enum Axis { case horizontal, vertical }
      func name(of axis: Axis) -> String {
        switch axis {
        case .horizontal: return "row"
        }
      }
      print(name(of: .horizontal))
      """,
    right: """
      enum Axis { case horizontal, vertical }
      func name(of axis: Axis) -> String {
        switch axis {
        case .horizontal: return "row"
        case .vertical: return "column"
        }
      }
      print(name(of: .vertical))
      """)

  static let tuplePatternMismatch = EducationalNote(
    it: """
      Il pattern fra parentesi scompone una tupla, e ha più o meno parti di quante ne abbia il \
      valore. Contale: ci vuole un nome per ogni parte, o `_` per quelle che non servono.
      """,
    en: """
      The pattern in parentheses takes a tuple apart, and it has more or fewer parts than the \
      value has. Count them: it takes one name for each part, or `_` for those you do not need.
      """,
    wrong: """
      enum Shape { case circle(Int) }
      let shape = Shape.circle(3)
      switch shape {
      case .circle(let x, let radius): print(x, radius)
      }
      """,
    right: """
      enum Shape { case circle(Int) }
      let shape = Shape.circle(3)
      switch shape {
      case .circle(let radius): print(radius)
      }
      """)

  static let tupleLengths = EducationalNote(
    it: """
      A sinistra e a destra di `=` ci sono tuple con un diverso numero di parti. Scrivi tanti \
      nomi quanti sono i valori, con `_` al posto di quelli che non ti servono.
      """,
    en: """
      To the left and right of `=` there are tuples with different numbers of parts. Write as \
      many names as there are values, with `_` in place of those you do not need.
      """,
    wrong: """
      let (x, y, z) = (1, 2)
      print(x, y, z)
      """,
    right: """
      let (x, y) = (1, 2)
      print(x, y)
      """)

  static let payloadMismatch = EducationalNote(
    it: """
      Questo caso dell'enumerazione non porta valori con sé, quindi non c'è niente da estrarre \
      fra le parentesi. Togli le parentesi, oppure, se il caso deve portare un valore, \
      dichiaralo: `case done(Int)`.
      """,
    en: """
      This case of the enumeration brings no values with it, so there is nothing to take out \
      between the parentheses. Take the parentheses away, or, if the case is to carry a value, \
      declare it: `case done(Int)`.
      """,
    wrong: """
      enum State { case idle, done }
      let state = State.done
      if case .done(let count) = state {
        print(count)
      }
      """,
    right: """
      enum State { case idle, done(Int) }
      let state = State.done(3)
      if case .done(let count) = state {
        print(count)
      }
      """)

  static let expressionPatternMismatch = EducationalNote(
    it: """
      Il valore scritto dopo `case` si confronta con quello dello `switch`, quindi deve avere lo \
      stesso tipo. Qui i due tipi sono diversi: correggi il caso, o trasforma il valore prima \
      dello `switch`.
      """,
    en: """
      The value written after `case` is compared with that of the `switch`, so it must have the \
      same type. Here the two types differ: correct the case, or turn the value into the other \
      type before the `switch`.
      """,
    wrong: """
      let code = 3
      switch code {
      case "3": print("three")
      default: print("another")
      }
      """,
    right: """
      let code = 3
      switch code {
      case 3: print("three")
      default: print("another")
      }
      """)

  static let forTuplePattern = EducationalNote(
    it: """
      `for (a, b) in …` scompone ogni elemento in due parti, ma gli elementi di questa sequenza \
      non sono coppie. Usa un nome solo; se volevi anche la posizione, percorri `enumerated()`.
      """,
    en: """
      `for (a, b) in …` takes each element apart into two, but the elements of this sequence are \
      not pairs. Use one name; if you wanted the position too, go through `enumerated()`.
      """,
    wrong: """
      for (index, color) in ["red", "green"] {
        print(index, color)
      }
      """,
    right: """
      for (index, color) in ["red", "green"].enumerated() {
        print(index, color)
      }
      """)
}
