import Bindings
import Interpreter
import Messages
import ScriptRuntime
import Testing

@Suite("A session") @MainActor struct SessionTests {
  private func lesson() -> Session {
    Session(
      library: CheckerFixture.library,
      context: .method(
        className: "LessonController", superclass: "UIViewController", method: "loadView",
        callsSuper: false))
  }

  private func errors(_ input: CheckedInput) -> [String] {
    input.diagnostics.filter { $0.severity == .error }.map { $0.message.text(in: .english) }
  }

  @Test("takes the note's example line by line")
  func noteLineByLine() {
    let session = lesson()
    let lines = [
      "let newView = UIView()", "newView.backgroundColor = .white", "let label = UILabel()",
      "label.text = \"Ciao dal codice!\"",
      "label.translatesAutoresizingMaskIntoConstraints = false", "newView.addSubview(label)",
      """
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: newView.centerXAnchor),
        label.centerYAnchor.constraint(equalTo: newView.centerYAnchor)
      ])
      """, "self.view = newView",
    ]
    for line in lines {
      let input = session.check(line)
      #expect(errors(input) == [], "\(line)")
      session.accept(input)
    }
    #expect(session.inputs.count == lines.count)
  }

  @Test("prefers a local to a member of the same name, and still reaches the member")
  func shadowing() {
    let session = lesson()
    session.accept(session.check("let view = UILabel()"))
    #expect(errors(session.check("view.text = \"a\"")) == [])
    #expect(
      errors(session.check("self.view.text = \"a\"")) == [
        "value of type 'UIView' has no member 'text'"
      ])
  }

  @Test("forgets what an input declared when it is taken back")
  func undo() {
    let session = lesson()
    session.accept(session.check("let a = 1"))
    session.accept(session.check("extension UIView { func pin() {} }"))
    #expect(errors(session.check("view.pin(); _ = a")) == [])
    session.removeLast()
    #expect(errors(session.check("view.pin()")) == ["value of type 'UIView' has no member 'pin'"])
    session.removeLast()
    #expect(errors(session.check("_ = a")) == ["cannot find 'a' in scope"])
  }

  @Test("lets a later line declare a name again")
  func redeclaration() {
    let session = Session(library: CheckerFixture.library)
    session.accept(session.check("let a = 1"))
    session.accept(session.check("let a = \"s\""))
    session.accept(session.check("func f() -> Int { 1 }"))
    session.accept(session.check("func f() -> String { a }"))
    #expect(errors(session.check("let b: String = f() + a")) == [])
  }

  @Test("changes nothing by checking")
  func checkingIsPure() {
    let session = Session(library: CheckerFixture.library)
    _ = session.check("let a = 1")
    _ = session.check("extension Int { var twice: Int { self * 2 } }")
    #expect(errors(session.check("_ = a")) == ["cannot find 'a' in scope"])
    #expect(errors(session.check("_ = 1.twice")) == ["value of type 'Int' has no member 'twice'"])
  }

  @Test("sees declarations of several files in any order")
  func severalFiles() {
    let session = Session(library: CheckerFixture.library, context: .file)
    let files = [
      SourceText("print(Helper().value + offset)", name: "main.swift"),
      SourceText("struct Helper: Valued { }\nlet offset = Helper().value", name: "helper.swift"),
      SourceText(
        "protocol Valued { }\nextension Valued { var value: Int { 3 } }", name: "valued.swift"),
    ]
    #expect(errors(session.check(files)) == [])
  }

  @Test("makes a bare override a member of the controller under study")
  func bareOverride() {
    let input = Session(library: CheckerFixture.library, context: .file).check(
      "override func loadView() { view = UIView() }")
    #expect(errors(input) == [])
    #expect(input.controller?.type.members(named: "loadView").count == 1)
    let session = lesson()
    let second = session.check("override func viewDidLoad() { super.viewDidLoad() }")
    #expect(errors(second) == [])
    #expect(second.addedMembers.map(\.member.name) == ["viewDidLoad"])
  }

  @Test(
    "says which name was meant",
    arguments: [
      ("newView.backgroundColour = .white", "backgroundColor"), ("newVeiw.alpha = 1", "newView"),
    ])
  func suggestions(_ line: String, _ meant: String) throws {
    let session = lesson()
    session.accept(session.check("let newView = UIView()"))
    let input = session.check(line)
    let first = try #require(input.diagnostics.first)
    #expect(first.fixIts.first?.replacement == meant)
  }

  @Test("gives the type of a last expression")
  func resultType() {
    let session = Session(library: CheckerFixture.library)
    #expect(session.check("1 + 2").resultType != nil)
    #expect(session.check("let a = 1").resultType == nil)
    #expect(session.check("print(1)").resultType == nil)
  }
}
