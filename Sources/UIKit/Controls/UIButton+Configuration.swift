extension UIButton {
  /// The look of a button, from iOS 15 on.
  public struct Configuration: Sendable {
    /// How large a button is.
    public enum Size: Int, Sendable {
      /// The usual size.
      case medium = 0
      /// Smaller.
      case small = 1
      /// Smallest.
      case mini = 2
      /// Larger.
      case large = 3
    }

    /// How round a button's corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed = -1
      /// Chosen by the system.
      case dynamic = 0
      /// A little.
      case small = 1
      /// More.
      case medium = 2
      /// Much.
      case large = 3
      /// Half the height.
      case capsule = 4
    }

    private enum Style: Sendable {
      case plain
      case gray
      case tinted
      case filled
    }

    private var style = Style.plain

    private init(style: Style) {
      self.style = style
    }

    /// A title on nothing.
    public static func plain() -> UIButton.Configuration { Configuration(style: .plain) }
    /// A title on grey.
    public static func gray() -> UIButton.Configuration { Configuration(style: .gray) }
    /// A title on a light tint.
    public static func tinted() -> UIButton.Configuration { Configuration(style: .tinted) }
    /// A title on the tint colour.
    public static func filled() -> UIButton.Configuration { Configuration(style: .filled) }
    /// A title on nothing, without a border.
    public static func borderless() -> UIButton.Configuration { Configuration(style: .plain) }
    /// A title in a border.
    public static func bordered() -> UIButton.Configuration { Configuration(style: .gray) }
    /// A title in a border of the tint colour.
    public static func borderedTinted() -> UIButton.Configuration { Configuration(style: .tinted) }
    /// A title in a border that stands out.
    public static func borderedProminent() -> UIButton.Configuration {
      Configuration(style: .filled)
    }

    /// The title.
    public var title: String?
    /// A second line under the title.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// The side of the title the picture is on.
    public var imagePlacement: NSDirectionalRectEdge = NSDirectionalRectEdge.leading
    /// The room between title and picture, in points.
    public var imagePadding: CGFloat = 0
    /// The colour of title and picture; nil for that of the style.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; nil for that of the style.
    public var baseBackgroundColor: UIColor?
    /// How large the button is.
    public var buttonSize: UIButton.Configuration.Size = UIButton.Configuration.Size.medium {
      didSet { contentInsets = Configuration.insets(of: buttonSize) }
    }
    /// How round the corners are.
    public var cornerStyle: UIButton.Configuration.CornerStyle =
      UIButton.Configuration.CornerStyle.dynamic
    /// The room around the content, in points: 7 above and below and 12 at the sides, at first.
    public var contentInsets: NSDirectionalEdgeInsets = Configuration.insets(of: .medium)
    /// Whether a wheel is shown in place of the picture.
    public var showsActivityIndicator: Bool = false

    private static func insets(of size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    /// The insets by left and right.
    func resolvedInsets(_ isRightToLeft: Bool) -> UIEdgeInsets {
      contentInsets.resolved(rightToLeft: isRightToLeft)
    }

    /// The colour of the title.
    func foreground(tint: UIColor) -> UIColor {
      baseForegroundColor ?? (style == .filled ? UIColor.white : tint)
    }

    // not scripted
    /// The colour behind the content, or nil for none.
    public func background(tint: UIColor) -> UIColor? {
      switch style {
      case .plain: baseBackgroundColor
      case .gray: baseBackgroundColor ?? UIColor.secondarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: baseBackgroundColor ?? tint
      }
    }

    /// The size of a button with this look.
    func size(title: CGSize, image: CGSize?) -> CGSize {
      let isColumn = imagePlacement.contains(.top) || imagePlacement.contains(.bottom)
      let picture = image ?? .zero
      let gap = title == .zero || image == nil ? 0 : imagePadding
      let content =
        isColumn
        ? CGSize(
          width: max(title.width, picture.width), height: title.height + gap + picture.height)
        : CGSize(
          width: title.width + gap + picture.width, height: max(title.height, picture.height))
      return CGSize(
        width: content.width + contentInsets.leading + contentInsets.trailing,
        height: content.height + contentInsets.top + contentInsets.bottom)
    }
  }
}
