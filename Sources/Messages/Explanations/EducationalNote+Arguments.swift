/// The arguments of a call, and their labels.
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
}
