import Testing

@testable import Terminal

struct LineBufferTests {
  /// A buffer whose cursor stands at the `|` of a text.
  private func buffer(_ text: String) -> LineBuffer {
    let scalars = Array(text.unicodeScalars)
    let cursor = scalars.firstIndex(of: "|") ?? scalars.count
    return LineBuffer(scalars: scalars.filter { $0 != "|" }, cursor: cursor)
  }

  @Test(
    arguments: [
      ("abc|", nil), ("abc\nde|f", 2), ("abc\n|def", 0), ("ab\ndefgh|", 2), ("\nabc|", 0),
      ("a\nbc\ndef|", 4),
    ] as [(String, Int?)])
  func goesALineUpInTheSameColumn(text: String, cursor: Int?) {
    #expect(buffer(text).cursorAbove == cursor)
  }

  @Test(
    arguments: [
      ("ab|c", nil), ("ab|c\ndef", 6), ("abc|\nd", 5), ("abc|\n", 4), ("|\nabc", 1),
    ] as [(String, Int?)])
  func goesALineDownInTheSameColumn(text: String, cursor: Int?) {
    #expect(buffer(text).cursorBelow == cursor)
  }

  @Test func homeGoesToTheLineThenToTheEntry() {
    #expect(buffer("ab\ncd|e").home == 3)
    #expect(buffer("ab\n|cde").home == 0)
    #expect(buffer("a|b\ncd").end == 2)
    #expect(buffer("ab|\ncd").end == 5)
  }

  @Test func enterOnTheLastLineAsksWhetherTheEntryIsWhole() {
    #expect(buffer("let a|").enter { _ in .complete } == .accept)
    #expect(buffer("f {|").enter { _ in .incomplete(indent: 4) } == .breakLine(indent: 4))
  }

  @Test func enterInAnUpperLineBreaksIt() {
    #expect(buffer("f {|\n}").enter { _ in .complete } == .breakLine(indent: 4))
  }

  @Test func twoEmptyLinesLeaveAnyEntry() {
    #expect(buffer("f {\n|").enter { _ in .incomplete(indent: 4) } == .breakLine(indent: 4))
    #expect(buffer("f {\n    \n    |").enter { _ in .incomplete(indent: 4) } == .accept)
  }

  @Test func saysWhetherOnlySpacesStandBeforeTheCursor() {
    #expect(buffer("f {\n    |x").blankBeforeCursor == 4)
    #expect(buffer("f {\n  a |").blankBeforeCursor == nil)
    #expect(buffer("|").blankBeforeCursor == 0)
  }

  @Test func countsScalarsAsLibeditDoes() {
    let buffer = buffer("e\u{301}|a")
    #expect(buffer.cursor == 2)
    let text = buffer.text
    #expect(text[buffer.cursorIndex(in: text)...] == "a")
  }

  @Test func aCursorOutsideTheTextIsBroughtBack() {
    #expect(LineBuffer(scalars: ["a"], cursor: 9).cursor == 1)
    #expect(LineBuffer(scalars: ["a"], cursor: -1).cursor == 0)
  }
}
