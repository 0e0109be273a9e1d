/// A picture, of which the simulation knows the size and the name.
public class UIImage: NSObject, @unchecked Sendable {
  /// Whether a picture is drawn in its own colours.
  public enum RenderingMode: Int, Sendable {
    /// As its surroundings want it.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// As a shape in the tint colour.
    case alwaysTemplate = 2
  }

  /// The size in points.
  public let size: CGSize
  /// The number of pixels in a point.
  public let scale: CGFloat
  /// Whether the picture is a symbol of the system.
  public let isSymbolImage: Bool
  /// Whether the picture is drawn in its own colours.
  public let renderingMode: UIImage.RenderingMode
  /// The picture's name, where it has one.
  let name: String?
  let tint: UIColor?

  init(
    name: String?, size: CGSize, scale: CGFloat = 1, isSymbol: Bool = false,
    renderingMode: UIImage.RenderingMode = UIImage.RenderingMode.automatic, tint: UIColor? = nil
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.tint = tint
    isSymbolImage = isSymbol
    super.init()
  }

  /// Makes an empty picture.
  public override convenience init() {
    self.init(name: nil, size: .zero)
  }

  /// Finds a picture among the application's; nil where the host has provided none of that name.
  public convenience init?(named name: String) {
    guard let size = UIImage.catalog[name] ?? Simulation.missingImageSize else { return nil }
    self.init(name: name, size: size)
  }

  /// Finds a symbol of the system by name, such as `star.fill`; nil for what cannot be a name.
  ///
  /// The simulation does not know which names exist nor each symbol's shape: a symbol is as large as
  /// the usual one, 20⅓ × 20 points, and differs a little from the real one.
  public convenience init?(systemName name: String) {
    let isName = name.allSatisfy { character in
      character.isASCII && (character.isLowercase || character.isNumber || character == ".")
    }
    guard isName, let first = name.first, first != ".", !name.hasSuffix(".") else { return nil }
    self.init(
      name: name, size: CGSize(width: 61.0 / 3, height: 20), scale: 3, isSymbol: true)
  }

  // not scripted
  /// The sizes of the pictures the application has, by name; for the host to fill.
  nonisolated(unsafe) public static var catalog: [String: CGSize] = [:]

  /// Returns the picture drawn in another way.
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(
      name: name, size: size, scale: scale, isSymbol: isSymbolImage, renderingMode: renderingMode,
      tint: tint)
  }

  /// Returns the picture in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(
      name: name, size: size, scale: scale, isSymbol: isSymbolImage, renderingMode: renderingMode,
      tint: color)
  }

  public override var description: String {
    let what = isSymbolImage ? "symbol(system: \(name ?? ""))" : "named(\(name ?? ""))"
    return "<UIImage:\(pointerText(self)) \(what) {\(size.width.sixDigits), "
      + "\(size.height.sixDigits)} renderingMode=\(renderingMode)>"
  }
}
