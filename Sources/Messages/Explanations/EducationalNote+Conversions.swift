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

  static let expectedMemberOrInitializer = EducationalNote(
    it: """
      Il nome di un tipo da solo non è un valore. Per creare un valore aggiungi le parentesi, \
      `Int()`; per un membro del tipo scrivi il punto e il nome; per il tipo stesso scrivi \
      `Int.self`.
      """,
    en: """
      The name of a type by itself is no value. To make a value add parentheses, `Int()`; for a \
      member of the type write a dot and its name; for the type itself write `Int.self`.
      """,
    wrong: """
      let number = Int
      print(number)
      """,
    right: """
      let number = Int()
      print(number, Int.max)
      """)
}
