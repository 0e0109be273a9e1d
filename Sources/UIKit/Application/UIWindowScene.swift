/// A scene that shows windows on a screen.
@MainActor public final class UIWindowScene: UIScene {
  override init() {
    super.init()
  }

  /// The scene's screen.
  public var screen: UIScreen { UIScreen.main }

  /// The scene's windows, in the order they were made.
  public var windows: [UIWindow] {
    Simulation.world.windows.filter { $0.windowScene === self }
  }

  /// The scene's window that receives the keyboard, if any.
  public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// How the interface is turned.
  public var interfaceOrientation: UIInterfaceOrientation { Simulation.environment.orientation }

  /// The scene's traits.
  public var traitCollection: UITraitCollection { Simulation.environment.traits }
}
