/// What must have a value before it is used.
extension EducationalNote {
  static let usedBeforeInitialized = EducationalNote(
    it: """
      La variabile è dichiarata, ma su almeno una delle strade che portano fin qui non ha ancora \
      ricevuto un valore. Swift non ne inventa uno, come zero o un testo vuoto. Assegnale un \
      valore su ogni strada, per esempio anche nell'`else`, oppure dichiarala già con un valore.
      """,
    en: """
      The variable is declared, but on at least one of the paths that lead here it has not been \
      given a value yet. Swift does not make one up, such as zero or an empty text. Give it a \
      value on every path, for example in the `else` too, or declare it with a value.
      """,
    wrong: """
      func size(isWide: Bool) -> Int {
        let width: Int
        if isWide {
          width = 320
        }
        return width
      }
      print(size(isWide: true))
      """,
    right: """
      func size(isWide: Bool) -> Int {
        let width: Int
        if isWide {
          width = 320
        } else {
          width = 100
        }
        return width
      }
      print(size(isWide: true))
      """)

  static let initializedTwice = EducationalNote(
    it: """
      Una costante riceve il suo valore una volta sola, e su questa strada lo riceve due volte. \
      Togli la seconda assegnazione, oppure dichiarala con `var` se deve cambiare.
      """,
    en: """
      A constant gets its value only once, and on this path it gets it twice. Take the second \
      assignment away, or declare it with `var` if it is to change.
      """,
    wrong: """
      func show() {
        let width: Int
        width = 100
        width = 320
        print(width)
      }
      show()
      """,
    right: """
      func show() {
        var width = 100
        width += 220
        print(width)
      }
      show()
      """)

  static let returnWithoutInitializing = EducationalNote(
    it: """
      Quando un inizializzatore finisce, ogni proprietà deve avere un valore, altrimenti \
      l'oggetto nascerebbe incompleto. Le note dicono quale non l'ha ricevuto. Assegnala prima \
      che l'inizializzatore finisca, su tutte le strade.
      """,
    en: """
      When an initializer ends, every property must have a value, or the object would be born \
      incomplete. The notes say which has got none. Assign it before the initializer ends, on \
      every path.
      """,
    wrong: """
      struct Size {
        var width: Int
        var height: Int
        init(side: Int) {
          width = side
        }
      }
      print(Size(side: 3))
      """,
    right: """
      struct Size {
        var width: Int
        var height: Int
        init(side: Int) {
          width = side
          height = side
        }
      }
      print(Size(side: 3))
      """)

  static let notInitialized = EducationalNote(
    it: """
      Questa nota nomina la proprietà che a questo punto non ha ancora un valore. Assegnala \
      prima, nell'inizializzatore, oppure dalle un valore nella dichiarazione.
      """,
    en: """
      This note names the property that has no value yet at this point. Assign it before, in the \
      initializer, or give it a value in its declaration.
      """,
    wrong: """
      struct Size {
        var width: Int
        var height: Int
        init(side: Int) {
          width = side
        }
      }
      print(Size(side: 3))
      """,
    right: """
      struct Size {
        var width: Int
        var height = 0
        init(side: Int) {
          width = side
        }
      }
      print(Size(side: 3))
      """)

  static let notInitializedAtSuper = EducationalNote(
    it: """
      Un oggetto nasce in due tempi: prima la sottoclasse riempie le sue proprietà, poi chiama \
      `super.init`, che riempie quelle ereditate. Nel farlo la superclasse potrebbe chiamare un \
      metodo sovrascritto, che troverebbe le tue ancora vuote. Assegna la proprietà prima di \
      `super.init`.
      """,
    en: """
      An object is born in two phases: first the subclass fills in its own properties, then it \
      calls `super.init`, which fills in those it inherits. In doing so the superclass might call \
      an overridden method, which would find yours still empty. Assign the property before \
      `super.init`.
      """,
    wrong: """
      class Page {}
      class Home: Page {
        let title: String
        override init() {
          super.init()
          title = "Home"
        }
      }
      print(Home().title)
      """,
    right: """
      class Page {}
      class Home: Page {
        let title: String
        override init() {
          title = "Home"
          super.init()
        }
      }
      print(Home().title)
      """)
}
