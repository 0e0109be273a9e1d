import Foundation

/// Something the person using the device did.
@MainActor public final class UIEvent: NSObject {
  /// The touches that belong to the event.
  public private(set) var allTouches: Set<UITouch>?

  /// Makes an event without touches.
  public override init() {
    super.init()
  }

  // not scripted
  /// Makes an event of the given touches.
  public convenience init(touches: Set<UITouch>) {
    self.init()
    allTouches = touches
  }
}
