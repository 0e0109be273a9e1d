/// Has a list loaded again when it is pulled down.
@MainActor public class UIRefreshControl: UIControl {
  /// Whether the wheel turns.
  public private(set) var isRefreshing: Bool = false
  /// The words under the wheel.
  public var attributedTitle: NSAttributedString?

  /// Shows that loading goes on.
  public func beginRefreshing() {
    isRefreshing = true
  }

  /// Shows that loading is over.
  public func endRefreshing() {
    isRefreshing = false
  }
}
