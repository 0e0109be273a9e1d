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

/// Sets items one after the other in lines.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items, in points.
  public var itemSize: CGSize = CGSize(width: 50, height: 50)
  /// The least room between lines.
  public var minimumLineSpacing: CGFloat = 10
  /// The least room between the items of a line.
  public var minimumInteritemSpacing: CGFloat = 10
  /// The room around a section.
  public var sectionInset: UIEdgeInsets = UIEdgeInsets.zero
  /// The direction in which the content goes on.
  public var scrollDirection: UICollectionView.ScrollDirection =
    UICollectionView.ScrollDirection.vertical
  private var frames: [IndexPath: CGRect] = [:]
  private var size = CGSize.zero

  /// Makes a layout with items of 50 × 50 points.
  public override init() {
    super.init()
  }

  open override var collectionViewContentSize: CGSize { size }

  override func frame(forItemAt indexPath: IndexPath) -> CGRect? { frames[indexPath] }

  open override func prepare() {
    super.prepare()
    frames = [:]
    guard let collectionView else { return }
    let isVertical = scrollDirection == .vertical
    let bounds = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    let insets = sectionInset
    let across =
      isVertical
      ? bounds.width - insets.left - insets.right : bounds.height - insets.top - insets.bottom
    let item = isVertical ? itemSize.width : itemSize.height
    let line = isVertical ? itemSize.height : itemSize.width
    let fits = (across + minimumInteritemSpacing) / (item + minimumInteritemSpacing)
    let perLine = Int(fits, within: 1...10_000)
    // Full lines spread over the whole width; a last line keeps their spacing.
    let spacing =
      perLine > 1 ? (across - item * CGFloat(perLine)) / CGFloat(perLine - 1) : 0
    var along: CGFloat = 0
    for section in 0..<collectionView.limitedSections {
      along += isVertical ? insets.top : insets.left
      let count = collectionView.limitedCount(inSection: section)
      for index in 0..<count {
        let place = CGFloat(index % perLine) * (item + spacing)
        let start = along + CGFloat(index / perLine) * (line + minimumLineSpacing)
        frames[IndexPath(item: index, section: section)] =
          isVertical
          ? CGRect(x: insets.left + place, y: start, width: item, height: line)
          : CGRect(x: start, y: insets.top + place, width: line, height: item)
      }
      let lines = CGFloat((count + perLine - 1) / perLine)
      if lines > 0 { along += lines * line + (lines - 1) * minimumLineSpacing }
      along += isVertical ? insets.bottom : insets.right
    }
    size =
      isVertical
      ? CGSize(width: bounds.width, height: along) : CGSize(width: along, height: bounds.height)
  }
}
