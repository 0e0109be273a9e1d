/// The page of an Xcode playground, of the PlaygroundSupport module: its live view is what the
/// playground shows.
@MainActor public final class PlaygroundPage: NSObject {
  override init() {
    super.init()
  }

  /// The page that runs.
  public static var current: PlaygroundPage { Simulation.world.page }

  /// Whether the playground runs on after its last line.
  public var needsIndefiniteExecution: Bool = false

  /// A controller or a view to show: here it fills the screen of the simulated device.
  ///
  /// Xcode gives it the size of its pane instead, or the view's own.
  public var liveView: UIResponder? {
    didSet {
      guard liveView !== oldValue else { return }
      Simulation.world.ownedWindows.removeAll { $0 === window }
      window?.isHidden = true
      window = show(liveView)
    }
  }

  private weak var window: UIWindow?

  /// Ends the playground.
  public func finishExecution() {
    needsIndefiniteExecution = false
  }

  private func show(_ content: UIResponder?) -> UIWindow? {
    let controller: UIViewController
    switch content {
    case let shown as UIViewController: controller = shown
    case let view as UIView:
      controller = UIViewController()
      guard let host = controller.view else { return nil }
      host.backgroundColor = .systemBackground
      host.addSubview(view)
      if view.frame.isEmpty { view.frame = host.bounds }
    default: return nil
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowScene = UIApplication.shared.mainScene
    Simulation.world.ownedWindows.append(window)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }
}
