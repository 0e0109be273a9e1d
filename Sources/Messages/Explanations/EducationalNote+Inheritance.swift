/// Classes: what they inherit, override and call on their superclass.
extension EducationalNote {
  static let superOutsideClass = EducationalNote(
    it: """
      `super` indica la versione della superclasse del membro che stai sovrascrivendo, quindi \
      esiste solo dentro i membri di una classe. Qui il codice sta fuori.
      """,
    en: """
      `super` means the superclass's version of the member you are overriding, so it exists only \
      inside the members of a class. Here the code stands outside.
      """,
    wrong: """
      let text = super.description
      print(text)
      """,
    right: """
      class Page {
        func title() -> String { "Page" }
      }
      class Home: Page {
        override func title() -> String { super.title() + ": home" }
      }
      print(Home().title())
      """)

  static let superWithoutSuperclass = EducationalNote(
    it: """
      Questa classe non eredita da nessuna, quindi non c'è una versione precedente da chiamare \
      con `super`. Togli la chiamata, oppure indica la superclasse dopo i due punti: `class Home: \
      UIViewController`.
      """,
    en: """
      This class inherits from none, so there is no earlier version to call with `super`. Take \
      the call away, or name the superclass after a colon: `class Home: UIViewController`.
      """,
    wrong: """
      class Home {
        func load() {
          super.load()
        }
      }
      """,
    right: """
      class Page {
        func load() { print("page") }
      }
      class Home: Page {
        override func load() {
          super.load()
          print("home")
        }
      }
      Home().load()
      """)

  static let superInValue = EducationalNote(
    it: """
      Strutture ed enumerazioni non ereditano, perciò non hanno una superclasse e `super` non \
      indica niente. Togli la chiamata; se ti serve l'ereditarietà, dichiara una classe.
      """,
    en: """
      Structures and enumerations do not inherit, so they have no superclass, and `super` means \
      nothing. Take the call away; if you need inheritance, declare a class.
      """,
    wrong: """
      struct Home {
        func load() { super.load() }
      }
      """,
    right: """
      struct Home {
        func load() { print("home") }
      }
      Home().load()
      """)

  static let superclassNotFirst = EducationalNote(
    it: """
      Dopo i due punti si scrive prima la superclasse e poi i protocolli: così si vede subito da \
      che cosa la classe eredita. Spostala al primo posto.
      """,
    en: """
      After the colon the superclass comes first and the protocols after it: so it shows at once \
      what the class inherits from. Move it to the first place.
      """,
    wrong: """
      protocol Named {}
      class Page {}
      class Home: Named, Page {}
      print(Home())
      """,
    right: """
      protocol Named {}
      class Page {}
      class Home: Page, Named {}
      print(Home() is Page)
      """)

  static let multipleInheritance = EducationalNote(
    it: """
      In Swift una classe eredita da una sola classe, per non dover scegliere fra due versioni \
      dello stesso membro. Di protocolli invece può adottarne quanti vuole: trasforma una delle \
      due classi in un protocollo, oppure tienila in una proprietà.
      """,
    en: """
      In Swift a class inherits from one class only, so as never to have to choose between two \
      versions of one member. Of protocols, though, it may adopt as many as it likes: turn one of \
      the two classes into a protocol, or keep it in a property.
      """,
    wrong: """
      class Page {}
      class Tracker {}
      class Home: Page, Tracker {}
      print(Home())
      """,
    right: """
      class Page {}
      class Tracker {}
      class Home: Page {
        let tracker = Tracker()
      }
      print(Home() is Page)
      """)

  static let inheritsFromFinal = EducationalNote(
    it: """
      `final` significa che nessuno può creare una sottoclasse: chi ha scritto la classe vuole \
      che si comporti sempre così. Usala da dentro un'altra, in una proprietà; se è tua, puoi \
      togliere `final`.
      """,
    en: """
      `final` means that nobody can make a subclass: whoever wrote the class wants it to behave \
      like this always. Use it from inside another one, in a property; if it is yours, you may \
      take `final` away.
      """,
    wrong: """
      final class Page {}
      class Home: Page {}
      print(Home())
      """,
    right: """
      final class Page {}
      class Home {
        let page = Page()
      }
      print(Home().page === Home().page)
      """)

  static let inheritsFromNonProtocol = EducationalNote(
    it: """
      Una struttura o un'enumerazione può adottare protocolli, ma non eredita da una classe né da \
      un altro tipo. Se vuoi ereditare, dichiara una classe; altrimenti tieni l'altro valore in \
      una proprietà.
      """,
    en: """
      A structure or an enumeration may adopt protocols, but it inherits from no class or other \
      type. If you want to inherit, declare a class; otherwise keep the other value in a \
      property.
      """,
    wrong: """
      class Page {}
      struct Home: Page {}
      print(Home())
      """,
    right: """
      class Page {}
      struct Home {
        let page = Page()
      }
      print(Home().page is Page)
      """)

  static let inheritanceCycle = EducationalNote(
    it: """
      Seguendo la superclasse si torna al punto di partenza, e una classe non può discendere da \
      sé stessa. Togli uno dei due legami.
      """,
    en: """
      Following the superclass one comes back to where one started, and a class cannot descend \
      from itself. Take one of the two links away.
      """,
    wrong: """
      class Page: Home {}
      class Home: Page {}
      """,
    right: """
      class Page {}
      class Home: Page {}
      print(Home() is Page)
      """)

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
      scritto promette che il resto continuerà a funzionare. Questo non lo è. Cerca un membro \
      pensato per essere sovrascritto, oppure osserva il valore in un altro modo.
      """,
    en: """
      A member of another library can be overridden only if it is declared `open`: whoever wrote \
      it promises that the rest will go on working. This one is not. Look for a member that is \
      meant to be overridden, or watch the value in another way.
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

  static let requiredNeedsRequired = EducationalNote(
    it: """
      Un inizializzatore `required` deve esserci in ogni sottoclasse, e la parola va ripetuta \
      perché valga anche per le sottoclassi della tua. Scrivi `required` al posto di `override`.
      """,
    en: """
      A `required` initializer must exist in every subclass, and the word is repeated so that it \
      holds for the subclasses of yours too. Write `required` in place of `override`.
      """,
    wrong: """
      class Page {
        required init() {}
      }
      class Home: Page {
        init() {}
      }
      """,
    right: """
      class Page {
        required init() {}
      }
      class Home: Page {
        required init() { super.init() }
      }
      print(Home() is Page)
      """)

  static let requiredInitializerMissing = EducationalNote(
    it: """
      La superclasse chiede a ogni sottoclasse che dichiari un proprio `init` di avere anche \
      questo. Per le viste e i controller è `init?(coder:)`, con cui li crea uno storyboard. Se \
      li crei da codice, basta la forma che Xcode propone, con `fatalError`.
      """,
    en: """
      The superclass asks every subclass that declares an `init` of its own to have this one too. \
      For views and controllers it is `init?(coder:)`, with which a storyboard creates them. If \
      you create them in code, the form that Xcode offers, with `fatalError`, is enough.
      """,
    wrong: """
      import UIKit
      class Badge: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
        }
      }
      """,
    right: """
      import UIKit
      class Badge: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
        }
        required init?(coder: NSCoder) {
          fatalError("init(coder:) has not been implemented")
        }
      }
      print(Badge(frame: .zero).subviews.count)
      """)
}
