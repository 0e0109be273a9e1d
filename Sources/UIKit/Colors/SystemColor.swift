/// One of the system's colours: its name and its values in the light and the dark appearance.
struct SystemColor: Sendable {
  /// Apple's name, as `UIColor`'s description prints it.
  let name: String
  /// Red, green and blue from 0 to 255 and an opacity from 0 to 1.
  typealias Components = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  let light: Components
  let dark: Components
  /// The value in the dark appearance above the base level, where it is another one.
  var elevatedDark: Components?

  /// Returns the fixed colour for the given traits; an unspecified appearance counts as light.
  func resolved(_ traits: UITraitCollection) -> UIColor {
    var parts = light
    if traits.userInterfaceStyle == .dark {
      parts = dark
      if traits.userInterfaceLevel == .elevated, let elevatedDark { parts = elevatedDark }
    }
    if parts.red == parts.green, parts.green == parts.blue {
      return UIColor(white: parts.red / 255, alpha: parts.alpha)
    }
    return UIColor(
      red: parts.red / 255, green: parts.green / 255, blue: parts.blue / 255, alpha: parts.alpha)
  }

  /// Makes an opaque system colour from two triples of 0…255.
  static func opaque(
    _ name: String, _ light: (CGFloat, CGFloat, CGFloat), _ dark: (CGFloat, CGFloat, CGFloat),
    elevated: (CGFloat, CGFloat, CGFloat)? = nil
  ) -> UIColor {
    UIColor(
      definition: .system(
        SystemColor(
          name: name, light: (light.0, light.1, light.2, 1), dark: (dark.0, dark.1, dark.2, 1),
          elevatedDark: elevated.map { ($0.0, $0.1, $0.2, 1) })))
  }

  /// Makes a translucent system colour from two triples of 0…255 and their opacities.
  static func translucent(
    _ name: String, _ light: (CGFloat, CGFloat, CGFloat), _ lightAlpha: CGFloat,
    _ dark: (CGFloat, CGFloat, CGFloat), _ darkAlpha: CGFloat
  ) -> UIColor {
    UIColor(
      definition: .system(
        SystemColor(
          name: name, light: (light.0, light.1, light.2, lightAlpha),
          dark: (dark.0, dark.1, dark.2, darkAlpha))))
  }
}
