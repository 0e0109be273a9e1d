extension UIControl {
  /// What may happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger comes down on the control.
    public static let touchDown: UIControl.Event = UIControl.Event(rawValue: 1)
    /// A finger comes down more than once.
    public static let touchDownRepeat: UIControl.Event = UIControl.Event(rawValue: 2)
    /// A finger moves inside the control.
    public static let touchDragInside: UIControl.Event = UIControl.Event(rawValue: 4)
    /// A finger moves just outside the control.
    public static let touchDragOutside: UIControl.Event = UIControl.Event(rawValue: 8)
    /// A finger moves into the control.
    public static let touchDragEnter: UIControl.Event = UIControl.Event(rawValue: 16)
    /// A finger moves out of the control.
    public static let touchDragExit: UIControl.Event = UIControl.Event(rawValue: 32)
    /// A finger is lifted inside the control.
    public static let touchUpInside: UIControl.Event = UIControl.Event(rawValue: 64)
    /// A finger is lifted outside the control.
    public static let touchUpOutside: UIControl.Event = UIControl.Event(rawValue: 128)
    /// The system ends the touch.
    public static let touchCancel: UIControl.Event = UIControl.Event(rawValue: 256)
    /// The value changes.
    public static let valueChanged: UIControl.Event = UIControl.Event(rawValue: 1 << 12)
    /// What the control is mainly for is asked of it.
    public static let primaryActionTriggered: UIControl.Event = UIControl.Event(
      rawValue: 1 << 13)
    /// A menu is about to open.
    public static let menuActionTriggered: UIControl.Event = UIControl.Event(rawValue: 1 << 14)
    /// Editing begins.
    public static let editingDidBegin: UIControl.Event = UIControl.Event(rawValue: 1 << 16)
    /// The text changes.
    public static let editingChanged: UIControl.Event = UIControl.Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd: UIControl.Event = UIControl.Event(rawValue: 1 << 18)
    /// Editing ends with the return key.
    public static let editingDidEndOnExit: UIControl.Event = UIControl.Event(rawValue: 1 << 19)
    /// Everything about touches.
    public static let allTouchEvents: UIControl.Event = UIControl.Event(rawValue: 0xFFF)
    /// Everything about editing.
    public static let allEditingEvents: UIControl.Event = UIControl.Event(rawValue: 0xF_0000)
    /// Everything.
    public static let allEvents: UIControl.Event = UIControl.Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state a control is in, or a title or picture is for.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, and neither selected nor highlighted.
    public static let normal: UIControl.State = []
    /// Highlighted.
    public static let highlighted: UIControl.State = UIControl.State(rawValue: 1)
    /// Not enabled.
    public static let disabled: UIControl.State = UIControl.State(rawValue: 2)
    /// Selected.
    public static let selected: UIControl.State = UIControl.State(rawValue: 4)
    /// Focused.
    public static let focused: UIControl.State = UIControl.State(rawValue: 8)
  }

  /// Where content stands along the horizontal axis.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// Over the whole width.
    case fill = 3
    /// Where reading begins.
    case leading = 4
    /// Where reading ends.
    case trailing = 5
  }

  /// Where content stands along the vertical axis.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Over the whole height.
    case fill = 3
  }
}
