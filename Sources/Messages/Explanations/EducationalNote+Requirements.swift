/// Names in closures and bodies, and what a type must conform to.
extension EducationalNote {
  static let shorthandWithNames = EducationalNote(
    it: """
      Una closure che dà un nome ai suoi argomenti, prima di `in`, li usa con quel nome: `$0` e \
      `$1` valgono solo quando i nomi non ci sono. Usa il nome.
      """,
    en: """
      A closure that names its arguments, before `in`, uses them by that name: `$0` and `$1` are \
      there only when there are no names. Use the name.
      """,
    wrong: """
      let sizes = [1, 2].map { size in $0 * 2 }
      print(sizes)
      """,
    right: """
      let sizes = [1, 2].map { size in size * 2 }
      print(sizes)
      """)

  static let usedBeforeDeclaration = EducationalNote(
    it: """
      Dentro una funzione le righe vanno dall'alto in basso, e qui la variabile si usa prima \
      della riga che la dichiara. Sposta la dichiarazione più su.
      """,
    en: """
      Inside a function the lines go from top to bottom, and here the variable is used before \
      the line that declares it. Move the declaration further up.
      """,
    wrong: """
      func show() {
        print(width)
        let width = 3
        print(width)
      }
      show()
      """,
    right: """
      func show() {
        let width = 3
        print(width)
      }
      show()
      """)

  static let throwsInInitialValue = EducationalNote(
    it: """
      Il valore iniziale di una proprietà si calcola quando nasce l'oggetto, e lì nessuno può \
      raccogliere un errore. Usa `try?`, oppure dai il valore in un inizializzatore dichiarato \
      `throws`.
      """,
    en: """
      The initial value of a property is worked out when the object is made, and nobody can \
      catch an error there. Use `try?`, or set the value in an initializer declared `throws`.
      """,
    wrong: """
      struct Broken: Error {}
      func load() throws -> Int { throw Broken() }
      class Page {
        var count = load()
      }
      print(Page().count)
      """,
    right: """
      struct Broken: Error {}
      func load() throws -> Int { throw Broken() }
      class Page {
        var count = (try? load()) ?? 0
      }
      print(Page().count)
      """)

  static let referencingRequires = EducationalNote(
    it: """
      L'operazione esiste solo per i tipi che soddisfano un protocollo: per confrontare con `==` \
      ci vuole `Equatable`, per ordinare `Comparable`. Aggiungi il protocollo alla dichiarazione \
      del tipo; per `Equatable` e `Hashable` spesso basta il nome.
      """,
    en: """
      The operation exists only for types that conform to a protocol: comparing with `==` needs \
      `Equatable`, sorting needs `Comparable`. Add the protocol to the declaration of the type; \
      for `Equatable` and `Hashable` the name is often enough.
      """,
    wrong: """
      struct Size { var width = 1 }
      print(Size() == Size())
      """,
    right: """
      struct Size: Equatable { var width = 1 }
      print(Size() == Size())
      """)
}
