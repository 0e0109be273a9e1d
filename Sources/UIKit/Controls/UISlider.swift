/// A knob on a line that chooses a number between two ends.
@MainActor public class UISlider: UIControl {
  private var currentValue: Float = 0

  /// Makes a slider with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Makes a slider from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// The number at the knob, never outside the two ends.
  public var value: Float {
    get { currentValue }
    set { currentValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }

  /// The number at the end where the line begins.
  public var minimumValue: Float = 0 {
    didSet { value = currentValue }
  }

  /// The number at the other end.
  public var maximumValue: Float = 1 {
    didSet { value = currentValue }
  }

  /// Whether targets are told while the knob moves, and not only when it is let go.
  public var isContinuous: Bool = true
  /// The colour of the line before the knob.
  public var minimumTrackTintColor: UIColor?
  /// The colour of the line after the knob.
  public var maximumTrackTintColor: UIColor?
  /// The colour of the knob.
  public var thumbTintColor: UIColor?

  /// Moves the knob, without telling the targets.
  public func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  /// 31 points high, and as wide as it is made.
  public override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 31)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 31)
  }
}
