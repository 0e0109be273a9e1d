/// Items in an arrangement that a layout object decides.
@MainActor open class UICollectionView: UIScrollView {
  /// The direction in which the content goes on.
  public enum ScrollDirection: Int, Sendable {
    /// Downwards.
    case vertical = 0
    /// To the side.
    case horizontal = 1
  }

  private var factories: [String: @MainActor (CGRect) -> UICollectionViewCell] = [:]
  private var shownCells: [IndexPath: UICollectionViewCell] = [:]
  private var needsReload = true

  /// Makes a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
  }

  /// Raises: a collection view is not made without a layout.
  public override init(frame: CGRect) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(frame: frame)
    Simulation.raise(
      .invalidArgument("UICollectionView must be initialized with a non-nil layout parameter"))
  }

  /// Makes a collection view from an archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// The object that decides where items are.
  public var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      setNeedsLayout()
    }
  }

  /// The view behind all items.
  public var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      insertSubview(backgroundView, at: 0)
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }
  /// Whether items can be selected.
  public var allowsSelection: Bool = true
  /// Whether several items can be selected at a time.
  public var allowsMultipleSelection: Bool = false
  /// Whether items are asked for before they are seen.
  public var isPrefetchingEnabled: Bool = true

  /// The object that gives the items.
  public weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reloadData() }
  }

  // not scripted
  /// Has items of a class made for an identifier.
  ///
  /// Swift without the Objective-C runtime cannot make an instance of a subclass it is given, so only
  /// `UICollectionViewCell` itself works here; subclasses are registered with a closure.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    factories[identifier] = nil
    guard cellClass == UICollectionViewCell.self else { return }
    factories[identifier] = { UICollectionViewCell(frame: $0) }
  }

  // not scripted
  /// Has a closure make the items for an identifier; for classes the host makes.
  public func register(
    forCellWithReuseIdentifier identifier: String,
    factory: @escaping @MainActor (CGRect) -> UICollectionViewCell
  ) {
    factories[identifier] = factory
  }

  /// Returns a new item of the class registered; raises where none was.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let frame = collectionViewLayout.frame(forItemAt: indexPath) ?? .zero
    if let cell = factories[identifier]?(frame) {
      cell.reuseIdentifier = identifier
      return cell
    }
    Simulation.raise(
      .internalInconsistency(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
          + "\(identifier) - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard"))
    return UICollectionViewCell(frame: frame)
  }

  /// The number of sections.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The number of sections that are laid out: no more than would be of use.
  var limitedSections: Int { min(max(0, numberOfSections), 1000) }

  /// The number of a section's items that are laid out: no more than would be of use.
  func limitedCount(inSection section: Int) -> Int {
    min(max(0, numberOfItems(inSection: section)), 10_000)
  }

  /// Returns the cell of an item, if it exists.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shownCells[indexPath]
  }

  /// The cells that exist.
  public var visibleCells: [UICollectionViewCell] {
    shownCells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Has the items asked for again at the next layout.
  public func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsReload {
      needsReload = false
      for cell in shownCells.values { cell.removeFromSuperview() }
      shownCells = [:]
    }
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
    for section in 0..<limitedSections {
      for item in 0..<limitedCount(inSection: section) {
        place(IndexPath(item: item, section: section))
      }
    }
  }

  private func place(_ path: IndexPath) {
    guard let frame = collectionViewLayout.frame(forItemAt: path) else { return }
    guard frame.intersects(bounds) else {
      shownCells.removeValue(forKey: path)?.removeFromSuperview()
      return
    }
    guard let cell = shownCells[path] ?? dataSource?.collectionView(self, cellForItemAt: path)
    else { return }
    shownCells[path] = cell
    cell.frame = frame
    if cell.superview !== self { addSubview(cell) }
  }
}

/// Gives a collection view its items.
@MainActor public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// Returns the cell of an item.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// Returns the number of sections: one, unless the data source says otherwise.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Is told of what people do with a collection view.
@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Called when an item has been selected.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}
