/// A layer that draws an outline.
@MainActor open class CAShapeLayer: CALayer {
  /// The outline.
  public var path: CGPath?
  /// The colour inside the outline.
  public var fillColor: CGColor? = UIColor.black.cgColor
  /// The colour of the line.
  public var strokeColor: CGColor?
  /// The width of the line, in points.
  public var lineWidth: CGFloat = 1
  /// Where along the outline the line begins, 0…1.
  public var strokeStart: CGFloat = 0
  /// Where along the outline the line ends, 0…1.
  public var strokeEnd: CGFloat = 1
}

/// A layer that draws one colour fading into the next.
@MainActor open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`s.
  public var colors: [Any]?
  /// Where along the way each colour stands, 0…1.
  public var locations: [NSNumber]?
  /// Where the way begins, in shares of the layer's size.
  public var startPoint: CGPoint = CGPoint(x: 0.5, y: 0)
  /// Where the way ends, in shares of the layer's size.
  public var endPoint: CGPoint = CGPoint(x: 0.5, y: 1)
}
