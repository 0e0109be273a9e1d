/// What belongs to an actor.
extension EducationalNote {
  static let actorIsolated = EducationalNote(
    it: """
      Ciò che appartiene a un actor si tocca solo dal suo interno, uno alla volta: così due \
      parti del programma non lo modificano insieme. Da fuori bisogna aspettare il proprio \
      turno con `await`, in una funzione `async`, e le proprietà si possono leggere ma non \
      assegnare. Per il main actor, quello delle viste, basta spesso segnare `@MainActor` la \
      funzione che ne ha bisogno.
      """,
    en: """
      What belongs to an actor is touched only from inside it, by one at a time: that keeps \
      two parts of the program from changing it together. From outside you have to wait for \
      your turn with `await`, in an `async` function, and properties can be read but not \
      assigned. For the main actor, where views live, it is often enough to mark the function \
      that needs it `@MainActor`.
      """,
    wrong: """
      @MainActor
      class Model {
        var title = "Home"
      }
      func rename(_ model: Model) {
        model.title = "Settings"
      }
      """,
    right: """
      @MainActor
      class Model {
        var title = "Home"
      }
      @MainActor
      func rename(_ model: Model) {
        model.title = "Settings"
      }
      let model = Model()
      rename(model)
      print(model.title)
      """)

  static let isolatedDefault = EducationalNote(
    it: """
      Il valore predefinito di una proprietà si calcola dove nasce il suo tipo, che qui può \
      essere ovunque; l'espressione invece appartiene a un actor. Segna il tipo `@MainActor`, \
      oppure assegna il valore in un inizializzatore che gli appartiene.
      """,
    en: """
      A property's default value is computed where its type is made, which may be anywhere \
      here; the expression belongs to an actor. Mark the type `@MainActor`, or assign the \
      value in an initialiser that belongs to it.
      """,
    wrong: """
      @MainActor
      class Style {
        init() {}
      }
      struct Row {
        let style = Style()
      }
      """,
    right: """
      @MainActor
      class Style {
        init() {}
      }
      @MainActor
      struct Row {
        let style = Style()
      }
      print(type(of: Row().style))
      """)

  static let conformanceCrosses = EducationalNote(
    it: """
      Un protocollo senza attributi si può usare da ovunque, ma il tipo risponde con codice \
      che appartiene a un actor: chi lo chiamasse attraverso il protocollo non aspetterebbe il \
      proprio turno. Segna `@MainActor` anche il protocollo, o soltanto la conformità (`: \
      @MainActor Resettable`), oppure rendi `nonisolated` i membri che non toccano lo stato.
      """,
    en: """
      A protocol without attributes can be used from anywhere, but the type answers with code \
      that belongs to an actor: whoever called it through the protocol would not wait for a \
      turn. Mark the protocol `@MainActor` too, or only the conformance (`: @MainActor \
      Resettable`), or make the members that touch no state `nonisolated`.
      """,
    wrong: """
      protocol Resettable {
        func reset()
      }
      @MainActor
      class Form: Resettable {
        var text = "a"
        func reset() { text = "" }
      }
      """,
    right: """
      @MainActor
      protocol Resettable {
        func reset()
      }
      @MainActor
      class Form: Resettable {
        var text = "a"
        func reset() { text = "" }
      }
      let form = Form()
      form.reset()
      print(form.text.isEmpty)
      """)

  static let overrideIsolation = EducationalNote(
    it: """
      Chi ha in mano un oggetto della superclasse chiama il metodo da ovunque: una \
      ridefinizione non può pretendere di più, cioè che si stia su un actor. Segna l'intera \
      gerarchia `@MainActor`, cominciando dalla superclasse.
      """,
    en: """
      Whoever holds an object of the superclass calls the method from anywhere: an override \
      cannot ask for more, that is, to be on an actor. Mark the whole hierarchy `@MainActor`, \
      beginning with the superclass.
      """,
    wrong: """
      class Shape {
        func draw() {}
      }
      class Circle: Shape {
        @MainActor override func draw() {}
      }
      """,
    right: """
      @MainActor
      class Shape {
        func draw() {}
      }
      class Circle: Shape {
        override func draw() { print("circle") }
      }
      Circle().draw()
      """)

  static let nonisolatedMutable = EducationalNote(
    it: """
      `nonisolated` dice che un membro si può usare da ovunque senza aspettare, e una \
      proprietà che cambia non lo permette: due parti del programma potrebbero scriverla \
      insieme. Falla diventare una `let`, o togli la parola.
      """,
    en: """
      `nonisolated` says that a member can be used from anywhere without waiting, and a \
      property that changes does not allow that: two parts of the program might write it \
      together. Make it a `let`, or take the word away.
      """,
    wrong: """
      actor Clock {
        nonisolated var hour = 1
      }
      """,
    right: """
      actor Clock {
        nonisolated let name = "wall"
      }
      print(Clock().name)
      """)

  static let actorDeclaration = EducationalNote(
    it: """
      Un actor protegge da solo il proprio stato, e per questo non eredita da un altro tipo e \
      non distingue inizializzatori `convenience`. Metti ciò che due actor hanno in comune in \
      un protocollo, e togli la parola dall'inizializzatore.
      """,
    en: """
      An actor guards its own state alone, which is why it does not inherit from another type \
      and knows no `convenience` initialisers. Put what two actors share into a protocol, and \
      take the word away from the initialiser.
      """,
    wrong: """
      actor Base {}
      actor Derived: Base {}
      """,
    right: """
      protocol Running: Actor {
        func run() -> String
      }
      actor Runner: Running {
        func run() -> String { "running" }
      }
      print(await Runner().run())
      """)

  static let topLevelActor = EducationalNote(
    it: """
      Le variabili fuori da ogni tipo, in un file con istruzioni, appartengono già al main \
      actor. Un attributo non può dire altro: toglilo.
      """,
    en: """
      The variables outside every type, in a file with statements, belong to the main actor \
      already. An attribute cannot say otherwise: take it away.
      """,
    wrong: """
      @MainActor var visits = 0
      print(visits)
      """,
    right: """
      var visits = 0
      print(visits)
      """)
}
