/// Members that replace those of the superclass.
extension EducationalNote {
  static let missingOverride = EducationalNote(
    it: """
      La superclasse ha già un membro con questo nome, e il tuo lo sostituirebbe. Swift vuole che \
      si veda con `override`, così nessuno sostituisce qualcosa senza saperlo. Scrivi `override` \
      davanti; se è un caso, scegli un altro nome.
      """,
    en: """
      The superclass has a member of this name already, and yours would replace it. Swift wants \
      that to show, with `override`, so that nobody replaces something unawares. Write `override` \
      before it; if it is a coincidence, choose another name.
      """,
    wrong: """
      import UIKit
      class Home: UIViewController {
        func viewDidLoad() {
          print("loaded")
        }
      }
      """,
    right: """
      import UIKit
      class Home: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          print("loaded")
        }
      }
      Home().loadViewIfNeeded()
      """)

  static let overriddenHere = EducationalNote(
    it: """
      Questa nota mostra il membro della superclasse che il tuo sostituisce. Confronta le due \
      dichiarazioni: nome, etichette e tipi devono coincidere.
      """,
    en: """
      This note shows the member of the superclass that yours replaces. Compare the two \
      declarations: name, labels and types must be the same.
      """,
    wrong: """
      class Page {
        func load() {}
      }
      class Home: Page {
        func load() {}
      }
      """,
    right: """
      class Page {
        func load() {}
      }
      class Home: Page {
        override func load() { print("home") }
      }
      Home().load()
      """)

  static let doesNotOverride = EducationalNote(
    it: """
      `override` promette che la superclasse ha un membro uguale, e non c'è: il nome, le \
      etichette o i tipi sono diversi. Un errore comune è dimenticare un parametro: \
      `viewWillAppear(_ animated: Bool)`. Copia la dichiarazione dalla documentazione, o togli \
      `override`.
      """,
    en: """
      `override` promises that the superclass has such a member, and it does not: the name, the \
      labels or the types differ. A common slip is to forget a parameter: `viewWillAppear(_ \
      animated: Bool)`. Copy the declaration from the documentation, or take `override` away.
      """,
    wrong: """
      import UIKit
      class Home: UIViewController {
        override func viewWillAppear() {
          print("appears")
        }
      }
      """,
    right: """
      import UIKit
      class Home: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          print("appears")
        }
      }
      Home().viewWillAppear(false)
      """)

  static let overrideLabelMismatch = EducationalNote(
    it: """
      Le etichette fanno parte del nome di un metodo: con altre etichette è un altro metodo, che \
      non sostituisce quello della superclasse. Usa le stesse etichette; il nome che usi dentro \
      il metodo può cambiare, `a number: Int`.
      """,
    en: """
      Labels are part of a method's name: with other labels it is another method, which does not \
      replace the superclass's. Use the same labels; the name you use inside the method may \
      differ, `a number: Int`.
      """,
    wrong: """
      class Page {
        func move(to place: Int) {}
      }
      class Home: Page {
        override func move(at place: Int) {}
      }
      """,
    right: """
      class Page {
        func move(to place: Int) {}
      }
      class Home: Page {
        override func move(to place: Int) { print(place) }
      }
      Home().move(to: 3)
      """)

  static let overridesFinal = EducationalNote(
    it: """
      `final` davanti a un membro significa che nessuna sottoclasse può sostituirlo. Dai al tuo \
      un altro nome, oppure, se la superclasse è tua, togli `final`.
      """,
    en: """
      `final` before a member means that no subclass may replace it. Give yours another name, or, \
      if the superclass is yours, take `final` away.
      """,
    wrong: """
      class Page {
        final func load() {}
      }
      class Home: Page {
        override func load() {}
      }
      """,
    right: """
      class Page {
        func load() {}
      }
      class Home: Page {
        override func load() { print("home") }
      }
      Home().load()
      """)

  static let overridesNonOpen = EducationalNote(
    it: """
      Un membro di un'altra libreria si può sovrascrivere solo se è dichiarato `open`: chi l'ha \
      scritto promette che il resto continuerà a funzionare. Questo non lo è, o non lo è nella \
      UIKit di Primavista, che ne apre meno di quella di Apple. Cerca un membro pensato per \
      essere sovrascritto, come `layoutSubviews()`, e cambia lì il valore.
      """,
    en: """
      A member of another library can be overridden only if it is declared `open`: whoever wrote \
      it promises that the rest will go on working. This one is not, or is not in Primavista's \
      UIKit, which opens fewer of them than Apple's. Look for a member that is meant to be \
      overridden, such as `layoutSubviews()`, and change the value there.
      """,
    wrong: """
      import UIKit
      class Faded: UIView {
        override var alpha: CGFloat {
          get { 1 }
          set {}
        }
      }
      """,
    right: """
      import UIKit
      class Faded: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          alpha = 0.5
        }
      }
      let view = Faded()
      view.layoutIfNeeded()
      print(view.alpha <= 1)
      """)

  static let cannotOverrideWithStored = EducationalNote(
    it: """
      La superclasse ha già il posto per questo valore; una sottoclasse può cambiarne il modo di \
      leggerlo e scriverlo, ma non aggiungere un secondo posto con lo stesso nome. Sovrascrivila \
      come proprietà calcolata, osservala con `didSet`, oppure assegna il valore in `init`.
      """,
    en: """
      The superclass has a place for this value already; a subclass may change how it is read and \
      written, but not add a second place of the same name. Override it as a computed property, \
      watch it with `didSet`, or assign the value in `init`.
      """,
    wrong: """
      class Page {
        var title = "Page"
      }
      class Home: Page {
        override var title = "Home"
      }
      """,
    right: """
      class Page {
        var title = "Page"
      }
      class Home: Page {
        override init() {
          super.init()
          title = "Home"
        }
      }
      print(Home().title)
      """)

  static let overrideNeedsSetter = EducationalNote(
    it: """
      Chi usa la superclasse può leggere e scrivere questa proprietà, e deve poterlo fare anche \
      con la sottoclasse. Alla tua manca `set`: aggiungilo.
      """,
    en: """
      Whoever uses the superclass can read and write this property, and must be able to do so \
      with the subclass too. Yours lacks `set`: add it.
      """,
    wrong: """
      class Page {
        var title = "Page"
      }
      class Home: Page {
        override var title: String { "Home" }
      }
      """,
    right: """
      class Page {
        var title = "Page"
      }
      class Home: Page {
        override var title: String {
          get { "Home" }
          set { super.title = newValue }
        }
      }
      print(Home().title)
      """)

  static let overrideThrows = EducationalNote(
    it: """
      Chi chiama il metodo della superclasse sa che non lancia errori; se il tuo ne lanciasse, \
      resterebbero senza nessuno che li raccolga. Raccoglili dentro il metodo, con `do` e \
      `catch`.
      """,
    en: """
      Whoever calls the superclass's method knows that it throws no errors; if yours did, nobody \
      would take them. Take them inside the method, with `do` and `catch`.
      """,
    wrong: """
      class Page {
        func load() {}
      }
      class Home: Page {
        override func load() throws {}
      }
      """,
    right: """
      class Page {
        func load() {}
      }
      struct Missing: Error {}
      class Home: Page {
        override func load() {
          do { throw Missing() } catch { print("missing") }
        }
      }
      Home().load()
      """)

  static let overrideOtherType = EducationalNote(
    it: """
      Una proprietà sovrascritta mantiene il suo tipo: chi conosce solo la superclasse conta di \
      trovarvi quello. Usa lo stesso tipo, oppure dichiara un'altra proprietà, con un altro nome.
      """,
    en: """
      An overridden property keeps its type: whoever knows only the superclass counts on finding \
      that. Use the same type, or declare another property, with another name.
      """,
    wrong: """
      class Page {
        var number: Int { 1 }
      }
      class Home: Page {
        override var number: String { "one" }
      }
      """,
    right: """
      class Page {
        var number: Int { 1 }
      }
      class Home: Page {
        override var number: Int { 2 }
      }
      print(Home().number)
      """)
}
