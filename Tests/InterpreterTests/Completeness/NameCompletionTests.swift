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

  @Test("documents names")
  func documentation() {
    let found = session.declarations(named: "UILabel.text")
    #expect(found.map(\.declaration) == ["var text: String? { get set }"])
    #expect(session.declarations(named: "UILabel").first?.kind == .type)
    #expect(session.declarations(named: "nothing.here") == [])
  }
}
