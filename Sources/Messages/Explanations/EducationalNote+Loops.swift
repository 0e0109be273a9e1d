/// Loops, and ways out of them.
extension EducationalNote {
  static let notSequence = EducationalNote(
    it: """
      Un ciclo `for` percorre gli elementi di una sequenza: un array, un dizionario, un testo, un \
      intervallo. Questo tipo non lo è. Per ripetere qualcosa un certo numero di volte usa un \
      intervallo: `0..<count`.
      """,
    en: """
      A `for` loop goes through the elements of a sequence: an array, a dictionary, a text, a \
      range. This type is none. To repeat something a number of times use a range: `0..<count`.
      """,
    wrong: """
      let count = 3
      for number in count {
        print(number)
      }
      """,
    right: """
      let count = 3
      for number in 0..<count {
        print(number)
      }
      """)

  static let forTuplePattern = EducationalNote(
    it: """
      `for (a, b) in …` scompone ogni elemento in due parti, ma gli elementi di questa sequenza \
      non sono coppie. Usa un nome solo; se volevi anche la posizione, percorri `enumerated()`.
      """,
    en: """
      `for (a, b) in …` takes each element apart into two, but the elements of this sequence are \
      not pairs. Use one name; if you wanted the position too, go through `enumerated()`.
      """,
    wrong: """
      for (index, color) in ["red", "green"] {
        print(index, color)
      }
      """,
    right: """
      for (index, color) in ["red", "green"].enumerated() {
        print(index, color)
      }
      """)

  static let breakOutside = EducationalNote(
    it: """
      `break` esce da un ciclo o da uno `switch`, e qui non c'è niente da cui uscire. Per \
      lasciare una funzione si usa `return`.
      """,
    en: """
      `break` leaves a loop or a `switch`, and here there is nothing to leave. To leave a \
      function use `return`.
      """,
    wrong: """
      func show(_ count: Int) {
        print(count)
        break
      }
      show(3)
      """,
    right: """
      func show(_ count: Int) {
        for number in 0..<count {
          if number == 2 { break }
          print(number)
        }
      }
      show(3)
      """)

  static let continueOutside = EducationalNote(
    it: """
      `continue` passa al giro successivo di un ciclo, e qui non c'è un ciclo. Per lasciare una \
      funzione si usa `return`.
      """,
    en: """
      `continue` goes on to the next turn of a loop, and here there is no loop. To leave a \
      function use `return`.
      """,
    wrong: """
      func show(_ number: Int) {
        if number < 0 { continue }
        print(number)
      }
      show(3)
      """,
    right: """
      func show(_ numbers: [Int]) {
        for number in numbers {
          if number < 0 { continue }
          print(number)
        }
      }
      show([3, -1])
      """)

  static let fallthroughOutside = EducationalNote(
    it: """
      `fallthrough` prosegue nel caso seguente di uno `switch`, e ha senso solo lì. In Swift un \
      caso finisce da sé dove comincia il successivo: di solito non serve né `break` né \
      `fallthrough`.
      """,
    en: """
      `fallthrough` goes on into the next case of a `switch`, and makes sense only there. In \
      Swift a case ends by itself where the next begins: usually neither `break` nor \
      `fallthrough` is needed.
      """,
    wrong: """
      func show() {
        print("one")
        fallthrough
      }
      show()
      """,
    right: """
      for number in 1...2 {
        switch number {
        case 1:
          print("one")
          fallthrough
        default:
          print("any")
        }
      }
      """)

  static let unknownLabel = EducationalNote(
    it: """
      `break` e `continue` possono nominare il ciclo a cui si riferiscono, se quello ha \
      un'etichetta davanti: `rows: for …`. Nessun ciclo qui intorno ha quest'etichetta. Controlla \
      la grafia.
      """,
    en: """
      `break` and `continue` may name the loop they mean, if that has a label before it: `rows: \
      for …`. No loop around here has this label. Check the spelling.
      """,
    wrong: """
      rows: for row in 0..<2 {
        for column in 0..<2 {
          if column == 1 { continue row }
          print(row, column)
        }
      }
      """,
    right: """
      rows: for row in 0..<2 {
        for column in 0..<2 {
          if column == 1 { continue rows }
          print(row, column)
        }
      }
      """)
}
