/// Calls: arguments, labels, and what can be called.
extension EducationalNote {
  static let missingArgument = EducationalNote(
    it: """
      La funzione dichiara un parametro a cui la chiamata non dà valore. Aggiungi l'argomento con \
      la sua etichetta. Se quasi sempre il valore è lo stesso e la funzione è tua, dagli un \
      valore predefinito nella dichiarazione: `by points: Int = 8`.
      """,
    en: """
      The function declares a parameter that the call gives no value to. Add the argument with \
      its label. If the value is nearly always the same and the function is yours, give it a \
      default in the declaration: `by points: Int = 8`.
      """,
    wrong: """
      func move(x: Int, y: Int) { print(x, y) }
      move(x: 3)
      """,
    right: """
      func move(x: Int, y: Int) { print(x, y) }
      move(x: 3, y: 0)
      """)

  static let missingArguments = EducationalNote(
    it: """
      La funzione dichiara più parametri a cui la chiamata non dà valore. Aggiungi gli argomenti, \
      nell'ordine in cui sono dichiarati e con le loro etichette.
      """,
    en: """
      The function declares several parameters that the call gives no value to. Add the \
      arguments, in the order in which they are declared and with their labels.
      """,
    wrong: """
      struct Size { var width: Int; var height: Int }
      let size = Size()
      print(size)
      """,
    right: """
      struct Size { var width: Int; var height: Int }
      let size = Size(width: 320, height: 44)
      print(size)
      """)

  static let extraArguments = EducationalNote(
    it: """
      La chiamata passa più argomenti di quanti la funzione ne dichiari. Togli quello di troppo, \
      oppure controlla di chiamare la funzione giusta: con lo stesso nome possono essercene \
      altre, con altri parametri.
      """,
    en: """
      The call passes more arguments than the function declares. Take the one too many away, or \
      see whether this is the function you mean: there may be others of that name, with other \
      parameters.
      """,
    wrong: """
      func area(width: Int, height: Int) -> Int { width * height }
      print(area(width: 3, height: 4, depth: 5))
      """,
    right: """
      func area(width: Int, height: Int) -> Int { width * height }
      print(area(width: 3, height: 4))
      """)

  static let argumentToCallWithoutArguments = EducationalNote(
    it: """
      Questa funzione non dichiara parametri: la si chiama con le parentesi vuote. Togli \
      l'argomento, oppure, se la funzione è tua e il valore le serve, aggiungi il parametro.
      """,
    en: """
      This function declares no parameters: it is called with empty parentheses. Take the \
      argument away, or, if the function is yours and needs the value, add the parameter.
      """,
    wrong: """
      func reset() { print("reset") }
      reset(0)
      """,
    right: """
      func reset() { print("reset") }
      reset()
      """)

  static let wrongLabels = EducationalNote(
    it: """
      In Swift le etichette fanno parte del nome della funzione, perché la chiamata si legga come \
      una frase: `move(to:by:)` e `move(from:by:)` sono due funzioni diverse. Scrivi le etichette \
      attese, che il messaggio elenca.
      """,
    en: """
      In Swift the labels are part of a function's name, so that a call reads like a sentence: \
      `move(to:by:)` and `move(from:by:)` are two different functions. Write the labels that are \
      expected, which the message lists.
      """,
    wrong: """
      func animate(withDuration seconds: Double) { print(seconds) }
      animate(duration: 0.3)
      """,
    right: """
      func animate(withDuration seconds: Double) { print(seconds) }
      animate(withDuration: 0.3)
      """)

  static let missingLabels = EducationalNote(
    it: """
      Un parametro si chiama con la sua etichetta, a meno che la dichiarazione non cominci con \
      `_`. Scrivi il nome e i due punti davanti al valore.
      """,
    en: """
      A parameter is passed with its label, unless its declaration begins with `_`. Write the \
      name and a colon before the value.
      """,
    wrong: """
      func greet(name: String) { print("Hello", name) }
      greet("Sole")
      """,
    right: """
      func greet(name: String) { print("Hello", name) }
      greet(name: "Sole")
      """)

  static let extraneousLabels = EducationalNote(
    it: """
      La dichiarazione mette `_` davanti al parametro, cioè lo vuole senza etichetta. Togli il \
      nome e i due punti: di solito è così perché il nome della funzione dice già tutto, come in \
      `addSubview(label)`.
      """,
    en: """
      The declaration puts `_` before the parameter, which means that it wants no label. Take \
      away the name and the colon: usually this is because the function's name says it all, as in \
      `addSubview(label)`.
      """,
    wrong: """
      func add(_ number: Int) { print(number) }
      add(number: 3)
      """,
    right: """
      func add(_ number: Int) { print(number) }
      add(3)
      """)

  static let argumentOrder = EducationalNote(
    it: """
      Gli argomenti vanno nell'ordine in cui i parametri sono dichiarati, anche se le etichette \
      basterebbero a distinguerli: così la stessa chiamata si legge sempre allo stesso modo. \
      Scambiali.
      """,
    en: """
      Arguments go in the order in which the parameters are declared, even though their labels \
      would tell them apart: so the same call always reads the same way. Swap them.
      """,
    wrong: """
      struct Size { var width: Int; var height: Int }
      print(Size(height: 44, width: 320))
      """,
    right: """
      struct Size { var width: Int; var height: Int }
      print(Size(width: 320, height: 44))
      """)

  static let noExactMatches = EducationalNote(
    it: """
      Con questo nome ci sono più funzioni, e nessuna accetta insieme questi argomenti. Le note \
      elencano le forme possibili: confronta tipi ed etichette, e scegli quella che volevi.
      """,
    en: """
      There are several functions of this name, and none takes these arguments together. The \
      notes list the possible forms: compare types and labels, and choose the one you meant.
      """,
    wrong: """
      struct Length {
        init(_ points: Int) {}
        init(_ text: String) {}
      }
      print(Length(true))
      """,
    right: """
      struct Length {
        init(_ points: Int) {}
        init(_ text: String) {}
      }
      print(Length(12))
      """)

  static let foundCandidate = EducationalNote(
    it: """
      Questa nota accompagna un errore in una chiamata e mostra una delle funzioni con quel nome. \
      Confronta i tipi dei suoi parametri con quelli dei tuoi argomenti.
      """,
    en: """
      This note goes with an error in a call and shows one of the functions of that name. Compare \
      the types of its parameters with those of your arguments.
      """,
    wrong: """
      struct Length {
        init(_ points: Int) {}
        init(_ text: String) {}
      }
      print(Length(true))
      """,
    right: """
      struct Length {
        init(_ points: Int) {}
        init(_ text: String) {}
      }
      print(Length("12"))
      """)

  static let cannotCallNonFunction = EducationalNote(
    it: """
      Le parentesi dopo un nome chiamano una funzione, e questo nome contiene un valore di altro \
      tipo. Togli le parentesi; se volevi un elemento di un array, ci vogliono quelle quadre.
      """,
    en: """
      Parentheses after a name call a function, and this name holds a value of another type. Take \
      the parentheses away; if you wanted an element of an array, it takes square brackets.
      """,
    wrong: """
      let count = 3
      print(count())
      """,
    right: """
      let count = 3
      print(count)
      """)

  static let initOnInstance = EducationalNote(
    it: """
      `init` crea un nuovo valore, quindi lo si chiede al tipo e non a un valore che esiste già. \
      Scrivi il nome del tipo con le parentesi: `Page()`.
      """,
    en: """
      `init` makes a new value, so it is asked of the type and not of a value that exists \
      already. Write the name of the type with parentheses: `Page()`.
      """,
    wrong: """
      struct Page {}
      let page = Page()
      let other = page.init()
      print(other)
      """,
    right: """
      struct Page {}
      let page = Page()
      let other = Page()
      print(page, other)
      """)

  static let initOnMetatypeValue = EducationalNote(
    it: """
      In questa variabile c'è un tipo, non un valore. Per creare un valore da un tipo che sta in \
      una variabile bisogna scrivere `.init`, così si vede che non si tratta di una funzione.
      """,
    en: """
      This variable holds a type, not a value. To make a value from a type that is in a variable \
      one has to write `.init`, so that it shows that this is no function.
      """,
    wrong: """
      let kind = Int.self
      let zero = kind(0)
      print(zero)
      """,
    right: """
      let kind = Int.self
      let zero = kind.init(0)
      print(zero)
      """)

  static let noAccessibleInitializers = EducationalNote(
    it: """
      Un valore di questo tipo non si può creare: non ha inizializzatori che da qui si possano \
      chiamare. Un'enumerazione, per esempio, si crea scegliendo uno dei suoi casi, e una senza \
      casi non ha valori.
      """,
    en: """
      A value of this type cannot be made: it has no initializers that can be called from here. \
      An enumeration, for example, is made by choosing one of its cases, and one without cases \
      has no values.
      """,
    wrong: """
      enum Metrics {
        static let margin = 16
      }
      let metrics = Metrics()
      print(metrics)
      """,
    right: """
      enum Metrics {
        static let margin = 16
      }
      print(Metrics.margin)
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

  static let noSubscripts = EducationalNote(
    it: """
      Le parentesi quadre leggono un elemento, e il tipo di questo valore non ne ha: non è un \
      array né un dizionario, e non dichiara un `subscript`. Controlla da dove viene il valore, \
      oppure usa una sua proprietà.
      """,
    en: """
      Square brackets read an element, and the type of this value has none: it is neither an \
      array nor a dictionary, and it declares no `subscript`. Look where the value comes from, or \
      use a property of it.
      """,
    wrong: """
      let number = 42
      print(number[0])
      """,
    right: """
      let numbers = [42]
      print(numbers[0])
      """)

  static let passingWithoutAddress = EducationalNote(
    it: """
      Un parametro `inout` cambia la variabile che gli passi: Swift vuole che nella chiamata si \
      veda, con `&` davanti. Aggiungi `&`.
      """,
    en: """
      An `inout` parameter changes the variable you pass to it: Swift wants that to show in the \
      call, with `&` before it. Add the `&`.
      """,
    wrong: """
      func double(_ number: inout Int) { number *= 2 }
      var size = 4
      double(size)
      print(size)
      """,
    right: """
      func double(_ number: inout Int) { number *= 2 }
      var size = 4
      double(&size)
      print(size)
      """)

  static let extraneousAddress = EducationalNote(
    it: """
      `&` annuncia che la funzione cambierà la variabile, ma questo parametro non è `inout`: \
      riceve una copia e non può cambiarla. Togli `&`, oppure, se la funzione è tua e deve \
      cambiarla, dichiara il parametro `inout`.
      """,
    en: """
      `&` announces that the function will change the variable, but this parameter is not \
      `inout`: it gets a copy and cannot change it. Take `&` away, or, if the function is yours \
      and is to change it, declare the parameter `inout`.
      """,
    wrong: """
      func show(_ number: Int) { print(number) }
      var size = 4
      show(&size)
      size += 1
      """,
    right: """
      func show(_ number: Int) { print(number) }
      var size = 4
      show(size)
      size += 1
      """)

  static let addressOutsideCall = EducationalNote(
    it: """
      In Swift `&` non dà l'indirizzo di una variabile, come in altre lingue: serve soltanto \
      davanti a un argomento `inout`, dentro una chiamata. Toglilo.
      """,
    en: """
      In Swift `&` does not give the address of a variable, as in other languages: it only stands \
      before an `inout` argument, inside a call. Take it away.
      """,
    wrong: """
      var size = 4
      let other = &size
      print(other)
      """,
    right: """
      var size = 4
      let other = size
      size += 1
      print(other, size)
      """)

  static let parameterNotInferred = EducationalNote(
    it: """
      Una funzione o un tipo generico va bene per molti tipi, e Swift deve capire per quale lo \
      usi: dagli argomenti o da dove va a finire il risultato. Qui non ha indizi. Scrivi il tipo, \
      per esempio nella dichiarazione della costante.
      """,
    en: """
      A generic function or type works for many types, and Swift has to tell for which one you \
      use it: from the arguments, or from where the result goes. Here it has no clue. Write the \
      type, for example in the declaration of the constant.
      """,
    wrong: """
      func first<T>() -> T? { nil }
      let value = first()
      print(value as Any)
      """,
    right: """
      func first<T>() -> T? { nil }
      let value: Int? = first()
      print(value as Any)
      """)

  static let genericNeedsArguments = EducationalNote(
    it: """
      Un tipo generico ha dei posti vuoti da riempire, fra `< >`: `Pair<Int, String>`. Senza, e \
      senza un valore da cui dedurli, non è ancora un tipo. Scrivi gli argomenti.
      """,
    en: """
      A generic type has places to fill in between `< >`: `Pair<Int, String>`. Without them, and \
      without a value to infer them from, it is not a type yet. Write the arguments.
      """,
    wrong: """
      struct Pair<A, B> {
        let first: A
        let second: B
      }
      func show(_ pair: Pair) { print("pair") }
      """,
    right: """
      struct Pair<A, B> {
        let first: A
        let second: B
      }
      func show(_ pair: Pair<Int, String>) { print(pair.first, pair.second) }
      show(Pair(first: 1, second: "one"))
      """)

  static let cannotSpecialize = EducationalNote(
    it: """
      Fra `< >` si scrivono gli argomenti di un tipo generico, e questo tipo non ne prende. Togli \
      `< >`; forse volevi un array, `[Int]`, o un altro tipo.
      """,
    en: """
      Between `< >` go the arguments of a generic type, and this type takes none. Take `< >` \
      away; perhaps you wanted an array, `[Int]`, or another type.
      """,
    wrong: """
      let numbers: Int<String> = 1
      print(numbers)
      """,
    right: """
      let numbers: [Int] = [1]
      print(numbers)
      """)

  static let cannotSpecializeFunction = EducationalNote(
    it: """
      In Swift gli argomenti di tipo di una funzione generica non si scrivono fra `< >`: si \
      deducono dagli argomenti o dal risultato. Togli `< >` e, se serve, dichiara il tipo di ciò \
      che la chiamata restituisce.
      """,
    en: """
      In Swift the type arguments of a generic function are not written between `< >`: they are \
      inferred from the arguments or from the result. Take `< >` away and, where needed, declare \
      the type of what the call returns.
      """,
    wrong: """
      func make<T>(_ value: T) -> [T] { [value] }
      print(make<Int>(3))
      """,
    right: """
      func make<T>(_ value: T) -> [T] { [value] }
      let list: [Int] = make(3)
      print(list)
      """)

  static let wrongArgumentCount = EducationalNote(
    it: """
      Il tipo generico ha un certo numero di posti da riempire fra `< >`, e tu ne hai riempiti di \
      più o di meno: un array ne ha uno, un dizionario due. Scrivine quanti il tipo ne dichiara.
      """,
    en: """
      The generic type has a certain number of places to fill in between `< >`, and you filled in \
      more or fewer: an array has one, a dictionary two. Write as many as the type declares.
      """,
    wrong: """
      let ages: Dictionary<String> = [:]
      print(ages)
      """,
    right: """
      let ages: Dictionary<String, Int> = [:]
      print(ages)
      """)

  static let expectedMemberOrInitializer = EducationalNote(
    it: """
      Il nome di un tipo da solo non è un valore. Per creare un valore aggiungi le parentesi, \
      `Int()`; per un membro del tipo scrivi il punto e il nome; per il tipo stesso scrivi \
      `Int.self`.
      """,
    en: """
      The name of a type by itself is no value. To make a value add parentheses, `Int()`; for a \
      member of the type write a dot and its name; for the type itself write `Int.self`.
      """,
    wrong: """
      let number = Int
      print(number)
      """,
    right: """
      let number = Int()
      print(number, Int.max)
      """)

  static let selectorNotMethod = EducationalNote(
    it: """
      `#selector` indica un metodo per nome, a chi lo chiamerà più tardi (un pulsante, per \
      esempio): vuole il nome di un metodo, senza chiamarlo. Scrivi `#selector(tapped)`, senza \
      parentesi, e dichiara il metodo `@objc`.
      """,
    en: """
      `#selector` names a method for whoever will call it later (a button, for example): it wants \
      the name of a method, without calling it. Write `#selector(tapped)`, without parentheses, \
      and declare the method `@objc`.
      """,
    wrong: """
      import UIKit
      let action: Selector = #selector(3)
      print(action)
      """,
    right: """
      import UIKit
      class Page: UIViewController {
        @objc func tapped() {}
        func action() -> Selector { #selector(tapped) }
      }
      print(Page().action())
      """)

  static let selectorNotMember = EducationalNote(
    it: """
      Un selettore indica un metodo di una classe, perché sarà un oggetto a riceverne la \
      chiamata. Una funzione globale non appartiene a nessun oggetto. Spostala in una classe e \
      dichiarala `@objc`.
      """,
    en: """
      A selector names a method of a class, because it is an object that will get the call. A \
      global function belongs to no object. Move it into a class and declare it `@objc`.
      """,
    wrong: """
      import UIKit
      func tapped() {}
      let action = #selector(tapped)
      print(action)
      """,
    right: """
      import UIKit
      class Page: UIViewController {
        @objc func tapped() {}
        func action() -> Selector { #selector(tapped) }
      }
      print(Page().action())
      """)

  static let selectorNotObjC = EducationalNote(
    it: """
      I selettori sono di Objective-C, la lingua in cui UIKit è scritto: perché UIKit trovi il \
      metodo, il metodo deve essere visibile da lì. Scrivi `@objc` davanti a `func`.
      """,
    en: """
      Selectors are Objective-C's, the language UIKit is written in: for UIKit to find the \
      method, it must be visible from there. Write `@objc` before `func`.
      """,
    wrong: """
      import UIKit
      class Page: UIViewController {
        func tapped() {}
        func action() -> Selector { #selector(tapped) }
      }
      """,
    right: """
      import UIKit
      class Page: UIViewController {
        @objc func tapped() {}
        func action() -> Selector { #selector(tapped) }
      }
      print(Page().action())
      """)
}
