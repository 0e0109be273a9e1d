/// What a view asks of the controller whose root view it is, and tells it.
@MainActor protocol ViewLayoutDelegate: AnyObject {
  /// What the controller and the bars around it add to the safe area.
  var contributedSafeAreaInsets: UIEdgeInsets { get }
  /// The least margins of a controller's root view.
  var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }
  /// Whether the root view's margins are never less than the system's.
  var viewRespectsSystemMinimumLayoutMargins: Bool { get }

  /// Called in the constraint pass instead of the view's `updateConstraints`, which it calls.
  func rootViewUpdateConstraints()
  func rootViewWillLayoutSubviews()
  func rootViewDidLayoutSubviews()
  func rootViewSafeAreaInsetsDidChange()
  func rootViewLayoutMarginsDidChange()
  /// Called before the view, or one it is inside, enters a window or leaves it.
  func rootViewWillMove(toWindow window: UIWindow?)
  func rootViewDidMove(toWindow window: UIWindow?)
}
