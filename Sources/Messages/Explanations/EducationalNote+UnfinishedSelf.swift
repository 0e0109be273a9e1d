/// `self`, while the object is not whole yet.
extension EducationalNote {
  static let selfUsedBeforeInitialized = EducationalNote(
    it: """
      Qui si usa `self` per intero mentre qualche proprietà è ancora vuota: chi lo ricevesse \
      vedrebbe un valore incompleto. Assegna prima tutte le proprietà.
      """,
    en: """
      Here `self` is used as a whole while some property is still empty: whoever got it would see \
      an incomplete value. Assign all the properties first.
      """,
    wrong: """
      struct Point {
        var x: Int
        init(x: Int) {
          print(self)
          self.x = x
        }
      }
      print(Point(x: 1))
      """,
    right: """
      struct Point {
        var x: Int
        init(x: Int) {
          self.x = x
          print(self)
        }
      }
      print(Point(x: 1))
      """)

  static let selfUsedInCall = EducationalNote(
    it: """
      Un metodo può leggere qualunque proprietà, quindi non lo si può chiamare finché qualcuna è \
      vuota. Assegna prima tutte le proprietà, poi chiama il metodo. Se il metodo serve a \
      calcolare un valore iniziale, rendilo `static`.
      """,
    en: """
      A method may read any property, so it cannot be called while one of them is empty. Assign \
      all the properties first, then call the method. If the method is there to compute an \
      initial value, make it `static`.
      """,
    wrong: """
      struct Board {
        var cells: Int
        init() {
          show()
          cells = 9
        }
        func show() { print("board") }
      }
      Board().show()
      """,
    right: """
      struct Board {
        var cells: Int
        init() {
          cells = 9
          show()
        }
        func show() { print("board", cells) }
      }
      Board().show()
      """)

  static let selfUsedInProperty = EducationalNote(
    it: """
      Una proprietà calcolata può leggere tutte le altre, quindi non la si può usare finché \
      qualcuna è vuota. Assegna prima le proprietà che hanno un posto in memoria.
      """,
    en: """
      A computed property may read all the others, so it cannot be used while one of them is \
      empty. Assign first the properties that have a place in memory.
      """,
    wrong: """
      class Square {
        let side: Int
        var area: Int { side * side }
        init() {
          print(area)
          side = 3
        }
      }
      print(Square().side)
      """,
    right: """
      class Square {
        let side: Int
        var area: Int { side * side }
        init() {
          side = 3
          print(area)
        }
      }
      print(Square().side)
      """)

  static let selfUsedBeforeSuperInit = EducationalNote(
    it: """
      Finché `super.init` non è stato chiamato, la parte ereditata dell'oggetto è vuota, e `self` \
      non si può ancora usare per intero. Sposta la riga dopo `super.init`.
      """,
    en: """
      Until `super.init` has been called, the inherited part of the object is empty, and `self` \
      cannot be used as a whole yet. Move the line after `super.init`.
      """,
    wrong: """
      class Page {}
      class Home: Page {
        override init() {
          print(self)
          super.init()
        }
      }
      _ = Home()
      """,
    right: """
      class Page {}
      class Home: Page {
        override init() {
          super.init()
          print(self === self)
        }
      }
      _ = Home()
      """)

  static let selfUsedInCallBeforeSuper = EducationalNote(
    it: """
      Un metodo può usare anche ciò che la classe eredita, che prima di `super.init` è ancora \
      vuoto. Chiama il metodo dopo `super.init`.
      """,
    en: """
      A method may use what the class inherits too, which is still empty before `super.init`. \
      Call the method after `super.init`.
      """,
    wrong: """
      class Page {}
      class Home: Page {
        override init() {
          setUp()
          super.init()
        }
        func setUp() { print("set up") }
      }
      _ = Home()
      """,
    right: """
      class Page {}
      class Home: Page {
        override init() {
          super.init()
          setUp()
        }
        func setUp() { print("set up") }
      }
      _ = Home()
      """)

  static let selfUsedInPropertyBeforeSuper = EducationalNote(
    it: """
      Questa proprietà è ereditata, o calcolata con ciò che si eredita: prima di `super.init` non \
      c'è ancora. In una vista, per esempio, `backgroundColor` si assegna dopo \
      `super.init(frame:)`. Sposta la riga più in basso.
      """,
    en: """
      This property is inherited, or computed from what is inherited: before `super.init` it is \
      not there yet. In a view, for example, `backgroundColor` is assigned after \
      `super.init(frame:)`. Move the line further down.
      """,
    wrong: """
      import UIKit
      class Card: UIView {
        init() {
          backgroundColor = .white
          super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      _ = Card()
      """,
    right: """
      import UIKit
      class Card: UIView {
        init() {
          super.init(frame: .zero)
          backgroundColor = .white
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      _ = Card()
      """)

  static let selfUsedBeforeSelfInit = EducationalNote(
    it: """
      In un inizializzatore `convenience` l'oggetto comincia a esistere con `self.init(…)`: prima \
      di quella chiamata non lo si può usare. Sposta la riga dopo.
      """,
    en: """
      In a `convenience` initializer the object begins to exist with `self.init(…)`: before that \
      call it cannot be used. Move the line after it.
      """,
    wrong: """
      class Page {
        var number: Int
        init(number: Int) { self.number = number }
        convenience init() {
          show()
          self.init(number: 1)
        }
        func show() { print(number) }
      }
      _ = Page()
      """,
    right: """
      class Page {
        var number: Int
        init(number: Int) { self.number = number }
        convenience init() {
          self.init(number: 1)
          show()
        }
        func show() { print(number) }
      }
      _ = Page()
      """)
}
