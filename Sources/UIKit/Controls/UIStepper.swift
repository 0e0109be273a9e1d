/// Two buttons that make a number smaller or larger by a step: 94 × 32 points.
@MainActor public class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)
  private var currentValue: Double = 0

  /// Makes a stepper at the origin of a frame; the frame's size does not count.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
    prepare()
  }

  /// Makes a stepper from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
  }

  /// The number, never outside its limits.
  public var value: Double {
    get { currentValue }
    set { currentValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }

  /// The smallest number.
  public var minimumValue: Double = 0 {
    didSet { value = currentValue }
  }

  /// The largest number.
  public var maximumValue: Double = 100 {
    didSet { value = currentValue }
  }

  /// How much one tap changes the number.
  public var stepValue: Double = 1
  /// Whether targets are told while a button is held.
  public var isContinuous: Bool = true
  /// Whether a button that is held goes on.
  public var autorepeat: Bool = true
  /// Whether the number starts again at the other limit.
  public var wraps: Bool = false

  public override var intrinsicContentSize: CGSize { UIStepper.size }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }
}
