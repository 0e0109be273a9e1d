/// A rectangle in points; the origin is at the top left.
public struct PictureRect: Sendable, Equatable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  /// The part that two rectangles share; of no size when there is none.
  public func intersection(_ other: PictureRect) -> PictureRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PictureRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}

/// A rectangle on the screen: a view, as far as a drawing cares.
public struct ScreenBox: Sendable, Equatable {
  /// The place of a text within its box.
  public enum Alignment: Sendable {
    case leading
    case center
    case trailing
  }

  /// The name, drawn in the border where it fits.
  public var title: String?
  /// What the box shows, drawn in its place.
  public var text: String?
  public var alignment: Alignment
  /// The frame in the screen's coordinates.
  public var frame: PictureRect
  /// The part of the screen outside of which the box is not seen; nil for the whole screen.
  public var clip: PictureRect?
  /// Whether the box hides what is behind it.
  public var isFilled: Bool
  public var isHidden: Bool
  public var mark: Mark
  /// The depth in the hierarchy, for the described list.
  public var depth: Int

  /// Makes a box.
  public init(
    title: String? = nil, text: String? = nil, alignment: Alignment = .leading,
    frame: PictureRect, clip: PictureRect? = nil, isFilled: Bool = false, isHidden: Bool = false,
    mark: Mark = .none, depth: Int = 0
  ) {
    self.title = title
    self.text = text
    self.alignment = alignment
    self.frame = frame
    self.clip = clip
    self.isFilled = isFilled
    self.isHidden = isHidden
    self.mark = mark
    self.depth = depth
  }
}

/// A screen and the boxes on it, from the rearmost to the foremost.
public struct ScreenPicture: Sendable, Equatable {
  /// The size of the screen, in points.
  public var width: Double
  public var height: Double
  /// The part free of bars and notches, dotted in the drawing; nil not to show it.
  public var safeArea: PictureRect?
  public var boxes: [ScreenBox]

  /// Makes a picture.
  public init(
    width: Double, height: Double, safeArea: PictureRect? = nil, boxes: [ScreenBox]
  ) {
    self.width = width
    self.height = height
    self.safeArea = safeArea
    self.boxes = boxes
  }
}
