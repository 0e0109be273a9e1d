/// One running copy of an application's interface.
@MainActor public class UIScene: UIResponder {
  /// The object told about the scene's life.
  public weak var delegate: (any UISceneDelegate)?

  override init() {
    super.init()
  }

  /// How the system came to connect the scene: nothing special, in the simulation.
  @MainActor public final class ConnectionOptions: NSObject {
    override init() {
      super.init()
    }
  }
}

/// The record the system keeps of a scene.
@MainActor public final class UISceneSession: NSObject {
  /// The scene, while it is connected.
  public weak var scene: UIScene?

  override init() {
    super.init()
  }
}

/// What a scene asks of the object that knows its life.
@MainActor public protocol UISceneDelegate: AnyObject {
  /// Called when the scene has been connected: the place to make the window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene has come to the front.
  func sceneDidBecomeActive(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
}

/// What a scene with windows asks of the object that knows its life.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// No window, unless the delegate keeps one.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
