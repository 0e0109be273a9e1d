/// A set of a layer's corners.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let layerMinXMinYCorner: CACornerMask = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner: CACornerMask = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner: CACornerMask = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner: CACornerMask = CACornerMask(rawValue: 8)
}
