/// Types, and the operators and wrappers they declare.
extension EducationalNote {
  static let rawValueNotUnique = EducationalNote(
    it: """
      Ogni caso di un'enumerazione si riconosce dal suo valore, con `init(rawValue:)`. Due casi \
      con lo stesso valore non si distinguerebbero: dai a ognuno il suo.
      """,
    en: """
      Each case of an enumeration is found by its value, with `init(rawValue:)`. Two cases of \
      one value could not be told apart: give each its own.
      """,
    wrong: """
      enum Level: Int {
        case low = 1
        case high = 1
      }
      print(Level.low)
      """,
    right: """
      enum Level: Int {
        case low = 1
        case high = 2
      }
      print(Level(rawValue: 2) == .high)
      """)

  static let recursiveEnum = EducationalNote(
    it: """
      Un valore di un'enumerazione contiene quello che i suoi casi portano. Se un caso porta un \
      altro valore della stessa enumerazione, lo spazio non finirebbe mai: `indirect` mette quel \
      valore altrove e ne tiene un riferimento.
      """,
    en: """
      A value of an enumeration holds what its cases carry. If a case carries another value of \
      the same enumeration, the space would never end: `indirect` puts that value elsewhere and \
      keeps a reference to it.
      """,
    wrong: """
      enum List {
        case end
        case node(Int, List)
      }
      print(List.end)
      """,
    right: """
      indirect enum List {
        case end
        case node(Int, List)
      }
      print(List.node(1, .end))
      """)

  static let recursiveStructure = EducationalNote(
    it: """
      Una struttura contiene le sue proprietà. Se una di esse è della struttura stessa, anche \
      come opzionale, lo spazio non finirebbe mai. Usa una classe, oppure un array, che tiene i \
      suoi elementi altrove.
      """,
    en: """
      A structure holds its properties in itself. If one of them is of the structure's own type, \
      even as an optional, the space would never end. Use a class, or an array, which keeps its \
      elements elsewhere.
      """,
    wrong: """
      struct Node {
        var value: Int
        var next: Node?
      }
      print(Node(value: 1, next: nil).value)
      """,
    right: """
      struct Node {
        var value: Int
        var children: [Node] = []
      }
      print(Node(value: 1).value)
      """)

  static let lazyNeedsInitializer = EducationalNote(
    it: """
      Una proprietà `lazy` è calcolata la prima volta che si legge, con il valore iniziale \
      scritto accanto. Senza quel valore non ci sarebbe niente da calcolare: scrivilo dopo `=`.
      """,
    en: """
      A `lazy` property is computed the first time it is read, from the initial value written \
      beside it. Without that value there would be nothing to compute: write it after `=`.
      """,
    wrong: """
      struct Report {
        lazy var text: String
      }
      print(1)
      """,
    right: """
      struct Report {
        lazy var text: String = "report"
      }
      var report = Report()
      print(report.text)
      """)

  static let wrapperNeedsWrappedValue = EducationalNote(
    it: """
      Un property wrapper sta davanti a una proprietà e ne custodisce il valore. Chi legge la \
      proprietà legge `wrappedValue`: il tipo deve averla, e non statica.
      """,
    en: """
      A property wrapper stands before a property and keeps its value. Whoever reads the \
      property reads `wrappedValue`: the type must have it, and not a static one.
      """,
    wrong: """
      @propertyWrapper
      struct Doubled {
        var value = 0
      }
      print(Doubled().value)
      """,
    right: """
      @propertyWrapper
      struct Doubled {
        private var value: Int
        init(wrappedValue: Int) { value = wrappedValue }
        var wrappedValue: Int {
          get { value * 2 }
          set { value = newValue }
        }
      }
      struct Model { @Doubled var count = 2 }
      print(Model().count)
      """)

  static let unknownAttribute = EducationalNote(
    it: """
      Le parole che cominciano con `@` sono attributi: ne esistono di Swift, come \
      `@discardableResult`, e di tuoi, come i property wrapper. Questo nome non è né l'uno né \
      l'altro: controlla come è scritto.
      """,
    en: """
      Words that start with `@` are attributes: there are Swift's, such as `@discardableResult`, \
      and your own, such as property wrappers. This name is neither: check how it is written.
      """,
    wrong: """
      @discardableresult
      func next() -> Int { 1 }
      print(next())
      """,
    right: """
      @discardableResult
      func next() -> Int { 1 }
      next()
      """)

  static let operatorNotStatic = EducationalNote(
    it: """
      Un operatore non si chiama su un valore: riceve i due operandi come parametri. Per questo, \
      dentro un tipo, si dichiara `static`.
      """,
    en: """
      An operator is not called on a value: it takes its two operands as parameters. That is \
      why, inside a type, it is declared `static`.
      """,
    wrong: """
      struct Money {
        var cents = 0
        func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }
      }
      print(1)
      """,
    right: """
      struct Money {
        var cents = 0
        static func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }
      }
      print((Money(cents: 1) + Money(cents: 2)).cents)
      """)

  static let operatorNeedsFixity = EducationalNote(
    it: """
      Un operatore con un solo operando sta prima di esso, come in `-x`, oppure dopo. Scrivi \
      davanti a `func` quale dei due: `prefix` o `postfix`.
      """,
    en: """
      An operator of one operand stands before it, as in `-x`, or after it. Say which before \
      `func`: `prefix` or `postfix`.
      """,
    wrong: """
      struct Vector { var x = 1 }
      func - (vector: Vector) -> Vector { Vector(x: 0 - vector.x) }
      print(1)
      """,
    right: """
      struct Vector { var x = 1 }
      prefix func - (vector: Vector) -> Vector { Vector(x: 0 - vector.x) }
      print((-Vector()).x)
      """)

  static let operatorNotDeclared = EducationalNote(
    it: """
      Un operatore nuovo va annunciato prima di scriverne la funzione, fuori da ogni tipo: \
      `infix operator`, `prefix operator` o `postfix operator`, seguiti dal suo nome. Così Swift \
      sa come leggerlo.
      """,
    en: """
      A new operator must be announced before its function is written, outside every type: \
      `infix operator`, `prefix operator` or `postfix operator`, followed by its name. That is \
      how Swift knows how to read it.
      """,
    wrong: """
      func +++ (left: Int, right: Int) -> Int { left * 10 + right }
      print(1)
      """,
    right: """
      infix operator +++: AdditionPrecedence
      func +++ (left: Int, right: Int) -> Int { left * 10 + right }
      print(1 +++ 2)
      """)

  static let computedLet = EducationalNote(
    it: """
      Una proprietà calcolata dà un valore nuovo ogni volta che si legge, quindi non è una \
      costante. Dichiarala con `var`, anche quando non ha `set`.
      """,
    en: """
      A computed property gives a new value each time it is read, so it is not a constant. \
      Declare it with `var`, even when it has no `set`.
      """,
    wrong: """
      struct Box {
        var width = 1
        let doubled: Int { width * 2 }
      }
      print(Box().width)
      """,
    right: """
      struct Box {
        var width = 1
        var doubled: Int { width * 2 }
      }
      print(Box().doubled)
      """)

  static let setterWithoutGetter = EducationalNote(
    it: """
      Una proprietà che si può impostare si può anche leggere. Accanto a `set` scrivi `get`, con \
      il valore che chi legge riceve.
      """,
    en: """
      A property that can be set can be read too. Beside `set` write `get`, with the value that \
      readers get.
      """,
    wrong: """
      struct Box {
        var width = 1
        var half: Int {
          set { width = newValue * 2 }
        }
      }
      print(Box().width)
      """,
    right: """
      struct Box {
        var width = 1
        var half: Int {
          get { width / 2 }
          set { width = newValue * 2 }
        }
      }
      print(Box().half)
      """)

  static let letInConvenience = EducationalNote(
    it: """
      Un inizializzatore `convenience` affida l'oggetto a un altro inizializzatore della stessa \
      classe, che dà un valore a tutte le proprietà. Una costante non può riceverne due: passa \
      il valore a `self.init`.
      """,
    en: """
      A `convenience` initialiser hands the object to another initialiser of the same class, \
      which gives all properties a value. A constant cannot get two: pass the value to \
      `self.init`.
      """,
    wrong: """
      class Shape {
        let sides: Int
        init(sides: Int) { self.sides = sides }
        convenience init() { self.sides = 3 }
      }
      print(Shape(sides: 4).sides)
      """,
    right: """
      class Shape {
        let sides: Int
        init(sides: Int) { self.sides = sides }
        convenience init() { self.init(sides: 3) }
      }
      print(Shape().sides)
      """)

  static let convenienceChains = EducationalNote(
    it: """
      Un inizializzatore `convenience` va di lato: chiama un altro inizializzatore della sua \
      classe con `self.init`. Solo quelli designati salgono alla superclasse con `super.init`. \
      Togli `convenience`, oppure chiama `self.init`.
      """,
    en: """
      A `convenience` initialiser goes sideways: it calls another initialiser of its class with \
      `self.init`. Only designated ones go up to the superclass with `super.init`. Take \
      `convenience` away, or call `self.init`.
      """,
    wrong: """
      class Shape {
        let sides: Int
        init(sides: Int) { self.sides = sides }
      }
      class Square: Shape {
        convenience init() { super.init(sides: 4) }
      }
      print(1)
      """,
    right: """
      class Shape {
        let sides: Int
        init(sides: Int) { self.sides = sides }
      }
      class Square: Shape {
        init() { super.init(sides: 4) }
      }
      print(Square().sides)
      """)

  static let overridesStatic = EducationalNote(
    it: """
      Un membro `static` di una classe non si può sovrascrivere: vale per la classe e per tutte \
      le sottoclassi. Se una sottoclasse deve cambiarlo, nella superclasse dichiaralo `class`.
      """,
    en: """
      A `static` member of a class cannot be overridden: it holds for the class and for all its \
      subclasses. If a subclass is to change it, declare it `class` in the superclass.
      """,
    wrong: """
      class Base {
        static func name() -> String { "base" }
      }
      class Derived: Base {
        override static func name() -> String { "derived" }
      }
      print(Base.name())
      """,
    right: """
      class Base {
        class func name() -> String { "base" }
      }
      class Derived: Base {
        override class func name() -> String { "derived" }
      }
      print(Derived.name())
      """)
}
