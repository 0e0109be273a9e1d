import Foundation

/// An object that can answer events: the base of views, view controllers and the application.
@MainActor open class UIResponder: NSObject {
  /// The responder that has the focus of the keyboard, if any.
  private static weak var firstResponder: UIResponder?

  /// The responder that has the focus of the keyboard, if any.
  static var current: UIResponder? { firstResponder }

  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// The responder that an event goes to when this one does not answer it.
  ///
  /// A view answers with its controller, or else its superview; a controller with the superview
  /// of its view.
  open var next: UIResponder? {
    nil
  }

  // MARK: First responder

  /// Whether this object accepts the keyboard's focus; plain responders do not.
  open var canBecomeFirstResponder: Bool {
    false
  }

  /// Whether this object agrees to lose the keyboard's focus.
  open var canResignFirstResponder: Bool {
    true
  }

  /// Whether this object has the keyboard's focus.
  public var isFirstResponder: Bool {
    UIResponder.firstResponder === self
  }

  /// Asks for the keyboard's focus, and answers whether it was given.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = UIResponder.firstResponder, !current.resignFirstResponder() { return false }
    UIResponder.firstResponder = self
    return true
  }

  /// Gives the keyboard's focus back, and answers whether it did.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.firstResponder = nil
    return true
  }

  // MARK: Touches

  /// Called when touches begin; passes them to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches move; passes them to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end; passes them to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system cancels touches; passes them to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
