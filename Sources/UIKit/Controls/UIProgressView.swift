/// A bar that fills as something goes on: 4 points high, whatever height it is given.
@MainActor public class UIProgressView: UIView {
  /// How a progress bar looks.
  public enum Style: Int, Sendable {
    /// The usual bar.
    case `default` = 0
    /// A thin one for bars.
    case bar = 1
  }

  private var filled: Float = 0

  /// Makes a bar with the place and width of a frame.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: 4)))
    prepare()
  }

  /// Makes a bar of a style.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Makes a bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// How far it has got, 0…1.
  public var progress: Float {
    get { filled }
    set { filled = min(max(newValue, 0), 1) }
  }

  /// How the bar looks.
  public var progressViewStyle: UIProgressView.Style = UIProgressView.Style.default
  /// The colour of the filled part.
  public var progressTintColor: UIColor?
  /// The colour of the rest.
  public var trackTintColor: UIColor?

  /// Sets how far it has got.
  public func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  public override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 4)
  }
}
