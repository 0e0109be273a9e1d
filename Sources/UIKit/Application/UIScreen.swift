/// A screen: its size, its pixels and its traits.
@MainActor public final class UIScreen: NSObject {
  override init() {
    super.init()
  }

  /// The device's own screen.
  ///
  /// Apple deprecated it in iOS 18: a view's own bounds, or its window scene's screen, say more.
  public static var main: UIScreen { Simulation.world.screen }

  /// The screen's rectangle as the device is held, in points.
  public var bounds: CGRect {
    CGRect(origin: .zero, size: Simulation.environment.screenSize)
  }

  /// The screen's rectangle held upright, in pixels.
  public var nativeBounds: CGRect {
    let size = Simulation.environment.device.size
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// The number of pixels in a point.
  public var scale: CGFloat { Simulation.environment.device.scale }

  /// The number of physical pixels in a point.
  public var nativeScale: CGFloat { Simulation.environment.device.scale }

  /// The brightness, 0…1.
  public var brightness: CGFloat = 0.5

  /// The screen's traits.
  public var traitCollection: UITraitCollection { Simulation.environment.traits }
}
