extension UIScrollView {
  /// Whether the safe area adds to the room around the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the surroundings ask for it.
    case automatic = 0
    /// Along the axes that scroll.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// How the keyboard goes away when the content is moved.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays.
    case none = 0
    /// At once.
    case onDrag = 1
    /// It follows the finger.
    case interactive = 2
    /// At once, with what stands on the keyboard.
    case onDragWithAccessory = 3
    /// It follows the finger, with what stands on the keyboard.
    case interactiveWithAccessory = 4
  }
}
