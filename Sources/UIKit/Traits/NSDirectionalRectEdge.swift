/// A set of sides of a rectangle, where leading and trailing follow the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top side.
  public static let top: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 1)
  /// The side where reading begins.
  public static let leading: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom side.
  public static let bottom: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 4)
  /// The side where reading ends.
  public static let trailing: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 8)
  /// All four sides.
  public static let all: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 15)
}
