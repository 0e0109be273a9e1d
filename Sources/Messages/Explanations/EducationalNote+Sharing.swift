/// What is shared, hidden or out of date.
extension EducationalNote {
  static let sharedMutableState = EducationalNote(
    it: """
      Una proprietà statica che si può modificare è una sola per tutto il programma, e codice \
      che gira nello stesso momento potrebbe cambiarla mentre altri la leggono. Swift 6 lo \
      impedisce: rendila `let`, oppure affidala all'attore principale con `@MainActor`.
      """,
    en: """
      A static property that can be changed is one for the whole program, and code running at \
      the same time could change it while other code reads it. Swift 6 forbids that: make it a \
      `let`, or give it to the main actor with `@MainActor`.
      """,
    wrong: """
      struct Counter {
        static var count = 0
      }
      print(Counter.count)
      """,
    right: """
      @MainActor
      struct Counter {
        static var count = 0
      }
      Counter.count += 1
      print(Counter.count)
      """)

  static let sharedNonSendable = EducationalNote(
    it: """
      La proprietà statica è costante, ma l'oggetto che tiene si può modificare da più parti \
      insieme, perché il suo tipo non è `Sendable`. Affida la classe all'attore principale con \
      `@MainActor`, oppure usa una struttura.
      """,
    en: """
      The static property is constant, but the object it holds can be changed from several sides \
      at once, because its type is not `Sendable`. Give the class to the main actor with \
      `@MainActor`, or use a structure.
      """,
    wrong: """
      final class Store {
        static let shared = Store()
        var items: [Int] = []
      }
      print(Store.shared.items)
      """,
    right: """
      @MainActor
      final class Store {
        static let shared = Store()
        var items: [Int] = []
      }
      print(Store.shared.items)
      """)

  static let lessAccessible = EducationalNote(
    it: """
      Un membro non può essere più visibile del tipo che nomina: chi lo usasse da fuori \
      riceverebbe un valore di un tipo che non può vedere. Rendi privato anche il membro, oppure \
      rendi visibile il tipo.
      """,
    en: """
      A member cannot be more visible than the type it names: whoever used it from outside would \
      get a value of a type they cannot see. Make the member private too, or make the type \
      visible.
      """,
    wrong: """
      private struct Key { var text = "k" }
      struct Box {
        var key = Key()
      }
      print(1)
      """,
    right: """
      private struct Key { var text = "k" }
      struct Box {
        private var key = Key()
        var text: String { key.text }
      }
      print(Box().text)
      """)

  static let deprecated = EducationalNote(
    it: """
      Chi ha scritto questa dichiarazione consiglia di non usarla più. Funziona ancora, ma il \
      messaggio dice di solito che cosa usare al suo posto.
      """,
    en: """
      Whoever wrote this declaration advises against using it any longer. It still works, but \
      the message usually says what to use instead.
      """,
    wrong: """
      @available(*, deprecated, message: "use next()")
      func step() -> Int { 1 }
      print(step())
      """,
    right: """
      func next() -> Int { 1 }
      print(next())
      """)

  static let witnessLessAccessible = EducationalNote(
    it: """
      Chi vede il tipo e il protocollo deve poter usare anche i membri che il protocollo \
      promette. Un membro `private` non si vedrebbe: togli `private`, oppure dai al protocollo \
      un altro membro.
      """,
    en: """
      Whoever sees the type and the protocol must be able to use the members that the protocol \
      promises. A `private` member could not be seen: take `private` away, or meet the protocol \
      with another member.
      """,
    wrong: """
      protocol Named { var name: String { get } }
      struct Dog: Named {
        private var name = "Rex"
      }
      print(1)
      """,
    right: """
      protocol Named { var name: String { get } }
      struct Dog: Named {
        var name: String { secret }
        private var secret = "Rex"
      }
      print(Dog().name)
      """)
}
