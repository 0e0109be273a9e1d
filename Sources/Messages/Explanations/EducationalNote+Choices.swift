/// `switch`, `if` as an expression, and the patterns of their cases.
extension EducationalNote {
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
      for theme in [Theme.light, .dark] {
        switch theme {
        case .light: print("light")
        case .dark: print("dark")
        }
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
      for code in 1...3 {
        switch code {
        case 1: print("one")
        case 2: print("two")
        default: print("another")
        }
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
      for code in 1...3 {
        switch code {
        case 3: print("three")
        default: print("another")
        }
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
      for code in 1...3 {
        switch code {
        case 3: print("three")
        default: print("another")
        }
      }
      """)
}
