/// What is hidden from whom.
extension EducationalNote {
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
