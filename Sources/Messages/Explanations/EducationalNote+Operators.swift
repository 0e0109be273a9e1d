/// Operators and their operands.
extension EducationalNote {
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
      un tipo tuo, dichiara l'operatore come funzione `static`.
      """,
    en: """
      Both sides have the same type, but for that type the operator does not exist: two texts can \
      be joined with `+`, but not multiplied. Look for the method that does what you want; for \
      a type of your own, declare the operator as a `static` function.
      """,
    wrong: """
      struct Point { let x: Int }
      print((Point(x: 1) + Point(x: 2)).x)
      """,
    right: """
      struct Point {
        let x: Int
        static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x) }
      }
      print((Point(x: 1) + Point(x: 2)).x)
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
}
