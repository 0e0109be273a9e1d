/// Decides where a collection view's items are.
@MainActor open class UICollectionViewLayout: NSObject {
  /// The collection view the layout is for.
  public internal(set) weak var collectionView: UICollectionView?

  /// Makes a layout.
  public override init() {
    super.init()
  }

  /// Works the places out again; called before they are asked for.
  open func prepare() {}

  /// Has the places worked out again at the next layout.
  open func invalidateLayout() {
    collectionView?.setNeedsLayout()
  }

  /// The size of the whole content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns an item's frame, in points.
  func frame(forItemAt indexPath: IndexPath) -> CGRect? { nil }
}
