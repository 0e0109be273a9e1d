import Bindings
import Interpreter
import Testing

@Suite("Completion of names") @MainActor struct NameCompletionTests {
  private let session: Session = {
    let session = Session(
      library: CheckerFixture.library,
      context: .method(
        className: "LessonController", superclass: "UIViewController", method: "loadView",
        callsSuper: false))
    session.accept(session.check("let label = UILabel()"))
    return session
  }()

  private func names(_ text: String) -> [String] {
    session.completions(for: text, at: text.utf8.count).items.map(\.name)
  }

  @Test("gives members of the expression before the dot")
  func members() {
    #expect(names("label.backgr").contains("backgroundColor"))
    #expect(names("label.").contains("addSubview"))
    #expect(!names("label.").contains("loadView"))
    #expect(names("view.frame.si") == ["size"])
  }

  @Test("gives members where a call is not finished yet")
  func insideCalls() {
    #expect(names("label.topAnchor.constraint(equalTo: view.topA").contains("topAnchor"))
    #expect(names("NSLayoutConstraint.act").contains("activate"))
  }

  @Test("gives implicit members where a type is expected")
  func implicitMembers() {
    #expect(names("label.backgroundColor = .whi").contains("white"))
    #expect(names("label.textAlignment = .cen").contains("center"))
  }

  @Test("gives names in scope, locals and members of self among them")
  func scope() {
    #expect(names("lab").contains("label"))
    #expect(names("vie").contains("view"))
    #expect(names("UILab").contains("UILabel"))
  }

  @Test("says what it replaces")
  func replaced() {
    #expect(session.completions(for: "label.te", at: 8).replaced == 6..<8)
  }

  @Test("gives the labels of a call, those that must come up to the first")
  func labels() {
    let text = "UIView.animate(withDuration: 1, "
    let list = session.completions(for: text, at: text.utf8.count)
    #expect(list.isSpecific)
    let labels = list.items.filter { $0.kind == .label }.map(\.name)
    #expect(labels.contains("delay"))
    #expect(labels.contains("animations"))
    #expect(!labels.contains("withDuration"))
    #expect(names("NSLayoutConstraint(it").contains("item"))
    #expect(names("label.topAnchor.constraint(eq").contains("equalTo"))
  }

  @Test("gives members where a call's argument says the type, though the call is not whole")
  func implicitArguments() {
    #expect(
      names("UIView.animate(withDuration: 1, delay: 0, options: .curve").contains("curveEaseIn"))
    #expect(names("UIFont.systemFont(ofSize: 12, weight: .bo").contains("bold"))
  }

  @Test("gives names in closures and in the middle of declarations")
  func insideBodies() {
    #expect(names("UIView.animate(withDuration: 1) {\n  label.alp").contains("alpha"))
    #expect(names("let views = [label].map { $0.supe").contains("superview"))
    #expect(
      names("class Card: UIView {\n  let title = UILabel()\n  func f() {\n    title.te")
        .contains("text"))
    #expect(
      names("class Card: UIView {\n  let title = UILabel()\n  func f() {\n    tit").contains(
        "title"))
    #expect(names("func f(_ number: Int) {\n  if number > 2 {\n    numb").contains("number"))
    #expect(
      names("func f(_ number: Int) {\n  switch number {\n  case 1: number.desc")
        .contains("description"))
  }

  @Test("gives the members that may be overridden, with their signatures")
  func overrides() {
    let card = "class Card: UIView {\n  override func layo"
    let found = session.completions(for: card, at: card.utf8.count).items
    #expect(found.map(\.inserted).contains("layoutSubviews()"))
    let controller = "class Home: UIViewController {\n  override func viewWillA"
    #expect(
      session.completions(for: controller, at: controller.utf8.count).items.map(\.inserted)
        .contains("viewWillAppear(_ animated: Bool)"))
    #expect(names("class Card: UIView {\n  override var intr").contains("intrinsicContentSize"))
    #expect(
      !names("class Card: UIView {\n  override func draw(_ rect: CGRect) {}\n  override func dra")
        .contains("draw"))
  }

  @Test("gives words of the language only where they can stand")
  func keywords() {
    #expect(names("gua").contains("guard"))
    #expect(names("let x = fal").contains("false"))
    #expect(!names("let x = gua").contains("guard"))
    #expect(names("class Card: UIView {\n  overr").contains("override"))
    #expect(!names("bre").contains("break"))
    #expect(names("for i in 0..<3 {\n  bre").contains("break"))
    #expect(!names("label.gua").contains("guard"))
    #expect(names("let gua") == [])
  }

  @Test("gives types where a type is written")
  func types() {
    #expect(names("let text: Stri").contains("String"))
    #expect(!names("let text: lab").contains("label"))
  }
}
