/// What Objective-C is to know.
extension EducationalNote {
  static let notForObjectiveC = EducationalNote(
    it: """
      `@objc` dà a un membro un nome che Objective-C può chiamare, e Objective-C conosce solo \
      le classi. Il membro deve stare in una classe, e i suoi parametri e il suo risultato \
      devono essere classi, numeri, stringhe o simili: non strutture tue, tuple o parametri \
      generici.
      """,
    en: """
      `@objc` gives a member a name that Objective-C can call, and Objective-C knows only \
      classes. The member must be in a class, and its parameters and result must be classes, \
      numbers, strings or the like: not structures of yours, tuples or generic parameters.
      """,
    wrong: """
      struct Point {
        @objc func move() {}
      }
      """,
    right: """
      class Point {
        @objc func move() { print("moved") }
      }
      Point().move()
      """)

  static let wrongOutlet = EducationalNote(
    it: """
      Un `@IBOutlet` è il posto in cui lo storyboard mette una vista dopo che il controller è \
      nato. Perciò è una `var` di una classe, e il suo tipo è opzionale: `UILabel!` o \
      `UILabel?`.
      """,
    en: """
      An `@IBOutlet` is the place where the storyboard puts a view after the controller is \
      made. So it is a `var` of a class, and its type is optional: `UILabel!` or `UILabel?`.
      """,
    wrong: """
      class Form {
        @IBOutlet var count: Int = 0
      }
      """,
    right: """
      class Form {
        @IBOutlet var title: AnyObject?
      }
      print(Form().title == nil)
      """)

  static let wrongAction = EducationalNote(
    it: """
      Un `@IBAction` è il metodo che un controllo chiama quando lo si tocca. Deve appartenere \
      a una classe, che è ciò che lo storyboard sa collegare, e non restituisce niente, perché \
      nessuno leggerebbe il risultato.
      """,
    en: """
      An `@IBAction` is the method that a control calls when it is touched. It must belong to \
      a class, which is what the storyboard can connect, and returns nothing, because nobody \
      would read the result.
      """,
    wrong: """
      class Form {
        @IBAction func save() -> Int { 1 }
      }
      """,
    right: """
      class Form {
        @IBAction func save() { print("saved") }
      }
      Form().save()
      """)

  static let optionalOutsideProtocol = EducationalNote(
    it: """
      Un requisito `optional` si può anche non avere, e chi lo chiama deve poterlo chiedere: è \
      una cosa di Objective-C, e vale solo nei protocolli segnati `@objc`. In Swift si scrive \
      invece un'estensione del protocollo con un'implementazione predefinita.
      """,
    en: """
      An `optional` requirement need not be there, and whoever calls it must be able to ask: \
      that is a thing of Objective-C, and holds only in protocols marked `@objc`. In Swift you \
      write an extension of the protocol with a default implementation instead.
      """,
    wrong: """
      protocol Delegate {
        optional func done()
      }
      """,
    right: """
      protocol Delegate {
        func done()
      }
      extension Delegate {
        func done() { print("done") }
      }
      struct Quiet: Delegate {}
      Quiet().done()
      """)

  static let keyPathProperty = EducationalNote(
    it: """
      `#keyPath` dà il nome con cui Objective-C conosce una proprietà, e quindi la vuole \
      segnata `@objc`. Aggiungi l'attributo, oppure usa un key path di Swift, `\\.title`, che \
      va con ogni proprietà.
      """,
    en: """
      `#keyPath` gives the name by which Objective-C knows a property, so it wants it marked \
      `@objc`. Add the attribute, or use a key path of Swift's, `\\.title`, which goes with \
      every property.
      """,
    wrong: """
      class Track {
        var title = "Song"
      }
      print(#keyPath(Track.title))
      """,
    right: """
      class Track {
        var title = "Song"
      }
      let path = \\Track.title
      print(Track()[keyPath: path])
      """)
}
