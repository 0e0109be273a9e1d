extension NSLayoutConstraint {
  /// How the views of a visual format are aligned, and which way it reads.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits, with the values of Apple's enumeration.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Left edges on one line.
    public static let alignAllLeft: NSLayoutConstraint.FormatOptions = .init(rawValue: 1 << 1)
    /// Right edges on one line.
    public static let alignAllRight: NSLayoutConstraint.FormatOptions = .init(rawValue: 1 << 2)
    /// Top edges on one line.
    public static let alignAllTop: NSLayoutConstraint.FormatOptions = .init(rawValue: 1 << 3)
    /// Bottom edges on one line.
    public static let alignAllBottom: NSLayoutConstraint.FormatOptions = .init(rawValue: 1 << 4)
    /// Leading edges on one line.
    public static let alignAllLeading: NSLayoutConstraint.FormatOptions = .init(rawValue: 1 << 5)
    /// Trailing edges on one line.
    public static let alignAllTrailing: NSLayoutConstraint.FormatOptions = .init(rawValue: 1 << 6)
    /// Middles on one upright line.
    public static let alignAllCenterX: NSLayoutConstraint.FormatOptions = .init(rawValue: 1 << 9)
    /// Middles on one level line.
    public static let alignAllCenterY: NSLayoutConstraint.FormatOptions = .init(rawValue: 1 << 10)
    /// Last baselines on one line.
    public static let alignAllLastBaseline: NSLayoutConstraint.FormatOptions =
      .init(rawValue: 1 << 11)
    /// First baselines on one line.
    public static let alignAllFirstBaseline: NSLayoutConstraint.FormatOptions =
      .init(rawValue: 1 << 12)
    /// From leading to trailing, as without options.
    public static let directionLeadingToTrailing: NSLayoutConstraint.FormatOptions = []
    /// From left to right, whatever the reading direction.
    public static let directionLeftToRight: NSLayoutConstraint.FormatOptions =
      .init(rawValue: 1 << 16)
    /// From right to left, whatever the reading direction.
    public static let directionRightToLeft: NSLayoutConstraint.FormatOptions =
      .init(rawValue: 1 << 17)

    /// The attributes to align.
    var attributes: [NSLayoutConstraint.Attribute] {
      let all: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
        (.alignAllBottom, .bottom), (.alignAllLeading, .leading),
        (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
        (.alignAllFirstBaseline, .firstBaseline),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }
}
