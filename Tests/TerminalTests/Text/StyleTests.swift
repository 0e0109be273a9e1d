import Terminal
import Testing

struct StyleTests {
  @Test(arguments: Style.allCases)
  func writesNothingWithoutColours(style: Style) {
    #expect(Styler.none("testo", style) == "testo")
  }

  @Test(arguments: Style.allCases)
  func opensAndClosesWithColours(style: Style) {
    let text = Styler(depth: .sixteen)("testo", style)
    #expect(text.hasPrefix("\u{1B}["))
    #expect(text.hasSuffix("mtesto\u{1B}[0m"))
    #expect(DisplayWidth.of(text) == 5)
  }

  @Test func leavesEmptyTextAndNoStyleAlone() {
    #expect(Styler(depth: .trueColor)("", .bold) == "")
    #expect(Styler(depth: .trueColor)("a", nil) == "a")
  }
}
