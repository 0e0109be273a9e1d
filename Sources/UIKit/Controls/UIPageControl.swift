/// A row of dots that says which page is shown.
@MainActor public class UIPageControl: UIControl {
  private var page = 0

  /// Makes a control with the given frame and no dots.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
  }

  /// The number of dots.
  public var numberOfPages: Int = 0 {
    didSet {
      currentPage = page
      invalidateIntrinsicContentSize()
    }
  }

  /// The page shown, never beyond the last.
  public var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(1, numberOfPages) - 1) }
  }

  /// Whether a single dot is not shown.
  public var hidesForSinglePage: Bool = false
  /// The colour of the dots.
  public var pageIndicatorTintColor: UIColor?
  /// The colour of the current page's dot.
  public var currentPageIndicatorTintColor: UIColor?

  /// 26 points high; the width, nearly right, is that of the dots.
  public override var intrinsicContentSize: CGSize {
    CGSize(width: 16 * CGFloat(max(0, numberOfPages)) + 20, height: 26)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
