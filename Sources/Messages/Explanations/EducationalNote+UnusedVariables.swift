/// Variables that nobody reads, and code that is never reached.
extension EducationalNote {
  static let initializationNeverUsed = EducationalNote(
    it: """
      La costante riceve un valore che nessuno legge. Se conta solo l'effetto della chiamata, \
      scrivi `_ =` al posto del nome; altrimenti usa la costante, o toglila. Può anche essere il \
      segno che più sotto hai scritto il nome di un'altra variabile.
      """,
    en: """
      The constant gets a value that nobody reads. If only the effect of the call matters, write \
      `_ =` in place of the name; otherwise use the constant, or take it away. It may also be a \
      sign that further down you wrote the name of another variable.
      """,
    wrong: """
      func show() {
        let width = 320
        print("done")
      }
      show()
      """,
    right: """
      func show() {
        let width = 320
        print("done", width)
      }
      show()
      """)

  static let immutableNeverUsed = EducationalNote(
    it: """
      Il nome viene dichiarato, per esempio come variabile di un ciclo o parte di una tupla, e \
      mai usato. Al suo posto scrivi `_`: chi legge saprà che non serve.
      """,
    en: """
      The name is declared, for example as the variable of a loop or a part of a tuple, and never \
      used. Write `_` in its place: whoever reads it will know that it is not needed.
      """,
    wrong: """
      func show() {
        for number in 0..<3 {
          print("again")
        }
      }
      show()
      """,
    right: """
      func show() {
        for _ in 0..<3 {
          print("again")
        }
      }
      show()
      """)

  static let neverUsedAtAll = EducationalNote(
    it: """
      La costante è dichiarata senza valore e poi nessuno la legge. Toglila, oppure usala dopo \
      averle dato un valore.
      """,
    en: """
      The constant is declared without a value, and then nobody reads it. Take it away, or use it \
      once it has a value.
      """,
    wrong: """
      func show() {
        let width: Int
        width = 320
        print("done")
      }
      show()
      """,
    right: """
      func show() {
        let width: Int
        width = 320
        print("done", width)
      }
      show()
      """)

  static let optionalBindingUnused = EducationalNote(
    it: """
      `if let` spacchetta un valore e gli dà un nome, e quel nome non viene usato: ti interessava \
      solo sapere se c'è. Scrivi allora `!= nil`.
      """,
    en: """
      `if let` unwraps a value and gives it a name, and the name is not used: you only wanted to \
      know whether it is there. Then write `!= nil`.
      """,
    wrong: """
      func show(_ title: String?) {
        if let title {
          print("there is a title")
        }
      }
      show("Home")
      """,
    right: """
      func show(_ title: String?) {
        if title != nil {
          print("there is a title")
        }
      }
      show("Home")
      """)

  static let writtenNeverRead = EducationalNote(
    it: """
      Alla variabile si assegnano valori che nessuno legge. Forse volevi stamparla o restituirla; \
      se non serve, toglila.
      """,
    en: """
      The variable is assigned values that nobody reads. Perhaps you wanted to print it or return \
      it; if it is not needed, take it away.
      """,
    wrong: """
      func show() {
        var count = 0
        count = 3
      }
      show()
      """,
    right: """
      func show() {
        var count = 0
        count = 3
        print(count)
      }
      show()
      """)

  static let neverMutated = EducationalNote(
    it: """
      La variabile non cambia mai dopo il suo primo valore. Con `let` chi legge lo sa subito, e \
      il compilatore ti avverte se un giorno la cambi per sbaglio. Vale anche per gli oggetti: \
      una vista in un `let` si può colorare lo stesso.
      """,
    en: """
      The variable never changes after its first value. With `let` a reader knows it at once, and \
      the compiler warns you if you change it by mistake one day. It goes for objects too: a view \
      in a `let` can be coloured all the same.
      """,
    wrong: """
      func show() {
        var width = 320
        print(width)
      }
      show()
      """,
    right: """
      func show() {
        let width = 320
        print(width)
      }
      show()
      """)

  static let neverExecuted = EducationalNote(
    it: """
      La riga prima ferma il programma, o non torna mai, quindi a questa non si arriva. Toglila, \
      o spostala più in alto.
      """,
    en: """
      The line before stops the program, or never comes back, so this one is not reached. Take it \
      away, or move it further up.
      """,
    wrong: """
      func stop() {
        fatalError("stop")
        print("after")
      }
      """,
    right: """
      func stop() {
        print("before")
        fatalError("stop")
      }
      print("running")
      """)

  static let codeAfterNeverExecuted = EducationalNote(
    it: """
      `return`, `break`, `continue` e `throw` lasciano subito il punto in cui si trovano: quello \
      che segue non viene eseguito. Sposta il codice prima, oppure metti l'uscita sotto una \
      condizione.
      """,
    en: """
      `return`, `break`, `continue` and `throw` leave the place they stand at at once: what \
      follows is not run. Move the code before it, or put the way out under a condition.
      """,
    wrong: """
      func area() -> Int {
        return 12
        print("computed")
      }
      print(area())
      """,
    right: """
      func area() -> Int {
        print("computed")
        return 12
      }
      print(area())
      """)
}
