extension UIImage {
  /// How a symbol of the system is drawn: its size and weight.
  public class SymbolConfiguration: NSObject, @unchecked Sendable {
    let pointSize: CGFloat
    let weight: UIImage.SymbolWeight
    let scale: UIImage.SymbolScale

    /// Makes a configuration with a size, a weight and a scale.
    public init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight = UIImage.SymbolWeight.regular,
      scale: UIImage.SymbolScale = UIImage.SymbolScale.default
    ) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
      super.init()
    }

    /// Makes a configuration with a scale.
    public convenience init(scale: UIImage.SymbolScale) {
      self.init(pointSize: 17, scale: scale)
    }

    /// Makes a configuration with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }
  }

  /// The thickness of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    /// As its surroundings want it.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    /// The second thinnest.
    case thin = 2
    /// Thinner than regular.
    case light = 3
    /// As ordinary text.
    case regular = 4
    /// A little thicker than regular.
    case medium = 5
    /// Thicker.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Thicker than bold.
    case heavy = 8
    /// The thickest.
    case black = 9
  }

  /// The size of a symbol beside a text.
  public enum SymbolScale: Int, Sendable {
    /// As the system wants it.
    case `default` = -1
    /// As its surroundings want it.
    case unspecified = 0
    /// Smaller.
    case small = 1
    /// The usual one.
    case medium = 2
    /// Larger.
    case large = 3
  }

  /// Finds a symbol of the system, drawn as a configuration says; its size grows with the text's.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.SymbolConfiguration?
  ) {
    guard let plain = UIImage(systemName: name) else { return nil }
    let scales: [UIImage.SymbolScale: CGFloat] = [.small: 0.78, .large: 1.28]
    let factor =
      (configuration?.pointSize ?? 17) / 17 * (scales[configuration?.scale ?? .default] ?? 1)
    self.init(
      name: name,
      size: CGSize(width: plain.size.width * factor, height: plain.size.height * factor),
      scale: plain.scale, isSymbol: true)
  }

  /// Returns the picture in a colour, drawn in the given way.
  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }
}
