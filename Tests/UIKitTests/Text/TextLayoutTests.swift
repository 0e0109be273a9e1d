import Testing

@testable import UIKit

struct TextLayoutTests {
  let font = UIFont.systemFont(ofSize: 17)

  private func lines(
    _ text: String, _ width: CGFloat, _ limit: Int = 0,
    _ mode: NSLineBreakMode = .byWordWrapping
  ) -> [String] {
    TextLayout(text, font: font, width: width, limit: limit, mode: mode).lines
  }

  @Test func wordsWrap() {
    #expect(lines("uno due tre", 65) == ["uno due", "tre"])
    #expect(lines("uno due tre", 20).count == 6)
    #expect(lines("uno due tre", .infinity) == ["uno due tre"])
  }

  @Test func aTextFitsTheWidthItWasMeasuredTo() {
    let width = TextMetrics.width(of: "uno due tre", font: font)
    #expect(lines("uno due tre", width) == ["uno due tre"])
  }

  @Test func lineEndsOfTheTextBreak() {
    #expect(lines("uno\ndue", .infinity) == ["uno", "due"])
    #expect(lines("uno\n\ndue", 500) == ["uno", "", "due"])
    #expect(lines("uno\r\ndue", 500) == ["uno", "due"])
  }

  @Test func hyphensLetALineBreak() {
    #expect(lines("bianco-nero", 70) == ["bianco-", "nero"])
  }

  @Test func longWordsBreakBetweenCharacters() {
    let parts = lines("precipitevolissimevolmente", 80)
    #expect(parts.count > 1)
    #expect(parts.joined() == "precipitevolissimevolmente")
    #expect(parts.allSatisfy { TextMetrics.width(of: $0, font: font) <= 80.001 })
  }

  @Test func aLineTakesAtLeastOneCharacter() {
    #expect(lines("abc", 0) == ["a", "b", "c"])
  }

  @Test func oneLineIsCutWithAnEllipsis() {
    #expect(lines("uno due tre", 60, 1, .byTruncatingTail).first?.hasSuffix("…") == true)
    #expect(lines("uno due tre", 60, 1, .byTruncatingHead).first?.hasPrefix("…") == true)
    let middle = lines("uno due tre", 60, 1, .byTruncatingMiddle).first ?? ""
    #expect(middle.hasPrefix("u") && middle.hasSuffix("e") && middle.contains("…"))
    #expect(lines("uno due tre", 60, 1, .byClipping).first?.contains("…") == false)
  }

  @Test func theLastLineAllowedIsCut() {
    let layout = TextLayout(
      "uno due tre quattro cinque", font: font, width: 70, limit: 2, mode: .byTruncatingTail)
    #expect(layout.lines.count == 2)
    #expect(layout.lines.last?.hasSuffix("…") == true)
    #expect(layout.isTruncated)
  }

  @Test func emptyTextIsOneEmptyLine() {
    #expect(lines("", 100) == [""])
  }
}
