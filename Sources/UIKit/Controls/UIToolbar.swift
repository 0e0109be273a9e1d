/// A bar of buttons: 44 points high.
@MainActor public class UIToolbar: UIView {
  /// Makes a bar with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Makes a bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// The buttons.
  public var items: [UIBarButtonItem]?
  /// Whether what is behind the bar shows through.
  public var isTranslucent: Bool = true
  /// The colour of the bar.
  public var barTintColor: UIColor?

  /// Sets the buttons.
  public func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  public override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}
