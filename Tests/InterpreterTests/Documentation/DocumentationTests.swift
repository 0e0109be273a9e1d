import Bindings
import Interpreter
import Messages
import ScriptRuntime
import Testing

@Suite("Documentation") @MainActor struct DocumentationTests {
  private func session(_ inputs: String...) -> Session {
    let session = Session(library: CheckerFixture.library)
    for input in inputs { session.accept(session.check(input)) }
    return session
  }

  @Test("is found for types, members, inherited members and functions")
  func pages() {
    let session = session()
    let text = session.documentation(named: "UILabel.text")
    #expect(text.map(\.declaration) == ["var text: String? { get set }"])
    #expect(text.first?.name == "UILabel.text")
    #expect(text.first?.comment?.isEmpty == false)
    let label = session.documentation(named: "UILabel")
    #expect(label.first?.declaration.hasPrefix("class UILabel : UIView") == true)
    #expect(label.first?.members.contains("var text: String? { get set }") == true)
    #expect(
      session.documentation(named: "UILabel.addSubview").first?.name == "UIView.addSubview(_:)")
    #expect(session.documentation(named: "print").first?.module == "Swift")
    #expect(session.documentation(named: "UIFont.Weight").count == 1)
    #expect(session.documentation(named: "nothing.here").isEmpty)
    #expect(session.documentation(named: "").isEmpty)
  }

  @Test("is found through the value of a variable")
  func values() {
    let session = session("let label = UILabel()")
    #expect(session.documentation(named: "label.text").first?.name == "UILabel.text")
    #expect(session.documentation(named: "label").first?.declaration == "let label: UILabel")
  }

  @Test("of the learner's own declarations is the comment above them")
  func ownComments() {
    let session = session(
      """
      /// A card with a title.
      class Card: UIView {
        /// What the card says.
        var title = ""
        /// Shows the card,
        /// wherever it is.
        @discardableResult
        func show() -> Bool { true }
      }
      """, "/// Twice the number.\nfunc double(_ number: Int) -> Int { number * 2 }")
    #expect(session.documentation(named: "Card").first?.comment == "A card with a title.")
    #expect(session.documentation(named: "Card.title").first?.comment == "What the card says.")
    #expect(
      session.documentation(named: "Card.show").first?.comment == "Shows the card, wherever it is.")
    #expect(session.documentation(named: "double").first?.comment == "Twice the number.")
    #expect(session.documentation(named: "Card").first?.module == "main")
  }

  @Test("names its page at Apple's")
  func addresses() {
    let base = "https://developer.apple.com/documentation/"
    let cases = [
      ("UIView", "UIKit", base + "uikit/uiview"),
      ("UIView.addSubview(_:)", "UIKit", base + "uikit/uiview/addsubview(_:)"),
      ("UIFont.Weight.bold", "UIKit", base + "uikit/uifont/weight/bold"),
      ("CGRect.width", "Foundation", base + "corefoundation/cgrect/width"),
      ("CALayer", "UIKit", base + "quartzcore/calayer"),
      ("Array.append(_:)", "Swift", base + "swift/array/append(_:)"),
    ]
    for (name, module, address) in cases {
      #expect(AppleDocumentation.address(of: name, module: module) == address)
    }
    #expect(AppleDocumentation.address(of: "Card.title", module: "main") == nil)
    #expect(
      AppleDocumentation.address(of: "UIView.convert(_:to:)", module: "UIKit", isOverloaded: true)
        == base + "uikit/uiview")
  }

  @Test("in Italian is of names that exist", arguments: DocumentationSummary.names)
  func summaries(_ name: String) {
    let library = CheckerFixture.library
    let italian = DocumentationSummary.text(for: name, in: .italian)
    #expect(italian?.hasSuffix(".") == true, "\(name)")
    let base = String(name.prefix { $0 != "(" })
    let parts = base.split(separator: ".").map(String.init)
    if library.type(named: base) != nil { return }
    guard let last = parts.last, parts.count > 1 else {
      let globals = library.globals(named: base).map(\.fullName)
      #expect(globals.contains(name), "\(name): there are \(globals)")
      return
    }
    let session = session()
    let owner = parts.dropLast().joined(separator: ".")
    // The anchors of both axes have what their generic superclass declares.
    let asked = owner == "NSLayoutAnchor" ? "NSLayoutXAxisAnchor" : owner
    let members = session.documentation(named: asked + "." + last).map(\.name)
    #expect(members.contains(name), "\(name): there are \(members)")
  }

  @Test("of words of the language is in both languages", arguments: KeywordSummary.words)
  func keywords(_ word: String) {
    let texts = Language.allCases.compactMap { KeywordSummary.text(for: word, in: $0) }
    #expect(texts.count == 2 && Set(texts).count == 2)
  }

  @Test(
    "names the types of expressions without running them",
    arguments: [
      ("1 + 2", "Int"), ("[1, 2].map { \"\\($0)\" }", "[String]"), ("UILabel().text", "String?"),
      ("[\"a\": 1]", "[String : Int]"), ("(1, \"a\")", "(Int, String)"),
      ("UIView().center.x", "CGFloat"), ("{ (x: Int) in x > 2 }", "(Int) -> Bool"),
      ("print(1)", "()"), ("fatalError()", "Never"), ("Int.self", "Int.Type"),
    ])
  func types(_ expression: String, _ type: String) {
    #expect(session().expressionType(of: expression).type?.text == type)
  }

  @Test("says what is wrong with an expression, or that it is none")
  func wrongExpressions() {
    let session = session()
    #expect(session.expressionType(of: "UILabel().txt").errors.count == 1)
    #expect(session.expressionType(of: "let a = 1").type == nil)
    #expect(session.expressionType(of: "let a = 1").errors.isEmpty)
    #expect(session.expressionType(of: "(1").errors.isEmpty == false)
  }
}
