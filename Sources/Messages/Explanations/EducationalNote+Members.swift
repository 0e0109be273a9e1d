/// Members of a type and of its values.
extension EducationalNote {
  static let valueHasNoMember = EducationalNote(
    it: """
      Un tipo ha solo i membri che dichiara lui, la sua superclasse o le sue estensioni, e questo \
      nome non c'è. Controlla la grafia (UIKit usa l'inglese americano: `backgroundColor`) e il \
      tipo del valore: forse il membro appartiene a una sottoclasse, o a un'altra parte \
      dell'oggetto.
      """,
    en: """
      A type has only the members that it, its superclass or its extensions declare, and this \
      name is not among them. Check the spelling (UIKit uses American English: `backgroundColor`) \
      and the type of the value: perhaps the member belongs to a subclass, or to another part of \
      the object.
      """,
    wrong: """
      let word = "loadView"
      print(word.lenght)
      """,
    right: """
      let word = "loadView"
      print(word.count)
      """)

  static let typeHasNoMember = EducationalNote(
    it: """
      Qui chiedi un membro al tipo stesso, non a un suo valore: valgono solo i membri `static`, i \
      casi di un'enumerazione e i tipi annidati. Questo nome non è fra loro. Controlla la grafia, \
      oppure chiedilo a un valore del tipo.
      """,
    en: """
      Here you ask the type itself for a member, not a value of it: only `static` members, the \
      cases of an enumeration and nested types count. This name is not among them. Check the \
      spelling, or ask a value of the type.
      """,
    wrong: """
      enum Direction { case north, south }
      let way = Direction.nord
      print(way)
      """,
    right: """
      enum Direction { case north, south }
      let way = Direction.north
      print(way)
      """)

  static let instanceMemberOnType = EducationalNote(
    it: """
      Una proprietà o un metodo normale appartiene a ogni valore del tipo: ciascun valore ha la \
      sua copia. Il tipo in sé non ne ha nessuna, come la ricetta di una torta non ha una fetta. \
      Crea un valore e usa il membro su quello; se deve essere uno solo per tutti, dichiaralo \
      `static`.
      """,
    en: """
      An ordinary property or method belongs to each value of the type: every value has its own. \
      The type itself has none, as the recipe of a cake has no slice. Make a value and use the \
      member on that; if there is to be only one for all, declare it `static`.
      """,
    wrong: """
      struct Timer {
        var seconds = 60
      }
      print(Timer.seconds)
      """,
    right: """
      struct Timer {
        var seconds = 60
      }
      let timer = Timer()
      print(timer.seconds)
      """)

  static let staticMemberOnInstance = EducationalNote(
    it: """
      Un membro `static` appartiene al tipo, ed è uno solo per tutti i suoi valori; lo stesso \
      vale per i casi di un'enumerazione. Scrivi il nome del tipo davanti al punto. Dentro il \
      tipo, `Self.` fa lo stesso.
      """,
    en: """
      A `static` member belongs to the type, and there is one for all its values; the same goes \
      for the cases of an enumeration. Write the name of the type before the dot. Inside the \
      type, `Self.` does the same.
      """,
    wrong: """
      struct Screen {
        static let width = 390
      }
      let screen = Screen()
      print(screen.width)
      """,
    right: """
      struct Screen {
        static let width = 390
      }
      print(Screen.width)
      """)

  static let instanceMemberInInitializer = EducationalNote(
    it: """
      I valori iniziali delle proprietà si calcolano prima che l'oggetto esista, quindi non \
      possono leggere le altre sue proprietà. Scrivi `lazy var`, che rimanda il calcolo alla \
      prima lettura, oppure assegna il valore in `init`, o fanne una proprietà calcolata.
      """,
    en: """
      The initial values of properties are computed before the object exists, so they cannot read \
      its other properties. Write `lazy var`, which puts the computation off to the first \
      reading, or assign the value in `init`, or make it a computed property.
      """,
    wrong: """
      struct Box {
        let side = 3
        let area = side * side
      }
      print(Box().area)
      """,
    right: """
      struct Box {
        let side = 3
        var area: Int { side * side }
      }
      print(Box().area)
      """)
}
