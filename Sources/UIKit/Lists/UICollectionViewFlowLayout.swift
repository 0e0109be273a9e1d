/// Sets items one after the other in lines.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items, in points, where the delegate does not say.
  public var itemSize: CGSize = CGSize(width: 50, height: 50)
  /// The least room between lines.
  public var minimumLineSpacing: CGFloat = 10
  /// The least room between the items of a line.
  public var minimumInteritemSpacing: CGFloat = 10
  /// The room around a section.
  public var sectionInset: UIEdgeInsets = UIEdgeInsets.zero
  /// The size items are taken for before they are asked; the simulation does not ask cells.
  public var estimatedItemSize: CGSize = CGSize.zero
  /// The size of headers; the simulation shows none.
  public var headerReferenceSize: CGSize = CGSize.zero
  /// The size of footers; the simulation shows none.
  public var footerReferenceSize: CGSize = CGSize.zero
  /// The direction in which the content goes on.
  public var scrollDirection: UICollectionView.ScrollDirection =
    UICollectionView.ScrollDirection.vertical
  private var frames: [IndexPath: CGRect] = [:]
  private var size = CGSize.zero

  /// The estimated size for items that say their own.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

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
    var along: CGFloat = 0
    for section in 0..<collectionView.limitedSections {
      let metrics = metrics(of: section, in: collectionView)
      along = place(section, metrics, at: along, isVertical, bounds.size, in: collectionView)
    }
    size =
      isVertical
      ? CGSize(width: bounds.width, height: along) : CGSize(width: along, height: bounds.height)
  }

  /// What the delegate, or else the layout, says of a section.
  private struct Metrics {
    var insets: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
  }

  private func metrics(of section: Int, in view: UICollectionView) -> Metrics {
    guard let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout else {
      return Metrics(
        insets: sectionInset, lineSpacing: minimumLineSpacing,
        itemSpacing: minimumInteritemSpacing)
    }
    return Metrics(
      insets: delegate.collectionView(view, layout: self, insetForSectionAt: section),
      lineSpacing: delegate.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section),
      itemSpacing: delegate.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section))
  }

  /// Sets the items of a section in lines, and returns where the section ends.
  private func place(
    _ section: Int, _ metrics: Metrics, at start: CGFloat, _ isVertical: Bool, _ room: CGSize,
    in view: UICollectionView
  ) -> CGFloat {
    let insets = metrics.insets
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let across =
      isVertical
      ? room.width - insets.left - insets.right : room.height - insets.top - insets.bottom
    var lines: [[(path: IndexPath, size: CGSize)]] = []
    var used: CGFloat = 0
    for index in 0..<view.limitedCount(inSection: section) {
      let path = IndexPath(item: index, section: section)
      let size = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
      let extent = isVertical ? size.width : size.height
      if let last = lines.indices.last, used + metrics.itemSpacing + extent <= across + 0.001 {
        lines[last].append((path, size))
        used += metrics.itemSpacing + extent
      } else {
        lines.append([(path, size)])
        used = extent
      }
    }
    var along = start + (isVertical ? insets.top : insets.left)
    var spacing = metrics.itemSpacing
    for (number, line) in lines.enumerated() {
      let extents = line.map { isVertical ? $0.size.width : $0.size.height }
      let thickness = line.map { isVertical ? $0.size.height : $0.size.width }.max() ?? 0
      // Full lines spread over the whole width; a last line keeps their spacing.
      if number < lines.count - 1, line.count > 1 {
        spacing = (across - extents.reduce(0, +)) / CGFloat(line.count - 1)
      } else if lines.count == 1 || line.count == 1 {
        spacing = lineSpacing(alone: line.count, extents, across, metrics)
      }
      var place = isVertical ? insets.left : insets.top
      for (item, extent) in zip(line, extents) {
        let middle = along + (thickness - (isVertical ? item.size.height : item.size.width)) / 2
        frames[item.path] = CGRect(
          origin: isVertical ? CGPoint(x: place, y: middle) : CGPoint(x: middle, y: place),
          size: item.size)
        place += extent + spacing
      }
      along += thickness + (number < lines.count - 1 ? metrics.lineSpacing : 0)
    }
    return along + (isVertical ? insets.bottom : insets.right)
  }

  /// The spacing of a line that no full line stands before: what equal items would have.
  private func lineSpacing(
    alone count: Int, _ extents: [CGFloat], _ across: CGFloat, _ metrics: Metrics
  ) -> CGFloat {
    guard let first = extents.first, extents.allSatisfy({ $0 == first }), first > 0 else {
      return metrics.itemSpacing
    }
    let fits = (across + metrics.itemSpacing) / (first + metrics.itemSpacing)
    let perLine = Int(fits, within: 1...10_000)
    guard perLine > 1 else { return 0 }
    return (across - first * CGFloat(perLine)) / CGFloat(perLine - 1)
  }
}
