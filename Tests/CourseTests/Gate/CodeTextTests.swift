import Testing

@testable import Course

@Suite("Code as text")
struct CodeTextTests {
  @Test func checksAreFoundInABlock() {
    let code = """
      // Due controlli
      #expect(label.text == ")")
      #expect(view.subviews.contains { $0 === label } && f((1), [2]))
      #expect(open
      """
    #expect(
      CheckText.expressions(of: code) == [
        "label.text == \")\"", "view.subviews.contains { $0 === label } && f((1), [2])", "open",
      ])
  }

  @Test(arguments: [
    ("a == 1", ["a", "==", "1"]), ("f(a == b) != \" == \"", ["f(a == b)", "!=", "\" == \""]),
    ("a.count >= b.count", ["a.count", ">=", "b.count"]),
  ])
  func comparisonsHaveTwoSides(text: String, sides: [String]) throws {
    let comparison = try #require(CheckText.comparison(of: text))
    #expect([comparison.left, comparison.sign, comparison.right] == sides)
  }

  @Test(arguments: ["!view.hasAmbiguousLayout", "f(a == b)", "a == 1 && b == 2", "== 1", "a<b"])
  func otherExpressionsHaveNone(text: String) {
    #expect(CheckText.comparison(of: text) == nil)
  }

  /// A text is complete when its brackets are.
  private let splitter = StatementSplitter { text in
    text.filter { "([{".contains($0) }.count == text.filter { ")]}".contains($0) }.count
  }

  @Test func codeIsDividedAsItIsTyped() {
    let code = """
      // Prima si crea
      let label = UILabel()

      label.text = "Ciao" // saluto
      NSLayoutConstraint.activate([
          label.centerXAnchor,

          label.centerYAnchor,
      ])
      if ready {
          go()
      }
      else {
          wait()
      }
      view
          .addSubview(label)
      // Fine
      """
    #expect(
      splitter.split(code) == [
        "// Prima si crea\nlet label = UILabel()", "label.text = \"Ciao\" // saluto",
        "NSLayoutConstraint.activate([\n    label.centerXAnchor,\n\n    label.centerYAnchor,\n])",
        "if ready {\n    go()\n}\nelse {\n    wait()\n}", "view\n    .addSubview(label)",
      ])
    #expect(splitter.split("") == [])
    #expect(splitter.split("f(") == ["f("])
  }
}
