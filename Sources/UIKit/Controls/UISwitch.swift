/// A switch, on or off: 51 × 31 points, whatever size it is given.
@MainActor public class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)

  /// Makes a switch at the origin of a frame; the frame's size does not count.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    prepare()
  }

  /// Makes a switch from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
  }

  /// Whether the switch is on.
  public var isOn: Bool = false
  /// The colour behind the thumb while on.
  public var onTintColor: UIColor?
  /// The colour of the thumb.
  public var thumbTintColor: UIColor?
  /// The words beside a switch on a Mac.
  public var title: String?

  /// Switches on or off, without telling the targets.
  public func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  override func receiveTap() {
    guard isEnabled else { return }
    isOn.toggle()
    sendActions(for: .valueChanged)
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }

  /// The size constraints count: two points less than the frame's width.
  public override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }

  public override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }
}
