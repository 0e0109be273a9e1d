import Terminal
import Testing

struct IndentationTests {
  @Test(arguments: [
    ("let a = 1", 0), ("class A {", 4), ("f(a, [", 8), ("class A {\n}", 0), ("}}", 0),
    ("let s = \"{\"", 0), ("// {", 0), ("/* { */ {", 4), ("let s = \"\\\"{\" + [", 4),
    ("let s = \"\"\"\n{ \" {", 0), ("let s = \"\"\"\n{\n\"\"\" + (", 4), ("a = b / c {", 4),
    ("let s = \"aperta {\nf {", 4),
  ])
  func indentsByTheBracketsLeftOpen(text: String, spaces: Int) {
    #expect(Indentation.continuation(of: text) == spaces)
  }
}
