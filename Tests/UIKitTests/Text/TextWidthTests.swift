import Testing

@testable import UIKit

/// Widths of text, against measured ones.
struct TextWidthTests {
  // Strings without kerned pairs, measured on iOS 26.1: exact.
  @Test(arguments: [
    ("Hello UIKit", 8.0, UIFont.Weight.regular, 41.957), ("iiiiillll", 8, .regular, 19.805),
    ("WWWW MMMM", 8, .regular, 63.016), ("Hello UIKit", 8, .medium, 43.053),
    ("Hello UIKit", 8, .semibold, 43.850), ("Hello UIKit", 20, .bold, 99.102),
    ("iiiiillll", 20, .bold, 46.168), ("Hello UIKit", 22, .medium, 102.686),
    ("Hello UIKit", 22, .semibold, 104.885), ("Hello UIKit", 22, .bold, 107.910),
    ("Hello UIKit", 24, .semibold, 114.243), ("Hello UIKit", 24, .bold, 117.549),
    ("Hello UIKit", 28, .regular, 126.971), ("WWWW MMMM", 28, .regular, 205.734),
    ("Hello UIKit", 28, .medium, 130.834), ("iiiiillll", 28, .semibold, 60.928),
    ("Hello UIKit", 28, .bold, 137.505),
  ])
  func widthsWithoutKerning(text: String, size: CGFloat, weight: UIFont.Weight, width: CGFloat) {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    #expect(abs(TextMetrics.width(of: text, font: font) - width) < 0.01)
  }

  // Weights that are not blends of measured ones: nearly right.
  @Test(arguments: [
    ("Hello UIKit", UIFont.Weight.light, 28.0, 121.953), ("Hello UIKit", .thin, 28, 115.423),
    ("Hello UIKit", .heavy, 24, 122.359), ("Hello UIKit", .black, 24, 126.567),
    ("iiiiillll", .light, 28, 50.105), ("WWWW MMMM", .heavy, 20, 155.324),
  ])
  func widthsOfOtherWeights(text: String, weight: UIFont.Weight, size: CGFloat, width: CGFloat) {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    #expect(abs(TextMetrics.width(of: text, font: font) / width - 1) < 0.02)
  }

  // Strings with kerned pairs, recorded on devices at three pixels a point.
  @Test(arguments: [
    ("Hello", 39.0), ("Layout", 51.333), ("Test", 32.333), ("This is long text", 119.333),
    ("Hello, World!", 97.333), ("Hello World", 88.0), ("firstLable", 71.0),
    ("secondLable", 97.333), ("Intensity:", 69.667), ("Radius:", 56.0), ("Hello UIKit", 79.667),
    ("iiiiillll", 34.333), ("View", 37.0),
  ])
  func recordedLabelWidths(text: String, width: CGFloat) {
    let measured = TextMetrics.width(of: text, font: UIFont.systemFont(ofSize: 17))
    #expect(abs(measured.roundedUpToPixel(scale: 3) - width) < 0.5)
  }

  @Test func ideographsAreWide() {
    let width = TextMetrics.width(of: "欢迎", font: UIFont.systemFont(ofSize: 20))
    #expect(abs(width - 38.333) < 0.01)
  }

  @Test func accentsDoNotChangeTheWidth() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(
      TextMetrics.width(of: "perché è così", font: font)
        == TextMetrics.width(of: "perche e cosi", font: font))
  }

  @Test func monospacedCharactersAreEquallyWide() {
    let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
    #expect(abs(TextMetrics.width(of: "iW", font: font) - 2 * 12.363_281_25) < 1e-9)
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect(
      TextMetrics.width(of: "111", font: digits) == TextMetrics.width(of: "000", font: digits))
  }

  @Test func emptyTextHasNoWidth() {
    #expect(TextMetrics.width(of: "", font: UIFont.systemFont(ofSize: 17)) == 0)
  }
}
