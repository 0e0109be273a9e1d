/// An outline made of lines and curves.
public class CGPath: NSObject, @unchecked Sendable {
  /// One step along an outline.
  enum Element: Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    /// The points of the step, those that bend it included.
    var points: [CGPoint] {
      switch self {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let control, let end): [control, end]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }

    func applying(_ transform: CGAffineTransform) -> Element {
      switch self {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .quadCurve(let control, let end):
        .quadCurve(control.applying(transform), end.applying(transform))
      case .curve(let first, let second, let end):
        .curve(
          first.applying(transform), second.applying(transform), end.applying(transform))
      case .close: .close
      }
    }
  }

  let elements: [Element]

  init(elements: [Element]) {
    self.elements = elements
    super.init()
  }

  /// Whether there is nothing in the outline.
  public var isEmpty: Bool { elements.isEmpty }

  /// The smallest rectangle around all points, those that bend curves included.
  public var boundingBox: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    var low = first
    var high = first
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CGPath else { return false }
    return elements == other.elements
  }

  public override var hash: Int { elements.hashValue }
}
