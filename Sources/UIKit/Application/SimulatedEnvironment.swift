// not scripted
/// The device a world runs on and the settings its owner chose.
public struct SimulatedEnvironment: Hashable, Sendable {
  /// The device.
  public var device: SimulatedDevice
  /// How it is held.
  public var orientation: UIInterfaceOrientation
  /// Whether it shows the light or the dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// The direction its language is read in.
  public var layoutDirection: UITraitEnvironmentLayoutDirection
  /// The text size its owner chose.
  public var contentSizeCategory: UIContentSizeCategory

  /// Makes an environment; without arguments, an iPhone 16 held upright with its first settings.
  public init(
    device: SimulatedDevice = SimulatedDevice.standard,
    orientation: UIInterfaceOrientation = UIInterfaceOrientation.portrait,
    userInterfaceStyle: UIUserInterfaceStyle = UIUserInterfaceStyle.light,
    layoutDirection: UITraitEnvironmentLayoutDirection =
      UITraitEnvironmentLayoutDirection.leftToRight,
    contentSizeCategory: UIContentSizeCategory = UIContentSizeCategory.large
  ) {
    self.device = device
    self.orientation = orientation
    self.userInterfaceStyle = userInterfaceStyle
    self.layoutDirection = layoutDirection
    self.contentSizeCategory = contentSizeCategory
  }

  /// The screen's size as it is held, in points.
  public var screenSize: CGSize { device.size(in: orientation) }

  /// The safe area of a window that fills the screen.
  public var safeAreaInsets: UIEdgeInsets { device.insets(in: orientation) }

  /// The traits of the screen.
  var traits: UITraitCollection {
    UITraitCollection(
      values: UITraitCollection.Values(
        idiom: device.idiom, style: userInterfaceStyle, level: .base, direction: layoutDirection,
        scale: device.scale, horizontal: device.horizontalSizeClass(in: orientation),
        vertical: device.verticalSizeClass(in: orientation), category: contentSizeCategory))
  }

  /// The least horizontal margin of a controller's root view: 16 points, or 20 where the screen's
  /// short side is 414 points or more.
  var minimumMargin: CGFloat {
    min(device.size.width, device.size.height) >= 414 ? 20 : 16
  }
}
