/// A colour without traits: fixed components in the sRGB or the grey colour space.
///
/// A `CGColor` is a snapshot. Taken from a dynamic `UIColor` it keeps the components of that
/// moment, so a layer's border does not follow the change to dark mode.
public final class CGColor: NSObject, @unchecked Sendable {
  /// The components, each usually 0…1, with alpha last: two for grey, four for sRGB.
  public let components: [CGFloat]?

  /// Makes a colour of the sRGB space.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// Makes a colour of the grey space.
  public init(gray: CGFloat, alpha: CGFloat) {
    components = [gray, alpha]
  }

  /// The opacity, 0…1.
  public var alpha: CGFloat { components?.last ?? 0 }

  /// The number of components, alpha included.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// Returns the same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let components else { return nil }
    if components.count == 2 { return CGColor(gray: components[0], alpha: alpha) }
    return CGColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CGColor else { return false }
    return components == other.components
  }

  public override var hash: Int { components.hashValue }

  public override var description: String {
    let space = numberOfComponents == 2 ? "ExtendedGray" : "sRGB IEC61966-2.1"
    let values = (components ?? []).map { $0.sixDigits }.joined(separator: " ")
    return "<CGColor \(pointerText(self))> [\(space)] ( \(values) )"
  }
}
