/// Makes pictures by drawing.
///
/// The simulation runs the drawing and keeps of it only the picture's size.
@MainActor public class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect

  /// Makes a renderer of pictures of a size, in points.
  public init(size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
    super.init()
  }

  /// Makes a renderer of pictures of what lies in a rectangle.
  public init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }

  /// Draws, and returns the picture.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext(bounds: bounds))
    return UIImage(name: nil, size: bounds.size, scale: UIScreen.main.scale)
  }
}

/// Where a renderer draws.
@MainActor public class UIGraphicsImageRendererContext: NSObject {
  private let bounds: CGRect

  init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }

  /// Fills a rectangle with the colour that is set.
  public func fill(_ rect: CGRect) {}

  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) {}

  /// Lets drawing show only inside a rectangle.
  public func clip(to rect: CGRect) {}
}

extension UIColor {
  /// Makes it the colour in which shapes are filled.
  public func setFill() {}

  /// Makes it the colour in which lines are drawn.
  public func setStroke() {}

  /// Makes it the colour in which shapes are filled and lines drawn.
  public func set() {}
}

/// Fills a rectangle with the colour that is set.
public func UIRectFill(_ rect: CGRect) {}

/// Draws the outline of a rectangle.
public func UIRectFrame(_ rect: CGRect) {}
