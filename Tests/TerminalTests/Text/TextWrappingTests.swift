import Terminal
import Testing

struct TextWrappingTests {
  @Test func breaksAtSpacesWithAHangingIndent() {
    #expect(
      TextWrapping.lines(of: "Crea una vista bianca e assegnala", width: 16, indent: "▸ ") == [
        "▸ Crea una vista", "  bianca e", "  assegnala",
      ])
  }

  @Test(arguments: [
    ("", [""]), ("a b", ["a b"]), ("a\n\nb", ["a", "", "b"]), ("  a b", ["  a b"]),
    ("abcdefghijkl", ["abcdefgh", "ijkl"]), ("x abcdefghijkl", ["x", "abcdefgh", "ijkl"]),
    ("日本語日本", ["日本語日", "本"]), ("perché così", ["perché", "così"]),
    ("a\u{A0}b\u{A0}c de fg", ["a\u{A0}b\u{A0}c de", "fg"]), ("12345678 a", ["12345678", "a"]),
  ])
  func fitsEightColumns(text: String, lines: [String]) {
    #expect(TextWrapping.lines(of: text, width: 8) == lines)
  }

  @Test func stylesCountNoColumns() {
    let styler = Styler(depth: .sixteen)
    let text = "abc " + styler("defg", .bold) + " hi"
    #expect(
      TextWrapping.lines(of: text, width: 8) == ["abc " + styler("defg", .bold), "hi"])
  }

  @Test(arguments: [-5, 0, 1])
  func alwaysPlacesACharacter(width: Int) {
    #expect(TextWrapping.lines(of: "ab", width: width) == ["a", "b"])
  }
}
