/// What a view draws its box with: corners, border, shadow.
///
/// The layer of a view has the view's geometry. The simulated screen knows no layers of their
/// own: sublayers are kept, and not drawn.
@MainActor open class CALayer: NSObject {
  weak var view: UIView?
  private var ownBounds: CGRect = .zero
  private var ownPosition: CGPoint = .zero

  /// Makes a layer.
  public required override init() {
    super.init()
  }

  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The corners the radius applies to; all four at first.
  public var maskedCorners: CACornerMask = CACornerMask(rawValue: 15)
  /// The outline of the shadow; nil for that of the content.
  public var shadowPath: CGPath?
  /// The width of the border, in points.
  public var borderWidth: CGFloat = 0
  /// The colour of the border; black at first.
  public var borderColor: CGColor? = UIColor.black.cgColor
  /// The colour behind the content.
  public var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor ?? ownBackground }
    set {
      guard let view else {
        ownBackground = newValue
        return
      }
      view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
    }
  }
  private var ownBackground: CGColor?

  /// The colour of the shadow; black at first.
  public var shadowColor: CGColor? = UIColor.black.cgColor
  /// How opaque the shadow is, from 0 to 1.
  public var shadowOpacity: Float = 0
  /// The blur of the shadow, in points.
  public var shadowRadius: CGFloat = 3
  /// How far the shadow lies from the layer.
  public var shadowOffset: CGSize = CGSize(width: 0, height: -3)

  /// Whether what lies outside the bounds is cut off.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMask }
    set {
      ownMask = newValue
      view?.clipsToBounds = newValue
    }
  }
  private var ownMask = false

  /// How opaque the layer is, from 0 to 1.
  public var opacity: Float {
    get { Float(view?.alpha ?? CGFloat(ownOpacity)) }
    set {
      ownOpacity = newValue
      view?.alpha = CGFloat(newValue)
    }
  }
  private var ownOpacity: Float = 1

  /// Whether the layer is not shown.
  public var isHidden: Bool {
    get { view?.isHidden ?? ownHidden }
    set {
      ownHidden = newValue
      view?.isHidden = newValue
    }
  }
  private var ownHidden = false

  /// The layer's place in front of its siblings or behind them.
  public var zPosition: CGFloat = 0
  /// A name for the layer.
  public var name: String?

  // MARK: Geometry

  /// The layer's rectangle in its own coordinates.
  public var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set {
      ownBounds = newValue
      view?.bounds = newValue
    }
  }

  /// The layer's middle, in the coordinates of what it lies on.
  public var position: CGPoint {
    get { view?.center ?? ownPosition }
    set {
      ownPosition = newValue
      view?.center = newValue
    }
  }

  /// The layer's rectangle, in the coordinates of what it lies on.
  public var frame: CGRect {
    get {
      if let view { return view.frame }
      return CGRect(
        x: ownPosition.x - ownBounds.width / 2, y: ownPosition.y - ownBounds.height / 2,
        width: ownBounds.width, height: ownBounds.height)
    }
    set {
      if let view {
        view.frame = newValue
        return
      }
      ownBounds.size = newValue.size
      ownPosition = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  // MARK: Sublayers

  /// The layers added to this one, from back to front; those of subviews are not listed.
  public private(set) var sublayers: [CALayer]?
  /// The layer this one was added to.
  public private(set) weak var superlayer: CALayer?

  /// Adds a layer in front of those there are.
  public func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    sublayers = (sublayers ?? []) + [layer]
  }

  /// Adds a layer that is in none at a place among those there are.
  func insert(_ layer: CALayer, at index: Int) {
    layer.superlayer = self
    var list = sublayers ?? []
    list.insert(layer, at: max(0, min(index, list.count)))
    sublayers = list
  }

  /// Takes the layer out of the one it was added to.
  public func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
}
