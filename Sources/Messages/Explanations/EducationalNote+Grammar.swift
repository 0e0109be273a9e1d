/// What the grammar asks for: values, types, blocks, names.
extension EducationalNote {
  static let missingExpression = EducationalNote(
    it: """
      Qui Swift aspetta un valore e non lo trova: manca ciò che segue `=`, un operatore, una \
      virgola o due punti, oppure la condizione di `if` e `while`. Scrivi il valore, o togli \
      il segno che lo annuncia.
      """,
    en: """
      Here Swift expects a value and finds none: what follows `=`, an operator, a comma or a \
      colon is missing, or the condition of `if` and `while`. Write the value, or take away \
      the sign that announces it.
      """,
    wrong: """
      let sum = 3 +
      """,
    right: """
      let sum = 3 + 4
      print(sum)
      """)

  static let missingType = EducationalNote(
    it: """
      Dopo `:` e dopo `->` ci vuole il nome di un tipo, come `Int`, `String` o `[Int]`. Se il \
      tipo si capisce dal valore, i due punti non servono.
      """,
    en: """
      After `:` and after `->` there must be the name of a type, such as `Int`, `String` or \
      `[Int]`. When the value already tells the type, the colon is not needed.
      """,
    wrong: """
      let count: = 3
      print(count)
      """,
    right: """
      let count: Int = 3
      let other = 4
      print(count + other)
      """)

  static let missingBlock = EducationalNote(
    it: """
      Il corpo di `if`, `for`, `while`, `guard`, `func` e dei tipi sta sempre tra `{` e `}`, \
      anche quando è una riga sola; la condizione invece non vuole parentesi. Dopo la \
      condizione di `guard` viene `else`.
      """,
    en: """
      The body of `if`, `for`, `while`, `guard`, `func` and of types is always between `{` and \
      `}`, even when it is one line; the condition on the other hand needs no parentheses. \
      After the condition of `guard` comes `else`.
      """,
    wrong: """
      let count = 3
      if count > 2
        print("many")
      """,
    right: """
      let count = 3
      if count > 2 {
        print("many")
      }
      """)

  static let missingName = EducationalNote(
    it: """
      Qui ci vuole un nome: una parola sola, che comincia con una lettera o con `_` e non è \
      una parola del linguaggio. Due parole vicine si uniscono con una maiuscola (`userName`).
      """,
    en: """
      A name is needed here: a single word that begins with a letter or `_` and is not a word \
      of the language. Two words side by side are joined with a capital letter (`userName`).
      """,
    wrong: """
      let user name = "a"
      print(user)
      """,
    right: """
      let userName = "a"
      print(userName)
      """)

  static let malformedParameters = EducationalNote(
    it: """
      Dopo il nome di una funzione vengono sempre le parentesi, anche vuote. Ogni parametro ha \
      un nome, i due punti e un tipo: `func area(width: Double)`; senza etichetta si scrive \
      `_` davanti al nome.
      """,
    en: """
      After the name of a function there are always parentheses, even empty ones. Each \
      parameter has a name, a colon and a type: `func area(width: Double)`; without a label, \
      `_` is written before the name.
      """,
    wrong: """
      func double(value Int) {
        print("a")
      }
      """,
    right: """
      func double(value: Int) {
        print(value * 2)
      }
      double(value: 2)
      """)

  static let malformedMember = EducationalNote(
    it: """
      Tra le graffe di un tipo stanno solo dichiarazioni, ciascuna con la sua parola: `let`, \
      `var`, `func`, `init`, `case`. Le istruzioni, come una chiamata o un'assegnazione, \
      stanno dentro un metodo.
      """,
    en: """
      Between the braces of a type there are only declarations, each with its word: `let`, \
      `var`, `func`, `init`, `case`. Statements, such as a call or an assignment, go inside a \
      method.
      """,
    wrong: """
      struct Point {
        x: Int
      }
      """,
    right: """
      struct Point {
        var x: Int
      }
      print(Point(x: 1).x)
      """)

  static let malformedCase = EducationalNote(
    it: """
      In uno `switch` ogni `case` e il `default` finiscono con due punti, e tutto ciò che \
      segue appartiene a quel caso. In un'enumerazione i casi si dichiarano con `case` e si \
      separano con virgole.
      """,
    en: """
      In a `switch` each `case` and the `default` end with a colon, and all that follows \
      belongs to that case. In an enumeration the cases are declared with `case` and separated \
      by commas.
      """,
    wrong: """
      switch 3 {
      case 1 print("one")
      default: print("other")
      }
      """,
    right: """
      for count in 1...2 {
        switch count {
        case 1: print("one")
        default: print("other")
        }
      }
      """)

  static let foreignStatement = EducationalNote(
    it: """
      Questa istruzione esiste in altri linguaggi, non in Swift. Per contare si scrive `for i \
      in 0..<3`, per ripetere almeno una volta `repeat { } while`, e gli errori si prendono \
      con `do { } catch { }`.
      """,
    en: """
      This statement exists in other languages, not in Swift. To count one writes `for i in \
      0..<3`, to repeat at least once `repeat { } while`, and errors are caught with `do { } \
      catch { }`.
      """,
    wrong: """
      for var i = 0; i < 3; i += 1 {
        print("a")
      }
      """,
    right: """
      for i in 0..<3 {
        print(i)
      }
      """)

  static let conditionalCompilation = EducationalNote(
    it: """
      `#if` apre un blocco che `#endif` chiude, con `#elseif` e un solo `#else` in mezzo. Ogni \
      direttiva sta da sola sulla sua riga, e le graffe aperte dentro un ramo si chiudono \
      nello stesso ramo.
      """,
    en: """
      `#if` opens a block that `#endif` closes, with `#elseif` and a single `#else` between \
      them. Each directive is alone on its line, and the braces opened in a branch are closed \
      in the same branch.
      """,
    wrong: """
      #if DEBUG
      print("a")
      """,
    right: """
      #if DEBUG
      print("a")
      #endif
      """)

  static let circularReference = EducationalNote(
    it: """
      Il valore iniziale di una variabile è calcolato prima che la variabile esista: non può \
      usarla. Spesso manca una parentesi che chiude, e la riga seguente è finita dentro il \
      valore.
      """,
    en: """
      The initial value of a variable is worked out before the variable exists: it cannot use \
      it. Often a closing bracket is missing, and the next line has ended up inside the value.
      """,
    wrong: """
      let total = total + 1
      """,
    right: """
      let start = 1
      let total = start + 1
      print(total)
      """)

  static let usedBeforeDeclaration = EducationalNote(
    it: """
      Dentro una funzione una variabile esiste dalla riga che la dichiara in poi. Sposta la \
      dichiarazione prima del punto in cui la usi, o controlla che una parentesi non sia \
      rimasta aperta.
      """,
    en: """
      Inside a function a variable exists from the line that declares it onwards. Move the \
      declaration before the place that uses it, or see whether a bracket was left open.
      """,
    wrong: """
      func show() {
        print(count)
        let count = 3
      }
      """,
    right: """
      func show() {
        let count = 3
        print(count)
      }
      show()
      """)

  static let initializerNeedsBody = EducationalNote(
    it: """
      Un inizializzatore dice come si riempiono le proprietà, e lo fa tra `{` e `}`. Solo in \
      un protocollo lo si nomina senza corpo.
      """,
    en: """
      An initializer says how the properties are filled, and it does so between `{` and `}`. \
      Only in a protocol is it named without a body.
      """,
    wrong: """
      class Box {
        init()
      }
      """,
    right: """
      class Box {
        init() {}
      }
      let box = Box()
      print(type(of: box))
      """)

  static let overrideOutsideClass = EducationalNote(
    it: """
      `override` riscrive un metodo della superclasse: ha senso solo tra i membri di una classe. \
      Quando compare qui, di solito manca la graffa che chiude il metodo prima, e il nuovo metodo \
      è finito dentro di esso.
      """,
    en: """
      `override` rewrites a method of the superclass: it makes sense only among the members of a \
      class. When it shows up here, the brace that closes the method before is usually missing, \
      and the new method has ended up inside it.
      """,
    wrong: """
      func outer() {
        override func inner() {}
      }
      """,
    right: """
      class Base { func show() {} }
      class Derived: Base {
        override func show() { print("shown") }
      }
      Derived().show()
      """)
}
