import Terminal
import Testing

struct SanitizerTests {
  @Test(arguments: [
    ("ciao è 🎉 👨‍👩‍👧", "ciao è 🎉 👨‍👩‍👧"),
    ("a\tb\nc", "a\tb\nc"),
    ("a\r\nb\rc", "a\nb\nc"),
    ("\u{1B}[2J\u{1B}[1;31mrosso\u{1B}[0m", "rosso"),
    ("\u{1B}]0;titolo\u{7}a\u{1B}]8;;http://x\u{1B}\\b", "ab"),
    ("\u{1B}P1$r\u{1B}\\a\u{1B}_Gi=1\u{1B}\\b\u{1B}^x\u{1B}\\c\u{1B}Xy\u{1B}\\d", "abcd"),
    ("\u{9B}31ma\u{9D}0;t\u{9C}b\u{90}q\u{7}c\u{85}d", "abcd"),
    ("\u{1B}(0a\u{1B}cb\u{1B}7c\u{1B}", "abc"),
    ("a\u{0}\u{8}\u{7}\u{7F}b", "ab"),
    ("\u{202E}abc\u{2066}d\u{2069}\u{200F}", "abcd"),
    ("\u{1B}]0;senza fine", "0;senza fine"),
    ("\u{1B}[12;", ""),
    ("a\u{1B}[\u{1B}[31mb", "ab"),
    ("\u{1B}]0;a\u{1B}]1;b\u{7}c", "c"),
    ("a\u{2028}b", "a\nb"),
  ])
  func stripsWhatATerminalWouldObey(text: String, expected: String) {
    #expect(Sanitizer.cleaned(text) == expected)
  }

  @Test func leavesNoControlInAnyMixture() {
    let parts = ["\u{1B}", "[", "]", "31", "m", "\u{9B}", "\u{7}", "\\", "P", ";", "x", "\u{9D}"]
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let text = (0..<8).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let cleaned = Sanitizer.cleaned(text)
      let controls = cleaned.unicodeScalars.filter { $0.properties.generalCategory == .control }
      #expect(controls.isEmpty, "\(text.debugDescription)")
    }
  }

  @Test func makesOneLine() {
    #expect(Sanitizer.cleanedLine(" a\n\tb  \u{1B}[31mc ") == "a b c")
  }
}
