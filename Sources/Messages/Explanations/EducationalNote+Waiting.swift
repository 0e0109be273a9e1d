/// Code that waits.
extension EducationalNote {
  static let asyncInInitialValue = EducationalNote(
    it: """
      Il valore iniziale di una proprietà, di una variabile globale o di un parametro si \
      calcola in un momento in cui nessuno può aspettare. Dai alla proprietà un valore \
      qualsiasi, o nessuno, e assegna quello vero in un inizializzatore o in un metodo \
      `async`.
      """,
    en: """
      The initial value of a property, a global variable or a parameter is computed at a \
      moment when nobody can wait. Give the property some value, or none, and assign the real \
      one in an `async` initialiser or method.
      """,
    wrong: """
      func load() async -> Int { 3 }
      struct Page {
        var count: Int = load()
      }
      """,
    right: """
      func load() async -> Int { 3 }
      struct Page {
        var count = 0
        mutating func fill() async { count = await load() }
      }
      var page = Page()
      await page.fill()
      print(page.count)
      """)

  static let nothingAwaited = EducationalNote(
    it: """
      `await` segna i punti in cui il codice può fermarsi e lasciare il turno ad altro. Qui \
      niente può fermarsi: la parola fa credere il contrario a chi legge. Toglila, o chiama la \
      versione `async` di ciò che volevi.
      """,
    en: """
      `await` marks the points at which code may stop and let others have a turn. Nothing can \
      stop here: the word makes a reader believe otherwise. Take it away, or call the `async` \
      version of what you meant.
      """,
    wrong: """
      func double(_ value: Int) -> Int { value * 2 }
      print(await double(4))
      """,
    right: """
      func double(_ value: Int) -> Int { value * 2 }
      print(double(4))
      """)

  static let tryAfterAwait = EducationalNote(
    it: """
      Le due parole vanno insieme, e l'ordine è sempre lo stesso: prima `try`, poi `await`. \
      Non cambia niente in ciò che il programma fa, ma tutti le leggono così.
      """,
    en: """
      The two words go together, and their order is always the same: `try` first, then \
      `await`. It changes nothing of what the program does, but everybody reads them so.
      """,
    wrong: """
      func load() async throws -> Int { 3 }
      print(await try load())
      """,
    right: """
      func load() async throws -> Int { 3 }
      print(try await load())
      """)

  static let asyncFunctionPassed = EducationalNote(
    it: """
      Chi riceve la closure la chiama e vuole subito il risultato: una closure che aspetta non \
      può darglielo. Aspetta prima, in un ciclo `for`, e passa ciò che hai ottenuto; oppure \
      scegli una funzione che accetti closure `async`.
      """,
    en: """
      Whoever gets the closure calls it and wants the result at once: a closure that waits \
      cannot give it. Wait first, in a `for` loop, and pass what you got; or choose a function \
      that takes `async` closures.
      """,
    wrong: """
      func name(of id: Int) async -> String { "item \\(id)" }
      let names = [1, 2].map { await name(of: $0) }
      print(names)
      """,
    right: """
      func name(of id: Int) async -> String { "item \\(id)" }
      var names: [String] = []
      for id in [1, 2] { names.append(await name(of: id)) }
      print(names)
      """)

  static let asyncLetNeedsInitialValue = EducationalNote(
    it: """
      `async let` fa partire subito un lavoro, che prosegue mentre il resto va avanti: per \
      questo vuole, nella stessa riga, l'espressione da calcolare. Se il valore arriva più \
      tardi, usa una `let` normale.
      """,
    en: """
      `async let` starts some work at once, which goes on while the rest does: that is why it \
      wants, in the same line, the expression to compute. If the value comes later, use an \
      ordinary `let`.
      """,
    wrong: """
      func show() async {
        async let count: Int
      }
      await show()
      """,
    right: """
      func load() async -> Int { 3 }
      func show() async {
        async let count = load()
        print(await count)
      }
      await show()
      """)

  static let notAsyncSequence = EducationalNote(
    it: """
      `for await` aspetta un elemento dopo l'altro, e li chiede a una sequenza asincrona, come \
      un `AsyncStream`. Un array ha già tutti i suoi elementi: scorrilo con un `for` normale.
      """,
    en: """
      `for await` waits for one element after the other, and asks an asynchronous sequence for \
      them, such as an `AsyncStream`. An array has all its elements already: go through it \
      with an ordinary `for`.
      """,
    wrong: """
      for await number in [1, 2] {
        print(number)
      }
      """,
    right: """
      for number in [1, 2] {
        print(number)
      }
      """)
}
