/// What the compiler knows before a program runs, and arithmetic.
extension EducationalNote {
  static let conditionIsConstant = EducationalNote(
    it: """
      Il compilatore conosce il valore della condizione prima che il programma parta, perché \
      dipende solo da costanti. Uno dei due rami non serve: toglilo, oppure fai dipendere la \
      condizione da qualcosa che cambia.
      """,
    en: """
      The compiler knows the value of the condition before the program starts, because it \
      depends on constants alone. One of the two branches is of no use: remove it, or let the \
      condition depend on something that changes.
      """,
    wrong: """
      func describe() {
        let limit = 10
        if limit > 50 {
          print("many")
        } else {
          print("few")
        }
      }
      describe()
      """,
    right: """
      func describe(_ limit: Int) {
        if limit > 50 {
          print("many")
        } else {
          print("few")
        }
      }
      describe(10)
      """)

  static let switchOnConstant = EducationalNote(
    it: """
      Il valore su cui lo `switch` decide è sempre lo stesso, e quindi un solo caso viene \
      eseguito. Probabilmente il valore doveva arrivare da fuori: rendilo un parametro o una \
      variabile che cambia.
      """,
    en: """
      The value that the `switch` decides on is always the same, so only one case ever runs. The \
      value was probably meant to come from outside: make it a parameter, or a variable that \
      changes.
      """,
    wrong: """
      enum Light { case on, off }
      func show() {
        let light = Light.on
        switch light {
        case .on: print("on")
        case .off: print("off")
        }
      }
      show()
      """,
    right: """
      enum Light { case on, off }
      func show(_ light: Light) {
        switch light {
        case .on: print("on")
        case .off: print("off")
        }
      }
      show(.on)
      """)

  static let defaultNeverExecuted = EducationalNote(
    it: """
      I casi scritti trattano già tutti i valori possibili, e il `default` non viene mai \
      eseguito. Toglilo: così, se un giorno l'enumerazione avrà un caso in più, il compilatore \
      te lo dirà.
      """,
    en: """
      The cases you wrote already treat every possible value, and the `default` never runs. \
      Remove it: then, should the enumeration get another case one day, the compiler will tell \
      you.
      """,
    wrong: """
      enum Light { case on, off }
      func show(_ light: Light) {
        switch light {
        case .on: print("on")
        case .off: print("off")
        default: print("?")
        }
      }
      show(.on)
      """,
    right: """
      enum Light { case on, off }
      func show(_ light: Light) {
        switch light {
        case .on: print("on")
        case .off: print("off")
        }
      }
      show(.on)
      """)

  static let caseAlreadyHandled = EducationalNote(
    it: """
      Uno `switch` esegue il primo caso che va bene, e questo viene dopo altri che prendono già \
      gli stessi valori. Non verrà mai scelto: toglilo, o mettilo prima.
      """,
    en: """
      A `switch` runs the first case that fits, and this one comes after others that already \
      take the same values. It will never be chosen: remove it, or put it earlier.
      """,
    wrong: """
      func show(_ number: Int) {
        switch number {
        case 1: print("one")
        case 1: print("once more")
        default: print("many")
        }
      }
      show(1)
      """,
    right: """
      func show(_ number: Int) {
        switch number {
        case 1: print("one")
        case 2: print("two")
        default: print("many")
        }
      }
      show(1)
      """)

  static let arithmeticOverflows = EducationalNote(
    it: """
      Ogni tipo intero ha un limite, e il risultato di questa operazione lo supera: durante \
      l'esecuzione Swift si fermerebbe. Usa un tipo più ampio, come `Int`, oppure `&+` e `&-` se \
      il giro a capo è voluto.
      """,
    en: """
      Every integer type has a limit, and the result of this operation passes it: at run time \
      Swift would stop. Use a wider type, such as `Int`, or `&+` and `&-` when wrapping around \
      is what you want.
      """,
    wrong: """
      func raise() {
        let level: UInt8 = 250
        print(level + 10)
      }
      raise()
      """,
    right: """
      func raise() {
        let level: Int = 250
        print(level + 10)
      }
      raise()
      """)

  static let dividesByZero = EducationalNote(
    it: """
      Dividere un intero per zero non ha risultato: Swift si ferma, e qui il compilatore vede \
      già che succederà. Controlla il divisore prima di dividere.
      """,
    en: """
      Dividing an integer by zero has no result: Swift stops, and here the compiler already sees \
      that it will. Look at the divisor before you divide.
      """,
    wrong: """
      print(10 / 0)
      """,
    right: """
      func share(_ total: Int, among people: Int) -> Int {
        people == 0 ? 0 : total / people
      }
      print(share(10, among: 0))
      """)

  static let remainderUnavailable = EducationalNote(
    it: """
      `%` dà il resto di una divisione tra interi, e per i numeri con la virgola non esiste. Il \
      resto di due `Double` lo dà il metodo `truncatingRemainder(dividingBy:)`.
      """,
    en: """
      `%` gives the remainder of a division of integers, and does not exist for numbers with a \
      fraction. The remainder of two `Double` values comes from the method \
      `truncatingRemainder(dividingBy:)`.
      """,
    wrong: """
      let width = 10.5
      print(width % 3)
      """,
    right: """
      let width = 10.5
      print(width.truncatingRemainder(dividingBy: 3))
      """)

  static let incrementOperator = EducationalNote(
    it: """
      Swift non ha `++` e `--`: si scriveva poco di meno e si leggeva molto peggio. Per \
      aumentare di uno si scrive `+= 1`.
      """,
    en: """
      Swift has no `++` and no `--`: they saved little writing and were much harder to read. To \
      add one, write `+= 1`.
      """,
    wrong: """
      var count = 0
      count++
      print(count)
      """,
    right: """
      var count = 0
      count += 1
      print(count)
      """)

  static let assignedToItself = EducationalNote(
    it: """
      Assegnare qualcosa a sé stesso non cambia nulla: di solito i due nomi dovevano essere \
      diversi. In un inizializzatore o in un metodo, davanti alla proprietà va scritto `self.`, \
      per distinguerla dal parametro.
      """,
    en: """
      Assigning something to itself changes nothing: usually the two names were meant to differ. \
      In an initializer or a method, write `self.` before the property, to tell it from the \
      parameter.
      """,
    wrong: """
      struct Box {
        var side = 1
        mutating func grow(to size: Int) { side = side }
      }
      print(Box().side)
      """,
    right: """
      struct Box {
        var side = 1
        mutating func grow(to size: Int) { side = size }
      }
      var box = Box()
      box.grow(to: 3)
      print(box.side)
      """)
}
