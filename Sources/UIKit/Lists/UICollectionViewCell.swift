/// What a collection view uses again: cells and what accompanies them.
@MainActor open class UICollectionReusableView: UIView {
  /// The identifier the view is used again under.
  public internal(set) var reuseIdentifier: String?

  /// Makes a view with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called before the view is used for another place.
  open func prepareForReuse() {}
}

/// An item of a collection view.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view the item's own views go into.
  public let contentView: UIView = UIView(frame: .zero)
  /// Whether the item is selected.
  open var isSelected: Bool = false
  /// Whether the item is shown as touched.
  public var isHighlighted: Bool = false

  /// Makes an item with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes an item from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
