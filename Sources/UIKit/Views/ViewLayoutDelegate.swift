/// What a view asks of the controller that owns it, with the names `UIViewController` gives them.
@MainActor protocol ViewLayoutDelegate: AnyObject {
  /// What the system adds to the safe area for the controller's bars.
  var additionalSafeAreaInsets: UIEdgeInsets { get }
  /// The least margins of a controller's root view.
  var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }
  /// Whether the root view's margins are never less than the system's.
  var viewRespectsSystemMinimumLayoutMargins: Bool { get }

  /// Called in the constraint pass instead of the view's `updateConstraints`, which it calls.
  func updateViewConstraints()
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
  func viewSafeAreaInsetsDidChange()
  func viewLayoutMarginsDidChange()
}
