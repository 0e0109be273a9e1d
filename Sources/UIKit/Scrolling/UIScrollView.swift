/// Shows a part of a content larger than itself, which people move with a finger.
///
/// Constraints between what is inside and the scroll view's own edges are about the content: pinned
/// to all four edges, what is inside gives the content its size.
@MainActor open class UIScrollView: UIView {
  private var ownContentSize = CGSize.zero

  /// Makes a scroll view with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Makes a scroll view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  // MARK: Content

  /// The size of the content, in points.
  public var contentSize: CGSize {
    get { ownContentSize }
    set { ownContentSize = newValue }
  }

  /// The point of the content at the upper left corner; it is not kept within the content.
  public var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Moves the content; here at once.
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    delegate?.scrollViewDidScroll(self)
  }

  /// Moves the content as little as makes a rectangle of it seen.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let seen = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if rect.maxX > seen.maxX { offset.x += rect.maxX - seen.maxX }
    if rect.minX < offset.x + adjustedContentInset.left {
      offset.x = rect.minX - adjustedContentInset.left
    }
    if rect.maxY > seen.maxY { offset.y += rect.maxY - seen.maxY }
    if rect.minY < offset.y + adjustedContentInset.top {
      offset.y = rect.minY - adjustedContentInset.top
    }
    setContentOffset(offset, animated: animated)
  }

  /// The room around the content, in points.
  public var contentInset: UIEdgeInsets = UIEdgeInsets.zero

  /// Whether the safe area adds to the room around the content.
  public var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior =
    UIScrollView.ContentInsetAdjustmentBehavior.automatic

  /// The room around the content with what the safe area adds.
  ///
  /// The automatic adjustment is taken for that of a scroll view that scrolls up and down.
  public var adjustedContentInset: UIEdgeInsets {
    switch contentInsetAdjustmentBehavior {
    case .never: return contentInset
    case .always: return contentInset.adding(safeAreaInsets)
    case .automatic, .scrollableAxes:
      let vertical = UIEdgeInsets(
        top: safeAreaInsets.top, left: 0, bottom: safeAreaInsets.bottom, right: 0)
      return contentInset.adding(vertical)
    }
  }

  /// The guide of the content: constraints with it place and size what scrolls.
  public var contentLayoutGuide: UILayoutGuide {
    ownGuide(.scrollContent) { UILayoutGuide() }
  }

  /// The guide of what is seen: constraints with it do not scroll.
  public var frameLayoutGuide: UILayoutGuide {
    ownGuide(.scrollFrame) { UILayoutGuide() }
  }

  // MARK: Scrolling

  /// The object told about the scrolling.
  public weak var delegate: (any UIScrollViewDelegate)?
  /// Whether the content can be moved.
  public var isScrollEnabled: Bool = true
  /// Whether the content stops at multiples of the view's size.
  public var isPagingEnabled: Bool = false
  /// Whether the content can be moved beyond its ends, and comes back.
  public var bounces: Bool = true
  /// Whether it bounces up and down even where it all fits.
  public var alwaysBounceVertical: Bool = false
  /// Whether it bounces from side to side even where it all fits.
  public var alwaysBounceHorizontal: Bool = false
  /// Whether a bar shows how far down the content is.
  public var showsVerticalScrollIndicator: Bool = true
  /// Whether a bar shows how far to the side the content is.
  public var showsHorizontalScrollIndicator: Bool = true
  /// How the keyboard goes away when the content is moved.
  public var keyboardDismissMode: UIScrollView.KeyboardDismissMode =
    UIScrollView.KeyboardDismissMode.none
  /// The scale the content is shown at.
  public var zoomScale: CGFloat = 1
  /// The smallest scale.
  public var minimumZoomScale: CGFloat = 1
  /// The largest scale.
  public var maximumZoomScale: CGFloat = 1

  /// Whether the content moves along one axis at a time.
  public var isDirectionalLockEnabled: Bool = false
  /// Whether touches reach the content only once it is clear that it is not being moved.
  public var delaysContentTouches: Bool = true
  /// The control that has the content loaded again.
  public var refreshControl: UIRefreshControl?

  /// Shows the bars at the edges for a moment; nothing to see here.
  public func flashScrollIndicators() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeContentSizeFromConstraints()
  }

  /// Takes the size of the content from the constraints, where some are about it.
  private func takeContentSizeFromConstraints() {
    guard let item = layoutState.guides.first(where: { $0.rule == .scrollContent })?.item,
      let engine = layoutEngine, engine.governs(item)
    else { return }
    let rect = engine.rect(of: item)
    let scale = Simulation.environment.device.scale
    ownContentSize = CGSize(
      width: rect.maxX.roundedToPixel(scale), height: rect.maxY.roundedToPixel(scale))
  }

  override func boundsOriginDidChange() {
    super.boundsOriginDidChange()
    if let guide = layoutState.guides.first(where: { $0.rule == .scrollFrame }) {
      layoutEngine?.itemDidChange(guide.layoutItem)
    }
    setNeedsLayout()
  }

  override func descriptionDetails(before place: DescriptionPlace) -> [String] {
    guard place == .end else { return super.descriptionDetails(before: place) }
    let insets = adjustedContentInset
    return [
      "contentOffset: {\(contentOffset.x.sixDigits), \(contentOffset.y.sixDigits)}",
      "contentSize: {\(contentSize.width.sixDigits), \(contentSize.height.sixDigits)}",
      "adjustedContentInset: {\(insets.top.sixDigits), \(insets.left.sixDigits), "
        + "\(insets.bottom.sixDigits), \(insets.right.sixDigits)}",
    ]
  }
}

/// What a scroll view tells about its scrolling.
@MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Called when the content has been moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
