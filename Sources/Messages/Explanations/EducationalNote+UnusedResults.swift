/// Values that nobody uses.
extension EducationalNote {
  static let resultUnused = EducationalNote(
    it: """
      La funzione calcola un valore e qui nessuno lo usa: forse mancava un'assegnazione, o la \
      funzione non cambia il valore come pensavi (`sorted()` dà una copia ordinata, `sort()` \
      ordina sul posto). Usa il risultato, oppure scrivi `_ =` per dire che non ti serve.
      """,
    en: """
      The function computes a value, and nobody uses it here: perhaps an assignment is missing, \
      or the function does not change the value as you thought (`sorted()` gives a sorted copy, \
      `sort()` sorts in place). Use the result, or write `_ =` to say that you do not need it.
      """,
    wrong: """
      let sizes = [3, 1, 2]
      sizes.sorted()
      print(sizes)
      """,
    right: """
      let sizes = [3, 1, 2]
      let sorted = sizes.sorted()
      print(sorted)
      """)

  static let resultOfInitializerUnused = EducationalNote(
    it: """
      Hai creato un valore e nessuno lo conserva, quindi sparisce subito. Una vista, per esempio, \
      va tenuta in una costante e aggiunta alla gerarchia. Dalle un nome con `let`.
      """,
    en: """
      You made a value and nobody keeps it, so it goes at once. A view, for example, has to be \
      kept in a constant and added to the hierarchy. Give it a name with `let`.
      """,
    wrong: """
      import UIKit
      let view = UIView()
      UILabel()
      print(view.subviews.count)
      """,
    right: """
      import UIKit
      let view = UIView()
      let label = UILabel()
      view.addSubview(label)
      print(view.subviews.count)
      """)

  static let resultOfOperatorUnused = EducationalNote(
    it: """
      Il risultato dell'operazione non va da nessuna parte: `count + 1` calcola, ma non cambia \
      `count`. Per cambiarlo scrivi `count += 1`; per conservare il risultato usa `let`.
      """,
    en: """
      The result of the operation goes nowhere: `count + 1` computes, but does not change \
      `count`. To change it write `count += 1`; to keep the result use `let`.
      """,
    wrong: """
      var count = 1
      count + 1
      count = 5
      print(count)
      """,
    right: """
      var count = 1
      count += 1
      print(count)
      """)

  static let resultOfFunctionValueUnused = EducationalNote(
    it: """
      Hai chiamato una funzione o una closure contenuta in una variabile, e il valore che dà non \
      viene usato. Conservalo con `let`, oppure scrivi `_ =`.
      """,
    en: """
      You called a function or closure that is held in a variable, and the value it gives is not \
      used. Keep it with `let`, or write `_ =`.
      """,
    wrong: """
      let area: () -> Int = { 12 }
      area()
      """,
    right: """
      let area: () -> Int = { 12 }
      print(area())
      """)

  static let resultUnusedTry = EducationalNote(
    it: """
      `try?` dà un valore, o `nil` se c'è stato un errore, e qui nessuno lo guarda. È un avviso: \
      se il risultato non ti interessa, dillo con `_ =`; se invece importa sapere che è andata \
      male, usa `do` e `catch`.
      """,
    en: """
      `try?` gives a value, or `nil` if there was an error, and nobody looks at it here. It is a \
      warning: if you do not care for the result, say so with `_ =`; if it matters that it went \
      wrong, use `do` and `catch`.
      """,
    wrong: """
      func load() throws -> Int { 3 }
      try? load()
      """,
    right: """
      func load() throws -> Int { 3 }
      _ = try? load()
      """)

  static let variableUnused = EducationalNote(
    it: """
      Una riga che contiene solo il nome di una variabile la legge e non fa altro. Forse volevi \
      stamparla, con `print`, o assegnarle qualcosa.
      """,
    en: """
      A line that holds only the name of a variable reads it and does nothing else. Perhaps you \
      wanted to print it, with `print`, or to assign something to it.
      """,
    wrong: """
      func show() {
        var count = 3
        count += 1
        count
      }
      show()
      """,
    right: """
      func show() {
        var count = 3
        count += 1
        print(count)
      }
      show()
      """)

  static let literalUnused = EducationalNote(
    it: """
      Un valore scritto da solo su una riga non ha effetto. Forse è il risultato che la funzione \
      doveva restituire, con `return`, oppure un argomento finito fuori dalle parentesi.
      """,
    en: """
      A value written by itself on a line has no effect. Perhaps it is the result that the \
      function was to return, with `return`, or an argument that ended up outside its \
      parentheses.
      """,
    wrong: """
      func show() {
        print("Home")
        3
      }
      show()
      """,
    right: """
      func show() -> Int {
        print("Home")
        return 3
      }
      print(show())
      """)

  static let expressionUnused = EducationalNote(
    it: """
      L'espressione viene calcolata e il suo valore non serve a nessuno. Assegnalo, passalo a una \
      funzione, oppure togli la riga.
      """,
    en: """
      The expression is computed, and nobody needs its value. Assign it, pass it to a function, \
      or take the line away.
      """,
    wrong: """
      let word = "loadView"
      func show() {
        word.count
      }
      show()
      """,
    right: """
      let word = "loadView"
      func show() {
        print(word.count)
      }
      show()
      """)

  static let functionUnused = EducationalNote(
    it: """
      Il nome di una funzione senza parentesi non la chiama: indica la funzione stessa, e qui non \
      se ne fa nulla. Aggiungi `()`.
      """,
    en: """
      The name of a function without parentheses does not call it: it means the function itself, \
      and nothing is done with it here. Add `()`.
      """,
    wrong: """
      func reload() { print("reload") }
      reload
      """,
    right: """
      func reload() { print("reload") }
      reload()
      """)

  static let unusedClosure = EducationalNote(
    it: """
      Hai scritto una closure da sola, e nessuno la chiama né la conserva: Swift non può capire \
      che cosa volevi. Per eseguire subito quelle righe usa `do { … }`; per chiamarla aggiungi \
      `()`; per conservarla dalle un nome con `let`.
      """,
    en: """
      You wrote a closure by itself, and nobody calls it or keeps it: Swift cannot tell what you \
      wanted. To run the lines at once use `do { … }`; to call it add `()`; to keep it give it a \
      name with `let`.
      """,
    wrong: """
      func start() {
        { print("start") }
      }
      start()
      """,
    right: """
      func start() {
        do { print("start") }
      }
      start()
      """)

  static let propertyAccessUnused = EducationalNote(
    it: """
      La riga legge una proprietà e non fa niente del suo valore. Forse volevi assegnarle \
      qualcosa, con `=`, oppure stamparla. Se la lettura serve solo per il suo effetto, come \
      `view` che carica la vista, scrivi `_ =`, o meglio chiama il metodo che dice che cosa vuoi: \
      `loadViewIfNeeded()`.
      """,
    en: """
      The line reads a property and does nothing with its value. Perhaps you wanted to assign \
      something to it, with `=`, or to print it. If you read it only for its effect, as `view` \
      loads the view, write `_ =`, or better call the method that says what you want: \
      `loadViewIfNeeded()`.
      """,
    wrong: """
      import UIKit
      @MainActor func load(_ controller: UIViewController) {
        controller.view
      }
      load(UIViewController())
      """,
    right: """
      import UIKit
      @MainActor func load(_ controller: UIViewController) {
        controller.loadViewIfNeeded()
      }
      load(UIViewController())
      """)

  static let subscriptAccessUnused = EducationalNote(
    it: """
      La riga legge un elemento con le parentesi quadre e non fa niente del suo valore. Forse \
      volevi assegnarlo, stamparlo o passarlo a una funzione.
      """,
    en: """
      The line reads an element with square brackets and does nothing with its value. Perhaps you \
      wanted to assign it, print it or pass it to a function.
      """,
    wrong: """
      var sizes = [3, 1, 2]
      sizes[0]
      sizes.append(4)
      """,
    right: """
      var sizes = [3, 1, 2]
      print(sizes[0])
      sizes.append(4)
      """)
}
