import Terminal
import Testing

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("ciao", 4), ("è", 1), ("e\u{300}", 1), ("日本", 4), ("🎉", 2), ("👍🏽", 2), ("🇮🇹", 2),
    ("👨‍👩‍👧", 2), ("❤️", 2), ("❤", 1), ("☎︎", 1), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("«›»", 3),
    ("│─", 2), ("ﬁ", 1), ("Ａ", 2), ("a\u{200B}b", 2), ("\u{1B}[1;31merrore\u{1B}[0m", 6), ("…", 1),
    ("1️⃣", 2), ("#", 1), ("é🎉日x", 6),
  ])
  func countsColumns(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test func padsByColumns() {
    #expect(DisplayWidth.padded("日", to: 4) == "日  ")
    #expect(DisplayWidth.padded("lungo", to: 2) == "lungo")
  }

  @Test(arguments: [
    ("ciao", 4, "ciao"), ("ciao", 3, "ci…"), ("日本語", 4, "日…"), ("ciao", 1, "…"), ("ciao", 0, ""),
    ("ciao", -1, ""),
  ])
  func truncatesToColumns(text: String, width: Int, expected: String) {
    #expect(DisplayWidth.truncated(text, to: width) == expected)
  }
}
