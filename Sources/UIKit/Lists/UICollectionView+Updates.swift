extension UICollectionView {
  /// The kind of a section's header.
  public static let elementKindSectionHeader: String = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public static let elementKindSectionFooter: String = "UICollectionElementKindSectionFooter"

  /// Makes a set of changes; they all take effect at the next layout.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    completion?(true)
  }

  /// Shows items anew.
  public func reloadItems(at indexPaths: [IndexPath]) {
    reloadData()
  }

  /// Shows items that the data source has added.
  public func insertItems(at indexPaths: [IndexPath]) {
    reloadData()
  }

  /// Takes away items that the data source has removed.
  public func deleteItems(at indexPaths: [IndexPath]) {
    reloadData()
  }

  /// Takes the selection from an item.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Has another object decide where items are.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
}

extension UITableView {
  /// Makes a set of changes; they all take effect at the next layout.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    completion?(true)
  }

}
