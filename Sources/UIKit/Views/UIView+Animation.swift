extension UIView {
  /// How an animation's speed changes.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at first.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// The same all the time.
    case linear = 3
  }

  /// How an animation or a transition runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, with the values of Apple's enumeration.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the subviews with the animation.
    public static let layoutSubviews: UIView.AnimationOptions = .init(rawValue: 1)
    /// Lets the views be touched meanwhile.
    public static let allowUserInteraction: UIView.AnimationOptions = .init(rawValue: 2)
    /// Starts from what is on the screen now.
    public static let beginFromCurrentState: UIView.AnimationOptions = .init(rawValue: 4)
    /// Runs for ever.
    public static let `repeat`: UIView.AnimationOptions = .init(rawValue: 8)
    /// Runs forwards and backwards.
    public static let autoreverse: UIView.AnimationOptions = .init(rawValue: 16)
    /// Slow at both ends, as without options.
    public static let curveEaseInOut: UIView.AnimationOptions = .init(rawValue: 0)
    /// Slow at first.
    public static let curveEaseIn: UIView.AnimationOptions = .init(rawValue: 65536)
    /// Slow at the end.
    public static let curveEaseOut: UIView.AnimationOptions = .init(rawValue: 131072)
    /// The same speed all the time.
    public static let curveLinear: UIView.AnimationOptions = .init(rawValue: 196608)
    /// Turns from the left.
    public static let transitionFlipFromLeft: UIView.AnimationOptions = .init(rawValue: 1_048_576)
    /// Turns from the right.
    public static let transitionFlipFromRight: UIView.AnimationOptions = .init(rawValue: 2_097_152)
    /// Dissolves the old into the new.
    public static let transitionCrossDissolve: UIView.AnimationOptions = .init(rawValue: 5_242_880)
  }

  // The simulated device has no time: an animation is over as soon as it has begun.

  /// Changes views over a time in seconds; here at once.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animations()
  }

  /// Changes views over a time in seconds, and calls a closure when done; here at once.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Changes views over a time in seconds after a delay, and calls a closure when done; here at
  /// once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Changes views as a spring moves, and calls a closure when done; here at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Changes what is inside a view with a transition; here at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Makes changes that are not animated, which here none is.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Whether animations run at all.
  public class var areAnimationsEnabled: Bool {
    true
  }

  /// Allows animations or forbids them; they take no time either way.
  public class func setAnimationsEnabled(_ enabled: Bool) {}
}
