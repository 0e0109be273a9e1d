/// Result builders.
extension EducationalNote {
  static let builderNeedsBuildBlock = EducationalNote(
    it: """
      Un result builder mette insieme le espressioni di un blocco chiamando i suoi metodi \
      statici. Senza `buildBlock` non saprebbe come: dichiaralo, con i parametri delle parti che \
      vuole ricevere.
      """,
    en: """
      A result builder puts the expressions of a block together by calling its static methods. \
      Without `buildBlock` it would not know how: declare it, with parameters for the parts it \
      takes.
      """,
    wrong: """
      @resultBuilder
      struct TextBuilder {
        static func join(_ parts: String...) -> String { parts.joined() }
      }
      """,
    right: """
      @resultBuilder
      struct TextBuilder {
        static func buildBlock(_ parts: String...) -> String { parts.joined() }
      }
      @TextBuilder func greeting() -> String {
        "Hello, "
        "world"
      }
      print(greeting())
      """)

  static let builderControlFlow = EducationalNote(
    it: """
      In un blocco di un result builder un `if`, uno `switch` o un `for` è possibile solo se il \
      builder sa cosa farne: `buildOptional` per un `if` senza `else`, `buildEither` per le \
      alternative, `buildArray` per i cicli. Aggiungi il metodo che manca. Altre istruzioni, \
      come `while` e `guard`, non sono ammesse.
      """,
    en: """
      In a result builder's block an `if`, a `switch` or a `for` is possible only when the \
      builder knows what to do with it: `buildOptional` for an `if` without `else`, \
      `buildEither` for alternatives, `buildArray` for loops. Add the method that is missing. \
      Other statements, such as `while` and `guard`, are not allowed.
      """,
    wrong: """
      @resultBuilder
      struct ListBuilder {
        static func buildBlock(_ parts: String...) -> [String] { parts }
      }
      let isLong = true
      @ListBuilder func items() -> [String] {
        "one"
        if isLong { "two" }
      }
      print(items())
      """,
    right: """
      @resultBuilder
      struct ListBuilder {
        static func buildExpression(_ part: String) -> [String] { [part] }
        static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
        static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
      }
      let isLong = true
      @ListBuilder func items() -> [String] {
        "one"
        if isLong { "two" }
      }
      print(items())
      """)

  static let builderDisabledByReturn = EducationalNote(
    it: """
      Un corpo che contiene `return` è un corpo normale: il result builder scritto davanti alla \
      funzione non viene applicato. Togli il `return` se vuoi il builder, oppure togli \
      l'attributo.
      """,
    en: """
      A body that contains a `return` is an ordinary one: the result builder written before the \
      function is not applied. Take the `return` away if you want the builder, or take the \
      attribute away.
      """,
    wrong: """
      @resultBuilder
      struct TextBuilder {
        static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "+") }
      }
      @TextBuilder func title() -> String {
        return "plain"
      }
      print(title())
      """,
    right: """
      @resultBuilder
      struct TextBuilder {
        static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "+") }
      }
      @TextBuilder func title() -> String {
        "plain"
        "simple"
      }
      print(title())
      """)

  static let builderNeedsFunction = EducationalNote(
    it: """
      Un result builder davanti a un parametro trasforma la closure che gli si passa. Il \
      parametro deve quindi essere una funzione: `() -> String`, per esempio, e non `String`.
      """,
    en: """
      A result builder before a parameter transforms the closure that is passed for it. So the \
      parameter must be a function: `() -> String`, for example, and not `String`.
      """,
    wrong: """
      @resultBuilder
      struct TextBuilder {
        static func buildBlock(_ parts: String...) -> String { parts.joined() }
      }
      func show(@TextBuilder _ text: String) { print(text) }
      """,
    right: """
      @resultBuilder
      struct TextBuilder {
        static func buildBlock(_ parts: String...) -> String { parts.joined() }
      }
      func show(@TextBuilder _ text: () -> String) { print(text()) }
      show {
        "a"
        "b"
      }
      """)
}
