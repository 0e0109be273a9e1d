/// Text that is not Swift, or is more than Primavista takes.
extension EducationalNote {
  static let syntax = EducationalNote(
    it: """
      Il testo non segue la grammatica di Swift: manca qualcosa (una parentesi, una graffa, le \
      virgolette) oppure c'è qualcosa di troppo. Il segno indica dove Swift ha smesso di capire, \
      e l'errore vero è spesso appena prima. Conta le parentesi aperte e quelle chiuse, poi \
      rileggi la riga parola per parola.
      """,
    en: """
      The text does not follow Swift's grammar: something is missing (a parenthesis, a brace, a \
      quotation mark), or something is one too many. The caret points at the place where Swift \
      ceased to understand, and the real error is often just before it. Count the opening and the \
      closing parentheses, then read the line again word by word.
      """,
    wrong: """
      let title = "Home
      print(title)
      """,
    right: """
      let title = "Home"
      print(title)
      """)

  static let notUnderstood = EducationalNote(
    it: """
      È Swift, ma una parte che Primavista non sa ancora eseguire: la riga può essere giusta. \
      Scrivi la stessa cosa con costruzioni più semplici; quasi sempre ce n'è una.
      """,
    en: """
      It is Swift, but a part that Primavista cannot run yet: the line may well be right. Write \
      the same thing with simpler means; there nearly always are some.
      """,
    wrong: """
      let pattern = /abc/
      print(pattern)
      """,
    right: """
      let text = "abc"
      print(text.contains("b"))
      """)

  static let tooDeep = EducationalNote(
    it: """
      L'espressione contiene troppe parentesi una dentro l'altra. Dividila in più righe: dai un \
      nome ai risultati intermedi con `let`.
      """,
    en: """
      The expression holds too many parentheses one inside the other. Divide it over several \
      lines: give the results in between names with `let`.
      """,
    wrong: """
      let list = [[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]
      print(list)
      """,
    right: """
      let inner = [[[1]]]
      let list = [[[inner]]]
      print(list.count)
      """)
}
