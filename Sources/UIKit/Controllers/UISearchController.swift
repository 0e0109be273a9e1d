/// Shows the results of a search while its bar is written in.
///
/// The simulation keeps the bar and the settings; the search itself does not begin.
@MainActor open class UISearchController: UIViewController {
  /// The controller that shows the results; nil when they appear where the search began.
  public let searchResultsController: UIViewController?

  /// The bar to write in.
  public let searchBar: UISearchBar = UISearchBar()

  /// The object that finds what is written.
  public weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Whether a search is under way.
  public var isActive: Bool = false

  /// Whether what lies behind is dimmed during a search.
  public var obscuresBackgroundDuringPresentation: Bool = true

  /// Whether the navigation bar goes away during a search.
  public var hidesNavigationBarDuringPresentation: Bool = true

  /// Whether the cancel button comes by itself.
  public var automaticallyShowsCancelButton: Bool = true

  /// Makes a controller whose results another one shows.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller from an archive.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

/// Finds what is written in a search bar.
@MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the text of the bar changes.
  func updateSearchResults(for searchController: UISearchController)
}
