/// Shows a picture, as large as the picture unless told otherwise.
@MainActor open class UIImageView: UIView {
  /// Makes a view with the given frame and no picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view with a picture, of the picture's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Makes a view with a picture and another one for the highlighted state.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The picture; nil for none.
  public var image: UIImage? {
    didSet {
      if oldValue?.size != image?.size { invalidateIntrinsicContentSize() }
    }
  }

  /// The picture while the view is highlighted.
  public var highlightedImage: UIImage?
  /// Whether the view is highlighted.
  public var isHighlighted: Bool = false
  /// How a symbol of the system is drawn; symbols here keep their own size.
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// The pictures shown one after the other.
  public var animationImages: [UIImage]?
  /// How long one round of the pictures takes, in seconds; 0 for a thirtieth a picture.
  public var animationDuration: TimeInterval = 0
  /// How often the pictures are shown; 0 for without end.
  public var animationRepeatCount: Int = 0
  /// Whether the pictures are being shown.
  public private(set) var isAnimating: Bool = false

  /// Begins to show the pictures one after the other.
  public func startAnimating() {
    isAnimating = animationImages?.isEmpty == false
  }

  /// Ends the show.
  public func stopAnimating() {
    isAnimating = false
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? bounds.size
  }

  override func descriptionDetails(before place: DescriptionPlace) -> [String] {
    guard place == .layer, let image else { return [] }
    return ["image = \(image.description)"]
  }
}
