/// What may be shared.
extension EducationalNote {
  static let globalState = EducationalNote(
    it: """
      Una proprietà `static`, o una variabile globale, si raggiunge da ogni parte del \
      programma: se può cambiare, o se tiene un oggetto che può cambiare, due parti potrebbero \
      scriverla insieme. Falla diventare una `let` di un tipo `Sendable`, oppure segna \
      `@MainActor` il tipo che la contiene.
      """,
    en: """
      A `static` property, or a global variable, is within reach of every part of the program: \
      if it can change, or holds an object that can, two parts might write it together. Make \
      it a `let` of a `Sendable` type, or mark the type that holds it `@MainActor`.
      """,
    wrong: """
      @MainActor func show() {}
      struct Theme {
        static var current = "light"
      }
      """,
    right: """
      @MainActor
      struct Theme {
        static var current = "light"
      }
      Theme.current = "dark"
      print(Theme.current)
      """)

  static let notSendable = EducationalNote(
    it: """
      `Sendable` promette che un valore si può passare da una parte all'altra del programma \
      senza pericolo. Una classe mantiene la promessa se è `final` e ha solo proprietà `let` \
      di tipi `Sendable`; una struttura o un'enumerazione se tutto ciò che contiene è \
      `Sendable`.
      """,
    en: """
      `Sendable` promises that a value can be passed from one part of the program to another \
      without danger. A class keeps the promise when it is `final` and has only `let` \
      properties of `Sendable` types; a structure or enumeration when all that it holds is \
      `Sendable`.
      """,
    wrong: """
      final class Account: Sendable {
        var balance = 0
      }
      """,
    right: """
      final class Account: Sendable {
        let balance = 10
      }
      print(Account().balance)
      """)

  static let concurrentCapture = EducationalNote(
    it: """
      Una closure `@Sendable` può correre insieme al codice che l'ha creata. Per questo non \
      può usare una variabile che quel codice cambia, né un oggetto che non sia `Sendable`. \
      Copia il valore in una `let` prima della closure, o rendi l'oggetto sicuro con un actor.
      """,
    en: """
      A `@Sendable` closure may run together with the code that made it. That is why it cannot \
      use a variable which that code changes, nor an object that is not `Sendable`. Copy the \
      value into a `let` before the closure, or make the object safe with an actor.
      """,
    wrong: """
      func later(_ work: @Sendable () -> Void) { work() }
      func start() {
        var count = 0
        later { count += 1 }
        print(count)
      }
      start()
      """,
    right: """
      func later(_ work: @Sendable () -> Void) { work() }
      func start() {
        let count = 3
        later { print(count) }
      }
      start()
      """)
}
