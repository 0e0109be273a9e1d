/// What protocols and generic declarations ask.
extension EducationalNote {
  static let anyNeeded = EducationalNote(
    it: """
      Un protocollo con tipi associati, usato come tipo di un valore, si scrive con `any` \
      davanti: il valore può essere di qualunque tipo conforme, e leggerlo costa di più. Se \
      basta un tipo solo, usa `some` o un parametro generico.
      """,
    en: """
      A protocol with associated types, used as the type of a value, is written with `any` \
      before it: the value may be of any conforming type, and reading it costs more. If one type \
      is enough, use `some` or a generic parameter.
      """,
    wrong: """
      protocol Store {
        associatedtype Item
      }
      let store: Store? = nil
      print(store == nil)
      """,
    right: """
      protocol Store {
        associatedtype Item
      }
      let store: (any Store)? = nil
      print(store == nil)
      """)

  static let requirementNeedsRequired = EducationalNote(
    it: """
      Il protocollo promette quell'inizializzatore per ogni tipo conforme, quindi anche per le \
      sottoclassi di questa classe. `required` fa sì che ogni sottoclasse lo abbia; in \
      alternativa dichiara la classe `final`.
      """,
    en: """
      The protocol promises that initialiser for every conforming type, so for the subclasses of \
      this class too. `required` makes every subclass have it; or else declare the class \
      `final`.
      """,
    wrong: """
      protocol Named { init(name: String) }
      class Pet: Named {
        init(name: String) { print(name) }
      }
      _ = Pet(name: "Rex")
      """,
    right: """
      protocol Named { init(name: String) }
      class Pet: Named {
        required init(name: String) { print(name) }
      }
      _ = Pet(name: "Rex")
      """)

  static let referencingRequires = EducationalNote(
    it: """
      Questo membro esiste solo per i tipi che soddisfano un protocollo: ordinare vuole \
      `Comparable`, confrontare vuole `Equatable`. Dichiara la conformità nel tuo tipo, oppure \
      usa la variante che riceve una closure.
      """,
    en: """
      This member exists only for types that meet a protocol: sorting wants `Comparable`, \
      comparing wants `Equatable`. Declare the conformance in your type, or use the variant that \
      takes a closure.
      """,
    wrong: """
      struct Point { var x = 0 }
      let points = [Point(x: 2), Point(x: 1)]
      print(points.sorted().count)
      """,
    right: """
      struct Point { var x = 0 }
      let points = [Point(x: 2), Point(x: 1)]
      print(points.sorted { $0.x < $1.x }.count)
      """)

  static let referencingEquivalent = EducationalNote(
    it: """
      Il membro viene da un'estensione che vale solo per certi argomenti generici, per esempio \
      solo per gli array di stringhe. Qui l'argomento è un altro: converti i valori, oppure \
      scrivi l'estensione per un tipo più generale.
      """,
    en: """
      The member comes from an extension that holds only for certain generic arguments, for \
      example only for arrays of strings. Here the argument is another one: convert the values, \
      or write the extension for a more general type.
      """,
    wrong: """
      extension Array where Element == String {
        func sentence() -> String { joined(separator: " ") }
      }
      let numbers = [1, 2]
      print(numbers.sentence())
      """,
    right: """
      extension Array where Element == String {
        func sentence() -> String { joined(separator: " ") }
      }
      let numbers = [1, 2]
      print(numbers.map { String($0) }.sentence())
      """)

  static let conflictingArguments = EducationalNote(
    it: """
      Un parametro generico sta per un tipo solo in ogni chiamata. Due argomenti di tipi diversi \
      vorrebbero che ne fosse due: converti l'uno nel tipo dell'altro, oppure dai alla funzione \
      due parametri generici.
      """,
    en: """
      A generic parameter stands for one type in each call. Two arguments of different types \
      would want it to be two: convert one to the type of the other, or give the function two \
      generic parameters.
      """,
    wrong: """
      func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
      let count = 1
      let text = "1"
      print(same(count, text))
      """,
    right: """
      func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
      let count = 1
      let text = "1"
      print(same(String(count), text))
      """)
}
