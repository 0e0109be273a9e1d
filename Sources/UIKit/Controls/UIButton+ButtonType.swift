extension UIButton {
  /// The kinds of button.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own; the title is white.
    case custom = 0
    /// As the system's: the title is in the tint colour.
    case system = 1
    /// An "i" in a circle.
    case detailDisclosure = 2
    /// An "i" in a circle, for a dark background.
    case infoLight = 3
    /// An "i" in a circle, for a light background.
    case infoDark = 4
    /// A plus sign in a circle.
    case contactAdd = 5
    /// A cross in a circle.
    case close = 7
  }
}
