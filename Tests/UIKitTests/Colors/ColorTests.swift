import Testing

@testable import UIKit

struct ColorTests {
  private func bytes(_ color: UIColor, _ style: UIUserInterfaceStyle = .light) -> [Int] {
    color.components(with: UITraitCollection(userInterfaceStyle: style)).prefix(3)
      .map { Int(($0 * 255).rounded()) }
  }

  @Test func fixedColoursHaveTheirComponents() {
    #expect(bytes(.black) == [0, 0, 0])
    #expect(bytes(.darkGray) == [85, 85, 85])
    #expect(bytes(.lightGray) == [170, 170, 170])
    #expect(bytes(.white) == [255, 255, 255])
    #expect(bytes(.cyan) == [0, 255, 255])
    #expect(bytes(.magenta) == [255, 0, 255])
    #expect(bytes(.brown) == [153, 102, 51])
    #expect(UIColor.clear.cgColor.alpha == 0)
  }

  @Test func systemColoursFollowTheAppearance() {
    #expect(bytes(.systemBlue) == [0, 122, 255])
    #expect(bytes(.systemBlue, .dark) == [10, 132, 255])
    #expect(bytes(.systemTeal) == [48, 176, 199])
    #expect(bytes(.systemGray, .dark) == [142, 142, 147])
    #expect(bytes(.systemBackground) == [255, 255, 255])
    #expect(bytes(.systemBackground, .dark) == [0, 0, 0])
    #expect(bytes(.label, .dark) == [255, 255, 255])
    #expect(bytes(.link, .dark) == [9, 132, 255])
    let elevated = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(userInterfaceLevel: .elevated),
    ])
    #expect(
      UIColor.systemBackground.resolvedColor(with: elevated).cgColor.components?[0] == 28.0 / 255)
  }

  @Test func descriptionsAreThoseOfUIKit() {
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(UIColor.clear.description == "UIExtendedGrayColorSpace 0 0")
    #expect(UIColor.orange.description == "UIExtendedSRGBColorSpace 1 0.5 0 1")
    let dynamic = UIColor.systemBackground.description
    #expect(dynamic.hasPrefix("<UIDynamicSystemColor: 0x"))
    #expect(dynamic.hasSuffix("; name = systemBackgroundColor>"))
    #expect(UIColor.systemGray6.description.hasSuffix("name = systemGray6Color>"))
  }

  @Test func equalityComparesSpaceAndComponents() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.systemRed == UIColor.systemRed)
    #expect(UIColor.systemRed != UIColor.systemBlue)
    #expect(UIColor.systemRed.withAlphaComponent(0.5) == UIColor.systemRed.withAlphaComponent(0.5))
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
  }

  @Test func providersAreAskedEachTime() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(bytes(color) == [0, 0, 0])
    #expect(bytes(color, .dark) == [255, 255, 255])
    #expect(bytes(color.withAlphaComponent(0.5), .dark) == [255, 255, 255])
    #expect(color != UIColor { _ in .black })
  }

  @Test func aCGColorIsASnapshot() {
    let color = UIColor.systemBackground
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = color.cgColor
    var inDark: CGColor?
    dark.performAsCurrent { inDark = color.cgColor }
    #expect(light != inDark)
    #expect(UIColor(cgColor: light) == UIColor.white)
  }

  @Test func huesTurnAroundTheCircle() {
    let red = UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1)
    #expect(red == .red)
    #expect(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1) == .red)
    #expect(bytes(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1)) == [0, 255, 0])
    #expect(bytes(UIColor(hue: 0.5, saturation: 0, brightness: 0.5, alpha: 1)) == [128, 128, 128])
  }
}
