/// Names in closures, and values that are there from the start.
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
}
