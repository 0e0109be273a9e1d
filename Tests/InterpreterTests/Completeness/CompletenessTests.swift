import Interpreter
import Testing

@Suite("Completeness") struct CompletenessTests {
  @Test(
    "more lines belong to it",
    arguments: [
      "foo.", "a = b ??", "1 ...", "f(a: 1", "[1: 2, 3", "let c = { x in", "switch x {",
      "if x { } else", "#if DEBUG", "\"\"\"", "struct A", "guard let x = y else", "@",
      "/* aperto", "/* a /* b */", "override func loadView() {", "let a = [", "view.addSubview(",
    ])
  func incomplete(_ text: String) {
    #expect(Session.completeness(of: text) == .incomplete)
  }

  @Test(
    "is complete",
    arguments: [
      "", "  ", "let a = 1", "let a", "foo", "if x { }", "/* chiuso */", "// commento",
      "class A { }", "let s = \"ciao\"", "view = UIView()", "\"\"\"\na\n\"\"\"",
      "let view = UIView()  // nota",
    ])
  func complete(_ text: String) {
    #expect(Session.completeness(of: text) == .complete)
  }

  @Test(
    "has a fault that no line mends", arguments: ["x }", "let 1x = 2", "3)", "let s = \"aperta"])
  func invalid(_ text: String) {
    #expect(Session.completeness(of: text) == .invalid)
  }

  @Test("does not give the parser brackets that nest too deeply")
  func deepBrackets() {
    let deep = String(repeating: "[", count: 200)
    #expect(Session.completeness(of: "let a = " + deep) == .invalid)
    #expect(Session.completeness(of: "let a = \"" + deep + "\"") == .complete)
    #expect(Session.completeness(of: "let a = 1  // " + deep) == .complete)
  }
}
