/// Places that cannot be changed.
extension EducationalNote {
  static let cannotMutate = EducationalNote(
    it: """
      Questo posto si può solo leggere: è una costante dichiarata con `let`, un parametro, una \
      proprietà senza setter, oppure il risultato di una chiamata, che è una copia di passaggio. \
      Se deve cambiare, dichiaralo con `var`; di un parametro fai prima una copia, `var copia = \
      parametro`; in un metodo di una struttura scrivi `mutating func`.
      """,
    en: """
      This place can only be read: it is a constant declared with `let`, a parameter, a property \
      without a setter, or the result of a call, which is a passing copy. If it is to change, \
      declare it with `var`; of a parameter make a copy first, `var copy = parameter`; in a \
      method of a structure write `mutating func`.
      """,
    wrong: """
      let count = 1
      count = 2
      print(count)
      """,
    right: """
      var count = 1
      count = 2
      print(count)
      """)

  static let changeLetToVar = EducationalNote(
    it: """
      Questa nota indica la costante da cui nasce l'errore: con `var` al posto di `let` si può \
      modificare. Fallo solo se deve davvero cambiare; una costante è più facile da seguire, \
      perché il suo valore è quello che si legge.
      """,
    en: """
      This note points at the constant that the error comes from: with `var` in place of `let` it \
      can be changed. Do it only if it really is to change; a constant is easier to follow, \
      because its value is the one you read.
      """,
    wrong: """
      let names = ["red"]
      names.append("green")
      print(names)
      """,
    right: """
      var names = ["red"]
      names.append("green")
      print(names)
      """)

  static let discardOutsideAssignment = EducationalNote(
    it: """
      Il trattino basso `_` significa «non mi serve»: lo si scrive al posto di un nome in una \
      dichiarazione, o a sinistra di `=` per scartare un risultato. Come valore non indica \
      niente.
      """,
    en: """
      The underscore `_` means “I do not need it”: it is written in place of a name in a \
      declaration, or to the left of `=` to discard a result. As a value it means nothing.
      """,
    wrong: """
      print(_)
      """,
    right: """
      func area() -> Int { 12 }
      _ = area()
      """)

  static let assignmentAsCondition = EducationalNote(
    it: """
      `=` assegna, `==` confronta. In Swift un'assegnazione non è un valore, quindi non può fare \
      da condizione: così questo errore, comune in altre lingue, si scopre subito. Scrivi `==`.
      """,
    en: """
      `=` assigns, `==` compares. In Swift an assignment is no value, so it cannot be a \
      condition: that way this error, common in other languages, shows at once. Write `==`.
      """,
    wrong: """
      var count = 1
      if count = 2 {
        print("two")
      }
      """,
    right: """
      for count in 1...2 where count == 2 {
        print("two")
      }
      """)
}
