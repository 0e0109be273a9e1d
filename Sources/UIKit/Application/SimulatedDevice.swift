// not scripted
/// A device the simulation can run on: its screen, its safe area and its size classes.
///
/// Sizes and insets are in points. They are recorded ones, except the landscape insets of
/// iPhone 16 Pro and the insets of iPhone 16 Pro Max, which follow their neighbours.
public struct SimulatedDevice: Hashable, Sendable {
  /// The name as Apple writes it, such as `iPhone SE (3rd generation)`.
  public let name: String
  /// The size of the screen held upright, in points.
  public let size: CGSize
  /// The number of pixels in a point.
  public let scale: CGFloat
  /// The safe area's insets held upright.
  public let portraitInsets: UIEdgeInsets
  /// The safe area's insets on its side.
  public let landscapeInsets: UIEdgeInsets
  /// Whether it is an iPhone or an iPad.
  public let idiom: UIUserInterfaceIdiom
  /// Whether an iPhone is large enough to have a regular width on its side.
  public let hasRegularLandscapeWidth: Bool

  /// The screen's size in an orientation.
  public func size(in orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// The safe area's insets in an orientation.
  public func insets(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
    orientation.isLandscape ? landscapeInsets : portraitInsets
  }

  /// The horizontal size class in an orientation.
  public func horizontalSizeClass(
    in orientation: UIInterfaceOrientation
  ) -> UIUserInterfaceSizeClass {
    if idiom == .pad { return .regular }
    return orientation.isLandscape && hasRegularLandscapeWidth ? .regular : .compact
  }

  /// The vertical size class in an orientation.
  public func verticalSizeClass(
    in orientation: UIInterfaceOrientation
  ) -> UIUserInterfaceSizeClass {
    idiom == .phone && orientation.isLandscape ? .compact : .regular
  }
}
