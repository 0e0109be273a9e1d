import Testing
import UIKit

/// The system font's metrics, against measured ones.
struct FontTests {
  @Test(arguments: [
    (11.0, 13.127), (12, 14.320), (13, 15.514), (14, 16.707), (15, 17.900), (16, 19.094),
    (17, 20.287), (20, 23.867), (22, 26.254), (24, 28.641), (28, 33.414), (34, 40.574),
  ])
  func lineHeights(size: CGFloat, height: CGFloat) {
    #expect(abs(UIFont.systemFont(ofSize: size).lineHeight - height) < 0.001)
  }

  @Test func verticalMetricsOfSeventeenPoints() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.ascender - 16.1865) < 0.0001)
    #expect(abs(font.descender + 4.1006) < 0.0001)
    #expect(abs(font.capHeight - 11.978) < 0.001)
    #expect(font.leading == 0)
  }

  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, 25.0), (.small, 26), (.medium, 27), (.large, 28),
    (.extraLarge, 30), (.extraExtraLarge, 32), (.extraExtraExtraLarge, 34),
    (.accessibilityMedium, 38), (.accessibilityLarge, 43), (.accessibilityExtraLarge, 48),
    (.accessibilityExtraExtraLarge, 53), (.accessibilityExtraExtraExtraLarge, 58),
  ])
  func titlesGrowWithTheTextSize(category: UIContentSizeCategory, size: CGFloat) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let font = UIFont.preferredFont(forTextStyle: .title1, compatibleWith: traits)
    #expect(font.pointSize == size)
  }

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20),
    (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
    (.caption1, 12), (.caption2, 11),
  ])
  func textStylesAtTheUsualSize(style: UIFont.TextStyle, size: CGFloat) {
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
  }

  @Test func descriptionsAreThoseOfUIKit() {
    let regular = UIFont.systemFont(ofSize: 16).description
    #expect(regular.hasPrefix("<UICTFont: 0x"))
    #expect(
      regular.hasSuffix(
        "> font-family: \".SFUI-Regular\"; font-weight: normal; font-style: normal; "
          + "font-size: 16.00pt"))
    #expect(
      UIFont.boldSystemFont(ofSize: 12).description.contains(
        "\".SFUI-Semibold\"; font-weight: bold"))
    #expect(UIFont.italicSystemFont(ofSize: 12).fontName == ".SFUI-RegularItalic")
    #expect(UIFont.systemFont(ofSize: 12, weight: .heavy).fontName == ".SFUI-Heavy")
  }

  @Test func fontsAreFoundByName() {
    #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.familyName == "Helvetica Neue")
    #expect(UIFont(name: "Menlo", size: 12) != nil)
    #expect(UIFont(name: "NoSuchFont", size: 12) == nil)
    #expect(UIFont(name: "", size: 12) == nil)
  }

  @Test func equalFontsAreEqual() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
  }
}
