/// Whether an application is in front.
public enum UIApplicationState: Int, Sendable {
  /// In front and receiving events.
  case active = 0
  /// In front but not receiving events.
  case inactive = 1
  /// Behind.
  case background = 2
}

/// The application: its windows, its scenes and the way of its actions.
@MainActor public final class UIApplication: UIResponder {
  override init() {
    super.init()
  }

  /// The application of the simulation.
  public static var shared: UIApplication { Simulation.world.application }

  /// The object told about the application's life.
  public weak var delegate: (any UIApplicationDelegate)?

  /// Whether the application is in front.
  public var applicationState: UIApplicationState { UIApplicationState.active }

  /// The scene of the device's own screen.
  let mainScene: UIWindowScene = UIWindowScene()

  /// The scenes that are connected.
  public var connectedScenes: Set<UIScene> { [mainScene] }

  /// The windows that exist, in the order they were made.
  public var windows: [UIWindow] { Simulation.world.windows }

  /// The window that receives the keyboard, if any.
  public var keyWindow: UIWindow? { Simulation.world.keyWindow }

  /// The direction the application's language is read in.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Simulation.environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The text size the person chose.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    Simulation.environment.contentSizeCategory
  }

  /// Sends an action message to a target, or along the responder chain where there is none.
  ///
  /// - Returns: Whether someone took the message.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target = target as? NSObject {
      Simulation.perform(action, on: target, with: [sender, event])
      return true
    }
    var responder = sender as? UIResponder
    while let current = responder {
      if Simulation.responds(current, to: action) {
        Simulation.perform(action, on: current, with: [sender, event])
        return true
      }
      responder = current.next
    }
    return false
  }
}

extension UIApplication {
  /// The name of a reason for which the application was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

/// What an application asks of the object that knows its life.
@MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The window of an application without scenes.
  var window: UIWindow? { get set }
  /// Called when the application has been launched; false where it cannot do what it was launched for.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// True.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// No window, unless the delegate keeps one.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
