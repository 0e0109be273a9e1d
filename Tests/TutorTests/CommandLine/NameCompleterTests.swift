import Foundation
import Messages
import Terminal
import Testing

@testable import Tutor

@Suite("What TAB proposes", .serialized) @MainActor struct NameCompleterTests {
  private let session: TutorSession
  private let completer: NameCompleter

  init() {
    session = TutorSession(
      curriculum: nil, language: .italian, store: nil,
      exportFolder: FileManager.default.temporaryDirectory)
    _ = session.openSandbox()
    _ = session.handle("let label = UILabel()")
    completer = NameCompleter(session: session)
  }

  private func completions(_ text: String) -> Completions {
    completer.completions(of: text, at: text.endIndex)
  }

  private func texts(_ text: String) -> [String] { completions(text).candidates.map(\.text) }

  @Test("is members with their types and a line of documentation in the session's language")
  func members() throws {
    let found = try #require(
      completions("label.tex").candidates.first { $0.text == "text" })
    #expect(found.title == "text: String?")
    #expect(found.summary == "Il testo che l'etichetta mostra.")
    #expect(found.documentation?.hasPrefix("var text: String? { get set }\n") == true)
    _ = session.handle(":lang en")
    let english = try #require(
      completions("label.tex").candidates.first { $0.text == "text" })
    #expect(!english.summary.isEmpty && english.summary != found.summary)
  }

  @Test("is listed right after a dot, and not where anything may come")
  func beforeTyping() {
    #expect(texts("label.").contains("addSubview"))
    #expect(texts("label.backgroundColor = .").contains("white"))
    #expect(texts("") == [])
    #expect(texts("let a = ") == [])
  }

  @Test("is labels with a colon, members to override with their signatures")
  func insertions() {
    #expect(texts("UIView.animate(withD").contains("withDuration: "))
    #expect(
      texts("class Home: UIViewController {\n  override func viewDidL") == [
        "viewDidLayoutSubviews()", "viewDidLoad()",
      ])
  }

  @Test("ignores capital letters where nothing else is found")
  func capitals() {
    #expect(texts("uilab").contains("UILabel"))
    #expect(texts("label.BACKG") == ["backgroundColor"])
  }

  @Test("is commands, in the session's language first, and what they take")
  func commands() {
    #expect(texts(":perc") == ["perché"])
    #expect(texts(":wh") == ["why"])
    #expect(texts(":lingua ").sorted() == ["en", "it"])
    #expect(texts(":dispositivo iphone s").contains("iPhone SE (3rd generation)"))
    #expect(texts(":doc UILab").contains("UILabel"))
    #expect(texts(":tipo label.text").contains("text"))
    #expect(texts(":aiuto ") == [])
    _ = session.handle("undefined1 + undefined2")
    #expect(texts(":perché ") == ["1", "2"])
  }
}
