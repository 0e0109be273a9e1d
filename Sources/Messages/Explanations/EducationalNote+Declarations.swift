/// Declarations: types, their members, and where they may stand.
extension EducationalNote {
  static let cannotExtend = EducationalNote(
    it: """
      Un'estensione aggiunge membri a un tipo che ha un nome: una classe, una struttura, \
      un'enumerazione, un protocollo. Una tupla o il tipo di una funzione non ne hanno. Scrivi \
      una funzione, oppure una struttura che contenga quel valore.
      """,
    en: """
      An extension adds members to a type that has a name: a class, a structure, an enumeration, \
      a protocol. A tuple or the type of a function has none. Write a function, or a structure \
      that holds the value.
      """,
    wrong: """
      extension (() -> Void) {
        func twice() {}
      }
      """,
    right: """
      func twice(_ work: () -> Void) {
        work()
        work()
      }
      twice { print("work") }
      """)

  static let expectedBody = EducationalNote(
    it: """
      La dichiarazione di una funzione ha bisogno del suo corpo, fra graffe: soltanto dentro un \
      protocollo la si elenca senza. Scrivi `{ }` con le istruzioni.
      """,
    en: """
      The declaration of a function needs its body, in braces: only inside a protocol is it \
      listed without one. Write `{ }` with the statements.
      """,
    wrong: """
      class Page {
        func load()
      }
      """,
    right: """
      class Page {
        func load() { print("page") }
      }
      Page().load()
      """)

  static let classHasNoInitializers = EducationalNote(
    it: """
      Quando nasce un oggetto, ogni sua proprietà deve avere un valore; qui almeno una non ne ha \
      e non c'è un `init` che glielo dia. Le note dicono quali. Dai loro un valore iniziale, \
      rendile opzionali, oppure scrivi un `init`.
      """,
    en: """
      When an object is born, each of its properties must have a value; here at least one has \
      none, and there is no `init` to give it one. The notes say which. Give them an initial \
      value, make them optional, or write an `init`.
      """,
    wrong: """
      class Page {
        var title: String
      }
      print(Page())
      """,
    right: """
      class Page {
        var title: String
        init(title: String) { self.title = title }
      }
      print(Page(title: "Home").title)
      """)

  static let storedPropertyPreventsInitializer = EducationalNote(
    it: """
      Questa nota indica la proprietà senza valore iniziale, per colpa della quale Swift non può \
      scrivere da sé un `init()`. Dalle un valore nella dichiarazione, o scrivi tu \
      l'inizializzatore.
      """,
    en: """
      This note points at the property without an initial value, on whose account Swift cannot \
      write an `init()` by itself. Give it a value in its declaration, or write the initializer \
      yourself.
      """,
    wrong: """
      class Page {
        var number: Int
      }
      print(Page())
      """,
    right: """
      class Page {
        var number = 1
      }
      print(Page().number)
      """)

  static let doesNotConform = EducationalNote(
    it: """
      Adottare un protocollo è promettere tutti i membri che elenca, con quei nomi e quei tipi. \
      Ne manca qualcuno, o ha un tipo diverso: le note dicono quali. Aggiungili.
      """,
    en: """
      To adopt a protocol is to promise all the members it lists, with those names and types. \
      Some are missing, or have another type: the notes say which. Add them.
      """,
    wrong: """
      protocol Named { var name: String { get } }
      struct Room: Named {
        let title = "kitchen"
      }
      print(Room())
      """,
    right: """
      protocol Named { var name: String { get } }
      struct Room: Named {
        let name = "kitchen"
      }
      print(Room().name)
      """)

  static let requirementMissing = EducationalNote(
    it: """
      Questa nota nomina un membro che il protocollo richiede e che il tipo non ha. Copialo con \
      lo stesso nome, le stesse etichette e lo stesso tipo, e scrivine il corpo.
      """,
    en: """
      This note names a member that the protocol asks for and the type lacks. Copy it with the \
      same name, the same labels and the same type, and write its body.
      """,
    wrong: """
      protocol Drawable { func draw(at x: Int) }
      struct Circle: Drawable {
        func draw() {}
      }
      print(Circle())
      """,
    right: """
      protocol Drawable { func draw(at x: Int) }
      struct Circle: Drawable {
        func draw(at x: Int) { print(x) }
      }
      Circle().draw(at: 3)
      """)

  static let staticNeedsInitialValue = EducationalNote(
    it: """
      Una proprietà `static` esiste una volta sola e nessun `init` la riempie: deve avere un \
      valore nella dichiarazione. Scrivilo, oppure rendila calcolata.
      """,
    en: """
      A `static` property exists only once, and no `init` fills it in: it must have a value in \
      its declaration. Write one, or make it computed.
      """,
    wrong: """
      struct Metrics {
        static let margin: Int
      }
      print(Metrics.margin)
      """,
    right: """
      struct Metrics {
        static let margin: Int = 16
      }
      print(Metrics.margin)
      """)

  static let globalNeedsInitialValue = EducationalNote(
    it: """
      Una variabile globale può essere letta da qualunque punto del programma, anche prima che il \
      suo file faccia qualcosa: perciò deve avere un valore già nella dichiarazione. Scrivilo. \
      Vale per i file che non sono lo script principale.
      """,
    en: """
      A global variable may be read from any point of the program, even before its own file does \
      anything: so it must have a value in its declaration. Write one. This goes for files that \
      are not the main script.
      """,
    wrong: """
      let margin: Int
      """,
    right: """
      let margin: Int = 16
      print(margin)
      """,
    needsModule: true)

  static let extensionStoredProperty = EducationalNote(
    it: """
      Un'estensione aggiunge metodi e proprietà calcolate, ma non posto in memoria: gli oggetti \
      esistenti dovrebbero crescere. Fanne una proprietà calcolata, o dichiarala nel tipo, o in \
      una sottoclasse.
      """,
    en: """
      An extension adds methods and computed properties, but no room in memory: existing objects \
      would have to grow. Make it a computed property, or declare it in the type, or in a \
      subclass.
      """,
    wrong: """
      struct Page {}
      extension Page {
        var title = "Home"
      }
      print(Page().title)
      """,
    right: """
      struct Page {}
      extension Page {
        var title: String { "Home" }
      }
      print(Page().title)
      """)

  static let enumStoredProperty = EducationalNote(
    it: """
      Un valore di un'enumerazione è uno dei suoi casi, con i valori che il caso porta con sé; \
      non ha altro posto. Usa una proprietà calcolata, oppure aggiungi il dato al caso: `case \
      done(Int)`.
      """,
    en: """
      A value of an enumeration is one of its cases, with the values the case brings with it; it \
      has no other room. Use a computed property, or add the datum to the case: `case done(Int)`.
      """,
    wrong: """
      enum State {
        case idle, done
        var count = 0
      }
      print(State.idle)
      """,
    right: """
      enum State {
        case idle, done
        var isFinished: Bool { self == .done }
      }
      print(State.idle.isFinished)
      """)

  static let weakNeedsOptional = EducationalNote(
    it: """
      Un riferimento `weak` diventa `nil` quando l'oggetto sparisce, quindi il suo tipo deve \
      ammettere `nil`. Aggiungi il punto interrogativo.
      """,
    en: """
      A `weak` reference becomes `nil` when its object goes, so its type must allow `nil`. Add \
      the question mark.
      """,
    wrong: """
      class Page {}
      class Tab {
        weak var page: Page = Page()
      }
      print(Tab())
      """,
    right: """
      class Page {}
      class Tab {
        weak var page: Page?
      }
      let page = Page()
      let tab = Tab()
      tab.page = page
      print(tab.page === page)
      """)

  static let weakNeedsClass = EducationalNote(
    it: """
      `weak` e `unowned` riguardano oggetti, cioè istanze di classi, che più variabili possono \
      indicare. Un numero, un testo o una struttura si copia, e non c'è nulla da tenere \
      debolmente. Togli la parola. Se il tipo è un protocollo, dichiaralo `: AnyObject`.
      """,
    en: """
      `weak` and `unowned` are about objects, that is instances of classes, which several \
      variables may refer to. A number, a text or a structure is copied, and there is nothing to \
      hold weakly. Take the word away. If the type is a protocol, declare it `: AnyObject`.
      """,
    wrong: """
      struct Size {}
      class Box {
        weak var size: Size?
      }
      print(Box())
      """,
    right: """
      protocol BoxDelegate: AnyObject {}
      class Box {
        weak var delegate: BoxDelegate?
      }
      print(Box().delegate == nil)
      """)

  static let deinitOnlyInClass = EducationalNote(
    it: """
      `deinit` viene chiamato quando un oggetto sparisce, e si scrive dentro la sua classe. Qui \
      non c'è una classe intorno: spostalo.
      """,
    en: """
      `deinit` is called when an object goes, and it is written inside the class. Here there is \
      no class around it: move it.
      """,
    wrong: """
      deinit {
        print("gone")
      }
      """,
    right: """
      class Page {
        deinit { print("gone") }
      }
      _ = Page()
      """)

  static let deinitInValue = EducationalNote(
    it: """
      Una struttura o un'enumerazione si copia, e non c'è un momento preciso in cui sparisce: per \
      questo non ha un `deinit`. Se devi sapere quando qualcosa finisce, usa una classe.
      """,
    en: """
      A structure or an enumeration is copied, and there is no one moment at which it goes: that \
      is why it has no `deinit`. If you must know when something ends, use a class.
      """,
    wrong: """
      struct Page {
        deinit { print("gone") }
      }
      """,
    right: """
      class Page {
        deinit { print("gone") }
      }
      _ = Page()
      """)

  static let lazyLet = EducationalNote(
    it: """
      `lazy` rimanda il calcolo alla prima lettura, quindi la proprietà cambia dopo la nascita \
      dell'oggetto: non può essere una costante. Scrivi `lazy var`.
      """,
    en: """
      `lazy` puts the computation off to the first reading, so the property changes after the \
      object's birth: it cannot be a constant. Write `lazy var`.
      """,
    wrong: """
      class Page {
        lazy let title = "Home"
      }
      print(Page().title)
      """,
    right: """
      class Page {
        lazy var title = "Home"
      }
      print(Page().title)
      """)

  static let inaccessibleInitializer = EducationalNote(
    it: """
      L'inizializzatore è `private` o `fileprivate`: chi ha scritto il tipo vuole decidere da sé \
      quando crearne i valori. Usa ciò che offre al suo posto, spesso un membro `static` come \
      `shared`.
      """,
    en: """
      The initializer is `private` or `fileprivate`: whoever wrote the type wants to decide when \
      its values are made. Use what it offers instead, often a `static` member such as `shared`.
      """,
    wrong: """
      class Store {
        static let shared = Store()
        private init() {}
      }
      let store = Store()
      print(store)
      """,
    right: """
      class Store {
        static let shared = Store()
        private init() {}
      }
      print(Store.shared === Store.shared)
      """)

  static let initializerOutsideType = EducationalNote(
    it: """
      `init` crea i valori del tipo in cui è scritto, e qui intorno non c'è un tipo. Spostalo \
      dentro la classe o la struttura; controlla che una graffa non la chiuda troppo presto.
      """,
    en: """
      `init` makes values of the type it is written in, and there is no type around it here. Move \
      it into the class or the structure; see that no brace closes that too early.
      """,
    wrong: """
      struct Page {
        let title: String
      }
      init(title: String) {
      }
      """,
    right: """
      struct Page {
        let title: String
        init(title: String) { self.title = title }
      }
      print(Page(title: "Home").title)
      """)

  static let caseOutsideEnum = EducationalNote(
    it: """
      `case` dichiara un caso di un'enumerazione e si scrive dentro `enum { }`; per scegliere fra \
      valori sta dentro uno `switch`. Spostalo, o controlla le graffe.
      """,
    en: """
      `case` declares a case of an enumeration and is written inside `enum { }`; to choose \
      between values it stands inside a `switch`. Move it, or look at the braces.
      """,
    wrong: """
      struct Theme {
        case light
      }
      """,
    right: """
      enum Theme {
        case light, dark
      }
      print(Theme.light)
      """)

  static let rawTypeNotSynthesized = EducationalNote(
    it: """
      Un'enumerazione con un tipo dopo i due punti dà a ogni caso un valore grezzo di quel tipo, \
      scritto o dedotto. Qui qualche valore non va, e gli altri errori della riga dicono quale. \
      Usa `Int` o `String` e valori di quel tipo.
      """,
    en: """
      An enumeration with a type after the colon gives each case a raw value of that type, \
      written or worked out. Here some value is not right, and the line's other errors say which. \
      Use `Int` or `String`, and values of that type.
      """,
    wrong: """
      enum Level: Int {
        case low = "1"
      }
      print(Level.low)
      """,
    right: """
      enum Level: Int {
        case low = 1
      }
      print(Level.low.rawValue)
      """)

  static let rawValueWithoutType = EducationalNote(
    it: """
      Per dare un valore a un caso bisogna dire di che tipo sono i valori, dopo il nome \
      dell'enumerazione: `enum Level: Int`. Aggiungi il tipo, oppure togli il valore.
      """,
    en: """
      To give a case a value one has to say of which type the values are, after the enumeration's \
      name: `enum Level: Int`. Add the type, or take the value away.
      """,
    wrong: """
      enum Level {
        case low = 1
      }
      print(Level.low)
      """,
    right: """
      enum Level: Int {
        case low = 1
      }
      print(Level.low.rawValue)
      """)

  static let rawValueNeeded = EducationalNote(
    it: """
      Con valori interi Swift continua a contare da sé; con altri tipi non sa quale valore venga \
      dopo. Scrivi un valore per ogni caso.
      """,
    en: """
      With integer values Swift goes on counting by itself; with other types it does not know \
      which value comes next. Write a value for each case.
      """,
    wrong: """
      enum Scale: Double {
        case half = 0.5, full
      }
      print(Scale.full)
      """,
    right: """
      enum Scale: Double {
        case half = 0.5
        case full = 1
      }
      print(Scale.full.rawValue)
      """)

  static let inferredVoid = EducationalNote(
    it: """
      Il valore di questa costante è `()`, cioè niente: la funzione chiamata non restituisce \
      nulla. È un avviso, perché di solito si voleva conservare un risultato. Chiama la funzione \
      senza `let`, o scegline una che restituisca un valore.
      """,
    en: """
      The value of this constant is `()`, that is nothing: the function called returns none. It \
      is a warning, because usually one wanted to keep a result. Call the function without `let`, \
      or choose one that returns a value.
      """,
    wrong: """
      let shown = print("Home")
      print(shown)
      """,
    right: """
      print("Home")
      let title = "Home"
      print(title)
      """)
}
