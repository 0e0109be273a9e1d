/// A wheel that turns while something goes on: 20 × 20 points, or 37 × 37 for the large one.
@MainActor public class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    /// 20 × 20 points.
    case medium = 100
    /// 37 × 37 points.
    case large = 101
  }

  /// Makes a wheel of medium size with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a wheel of a style, as large as that.
  public init(style: UIActivityIndicatorView.Style) {
    super.init(frame: .zero)
    self.style = style
    frame.size = intrinsicContentSize
    prepare()
  }

  /// Makes a wheel from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
    isHidden = hidesWhenStopped
  }

  /// How large the wheel is.
  public var style: UIActivityIndicatorView.Style = UIActivityIndicatorView.Style.medium {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Whether the wheel is not shown while it does not turn.
  public var hidesWhenStopped: Bool = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// The wheel's colour; nil for that of the style.
  public var color: UIColor!

  /// Whether the wheel turns.
  public private(set) var isAnimating: Bool = false

  /// Has the wheel turn, and shows it.
  public func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Has the wheel stand still, and hides it if it is to.
  public func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  public override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
