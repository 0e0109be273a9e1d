/// Closures: their parameters, their result, and what they capture.
extension EducationalNote {
  static let closureTakesOther = EducationalNote(
    it: """
      Dove passi questa closure è deciso quanti argomenti riceverà, e nel corpo ne usi un altro \
      numero (`$0`, `$1`, o i nomi prima di `in`). Usane tanti quanti ne arrivano; se uno non ti \
      serve, scrivi `_` al suo posto.
      """,
    en: """
      Where you pass this closure it is settled how many arguments it will get, and in its body \
      you use another number (`$0`, `$1`, or the names before `in`). Use as many as arrive; if \
      you do not need one, write `_` in its place.
      """,
    wrong: """
      let sizes = [3, 1, 2]
      print(sizes.map { size, index in size * 2 })
      """,
    right: """
      let sizes = [3, 1, 2]
      print(sizes.map { size in size * 2 })
      """)

  static let closureIgnoresParameters = EducationalNote(
    it: """
      La closure riceverà un argomento, e il suo corpo non lo nomina: Swift vuole che l'ignorarlo \
      sia una scelta che si vede. Scrivi `_ in` all'inizio, oppure usa il valore, con `$0` o con \
      un nome.
      """,
    en: """
      The closure will get an argument, and its body does not mention it: Swift wants ignoring it \
      to be a choice that shows. Write `_ in` at its beginning, or use the value, with `$0` or \
      with a name.
      """,
    wrong: """
      let zeros = [1, 2, 3].map { 0 }
      print(zeros)
      """,
    right: """
      let zeros = [1, 2, 3].map { _ in 0 }
      print(zeros)
      """)

  static let shorthandOutsideClosure = EducationalNote(
    it: """
      `$0`, `$1` e gli altri sono i nomi brevi degli argomenti di una closure: fuori da una \
      closure non indicano niente. Usa il nome della variabile.
      """,
    en: """
      `$0`, `$1` and the others are the short names of a closure's arguments: outside a closure \
      they mean nothing. Use the name of the variable.
      """,
    wrong: """
      let size = 3
      print($0 + size)
      """,
    right: """
      let size = 3
      print([1, 2].map { $0 + size })
      """)

  static let implicitSelf = EducationalNote(
    it: """
      Una closure che viene conservata mantiene in vita gli oggetti che usa. Qui usa `self` senza \
      nominarlo, attraverso un metodo o una proprietà, e Swift vuole che si legga: da lì nascono \
      i cicli di riferimenti forti. Scrivi `self.` davanti al nome; se la closure appartiene allo \
      stesso oggetto, comincia con `[weak self] in` e scrivi `self?.`.
      """,
    en: """
      A closure that is kept keeps alive the objects it uses. Here it uses `self` without naming \
      it, through a method or a property, and Swift wants that to be seen: that is where retain \
      cycles come from. Write `self.` before the name; if the closure belongs to the same object, \
      begin it with `[weak self] in` and write `self?.`.
      """,
    wrong: """
      import UIKit
      class Home: UIViewController {
        var onTap: () -> Void = {}
        func start() {
          onTap = { loadViewIfNeeded() }
        }
      }
      """,
    right: """
      import UIKit
      class Home: UIViewController {
        var onTap: () -> Void = {}
        func start() {
          onTap = { [weak self] in self?.loadViewIfNeeded() }
        }
      }
      let home = Home()
      home.start()
      home.onTap()
      print(home.isViewLoaded)
      """)

  static let callNeedsSelf = EducationalNote(
    it: """
      Una closure che viene conservata mantiene in vita gli oggetti che usa. Se usa un metodo di \
      `self`, mantiene in vita `self`: Swift vuole che si legga, perché da lì nascono i cicli di \
      riferimenti forti. Scrivi `self.` davanti al metodo; se la closure appartiene allo stesso \
      oggetto, comincia con `[weak self] in`.
      """,
    en: """
      A closure that is kept keeps alive the objects it uses. If it uses a method of `self`, it \
      keeps `self` alive: Swift wants that to be seen, because that is where retain cycles come \
      from. Write `self.` before the method; if the closure belongs to the same object, begin it \
      with `[weak self] in`.
      """,
    wrong: """
      class Page {
        var onTap: () -> Void = {}
        func reload() { print("reload") }
        func start() {
          onTap = { reload() }
        }
      }
      """,
    right: """
      class Page {
        var onTap: () -> Void = {}
        func reload() { print("reload") }
        func start() {
          onTap = { [weak self] in self?.reload() }
        }
      }
      let page = Page()
      page.start()
      page.onTap()
      """)

  static let propertyNeedsSelf = EducationalNote(
    it: """
      Una closure che viene conservata mantiene in vita gli oggetti che usa. Se legge una \
      proprietà, in realtà tiene `self`, l'oggetto intero, e Swift vuole che si legga. Scrivi \
      `self.` davanti alla proprietà, o `[weak self] in` all'inizio della closure e `self?.` \
      davanti alla proprietà.
      """,
    en: """
      A closure that is kept keeps alive the objects it uses. If it reads a property, what it \
      really holds is `self`, the whole object, and Swift wants that to be seen. Write `self.` \
      before the property, or `[weak self] in` at the closure's beginning and `self?.` before the \
      property.
      """,
    wrong: """
      class Page {
        var title = "Home"
        var onTap: () -> Void = {}
        func start() {
          onTap = { print(title) }
        }
      }
      """,
    right: """
      class Page {
        var title = "Home"
        var onTap: () -> Void = {}
        func start() {
          onTap = { [weak self] in print(self?.title ?? "gone") }
        }
      }
      let page = Page()
      page.start()
      page.onTap()
      """)

  static let referenceSelfExplicitly = EducationalNote(
    it: """
      Questa nota propone il rimedio più semplice: scrivere `self.` davanti al nome. Così chi \
      legge vede che la closure mantiene in vita l'oggetto. Va bene quando la closure vive poco; \
      se l'oggetto la conserva, usa `[weak self]`.
      """,
    en: """
      This note offers the simplest remedy: to write `self.` before the name. So whoever reads it \
      sees that the closure keeps the object alive. It is fine when the closure does not live \
      long; if the object keeps it, use `[weak self]`.
      """,
    wrong: """
      class Page {
        var title = "Home"
        var onTap: () -> Void = {}
        func start() {
          onTap = { print(title) }
        }
      }
      """,
    right: """
      class Page {
        var title = "Home"
        func run(_ work: @escaping () -> Void) { work() }
        func start() {
          run { print(self.title) }
        }
      }
      Page().start()
      """)

  static let declaredClosureResult = EducationalNote(
    it: """
      Dopo `->` hai dichiarato che cosa restituisce la closure, e il corpo restituisce un valore \
      di un altro tipo. Correggi uno dei due.
      """,
    en: """
      After `->` you declared what the closure returns, and its body returns a value of another \
      type. Correct one of the two.
      """,
    wrong: """
      let describe = { (x: Int) -> String in x }
      print(describe(3))
      """,
    right: """
      let describe = { (x: Int) -> String in String(x) }
      print(describe(3))
      """)
}
