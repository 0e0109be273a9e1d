/// Text that is not Swift, or is more than Primavista takes; notes.
extension EducationalNote {
  static let syntax = EducationalNote(
    it: """
      Il testo non segue la grammatica di Swift: qualcosa manca, è di troppo, o sta accanto a \
      qualcosa con cui non può stare, come due confronti di fila. Il segno indica dove Swift ha \
      smesso di capire, e l'errore vero è spesso appena prima. Le parentesi dicono che cosa va \
      insieme.
      """,
    en: """
      The text does not follow Swift's grammar: something is missing, is one too many, or stands \
      beside something it cannot stand beside, like two comparisons in a row. The caret points at \
      the place where Swift ceased to understand, and the real error is often just before it. \
      Parentheses say what belongs together.
      """,
    wrong: """
      let isSame = 1 == 1 == true
      print(isSame)
      """,
    right: """
      let isSame = (1 == 1) == true
      print(isSame)
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

  static let note = EducationalNote(
    it: """
      Una nota accompagna un errore o un avviso: dice da dove viene, per esempio dove è \
      dichiarata la funzione chiamata, oppure propone un modo di rimediare. Quando le proposte \
      sono più d'una, scegli quella che dice ciò che volevi: non sono equivalenti.
      """,
    en: """
      A note goes with an error or a warning: it says where that comes from, for example where \
      the function called is declared, or it offers a way to mend it. When there are several \
      offers, choose the one that says what you meant: they are not the same.
      """,
    wrong: """
      func load() throws -> Int { 3 }
      func show() throws {
        print(load())
      }
      try show()
      """,
    right: """
      func load() throws -> Int { 3 }
      func show() throws {
        print(try load())
      }
      try show()
      """)
}
