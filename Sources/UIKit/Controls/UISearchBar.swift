/// A field to search with: 56 points high.
@MainActor public class UISearchBar: UIView {
  /// Makes a search bar with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Makes a search bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// The text.
  public var text: String? = ""
  /// The hint shown while there is no text.
  public var placeholder: String?
  /// Whether a button to give up is shown.
  public var showsCancelButton: Bool = false
  /// The colour of the bar.
  public var barTintColor: UIColor?
  /// The object told about the search.
  public weak var delegate: (any UISearchBarDelegate)?

  public override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 56)
  }
}

/// What a search bar tells about the search.
@MainActor public protocol UISearchBarDelegate: AnyObject {
  /// Called when the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the search is asked for.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the search is given up.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
