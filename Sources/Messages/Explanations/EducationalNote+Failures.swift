/// Programs that stop while they run, as Swift stops them.
extension EducationalNote {
  static let unexpectedNil = EducationalNote(
    it: """
      Il punto esclamativo promette a Swift che un opzionale contiene un valore: qui conteneva \
      `nil`, e il programma si ferma piuttosto che continuare con un valore inventato. Lo stesso \
      vale per una proprietà dichiarata con `!`, che promette a ogni lettura. Se il valore può \
      mancare, chiedilo con `if let`, `guard let`, `?.` oppure dai una riserva con `??`.
      """,
    en: """
      The exclamation mark promises Swift that an optional holds a value: here it held `nil`, and \
      the program stops rather than go on with a made-up value. The same goes for a property \
      declared with `!`, which promises at every reading. If the value may be missing, ask for it \
      with `if let`, `guard let` or `?.`, or give one to fall back on with `??`.
      """,
    wrong: """
      let age = Int("forty")
      print(age!)
      """,
    right: """
      let age = Int("forty")
      if let age {
        print(age)
      } else {
        print("not a number")
      }
      """)

  static let indexOutOfRange = EducationalNote(
    it: """
      Gli indici di un array partono da 0, quindi l'ultimo elemento di tre ha indice 2, e un array \
      vuoto non ne ha nessuno. Leggere oltre la fine vorrebbe dire leggere memoria d'altri, perciò \
      Swift ferma il programma. Usa `first` e `last`, che danno un opzionale, percorri gli \
      elementi con `for`, oppure controlla prima con `indices.contains(_:)`.
      """,
    en: """
      The indices of an array begin at 0, so the last of three elements has index 2, and an empty \
      array has none at all. Reading past the end would mean reading somebody else's memory, so \
      Swift stops the program. Use `first` and `last`, which give an optional, go through the \
      elements with `for`, or check first with `indices.contains(_:)`.
      """,
    wrong: """
      let colors = ["red", "green", "blue"]
      print(colors[3])
      """,
    right: """
      let colors = ["red", "green", "blue"]
      print(colors[2], colors.last ?? "none")
      if colors.indices.contains(3) {
        print(colors[3])
      }
      """)

  static let arithmeticOverflow = EducationalNote(
    it: """
      Ogni tipo intero ha un minimo e un massimo: un `UInt8` va da 0 a 255, un `Int` arriva a \
      circa nove miliardi di miliardi. Quando il risultato non ci sta, Swift ferma il programma, \
      perché un numero sbagliato che nessuno nota fa più danni di un arresto. Scegli un tipo più \
      grande; se invece vuoi davvero che il numero ricominci da capo, scrivi `&+`, `&-` o `&*`.
      """,
    en: """
      Every integer type has a least and a greatest value: a `UInt8` goes from 0 to 255, an `Int` \
      ends a little beyond nine quintillion. When the result does not fit, Swift stops the \
      program, because a wrong number that nobody notices does more harm than a stop. Choose a \
      larger type; if you do want the number to wrap around, write `&+`, `&-` or `&*`.
      """,
    wrong: """
      var level: UInt8 = 250
      for _ in 0..<10 { level += 1 }
      print(level)
      """,
    right: """
      var level: UInt8 = 250
      for _ in 0..<10 { level = level &+ 1 }
      print(level)
      """)

  static let divisionByZero = EducationalNote(
    it: """
      Nessun intero è il risultato di una divisione per zero, e Swift non ne inventa uno: ferma il \
      programma. Vale anche per il resto, `%`. Controlla il divisore prima di dividere. Con i \
      `Double` invece la divisione riesce e dà `inf` o `nan`.
      """,
    en: """
      No integer is the result of a division by zero, and Swift does not invent one: it stops the \
      program. The same goes for the remainder, `%`. Check the divisor before you divide. With a \
      `Double` the division does succeed and gives `inf` or `nan`.
      """,
    wrong: """
      let points = 12
      let players = [String]()
      print(points / players.count)
      """,
    right: """
      let points = 12
      let players = [String]()
      if !players.isEmpty {
        print(points / players.count)
      }
      """)

  static let castFailed = EducationalNote(
    it: """
      `as!` promette che il valore è del tipo indicato: se non lo è, il programma si ferma. È una \
      promessa da fare solo quando non può essere falsa. Altrimenti scrivi `as?`, che dà un \
      opzionale: `nil` quando il valore è di un altro tipo.
      """,
    en: """
      `as!` promises that the value is of the type named: if it is not, the program stops. It is \
      a promise to make only when it cannot be false. Otherwise write `as?`, which gives an \
      optional: `nil` when the value is of another type.
      """,
    wrong: """
      let value: Any = "three"
      let number = value as! Int
      print(number)
      """,
    right: """
      let value: Any = "three"
      if let number = value as? Int {
        print(number)
      } else {
        print("not an Int")
      }
      """)

  static let fatalError = EducationalNote(
    it: """
      È stato il codice a fermarsi da sé: ha chiamato `fatalError`, oppure una condizione data a \
      `precondition` o `assert` era falsa. Chi scrive così dice: da qui in poi non ha senso \
      continuare. Leggi il messaggio e guarda chi ha chiamato la funzione, con quali valori. \
      `fatalError()` è anche il segnaposto che Xcode mette in `init(coder:)`: va bene finché la \
      classe non viene creata da uno storyboard.
      """,
    en: """
      The code stopped itself: it called `fatalError`, or a condition given to `precondition` or \
      `assert` was false. Whoever writes this says: from here on it makes no sense to continue. \
      Read the message and look who called the function, and with which values. `fatalError()` is \
      also the placeholder that Xcode puts into `init(coder:)`: that is fine as long as no \
      storyboard creates the class.
      """,
    wrong: """
      func half(of number: Int) -> Int {
        precondition(number % 2 == 0, "the number must be even")
        return number / 2
      }
      print(half(of: 7))
      """,
    right: """
      func half(of number: Int) -> Int? {
        guard number % 2 == 0 else { return nil }
        return number / 2
      }
      print(half(of: 8) ?? 0)
      """)

  static let uncaughtError = EducationalNote(
    it: """
      Una funzione ha lanciato un errore con `throw` e l'errore è risalito di chiamata in chiamata \
      fino all'inizio del programma, senza che nessuno lo raccogliesse. Mettilo in un `do` con il \
      suo `catch`, dove puoi decidere che cosa fare; oppure scrivi `try?`, che trasforma l'errore \
      in `nil`.
      """,
    en: """
      A function threw an error with `throw`, and the error went up from call to call to the \
      beginning of the program without anyone taking it. Put the call in a `do` with its `catch`, \
      where you can decide what to do; or write `try?`, which turns the error into `nil`.
      """,
    wrong: """
      enum LoadError: Error { case missing }
      func load() throws -> String { throw LoadError.missing }
      print(try load())
      """,
    right: """
      enum LoadError: Error { case missing }
      func load() throws -> String { throw LoadError.missing }
      do {
        print(try load())
      } catch {
        print("could not load: \\(error)")
      }
      """)

  static let danglingReference = EducationalNote(
    it: """
      `unowned` tiene un oggetto senza mantenerlo in vita e promette che, quando lo userai, ci \
      sarà ancora. Qui l'oggetto era già stato eliminato. Se può sparire prima, usa `weak`: la \
      variabile diventa opzionale e vale `nil` quando l'oggetto non c'è più.
      """,
    en: """
      `unowned` refers to an object without keeping it alive, and promises that it will still be \
      there when you use it. Here the object was gone already. If it may go first, use `weak`: \
      the variable becomes optional and is `nil` once the object is no more.
      """,
    wrong: """
      class Owner { let name = "Studio" }
      class Room {
        unowned let owner: Owner
        init(owner: Owner) { self.owner = owner }
      }
      let room = Room(owner: Owner())
      print(room.owner.name)
      """,
    right: """
      class Owner { let name = "Studio" }
      class Room {
        weak var owner: Owner?
        init(owner: Owner) { self.owner = owner }
      }
      let room = Room(owner: Owner())
      print(room.owner?.name ?? "no owner")
      """)

  static let trap = EducationalNote(
    it: """
      Hai chiesto a Swift qualcosa che la sua documentazione esclude, e la libreria si è fermata \
      dicendo che cosa: un intervallo con gli estremi scambiati, un conteggio negativo, una \
      chiave doppia. Leggi il messaggio come una regola, e controlla i valori prima della chiamata.
      """,
    en: """
      You asked Swift for something that its documentation rules out, and the library stopped and \
      said what: a range with its ends the wrong way round, a negative count, a key given twice. \
      Read the message as a rule, and check the values before the call.
      """,
    wrong: """
      let start = 5
      let end = 3
      for number in start...end { print(number) }
      """,
    right: """
      let start = 5
      let end = 3
      for number in stride(from: start, through: end, by: -1) { print(number) }
      """)
}
