/// Recognises a gesture on a view and tells its targets.
@MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture has been recognised.
  public enum State: Int, Sendable {
    /// Not yet.
    case possible = 0
    /// It has begun.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It is complete.
    case ended = 3
    /// It was broken off.
    case cancelled = 4
    /// It was another one.
    case failed = 5
    /// The same as `ended`, for a gesture without duration.
    public static let recognized: UIGestureRecognizer.State = UIGestureRecognizer.State.ended
  }

  private var targets: [(target: WeakTarget, selector: Selector)] = []

  private final class WeakTarget {
    weak var object: NSObject?
    init(_ object: NSObject) {
      self.object = object
    }
  }

  /// Makes a recogniser that sends a message to a target; nothing is sent where either is nil.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action, let target { addTarget(target, action: action) }
  }

  /// Makes a recogniser that tells nobody yet.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// The object that decides whether gestures may be recognised.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name to tell recognisers apart by.
  public var name: String?
  /// Whether the view learns of a touch only once the gesture has failed.
  public var delaysTouchesBegan: Bool = false
  /// Whether the view learns of a touch's end only once the gesture has failed.
  public var delaysTouchesEnded: Bool = true
  /// Whether gestures are recognised.
  public var isEnabled: Bool = true
  /// Whether the view's touches end once the gesture is recognised.
  public var cancelsTouchesInView: Bool = true
  /// How far the gesture has been recognised.
  public private(set) var state: UIGestureRecognizer.State = UIGestureRecognizer.State.possible
  /// The view the recogniser is attached to.
  public internal(set) weak var view: UIView?
  private var windowPoint: CGPoint = .zero

  /// Has a message sent to a target, which is not kept.
  public func addTarget(_ target: Any, action: Selector) {
    guard let object = target as? NSObject else { return }
    targets.append((WeakTarget(object), action))
  }

  /// Has a message no longer sent; nil stands for any target or any message.
  public func removeTarget(_ target: Any?, action: Selector?) {
    let object = target as? NSObject
    targets.removeAll { entry in
      (target == nil || entry.target.object === object)
        && (action == nil || entry.selector == action)
    }
  }

  /// Returns where the gesture was, in a view's coordinates; nil stands for the window.
  public func location(in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return windowPoint }
    return view.convert(windowPoint, from: window)
  }

  /// Has the gesture wait for another to fail; the simulation recognises one gesture at a time.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Recognises the gesture at a point of the window, and tells the targets; nothing happens where
  /// the delegate does not let it begin.
  func recognize(at point: CGPoint) {
    windowPoint = point
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
    state = .ended
    for entry in targets {
      guard let object = entry.target.object else { continue }
      Simulation.perform(entry.selector, on: object, with: [self])
    }
    state = .possible
  }
}
