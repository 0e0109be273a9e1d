/// How much a constraint matters: 1000 must hold, lower ones hold as well as higher ones allow.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number, from 0 to 1000.
  public var rawValue: Float

  /// Makes a priority from a number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority from a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// What must hold, 1000.
  public static let required: UILayoutPriority = UILayoutPriority(1000)
  /// How strongly a button resists being squeezed, 750.
  public static let defaultHigh: UILayoutPriority = UILayoutPriority(750)
  /// How strongly a button resists being stretched, 250.
  public static let defaultLow: UILayoutPriority = UILayoutPriority(250)
  /// How strongly a fitting size is aimed at, 50.
  public static let fittingSizeLevel: UILayoutPriority = UILayoutPriority(50)
  /// How strongly a drag that may resize the window is followed, 510.
  public static let dragThatCanResizeScene: UILayoutPriority = UILayoutPriority(510)
  /// How strongly a window keeps its size, 500.
  public static let sceneSizeStayPut: UILayoutPriority = UILayoutPriority(500)
  /// How strongly a drag that may not resize the window is followed, 490.
  public static let dragThatCannotResizeScene: UILayoutPriority = UILayoutPriority(490)

  /// A priority that much higher.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  /// A priority that much lower.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }
}
