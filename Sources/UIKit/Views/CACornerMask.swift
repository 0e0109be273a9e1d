/// A set of a layer's corners.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits, with the values of Apple's enumeration.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let layerMinXMinYCorner: CACornerMask = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner: CACornerMask = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner: CACornerMask = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner: CACornerMask = CACornerMask(rawValue: 8)
}
