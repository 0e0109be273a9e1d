/// Recognises a finger that stays.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger must stay, in seconds.
  public var minimumPressDuration: TimeInterval = 0.5
}

/// Recognises a finger that moves.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers make the gesture at least.
  public var minimumNumberOfTouches: Int = 1
}

/// Recognises a quick movement in one direction.
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of directions.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right: UISwipeGestureRecognizer.Direction = .init(rawValue: 1)
    /// To the left.
    public static let left: UISwipeGestureRecognizer.Direction = .init(rawValue: 2)
    /// Upwards.
    public static let up: UISwipeGestureRecognizer.Direction = .init(rawValue: 4)
    /// Downwards.
    public static let down: UISwipeGestureRecognizer.Direction = .init(rawValue: 8)
  }

  /// The directions recognised.
  public var direction: UISwipeGestureRecognizer.Direction =
    UISwipeGestureRecognizer.Direction.right
}

/// Recognises two fingers that move apart or together.
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much farther apart the fingers are than at the beginning.
  public var scale: CGFloat = 1
}
