/// Chooses a date, a time or a length of time: wheels of 320 × 216 points.
@MainActor public class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A date.
    case date = 1
    /// Both.
    case dateAndTime = 2
    /// A length of time.
    case countDownTimer = 3
  }

  /// How it looks.
  public enum Style: Int, Sendable {
    /// As the system wants it.
    case automatic = 0
    /// Wheels.
    case wheels = 1
    /// A small field that opens.
    case compact = 2
    /// A calendar.
    case inline = 3
  }

  /// Makes a picker with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a picker from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
  }

  /// What is chosen.
  public var datePickerMode: UIDatePicker.Mode = UIDatePicker.Mode.dateAndTime
  /// The date that is chosen.
  public var date: Date = Date()
  /// The earliest date that can be chosen.
  public var minimumDate: Date?
  /// The latest date that can be chosen.
  public var maximumDate: Date?
  /// The seconds that a countdown takes.
  public var countDownDuration: TimeInterval = 0
  /// The minutes between two choices.
  public var minuteInterval: Int = 1

  /// Chooses a date, without telling anybody.
  public func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  /// How it looks; here always as wheels.
  public var preferredDatePickerStyle: UIDatePicker.Style = UIDatePicker.Style.automatic

  public override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
