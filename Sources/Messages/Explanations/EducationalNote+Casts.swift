/// `as`, `is` and their forms.
extension EducationalNote {
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
}
