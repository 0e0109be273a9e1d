/// Initializers, and what a class must have.
extension EducationalNote {
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
      let page: Page = Home()
      print(page is Home)
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
      struct Store {
        static let shared = Store()
        private init() {}
      }
      let store = Store()
      print(store)
      """,
    right: """
      struct Store {
        static let shared = Store()
        let count = 3
        private init() {}
      }
      print(Store.shared.count)
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

  static let superInitNotCalled = EducationalNote(
    it: """
      L'inizializzatore di una sottoclasse deve chiamare quello della superclasse, che riempie le \
      proprietà ereditate, e deve farlo su ogni strada. Aggiungi `super.init(…)` dopo aver \
      assegnato le tue.
      """,
    en: """
      The initializer of a subclass must call the superclass's, which fills in the inherited \
      properties, and it must do so on every path. Add `super.init(…)` after assigning your own.
      """,
    wrong: """
      class Page {
        let number: Int
        init(number: Int) { self.number = number }
      }
      class Home: Page {
        init() {
          print("home")
        }
      }
      print(Home().number)
      """,
    right: """
      class Page {
        let number: Int
        init(number: Int) { self.number = number }
      }
      class Home: Page {
        init() {
          super.init(number: 1)
        }
      }
      print(Home().number)
      """)

  static let selfInitNotCalled = EducationalNote(
    it: """
      Un inizializzatore `convenience` non riempie le proprietà da sé: chiama un altro \
      inizializzatore della stessa classe, con `self.init(…)`, e deve farlo su ogni strada. \
      Aggiungi la chiamata, oppure togli `convenience` e assegna le proprietà.
      """,
    en: """
      A `convenience` initializer does not fill in the properties by itself: it calls another \
      initializer of the same class, with `self.init(…)`, and must do so on every path. Add the \
      call, or take `convenience` away and assign the properties.
      """,
    wrong: """
      class Page {
        let number: Int
        init(number: Int) { self.number = number }
        convenience init() {
          print("first")
        }
      }
      print(Page().number)
      """,
    right: """
      class Page {
        let number: Int
        init(number: Int) { self.number = number }
        convenience init() {
          self.init(number: 1)
        }
      }
      print(Page().number)
      """)
}
