/// A row of a table.
@MainActor open class UITableViewCell: UIView {
  /// The ready-made arrangements of a row.
  public enum CellStyle: Int, Sendable {
    /// A text, with a picture before it.
    case `default` = 0
    /// A text, and a second one at the end.
    case value1 = 1
    /// A short text, and a second one beside it.
    case value2 = 2
    /// A text, and a second one under it.
    case subtitle = 3
  }

  /// The ready-made signs at a row's end.
  public enum AccessoryType: Int, Sendable {
    /// None.
    case none = 0
    /// An arrow: the row leads somewhere.
    case disclosureIndicator = 1
    /// A button and an arrow.
    case detailDisclosureButton = 2
    /// A tick: the row is chosen.
    case checkmark = 3
    /// A button.
    case detailButton = 4
  }

  /// How a row shows that it is selected.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// In blue, in old versions.
    case blue = 1
    /// In grey, in old versions.
    case gray = 2
    /// As the system does.
    case `default` = 3
  }

  /// The view a row's own views go into.
  public let contentView: UIView = UITableViewCellContentView(frame: .zero)
  /// The identifier the row is used again under.
  public let reuseIdentifier: String?
  private let style: UITableViewCell.CellStyle

  /// Makes a row with an arrangement.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepare()
  }

  /// Makes a row of the default arrangement.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a row from an archive.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .systemBackground
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// The text.
  public lazy var textLabel: UILabel? = {
    let label = UILabel()
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }()

  /// The second text; nil in the default arrangement.
  public lazy var detailTextLabel: UILabel? = {
    guard style != .default else { return nil }
    let label = UILabel()
    label.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
    label.textColor = style == .subtitle ? .label : .secondaryLabel
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }()

  /// The picture before the text.
  public lazy var imageView: UIImageView? = {
    let view = UIImageView()
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }()

  /// The sign at the row's end.
  public var accessoryType: UITableViewCell.AccessoryType = UITableViewCell.AccessoryType.none {
    didSet { setNeedsLayout() }
  }

  /// How the row shows that it is selected.
  public var selectionStyle: UITableViewCell.SelectionStyle =
    UITableViewCell.SelectionStyle.default
  /// Whether the row is selected.
  open var isSelected: Bool = false
  /// Whether the row is shown as touched.
  public var isHighlighted: Bool = false

  /// Called before the row is used for another place.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    // A sign at the end takes 38 points, as recorded for the arrow.
    let width = max(0, bounds.width - (accessoryType == .none ? 0 : 38))
    contentView.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    layOutTexts()
  }

  private func layOutTexts() {
    let inset: CGFloat = bounds.width >= 414 ? 20 : 16
    var x = inset
    if let image = contentView.subviews.first(where: { $0 is UIImageView }), image.bounds != .zero {
      x = image.frame.maxX + inset
    }
    let labels = contentView.subviews.compactMap { $0 as? UILabel }
    guard let main = labels.first, labels.count <= 2, main === textLabel else { return }
    let height = contentView.bounds.height
    let size = main.intrinsicContentSize
    let room = max(0, contentView.bounds.width - x - inset)
    guard style != .default, let detail = detailTextLabel else {
      main.frame = CGRect(x: x, y: 0, width: room, height: height)
      return
    }
    let second = detail.intrinsicContentSize
    if style == .subtitle {
      let top = ((height - size.height - second.height) / 2).rounded()
      main.frame = CGRect(x: x, y: top, width: min(room, size.width), height: size.height)
      detail.frame = CGRect(
        x: x, y: top + size.height, width: min(room, second.width), height: second.height)
    } else {
      main.frame = CGRect(x: x, y: 0, width: min(room, size.width), height: height)
      detail.frame = CGRect(
        x: x + room - min(room, second.width), y: 0, width: min(room, second.width),
        height: height)
    }
  }
}

/// The view a table row's own views go into.
@MainActor final class UITableViewCellContentView: UIView {
}
