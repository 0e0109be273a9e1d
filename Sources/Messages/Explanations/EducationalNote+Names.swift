/// Names that are not found, or are declared twice.
extension EducationalNote {
  static let noSuchModule = EducationalNote(
    it: """
      `import` vuole il nome di un modulo che il compilatore trova. Quelli di Apple ci sono tutti; \
      una libreria di altri (SnapKit, Alamofire …) va prima aggiunta al progetto, e Primavista non \
      ne conosce. Finché il modulo manca, il compilatore non dice altro del file.
      """,
    en: """
      `import` wants the name of a module that the compiler finds. Apple's are all there; a library \
      of others (SnapKit, Alamofire …) must be added to the project first, and Primavista knows \
      none. While the module is missing, the compiler says nothing else about the file.
      """,
    wrong: """
      import SnapKit
      print("ready")
      """,
    right: """
      import UIKit
      print("ready")
      """)

  static let cannotFindInScope = EducationalNote(
    it: """
      In questo punto nessuna variabile, funzione o tipo ha quel nome. Di solito è un errore di \
      battitura, oppure il nome è dichiarato dentro un altro `{ }`, da cui non esce. Swift \
      distingue le maiuscole: `newView` e `newview` sono due nomi diversi.
      """,
    en: """
      At this point no variable, function or type has that name. Usually it is a slip of the \
      fingers, or the name is declared inside another `{ }`, which it does not leave. Swift tells \
      capital letters apart: `newView` and `newview` are two different names.
      """,
    wrong: """
      let newView = "root"
      print(newview)
      """,
    right: """
      let newView = "root"
      print(newView)
      """)

  static let cannotFindType = EducationalNote(
    it: """
      Non esiste un tipo con quel nome. Controlla la grafia, con le maiuscole al loro posto, e \
      gli `import` all'inizio del file: `UILabel`, per esempio, vuole `import UIKit`.
      """,
    en: """
      There is no type of that name. Check the spelling, with its capital letters, and the \
      `import`s at the top of the file: `UILabel`, for example, needs `import UIKit`.
      """,
    wrong: """
      let title: Sting = "Home"
      print(title)
      """,
    right: """
      let title: String = "Home"
      print(title)
      """)

  static let cannotFindOperator = EducationalNote(
    it: """
      Nessuno ha dichiarato un operatore scritto così. Swift ha `!=` per «diverso», `&&` e `||` \
      per «e» e «oppure»: altre lingue li scrivono in un altro modo.
      """,
    en: """
      Nobody has declared an operator written like this. Swift has `!=` for “not equal”, `&&` and \
      `||` for “and” and “or”: other languages write them otherwise.
      """,
    wrong: """
      let a = 1
      let b = 2
      print(a <> b)
      """,
    right: """
      let a = 1
      let b = 2
      print(a != b)
      """)

  static let moduleHasNoMember = EducationalNote(
    it: """
      Davanti al punto c'è un modulo, cioè una libreria importata, e lì dentro non c'è niente con \
      quel nome. Controlla la grafia, oppure se il tipo sta in un altro modulo.
      """,
    en: """
      Before the dot there is a module, that is an imported library, and it holds nothing of that \
      name. Check the spelling, or whether the type is in another module.
      """,
    wrong: """
      import UIKit
      let view = UIKit.UIVew()
      print(view)
      """,
    right: """
      import UIKit
      let view = UIKit.UIView()
      print(view.subviews.count)
      """)

  static let notMemberType = EducationalNote(
    it: """
      Un tipo può contenerne altri, come `UIFont.Weight`, ma questo non ne ha uno con quel nome. \
      Controlla la grafia, oppure se il tipo è dichiarato per conto suo, senza nulla davanti.
      """,
    en: """
      A type may hold others, such as `UIFont.Weight`, but this one has none of that name. Check \
      the spelling, or whether the type is declared on its own, with nothing before it.
      """,
    wrong: """
      struct Card {
        enum Suit { case hearts, spades }
      }
      let suit: Card.Sute = .hearts
      print(suit)
      """,
    right: """
      struct Card {
        enum Suit { case hearts, spades }
      }
      let suit: Card.Suit = .hearts
      print(suit)
      """)

  static let inaccessible = EducationalNote(
    it: """
      Chi ha scritto il tipo ha tenuto per sé questo membro: `private` vuol dire visibile solo \
      dentro la dichiarazione, `fileprivate` solo nello stesso file. È una protezione, perché \
      fuori nessuno possa dipenderne. Usa ciò che il tipo offre all'esterno, oppure, se il tipo è \
      tuo, togli `private`.
      """,
    en: """
      Whoever wrote the type kept this member for its own use: `private` means visible only \
      inside the declaration, `fileprivate` only in the same file. It is a protection, so that \
      nobody outside depends on it. Use what the type offers to others, or, if the type is yours, \
      take `private` away.
      """,
    wrong: """
      struct Account {
        private var balance = 10
      }
      let account = Account()
      print(account.balance)
      """,
    right: """
      struct Account {
        private var balance = 10
        var summary: String { "balance \\(balance)" }
      }
      let account = Account()
      print(account.summary)
      """)

  static let ambiguousUse = EducationalNote(
    it: """
      Due o più dichiarazioni con questo nome vanno ugualmente bene, e Swift non sceglie a caso. \
      Dagli qualcosa per distinguerle: un tipo dichiarato, un'etichetta, oppure `as` con il tipo \
      voluto.
      """,
    en: """
      Two or more declarations of this name are equally good, and Swift does not choose at \
      random. Give it something to tell them apart: a declared type, a label, or `as` with the \
      type you want.
      """,
    wrong: """
      func show(_ number: Int?) { print("number") }
      func show(_ text: String?) { print("text") }
      show(nil)
      """,
    right: """
      func show(_ number: Int?) { print("number") }
      func show(_ text: String?) { print("text") }
      show(nil as String?)
      """)

  static let redeclaration = EducationalNote(
    it: """
      Nello stesso ambito un nome si dichiara una volta sola, altrimenti non si saprebbe quale \
      delle due cose indica. Se volevi cambiare il valore, assegna senza ripetere `let` o `var`; \
      se sono due cose diverse, dai loro due nomi.
      """,
    en: """
      In one scope a name is declared only once, or nobody would know which of the two things it \
      means. If you wanted to change the value, assign without repeating `let` or `var`; if they \
      are two different things, give them two names.
      """,
    wrong: """
      struct Point {
        var x = 1
        var x = 2
      }
      print(Point().x)
      """,
    right: """
      struct Point {
        var x = 1
        var y = 2
      }
      print(Point().x, Point().y)
      """)

  static let previouslyDeclared = EducationalNote(
    it: """
      Questa nota accompagna un errore e mostra dove il nome era già dichiarato. Confronta i due \
      posti: uno dei due va tolto, oppure va chiamato in un altro modo.
      """,
    en: """
      This note goes with an error and shows where the name was declared already. Compare the two \
      places: one of them has to go, or to be called something else.
      """,
    wrong: """
      func start() { print("first") }
      func start() { print("second") }
      start()
      """,
    right: """
      func start() { print("first") }
      func restart() { print("second") }
      start()
      restart()
      """)

  static let declaredHere = EducationalNote(
    it: """
      Questa nota accompagna un errore e mostra la dichiarazione di cui parla. Leggila: dice \
      quali parametri, quale tipo o quale livello di accesso il nome ha davvero.
      """,
    en: """
      This note goes with an error and shows the declaration it speaks of. Read it: it says which \
      parameters, which type or which access level the name really has.
      """,
    wrong: """
      func move(by points: Int) { print(points) }
      move()
      """,
    right: """
      func move(by points: Int) { print(points) }
      move(by: 8)
      """)

  static let noMacro = EducationalNote(
    it: """
      Un nome preceduto da `#` è una macro, un pezzo di codice che il compilatore scrive per te, \
      e nessuna si chiama così. Le più comuni sono `#selector`, `#available`, `#function`, \
      `#line` e `#Preview`.
      """,
    en: """
      A name after `#` is a macro, a piece of code that the compiler writes for you, and none is \
      called this. The commonest are `#selector`, `#available`, `#function`, `#line` and \
      `#Preview`.
      """,
    wrong: """
      print(#method)
      """,
    right: """
      print(#function)
      """)

  static let cannotFindSelf = EducationalNote(
    it: """
      `self` è il valore su cui si sta eseguendo un metodo, quindi esiste solo dentro un tipo o \
      in una sua estensione. Qui il codice sta fuori: chiama il valore con il nome della \
      variabile che lo contiene.
      """,
    en: """
      `self` is the value that a method is running on, so it exists only inside a type or an \
      extension of one. Here the code stands outside: call the value by the name of the variable \
      that holds it.
      """,
    wrong: """
      let title = "Home"
      print(self.title)
      """,
    right: """
      struct Page {
        let title = "Home"
        func show() { print(self.title) }
      }
      Page().show()
      """)
}
