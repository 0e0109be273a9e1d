/// What may not outlive the call it was given to.
extension EducationalNote {
  static let nonEscapingAssigned = EducationalNote(
    it: """
      Una funzione passata come argomento vale solo finché dura la chiamata, e qui la conservi \
      per dopo. Dichiara il parametro `@escaping`: così chi chiama sa che la closure può \
      sopravvivere, e trattenere ciò che usa.
      """,
    en: """
      A function passed as an argument is good only while the call lasts, and here you keep it \
      for later. Declare the parameter `@escaping`: then the caller knows that the closure may \
      outlive the call, and keep alive what it uses.
      """,
    wrong: """
      class Button {
        var action: (() -> Void)?
        func onTap(_ handler: () -> Void) { action = handler }
      }
      Button().onTap { print("tap") }
      """,
    right: """
      class Button {
        var action: (() -> Void)?
        func onTap(_ handler: @escaping () -> Void) { action = handler }
      }
      Button().onTap { print("tap") }
      """)

  static let nonEscapingPassed = EducationalNote(
    it: """
      La funzione a cui passi questo parametro lo conserva, e il parametro vale solo finché dura \
      la chiamata. Dichiaralo `@escaping` anche qui.
      """,
    en: """
      The function that you pass this parameter to keeps it, and the parameter is good only \
      while the call lasts. Declare it `@escaping` here too.
      """,
    wrong: """
      func later(_ work: @escaping () -> Void) { work() }
      func twice(_ work: () -> Void) { later(work) }
      twice { print("work") }
      """,
    right: """
      func later(_ work: @escaping () -> Void) { work() }
      func twice(_ work: @escaping () -> Void) { later(work) }
      twice { print("work") }
      """)

  static let nonEscapingCaptured = EducationalNote(
    it: """
      La closure che scrivi qui verrà conservata, e usa una funzione che vale solo finché dura \
      la chiamata. Dichiara quel parametro `@escaping`.
      """,
    en: """
      The closure you write here will be kept, and it uses a function that is good only while \
      the call lasts. Declare that parameter `@escaping`.
      """,
    wrong: """
      func later(_ work: @escaping () -> Void) { work() }
      func twice(_ work: () -> Void) {
        later { work() }
      }
      twice { print("work") }
      """,
    right: """
      func later(_ work: @escaping () -> Void) { work() }
      func twice(_ work: @escaping () -> Void) {
        later { work() }
      }
      twice { print("work") }
      """)

  static let nonEscapingKept = EducationalNote(
    it: """
      Qui la funzione finirebbe dove può sopravvivere alla chiamata, per esempio nel risultato. \
      Il parametro non lo permette, perché non è dichiarato `@escaping`: aggiungilo.
      """,
    en: """
      Here the function would end up where it can outlive the call, for example in the result. \
      The parameter does not allow it, because it is not declared `@escaping`: add that.
      """,
    wrong: """
      func repeating(_ work: () -> Void) -> () -> Void {
        return work
      }
      repeating { print("work") }()
      """,
    right: """
      func repeating(_ work: @escaping () -> Void) -> () -> Void {
        return work
      }
      repeating { print("work") }()
      """)

  static let nonEscapingConverted = EducationalNote(
    it: """
      La funzione passa a chi accetta un tipo qualsiasi, e potrebbe conservarla: aggiungerla a \
      un array è il caso tipico. Dichiara il parametro `@escaping`.
      """,
    en: """
      The function goes to something that takes any type, and might keep it: appending it to an \
      array is the usual case. Declare the parameter `@escaping`.
      """,
    wrong: """
      class Queue {
        var jobs: [() -> Void] = []
        func add(_ job: () -> Void) { jobs.append(job) }
      }
      Queue().add { print("job") }
      """,
    right: """
      class Queue {
        var jobs: [() -> Void] = []
        func add(_ job: @escaping () -> Void) { jobs.append(job) }
      }
      Queue().add { print("job") }
      """)

  static let inoutCaptured = EducationalNote(
    it: """
      Un parametro `inout` è la variabile di chi chiama, prestata per la durata della chiamata; \
      una closure che viene conservata la userebbe dopo. Modificala prima di creare la closure, \
      o restituisci il nuovo valore.
      """,
    en: """
      An `inout` parameter is the caller's variable, lent while the call lasts; a closure that \
      is kept would use it afterwards. Change it before you make the closure, or return the new \
      value.
      """,
    wrong: """
      func later(_ work: @escaping () -> Void) { work() }
      func bump(_ count: inout Int) {
        later { count += 1 }
      }
      var count = 1
      bump(&count)
      print(count)
      """,
    right: """
      func now(_ work: () -> Void) { work() }
      func bump(_ count: inout Int) {
        now { count += 1 }
      }
      var count = 1
      bump(&count)
      print(count)
      """)

  static let mutatingSelfCaptured = EducationalNote(
    it: """
      In un metodo `mutating` di una struttura, `self` è il valore di chi chiama, prestato per \
      la durata della chiamata. Una closure che viene conservata non può usarlo: fanne una \
      classe, o modifica il valore prima.
      """,
    en: """
      In a `mutating` method of a structure, `self` is the caller's value, lent while the call \
      lasts. A closure that is kept cannot use it: make it a class, or change the value before.
      """,
    wrong: """
      func later(_ work: @escaping () -> Void) { work() }
      struct Counter {
        var count = 0
        mutating func start() {
          later { self.count += 1 }
        }
      }
      print(Counter().count)
      """,
    right: """
      func later(_ work: @escaping () -> Void) { work() }
      class Counter {
        var count = 0
        func start() {
          later { self.count += 1 }
        }
      }
      let counter = Counter()
      counter.start()
      print(counter.count)
      """)
}
