import Terminal
import Testing

struct SourceExcerptTests {
  private let excerpt = SourceExcerpt(styler: .none, characters: .unicode)

  /// The excerpt of a source whose range stands between two `◆`.
  private func lines(_ marked: String, firstLineNumber: Int? = nil) -> String {
    let parts = marked.split(separator: "◆", omittingEmptySubsequences: false)
    let start = parts[0].utf8.count
    let end = parts.count > 2 ? start + parts[1].utf8.count : start
    return excerpt.lines(
      of: parts.joined(), range: start..<end, firstLineNumber: firstLineNumber
    ).joined(separator: "\n")
  }

  @Test(arguments: [
    ("let ◆a◆ = 1", "let a = 1\n    ^"),
    ("view.◆backgroundColour◆ = 1", "view.backgroundColour = 1\n     ^~~~~~~~~~~~~~~~"),
    ("let è = ◆b◆", "let è = b\n        ^"),
    ("let e\u{300} = ◆b◆", "let e\u{300} = b\n        ^"),
    ("\"日本\" + ◆c◆", "\"日本\" + c\n         ^"),
    ("◆日◆本", "日本\n^~"),
    ("🎉👨‍👩‍👧 ◆x◆", "🎉👨‍👩‍👧 x\n     ^"),
    ("\t◆a◆", "    a\n    ^"),
    ("ab\t◆c◆", "ab  c\n    ^"),
    ("let a =◆", "let a =\n       ^"),
    ("◆", "\n^"),
    ("\u{1B}[31m◆a◆", "?[31ma\n     ^"),
  ])
  func putsCaretsUnderTheRange(marked: String, expected: String) {
    #expect(lines(marked) == expected)
  }

  @Test func findsTheLine() {
    #expect(lines("uno\ndue ◆tre◆\nquattro") == "due tre\n    ^~~")
    #expect(lines("uno\n◆\ndue") == "\n^")
    #expect(lines("uno◆\ndue") == "uno\n   ^")
  }

  @Test func marksSeveralLines() {
    #expect(
      lines("f(◆{\n    a\n\n}◆)") == """
        f({
          ^
            a
            ^

        })
        ^
        """)
  }

  @Test func shortensALongRange() {
    let source = "◆" + (1...20).map { "riga \($0)" }.joined(separator: "\n") + "◆"
    let lines = lines(source)
    #expect(lines.contains("riga 5\n"))
    #expect(!lines.contains("riga 6\n"))
    #expect(lines.hasSuffix("...\nriga 20\n^~~~~~~"))
  }

  @Test func numbersLines() {
    #expect(
      lines("a\n◆b\nc◆", firstLineNumber: 8) == """
         9 │ b
           │ ^
        10 │ c
           │ ^
        """)
  }

  @Test func aRangeBeyondTheTextMarksItsEnd() {
    #expect(excerpt.lines(of: "ab", range: 9..<12) == ["ab", "  ^"])
    #expect(excerpt.lines(of: "ab", range: 9..<9) == ["ab", "  ^"])
  }

  @Test func marksALineAlreadyOnTheScreen() {
    #expect(excerpt.carets(under: "è.x", range: 3..<4, indent: 10) == "            ^")
  }
}
