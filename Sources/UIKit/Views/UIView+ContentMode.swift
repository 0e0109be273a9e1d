extension UIView {
  /// How a view's content follows when the view's size changes.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the view's size.
    case scaleToFill = 0
    /// Scaled, keeping its proportions, until it just fits.
    case scaleAspectFit = 1
    /// Scaled, keeping its proportions, until nothing stays uncovered.
    case scaleAspectFill = 2
    /// Drawn anew.
    case redraw = 3
    /// Kept at its size, in the centre.
    case center = 4
    /// Kept at its size, at the top.
    case top = 5
    /// Kept at its size, at the bottom.
    case bottom = 6
    /// Kept at its size, at the left.
    case left = 7
    /// Kept at its size, at the right.
    case right = 8
    /// Kept at its size, at the top left.
    case topLeft = 9
    /// Kept at its size, at the top right.
    case topRight = 10
    /// Kept at its size, at the bottom left.
    case bottomLeft = 11
    /// Kept at its size, at the bottom right.
    case bottomRight = 12
  }
}
