/// What had better not be used.
extension EducationalNote {
  static let unavailable = EducationalNote(
    it: """
      Chi ha scritto la dichiarazione ha detto, con `@available(*, unavailable)`, che non va \
      usata: spesso perché ha cambiato nome, o perché resta solo per completezza, come \
      `init(coder:)` nelle viste fatte a mano. Usa ciò che il messaggio propone.
      """,
    en: """
      Whoever wrote the declaration said, with `@available(*, unavailable)`, that it must not \
      be used: often because it has a new name, or because it is there only for completeness, \
      as `init(coder:)` in views made by hand. Use what the message proposes.
      """,
    wrong: """
      struct Size {
        var width = 1
        @available(*, unavailable, renamed: "width")
        var breadth: Int { width }
      }
      print(Size().breadth)
      """,
    right: """
      struct Size {
        var width = 1
        @available(*, unavailable, renamed: "width")
        var breadth: Int { width }
      }
      print(Size().width)
      """)

  static let deprecated = EducationalNote(
    it: """
      La dichiarazione funziona ancora, ma chi l'ha scritta consiglia di non usarla più: con \
      il tempo sparirà, o c'è di meglio. Il messaggio, quando può, dice che cosa usare al suo \
      posto.
      """,
    en: """
      The declaration still works, but whoever wrote it advises against it: in time it will \
      go, or there is something better. The message says, where it can, what to use in its \
      place.
      """,
    wrong: """
      struct Stack {
        @available(*, deprecated, renamed: "removeAll")
        func reset() {}
        func removeAll() {}
      }
      Stack().reset()
      """,
    right: """
      struct Stack {
        @available(*, deprecated, renamed: "removeAll")
        func reset() {}
        func removeAll() { print("empty") }
      }
      Stack().removeAll()
      """)
}
