/// Properties, and where they may be stored.
extension EducationalNote {
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

  static let weakNeedsClassBound = EducationalNote(
    it: """
      `weak` e `unowned` riguardano oggetti, e un protocollo può essere adottato anche da una \
      struttura, che viene copiata: non ci sarebbe nulla da tenere debolmente. Scrivi `: \
      AnyObject` dopo il nome del protocollo, e potranno adottarlo solo le classi. Per un \
      delegato è la forma abituale.
      """,
    en: """
      `weak` and `unowned` are about objects, and a protocol may be adopted by a structure too, \
      which is copied: there would be nothing to hold weakly. Write `: AnyObject` after the \
      protocol's name, and only classes will be able to adopt it. For a delegate that is the \
      usual form.
      """,
    wrong: """
      protocol BoxDelegate {}
      class Box {
        weak var delegate: BoxDelegate?
      }
      print(Box().delegate == nil)
      """,
    right: """
      protocol BoxDelegate: AnyObject {}
      class Box {
        weak var delegate: BoxDelegate?
      }
      print(Box().delegate == nil)
      """)
}
