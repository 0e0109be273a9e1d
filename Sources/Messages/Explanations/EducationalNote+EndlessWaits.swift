/// Tasks that come to nothing.
extension EducationalNote {
  static let taskBudgetExhausted = EducationalNote(
    it: """
      Ogni task che è a metà del suo lavoro tiene da parte i propri conti, e il programma ne \
      ha fatti partire troppi insieme. Falli partire a gruppi, aspettando i primi prima di \
      crearne altri, per esempio con `withTaskGroup`.
      """,
    en: """
      Each task in the middle of its work keeps its own accounts, and the program has started \
      too many together. Start them in batches, waiting for the first ones before you make \
      more, for example with `withTaskGroup`.
      """,
    wrong: nil,
    right: """
      for batch in 0..<3 {
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<10 { group.addTask { await Task.yield() } }
        }
        print(batch)
      }
      """)

  static let waitsForever = EducationalNote(
    it: """
      Il programma aspetta con `await` qualcosa che nessuno farà più succedere: una \
      continuation che nessuno riprende, o uno stream che nessuno chiude. Un programma vero \
      resterebbe fermo. Chiama `resume`, una volta sola, su ogni percorso, e `finish` alla \
      fine di ogni stream.
      """,
    en: """
      The program waits with `await` for something that nobody will bring about any more: a \
      continuation that nobody resumes, or a stream that nobody finishes. A real program would \
      stand still. Call `resume`, exactly once, on every path, and `finish` at the end of \
      every stream.
      """,
    wrong: """
      let value = await withCheckedContinuation { (next: CheckedContinuation<Int, Never>) in
        print("nobody resumes")
      }
      print(value)
      """,
    right: """
      let value = await withCheckedContinuation { (next: CheckedContinuation<Int, Never>) in
        next.resume(returning: 3)
      }
      print(value)
      """)
}
