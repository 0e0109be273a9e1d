/// Methods named by `#selector`.
extension EducationalNote {
  static let selectorNotMethod = EducationalNote(
    it: """
      `#selector` indica un metodo per nome, a chi lo chiamerà più tardi (un pulsante, per \
      esempio): vuole il nome di un metodo, senza chiamarlo. Scrivi `#selector(tapped)`, senza \
      parentesi, e dichiara il metodo `@objc`.
      """,
    en: """
      `#selector` names a method for whoever will call it later (a button, for example): it wants \
      the name of a method, without calling it. Write `#selector(tapped)`, without parentheses, \
      and declare the method `@objc`.
      """,
    wrong: """
      import UIKit
      let action: Selector = #selector(3)
      print(action)
      """,
    right: """
      import UIKit
      class Page: UIViewController {
        @objc func tapped() {}
        func action() -> Selector { #selector(tapped) }
      }
      print(Page().action())
      """)

  static let selectorNotMember = EducationalNote(
    it: """
      Un selettore indica un metodo di una classe, perché sarà un oggetto a riceverne la \
      chiamata. Una funzione globale non appartiene a nessun oggetto. Spostala in una classe e \
      dichiarala `@objc`.
      """,
    en: """
      A selector names a method of a class, because it is an object that will get the call. A \
      global function belongs to no object. Move it into a class and declare it `@objc`.
      """,
    wrong: """
      import UIKit
      func tapped() {}
      let action = #selector(tapped)
      print(action)
      """,
    right: """
      import UIKit
      class Page: UIViewController {
        @objc func tapped() {}
        func action() -> Selector { #selector(tapped) }
      }
      print(Page().action())
      """)

  static let selectorNotObjC = EducationalNote(
    it: """
      I selettori sono di Objective-C, la lingua in cui UIKit è scritto: perché UIKit trovi il \
      metodo, il metodo deve essere visibile da lì. Scrivi `@objc` davanti a `func`.
      """,
    en: """
      Selectors are Objective-C's, the language UIKit is written in: for UIKit to find the \
      method, it must be visible from there. Write `@objc` before `func`.
      """,
    wrong: """
      import UIKit
      class Page: UIViewController {
        func tapped() {}
        func action() -> Selector { #selector(tapped) }
      }
      """,
    right: """
      import UIKit
      class Page: UIViewController {
        @objc func tapped() {}
        func action() -> Selector { #selector(tapped) }
      }
      print(Page().action())
      """)
}
