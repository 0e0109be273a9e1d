/// A colour, fixed or dynamic.
///
/// A dynamic colour has other components in dark mode; it is resolved with the traits of the view
/// that draws it, or with `UITraitCollection.current` where no view is involved. The values of the
/// system colours are those of iOS 13 to 18.
public class UIColor: NSObject, @unchecked Sendable {
  /// How the colour is defined.
  enum Definition {
    /// A level of grey and an opacity.
    case gray(white: CGFloat, alpha: CGFloat)
    /// Red, green, blue and an opacity.
    case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    /// One of the system's colours, by name.
    case system(SystemColor)
    /// A closure that gives the colour for the traits.
    case provider((UITraitCollection) -> UIColor)
    /// A dynamic colour whose opacity has been replaced.
    case modified(base: UIColor, alpha: CGFloat)
  }

  let definition: Definition

  init(definition: Definition) {
    self.definition = definition
    super.init()
  }

  /// Makes a colour of the Display P3 space; the simulation takes its components for those of sRGB.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour of the sRGB space; components are usually 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(definition: .rgb(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a grey, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(definition: .gray(white: white, alpha: alpha))
  }

  /// Makes a colour from its hue, saturation and brightness, each 0…1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let turn = (hue - hue.rounded(.down)) * 6
    let sector = turn.rounded(.down)
    let fraction = turn - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    let (red, green, blue): (CGFloat, CGFloat, CGFloat) =
      switch sector {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour that a closure chooses each time from the traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(definition: .provider(dynamicProvider))
  }

  /// Makes the colour with a `CGColor`'s components.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0]
    if parts.count == 2 {
      self.init(white: parts[0], alpha: parts[1])
    } else {
      self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
  }

  /// Makes a colour that shows nothing.
  public convenience override init() {
    self.init(white: 0, alpha: 0)
  }

  /// Finds a colour among the application's; nil where the host has provided none of that name.
  public convenience init?(named name: String) {
    guard let color = UIColor.catalog[name] ?? Simulation.missingColor else { return nil }
    self.init(definition: .provider { _ in color })
  }

  // not scripted
  /// The colours the application has, by name; for the host to fill.
  nonisolated(unsafe) public static var catalog: [String: UIColor] = [:]

  /// Returns this colour with another opacity, 0…1.
  ///
  /// A dynamic colour stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch definition {
    case .gray(let white, _): UIColor(white: white, alpha: alpha)
    case .rgb(let red, let green, let blue, _):
      UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .modified(let base, _): UIColor(definition: .modified(base: base, alpha: alpha))
    case .system, .provider: UIColor(definition: .modified(base: self, alpha: alpha))
    }
  }

  /// Returns the fixed colour this one is under the given traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch definition {
    case .gray, .rgb: return self
    case .system(let color): return color.resolved(traitCollection)
    case .modified(let base, let alpha):
      return base.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
    case .provider(let provider):
      let color = provider(traitCollection)
      // A provider may return another dynamic colour, but not itself: that never resolves.
      if color === self { return UIColor(white: 0, alpha: 0) }
      return color.resolvedColor(with: traitCollection)
    }
  }

  /// The components under the current traits, as a colour that no longer follows them.
  public var cgColor: CGColor {
    switch resolvedColor(with: UITraitCollection.current).definition {
    case .gray(let white, let alpha): CGColor(gray: white, alpha: alpha)
    case .rgb(let red, let green, let blue, let alpha):
      CGColor(red: red, green: green, blue: blue, alpha: alpha)
    case .system, .provider, .modified: CGColor(gray: 0, alpha: 0)
    }
  }

  /// Red, green, blue and opacity under the given traits, each usually 0…1.
  func components(with traits: UITraitCollection) -> [CGFloat] {
    switch resolvedColor(with: traits).definition {
    case .gray(let white, let alpha): [white, white, white, alpha]
    case .rgb(let red, let green, let blue, let alpha): [red, green, blue, alpha]
    case .system, .provider, .modified: [0, 0, 0, 0]
    }
  }

  // not scripted
  /// Stores the components under the current traits; true, since every colour here has them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components(with: UITraitCollection.current)
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    // As in UIKit, a grey and an sRGB colour differ even where they look the same.
    switch (definition, other.definition) {
    case (.gray(let white, let alpha), .gray(let otherWhite, let otherAlpha)):
      return white == otherWhite && alpha == otherAlpha
    case (
      .rgb(let red, let green, let blue, let alpha),
      .rgb(let otherRed, let otherGreen, let otherBlue, let otherAlpha)
    ):
      return [red, green, blue, alpha] == [otherRed, otherGreen, otherBlue, otherAlpha]
    case (.system(let color), .system(let otherColor)): return color.name == otherColor.name
    case (.modified(let base, let alpha), .modified(let otherBase, let otherAlpha)):
      return alpha == otherAlpha && base.isEqual(otherBase)
    default: return false
    }
  }

  public override var hash: Int {
    var hasher = Hasher()
    switch definition {
    case .gray(let white, let alpha): hasher.combine([white, alpha])
    case .rgb(let red, let green, let blue, let alpha): hasher.combine([red, green, blue, alpha])
    case .system(let color): hasher.combine(color.name)
    case .modified(let base, let alpha):
      hasher.combine(base.hash)
      hasher.combine(alpha)
    case .provider: hasher.combine(ObjectIdentifier(self))
    }
    return hasher.finalize()
  }

  public override var description: String {
    switch definition {
    case .gray(let white, let alpha):
      "UIExtendedGrayColorSpace \(white.sixDigits) \(alpha.sixDigits)"
    case .rgb(let red, let green, let blue, let alpha):
      "UIExtendedSRGBColorSpace "
        + [red, green, blue, alpha].map { $0.sixDigits }.joined(separator: " ")
    case .system(let color): "<UIDynamicSystemColor: \(pointerText(self)); name = \(color.name)>"
    case .provider: "<UIDynamicProviderColor: \(pointerText(self))>"
    case .modified(let base, let alpha):
      "<UIDynamicModifiedColor: \(pointerText(self)); baseColor = \(base); "
        + "alphaComponent = \(alpha.sixDigits)>"
    }
  }
}
