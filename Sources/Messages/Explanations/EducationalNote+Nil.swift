/// Where `nil` may stand.
extension EducationalNote {
  static let nilNeedsType = EducationalNote(
    it: """
      `nil` è l'assenza di un valore, ma di quale tipo? Da solo non lo dice, e Swift deve saperlo \
      per decidere che cosa potrà stare in quella variabile. Scrivi il tipo, con il punto \
      interrogativo.
      """,
    en: """
      `nil` is the absence of a value, but of which type? By itself it does not say, and Swift \
      must know in order to decide what may be in that variable. Write the type, with its \
      question mark.
      """,
    wrong: """
      var selected = nil
      print(selected as Any)
      """,
    right: """
      var selected: String? = nil
      selected = "first"
      print(selected ?? "none")
      """)

  static let nilInitializer = EducationalNote(
    it: """
      Solo un opzionale può essere `nil`: un `Int` contiene sempre un numero. È la garanzia che \
      permette di usarlo senza controlli. Se il valore può mancare, dichiara il tipo con `?`; se \
      no, parti da un valore vero.
      """,
    en: """
      Only an optional can be `nil`: an `Int` always holds a number. It is the guarantee that \
      lets you use it without checks. If the value may be missing, declare the type with `?`; if \
      not, start from a real value.
      """,
    wrong: """
      let count: Int = nil
      print(count)
      """,
    right: """
      let count: Int? = nil
      let total: Int = 0
      print(count ?? total)
      """)

  static let nilAssigned = EducationalNote(
    it: """
      La variabile è di un tipo che non è opzionale, quindi deve contenere sempre un valore: non \
      la si può svuotare con `nil`. Dichiarala opzionale, con `?`, se «nessun valore» è uno stato \
      possibile; altrimenti assegna un valore che lo rappresenti, come `0` o `""`.
      """,
    en: """
      The variable's type is not optional, so it must hold a value at all times: it cannot be \
      emptied with `nil`. Declare it optional, with `?`, if “no value” is a possible state; \
      otherwise assign a value that stands for it, such as `0` or `""`.
      """,
    wrong: """
      var title = "Home"
      title = nil
      print(title)
      """,
    right: """
      var title: String? = "Home"
      title = nil
      print(title ?? "no title")
      """)

  static let nilReturned = EducationalNote(
    it: """
      La funzione promette di restituire un valore di quel tipo, e `nil` non lo è. Se può non \
      avere niente da restituire, dillo nel tipo con un punto interrogativo: chi la chiama saprà \
      di doverlo prevedere.
      """,
    en: """
      The function promises to return a value of that type, and `nil` is none. If it may have \
      nothing to return, say so in the type with a question mark: whoever calls it will know to \
      expect it.
      """,
    wrong: """
      func firstWord(of text: String) -> String {
        if text.isEmpty { return nil }
        return String(text.prefix { $0 != " " })
      }
      print(firstWord(of: "a root view"))
      """,
    right: """
      func firstWord(of text: String) -> String? {
        if text.isEmpty { return nil }
        return String(text.prefix { $0 != " " })
      }
      print(firstWord(of: "a root view") ?? "nothing")
      """)

  static let nilArgument = EducationalNote(
    it: """
      Il parametro non è opzionale: la funzione ha bisogno di un valore vero e conta di \
      riceverlo. Passale un valore, oppure, se la funzione è tua e può farne a meno, dichiara il \
      parametro con `?`.
      """,
    en: """
      The parameter is not optional: the function needs a real value and counts on getting it. \
      Pass it a value, or, if the function is yours and can do without, declare the parameter \
      with `?`.
      """,
    wrong: """
      func greet(_ name: String) {
        print("Hello", name)
      }
      greet(nil)
      """,
    right: """
      func greet(_ name: String?) {
        print("Hello", name ?? "you")
      }
      greet(nil)
      """)

  static let comparedWithNil = EducationalNote(
    it: """
      Un valore che non è opzionale non è mai `nil`, quindi il confronto ha sempre lo stesso \
      esito. È un avviso: di solito significa che ti aspettavi un opzionale, o che il controllo è \
      rimasto da una versione precedente. Togli il confronto, o rendi opzionale il valore.
      """,
    en: """
      A value that is not optional is never `nil`, so the comparison always has the same outcome. \
      It is a warning: usually it means that you expected an optional, or that the check is left \
      over from an earlier version. Take the comparison away, or make the value optional.
      """,
    wrong: """
      let count = 3
      if count == nil {
        print("no count")
      }
      """,
    right: """
      let count: Int? = 3
      if count == nil {
        print("no count")
      }
      """)

  static let optionalPattern = EducationalNote(
    it: """
      Un pattern che finisce con `?` cerca il valore dentro un opzionale, e qui il valore \
      confrontato non è opzionale. Togli il punto interrogativo dal pattern, oppure confronta un \
      valore che possa mancare.
      """,
    en: """
      A pattern that ends with `?` looks for the value inside an optional, and the value compared \
      here is not optional. Take the question mark off the pattern, or compare a value that may \
      be missing.
      """,
    wrong: """
      let code = 3
      switch code {
      case let number?: print(number)
      default: print("none")
      }
      """,
    right: """
      let code = Int("3")
      switch code {
      case let number?: print(number)
      case nil: print("none")
      }
      """)

  static let nilPattern = EducationalNote(
    it: """
      Il caso `nil` serve quando il valore può mancare; questo tipo non è opzionale e il caso non \
      si verificherà mai. Togli il caso. Se confronti un opzionale dentro l'altro, ricorda che \
      `nil?` guarda un livello più giù.
      """,
    en: """
      The case `nil` is for a value that may be missing; this type is not optional, and the case \
      will never come about. Take the case away. If you compare one optional inside another, \
      remember that `nil?` looks one level further down.
      """,
    wrong: """
      let name: String? = "Sole"
      switch name {
      case nil?: print("nobody")
      default: print("somebody")
      }
      """,
    right: """
      let name: String? = "Sole"
      switch name {
      case nil: print("nobody")
      case let name?: print(name)
      }
      """)
}
