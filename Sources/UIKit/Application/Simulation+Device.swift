// The world the simulation runs in: one device, one application, replaceable as a whole.
// not scripted
extension Simulation {
  /// The device and the settings in force; change them with `apply(_:)`.
  public internal(set) static var environment: SimulatedEnvironment = SimulatedEnvironment()

  /// Everything that belongs to one world and ends with it.
  static var world: SimulatedWorld = SimulatedWorld()

  /// Starts a fresh world on a device: no window, no controller, nothing waiting to be done.
  ///
  /// It may be called any number of times; the former world's windows are emptied first, so that
  /// nothing of it is laid out or called any more.
  public static func boot(_ environment: SimulatedEnvironment = SimulatedEnvironment()) {
    let former = world
    world = SimulatedWorld()
    former.end()
    forgetConflicts()
    ObjectAddresses.reset()
    self.environment = environment
    UITraitCollection.current = environment.traits
  }

  /// Puts a controller in a key window that fills the screen, makes it visible and turns the run
  /// loop until nothing is left to do.
  @discardableResult
  public static func present(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowScene = UIApplication.shared.mainScene
    world.ownedWindows.append(window)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    turnRunLoop()
    return window
  }

  /// Moves the world to another device, orientation or setting, as rotating or a change in the
  /// settings would, and turns the run loop.
  public static func apply(_ environment: SimulatedEnvironment) {
    let previous = self.environment
    if environment == previous { return }
    let sizeChanges = environment.screenSize != previous.screenSize
    self.environment = environment
    let oldTraits = UITraitCollection.current
    UITraitCollection.current = environment.traits
    for window in world.visibleWindows {
      if sizeChanges { window.rootViewController?.willTransition(to: environment.screenSize) }
      window.environmentDidChange(previousScreenSize: previous.screenSize)
      if environment.traits != oldTraits { window.announceTraits(previousScreen: oldTraits) }
      window.setNeedsLayout()
    }
    turnRunLoop()
  }

  /// Turns the device a quarter; upright becomes on its side and back.
  public static func rotate() {
    var turned = environment
    turned.orientation = environment.orientation.isLandscape ? .portrait : .landscapeRight
    apply(turned)
  }

  /// Has a piece of work done at the next turn of the run loop, as `DispatchQueue.main.async` does.
  public static func enqueue(_ work: @escaping @MainActor () -> Void) {
    world.queue.append(work)
  }

  /// Turns the run loop until nothing is waiting: transitions, appearance callbacks, layout and
  /// queued work, in UIKit's order.
  ///
  /// Work that keeps making more work is left waiting after `turnLimit` turns.
  public static func turnRunLoop() {
    for _ in 0..<turnLimit {
      guard world.turn() else { return }
    }
  }

  private static let turnLimit = 50
}
