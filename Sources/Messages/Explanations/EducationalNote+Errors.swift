/// Errors thrown, and work that waits.
extension EducationalNote {
  static let unhandledThrow = EducationalNote(
    it: """
      `throw` fa uscire un errore dalla funzione, e chi la chiama deve saperlo: per questo la \
      dichiarazione porta la parola `throws`. Aggiungila dopo le parentesi dei parametri, oppure \
      raccogli l'errore qui, con `do` e `catch`.
      """,
    en: """
      `throw` lets an error out of the function, and whoever calls it must know: that is why the \
      declaration carries the word `throws`. Add it after the parentheses of the parameters, or \
      take the error here, with `do` and `catch`.
      """,
    wrong: """
      struct Missing: Error {}
      func load() -> Int {
        throw Missing()
      }
      print(load())
      """,
    right: """
      struct Missing: Error {}
      func load() throws -> Int {
        throw Missing()
      }
      print((try? load()) ?? 0)
      """)

  static let unhandledCallThrows = EducationalNote(
    it: """
      La funzione chiamata può lanciare un errore. Swift vuole due cose: `try` davanti alla \
      chiamata, perché si veda da dove può uscire un errore, e un posto dove l'errore vada a \
      finire. Metti la chiamata in un `do` con `catch`, scrivi `try?` per avere `nil`, o dichiara \
      `throws` la tua funzione.
      """,
    en: """
      The function called may throw an error. Swift wants two things: `try` before the call, so \
      that it shows where an error may come from, and a place for the error to go. Put the call \
      into a `do` with a `catch`, write `try?` to get `nil`, or declare your function `throws`.
      """,
    wrong: """
      struct Missing: Error {}
      func load() throws -> Int { throw Missing() }
      func show() {
        let number = load()
        print(number)
      }
      show()
      """,
    right: """
      struct Missing: Error {}
      func load() throws -> Int { throw Missing() }
      func show() {
        do {
          let number = try load()
          print(number)
        } catch {
          print("missing")
        }
      }
      show()
      """)

  static let missingTry = EducationalNote(
    it: """
      Questa chiamata può lanciare un errore, e qui l'errore verrebbe raccolto; ma manca `try`, \
      che serve a far vedere, leggendo, in quali punti il percorso può interrompersi. Scrivilo \
      davanti alla chiamata.
      """,
    en: """
      This call may throw an error, and here the error would be taken; but `try` is missing, \
      which is there so that a reader sees at which points the path may break off. Write it \
      before the call.
      """,
    wrong: """
      func load() throws -> Int { 3 }
      func show() throws {
        print(load())
      }
      try show()
      """,
    right: """
      func load() throws -> Int { 3 }
      func show() throws {
        print(try load())
      }
      try show()
      """)

  static let unhandledErrors = EducationalNote(
    it: """
      Hai scritto `try`, ma l'errore non ha dove andare: la funzione non è dichiarata `throws` e \
      intorno non c'è un `catch`. Metti la chiamata in un `do` con `catch`, oppure aggiungi \
      `throws` alla dichiarazione.
      """,
    en: """
      You wrote `try`, but the error has nowhere to go: the function is not declared `throws`, \
      and there is no `catch` around. Put the call into a `do` with a `catch`, or add `throws` to \
      the declaration.
      """,
    wrong: """
      func load() throws -> Int { 3 }
      func show() {
        print(try load())
      }
      show()
      """,
    right: """
      func load() throws -> Int { 3 }
      func show() throws {
        print(try load())
      }
      try show()
      """)

  static let catchNotExhaustive = EducationalNote(
    it: """
      I tuoi `catch` raccolgono solo certi errori, e gli altri uscirebbero da una funzione che \
      non è `throws`. Aggiungi in fondo un `catch` senza condizioni, oppure dichiara `throws` la \
      funzione.
      """,
    en: """
      Your `catch`es take only certain errors, and the others would leave a function that does \
      not `throws`. Add a `catch` without conditions at the end, or declare the function \
      `throws`.
      """,
    wrong: """
      enum LoadError: Error { case missing, damaged }
      func load() throws -> Int { throw LoadError.damaged }
      func show() {
        do {
          print(try load())
        } catch LoadError.missing {
          print("missing")
        }
      }
      show()
      """,
    right: """
      enum LoadError: Error { case missing, damaged }
      func load() throws -> Int { throw LoadError.damaged }
      func show() {
        do {
          print(try load())
        } catch LoadError.missing {
          print("missing")
        } catch {
          print("another error")
        }
      }
      show()
      """)

  static let catchUnreachable = EducationalNote(
    it: """
      Dentro `do` non c'è nessuna chiamata con `try`, quindi nessun errore può arrivare a \
      `catch`. È un avviso: togli `do` e `catch`, oppure controlla se hai dimenticato un `try`.
      """,
    en: """
      Inside `do` there is no call with `try`, so no error can reach `catch`. It is a warning: \
      take `do` and `catch` away, or see whether you have forgotten a `try`.
      """,
    wrong: """
      do {
        print("start")
      } catch {
        print("never")
      }
      """,
    right: """
      do {
        print("start")
      }
      """)

  static let thrownNotError = EducationalNote(
    it: """
      Si può lanciare soltanto un valore di un tipo conforme a `Error`, perché chi lo raccoglie \
      sappia che è un errore. Di solito è un'enumerazione con un caso per ogni cosa che può \
      andare storta: `enum LoadError: Error`.
      """,
    en: """
      Only a value whose type conforms to `Error` can be thrown, so that whoever takes it knows \
      it is an error. Usually it is an enumeration with a case for each thing that may go wrong: \
      `enum LoadError: Error`.
      """,
    wrong: """
      func load() throws {
        throw "missing"
      }
      """,
    right: """
      enum LoadError: Error { case missing }
      func load() throws {
        throw LoadError.missing
      }
      do { try load() } catch { print(error) }
      """)

  static let rethrowsWithoutFunction = EducationalNote(
    it: """
      `rethrows` significa: lancio un errore solo se lo lancia la funzione che mi passi. Questa \
      non ha un parametro di quel genere. Scrivi `throws`, oppure aggiungi un parametro come `_ \
      work: () throws -> Void`.
      """,
    en: """
      `rethrows` means: I throw an error only if the function you pass me throws one. This \
      function has no such parameter. Write `throws`, or add a parameter such as `_ work: () \
      throws -> Void`.
      """,
    wrong: """
      func twice() rethrows {
        print("twice")
      }
      """,
    right: """
      func twice(_ work: () throws -> Void) rethrows {
        try work()
        try work()
      }
      twice { print("twice") }
      """)

  static let missingAwait = EducationalNote(
    it: """
      Una funzione `async` può fermarsi ad aspettare, per esempio una risposta dalla rete, e \
      intanto altro codice va avanti. `await` segna il punto in cui può succedere. Scrivilo \
      davanti alla chiamata.
      """,
    en: """
      An `async` function may pause and wait, for example for an answer from the network, while \
      other code goes on. `await` marks the point where that can happen. Write it before the \
      call.
      """,
    wrong: """
      func load() async -> Int { 3 }
      func show() async {
        let number = load()
        print(number)
      }
      """,
    right: """
      func load() async -> Int { 3 }
      func show() async {
        let number = await load()
        print(number)
      }
      Task { await show() }
      """)

  static let asyncInSynchronous = EducationalNote(
    it: """
      Una funzione `async` può fermarsi ad aspettare, e una funzione normale no: non può \
      chiamarla e attenderne il risultato. Dichiara `async` anche questa funzione, oppure affida \
      il lavoro a un `Task { … }`, che prosegue per conto suo.
      """,
    en: """
      An `async` function may pause and wait, and an ordinary function may not: it cannot call it \
      and wait for the result. Declare this function `async` too, or hand the work to a `Task { … \
      }`, which goes on by itself.
      """,
    wrong: """
      func load() async -> Int { 3 }
      func show() {
        let number = load()
        print(number)
      }
      show()
      """,
    right: """
      func load() async -> Int { 3 }
      func show() {
        Task {
          let number = await load()
          print(number)
        }
      }
      show()
      """)
}
