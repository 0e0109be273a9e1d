/// A controller's part of a navigation bar.
@MainActor public class UINavigationItem: NSObject {
  /// The title in the middle of the bar.
  public var title: String? {
    didSet { barContentDidChange?() }
  }
  /// The view shown in place of the title.
  public var titleView: UIView?
  /// A line above the title.
  public var prompt: String?
  /// What the next controller's back button says.
  public var backButtonTitle: String?
  /// The next controller's back button, where it is not the usual one.
  public var backBarButtonItem: UIBarButtonItem?
  /// The search that the bar offers.
  public var searchController: UISearchController?
  /// Whether the search bar goes away when the content is scrolled.
  public var hidesSearchBarWhenScrolling: Bool = true
  /// Whether the back button stays beside the buttons at the side where reading begins.
  public var leftItemsSupplementBackButton: Bool = false
  /// Whether the back button is not shown.
  public var hidesBackButton: Bool = false
  /// The buttons at the side where reading begins.
  public var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the side where reading ends.
  public var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether the title is large.
  public var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode =
    UINavigationItem.LargeTitleDisplayMode.automatic
  var barContentDidChange: (() -> Void)?

  /// Whether a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the controller below.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The first button at the side where reading begins.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button at the side where reading ends.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
