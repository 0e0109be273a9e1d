/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let topLeft: UIRectCorner = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight: UIRectCorner = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft: UIRectCorner = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight: UIRectCorner = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners: UIRectCorner = UIRectCorner(rawValue: 15)
}

/// An outline that is built step by step; the simulated screen does not draw it.
@MainActor public class UIBezierPath: NSObject {
  private var elements: [CGPath.Element] = []

  /// How far a curve's controls stand from its ends to make a quarter of a circle of radius 1.
  private static let quarter: CGFloat = 0.552_284_749_8

  /// Makes an empty outline.
  public override init() {
    super.init()
  }

  /// Makes the outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init(
      roundedRect: rect, byRoundingCorners: UIRectCorner(), cornerRadii: CGSize.zero)
  }

  /// Makes the outline of an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init(
      roundedRect: rect, byRoundingCorners: UIRectCorner.allCorners,
      cornerRadii: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// Makes the outline of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: UIRectCorner.allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes the outline of a rectangle of which some corners are round.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    super.init()
    let x = max(0, min(cornerRadii.width, rect.width / 2))
    let y = max(0, min(cornerRadii.height, rect.height / 2))
    let sides: [(UIRectCorner, CGPoint, CGVector2, CGVector2)] = [
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), (0, 1), (1, 0)),
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), (-1, 0), (0, 1)),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), (0, -1), (-1, 0)),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), (1, 0), (0, -1)),
    ]
    for (corner, point, from, to) in sides {
      let isRound = corners.contains(corner) && x > 0 && y > 0
      func moved(_ direction: CGVector2, by share: CGFloat) -> CGPoint {
        CGPoint(x: point.x + direction.0 * x * share, y: point.y + direction.1 * y * share)
      }
      let start = isRound ? moved(from, by: 1) : point
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      if isRound {
        let bend = 1 - UIBezierPath.quarter
        elements.append(.curve(moved(from, by: bend), moved(to, by: bend), moved(to, by: 1)))
      }
    }
    elements.append(.close)
  }

  private typealias CGVector2 = (CGFloat, CGFloat)

  /// Makes a part of a circle; angles are in radians, from the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The width of the line, in points.
  public var lineWidth: CGFloat = 1
  /// Whether areas enclosed twice count as outside.
  public var usesEvenOddFillRule: Bool = false

  /// The outline.
  public var cgPath: CGPath {
    get { CGPath(elements: elements) }
    set { elements = newValue.elements }
  }

  /// The smallest rectangle around the outline.
  public var bounds: CGRect { CGPath(elements: elements).boundingBox }

  /// Whether there is nothing in the outline.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next step begins.
  public var currentPoint: CGPoint {
    elements.last { !$0.points.isEmpty }?.points.last ?? .zero
  }

  /// Begins a new part of the outline at a point.
  public func move(to point: CGPoint) {
    elements.append(.move(point))
  }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint) {
    elements.append(elements.isEmpty ? .move(point) : .line(point))
  }

  /// Adds a curve bent by one point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    elements.append(.quadCurve(controlPoint, endPoint))
  }

  /// Adds a curve bent by two points.
  public func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    elements.append(.curve(controlPoint1, controlPoint2, endPoint))
  }

  /// Adds a part of a circle; angles are in radians, from the right.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    guard startAngle.isFinite, endAngle.isFinite else { return }
    let turn = 2 * CGFloat.pi
    var sweep = (endAngle - startAngle).truncatingRemainder(dividingBy: turn)
    if abs(endAngle - startAngle) >= turn {
      sweep = clockwise ? turn : -turn
    } else if clockwise, sweep < 0 {
      sweep += turn
    } else if !clockwise, sweep > 0 {
      sweep -= turn
    }
    // Four curves are enough for a whole circle; each bends a quarter at most.
    let reach = 4 / 3 * tan(sweep / 16) * radius
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    addLine(to: point(startAngle))
    for index in 0..<4 {
      let from = startAngle + sweep * CGFloat(index) / 4
      let to = startAngle + sweep * CGFloat(index + 1) / 4
      let start = point(from)
      let end = point(to)
      elements.append(
        .curve(
          CGPoint(x: start.x - reach * sin(from), y: start.y + reach * cos(from)),
          CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to)), end))
    }
  }

  /// Closes the last part of the outline.
  public func close() {
    elements.append(.close)
  }

  /// Adds another outline.
  public func append(_ bezierPath: UIBezierPath) {
    elements += bezierPath.elements
  }

  /// Moves the outline.
  public func apply(_ transform: CGAffineTransform) {
    elements = elements.map { $0.applying(transform) }
  }

  /// Fills the outline; nothing to see here.
  public func fill() {}

  /// Draws the outline; nothing to see here.
  public func stroke() {}
}
