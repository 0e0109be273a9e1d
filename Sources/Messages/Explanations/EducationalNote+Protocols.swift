/// Protocols, and the types that conform to them.
extension EducationalNote {
  static let valueDoesNotConform = EducationalNote(
    it: """
      Un protocollo è una promessa: chi lo dichiara ha certi membri. Il tipo di questo valore non \
      ha fatto quella promessa, anche se magari ha i membri giusti. Dichiara la conformità, dopo \
      i due punti, nel tipo o in una sua estensione.
      """,
    en: """
      A protocol is a promise: whoever declares it has certain members. The type of this value \
      has not made that promise, even though it may have the right members. Declare the \
      conformance, after a colon, in the type or in an extension of it.
      """,
    wrong: """
      protocol Drawable { func draw() }
      struct Circle { func draw() { print("circle") } }
      let shape: Drawable = Circle()
      shape.draw()
      """,
    right: """
      protocol Drawable { func draw() }
      struct Circle: Drawable { func draw() { print("circle") } }
      let shape: Drawable = Circle()
      shape.draw()
      """)

  static let returnDoesNotConform = EducationalNote(
    it: """
      La funzione promette di restituire un valore conforme a quel protocollo, ma il tipo di ciò \
      che restituisce non lo è. Aggiungi la conformità al tipo, oppure restituisci un altro \
      valore.
      """,
    en: """
      The function promises to return a value that conforms to that protocol, but the type of \
      what it returns does not. Add the conformance to the type, or return another value.
      """,
    wrong: """
      protocol Shape {}
      struct Circle {}
      func make() -> Shape { return Circle() }
      print(make())
      """,
    right: """
      protocol Shape {}
      struct Circle: Shape {}
      func make() -> Shape { return Circle() }
      print(make())
      """)

  static let argumentNotProtocol = EducationalNote(
    it: """
      Il parametro accetta qualunque tipo conforme a quel protocollo, e il tipo dell'argomento \
      non lo è. Se il tipo è tuo, dichiara la conformità e scrivi i membri che il protocollo \
      chiede; altrimenti passa un altro valore.
      """,
    en: """
      The parameter takes any type that conforms to that protocol, and the argument's type does \
      not. If the type is yours, declare the conformance and write the members the protocol asks \
      for; otherwise pass another value.
      """,
    wrong: """
      protocol Named { var name: String { get } }
      struct Room { let name: String }
      func greet(_ thing: Named) { print(thing.name) }
      greet(Room(name: "kitchen"))
      """,
    right: """
      protocol Named { var name: String { get } }
      struct Room: Named { let name: String }
      func greet(_ thing: Named) { print(thing.name) }
      greet(Room(name: "kitchen"))
      """)

  static let argumentDoesNotConform = EducationalNote(
    it: """
      Una funzione o un tipo generico funziona con molti tipi, ma può porre una condizione, \
      scritta dopo i due punti o dopo `where`. Il tipo che hai passato non la soddisfa. Passa un \
      tipo che la soddisfa, oppure aggiungi al tuo la conformità richiesta.
      """,
    en: """
      A generic function or type works with many types, but it may set a condition, written after \
      a colon or after `where`. The type you passed does not meet it. Pass a type that does, or \
      add the conformance that is asked for to yours.
      """,
    wrong: """
      struct Price { let euros: Int }
      func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
      print(same(Price(euros: 1), Price(euros: 1)))
      """,
    right: """
      struct Price: Equatable { let euros: Int }
      func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
      print(same(Price(euros: 1), Price(euros: 1)))
      """)

  static let typeDoesNotConform = EducationalNote(
    it: """
      Il tipo che hai scritto fra `< >` deve essere conforme al protocollo che il tipo generico \
      richiede, e non lo è. Scegli un altro tipo, oppure dichiara la conformità.
      """,
    en: """
      The type you wrote between `< >` must conform to the protocol that the generic type asks \
      for, and it does not. Choose another type, or declare the conformance.
      """,
    wrong: """
      struct Price { let euros: Int }
      let prices: Set<Price> = []
      print(prices.count)
      """,
    right: """
      struct Price: Hashable { let euros: Int }
      let prices: Set<Price> = []
      print(prices.count)
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

  static let cannotInstantiateProtocol = EducationalNote(
    it: """
      Un protocollo elenca ciò che un tipo deve avere, ma non è un tipo da cui creare valori: gli \
      manca tutto il resto. Crea un valore di un tipo conforme.
      """,
    en: """
      A protocol lists what a type must have, but it is no type to make values from: all the rest \
      is missing. Make a value of a type that conforms to it.
      """,
    wrong: """
      protocol Shape { var sides: Int { get } }
      let shape = Shape()
      print(shape)
      """,
    right: """
      protocol Shape { var sides: Int { get } }
      struct Square: Shape { let sides = 4 }
      let shape = Square()
      print(shape.sides)
      """)
}
