/// The bar at the top of a navigation controller, 44 points high, or 96 with a large title.
@MainActor public class UINavigationBar: UIView {
  let titleLabel = UILabel()
  var looks: NavigationBarLooks = NavigationBarLooks()

  /// Makes a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    titleLabel.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    addSubview(titleLabel)
  }

  /// Whether titles are large.
  public var prefersLargeTitles: Bool = false {
    didSet { contentDidChange() }
  }

  /// Whether what is behind the bar shows through.
  public var isTranslucent: Bool = true

  /// The colour of the bar itself.
  public var barTintColor: UIColor?

  /// The item on top, which the bar shows.
  public private(set) var topItem: UINavigationItem?

  /// Shows an item.
  func show(_ item: UINavigationItem?) {
    topItem?.barContentDidChange = nil
    topItem = item
    item?.barContentDidChange = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  private func contentDidChange() {
    titleLabel.text = topItem?.title
    titleLabel.font =
      prefersLargeTitles
      ? UIFont.systemFont(ofSize: 34, weight: .bold)
      : UIFont.systemFont(ofSize: 17, weight: .semibold)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  public override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: prefersLargeTitles ? 96 : 44)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let size = titleLabel.intrinsicContentSize
    if prefersLargeTitles {
      titleLabel.frame = CGRect(x: 16, y: 44 + 4, width: size.width, height: size.height)
    } else {
      titleLabel.frame = CGRect(
        x: ((bounds.width - size.width) / 2).rounded(), y: ((44 - size.height) / 2).rounded(),
        width: size.width, height: size.height)
    }
  }
}
