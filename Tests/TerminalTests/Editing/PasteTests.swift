import Testing

@testable import Terminal

struct PasteTests {
  private func cleaned(_ text: String) -> String {
    Paste.cleaned(text, prompts: ["loadView› ", "... "])
  }

  @Test(arguments: [
    ("a\r\nb", "a\nb"), ("a\rb", "a\nb"), ("\tx", "    x"), ("a\n\n", "a"),
    ("perche\u{301}", "perch\u{E9}"), ("a\u{1B}[31mb\u{7}", "ab"),
  ])
  func makesTextFitToEdit(pasted: String, expected: String) {
    #expect(Array(cleaned(pasted).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func dropsPromptsAlsoOfAnotherLesson() {
    #expect(cleaned("loadView› let a = 1\nloadView›\n... b") == "let a = 1\n\nb")
    #expect(cleaned("viewDidLoad› view = a") == "view = a")
  }

  @Test func leavesTheSignWithinCode() {
    #expect(cleaned("let a = \"b› c\"") == "let a = \"b› c\"")
    #expect(cleaned("a > b ... c") == "a > b ... c")
  }

  @Test func keepsTheIndentOfCode() {
    #expect(cleaned("f {\n    a\n}") == "f {\n    a\n}")
  }
}
