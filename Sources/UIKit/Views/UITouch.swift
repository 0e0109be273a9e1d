import Foundation

/// A finger on the screen.
@MainActor public final class UITouch: NSObject {
  /// The view the touch began in.
  public private(set) weak var view: UIView?
  private let position: CGPoint

  // not scripted
  /// Makes a touch of a view, at a point in that view's coordinates.
  public init(view: UIView, location: CGPoint) {
    self.view = view
    position = location
    super.init()
  }

  /// Returns where the touch is, in the coordinates of the given view; nil means the window's.
  public func location(in view: UIView?) -> CGPoint {
    guard let origin = self.view else { return position }
    return origin.convert(position, to: view)
  }
}
