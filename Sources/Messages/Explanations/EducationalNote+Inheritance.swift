/// What a class inherits from.
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
      let page: Page = Home()
      print(page is Named)
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
      let page: Page = Home()
      print(page is Home)
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
      let home = Home()
      print(home.page === home.page)
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
      let page: Page = Home()
      print(page is Home)
      """)
}
