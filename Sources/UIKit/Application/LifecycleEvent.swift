// not scripted
/// One call that UIKit made to a controller, in the order of the calls.
public struct LifecycleEvent: Sendable {
  /// The method's name as Swift writes it, such as `loadView()` or `viewWillAppear(_:)`.
  public let name: String
  /// The controller's class, under the name its author gave it.
  public let controllerClass: String
  /// Which controller it was; two events of the same one are equal here.
  public let controller: ObjectIdentifier
}

// not scripted
extension Simulation {
  /// The calls UIKit has made to controllers since the world was booted, oldest first.
  ///
  /// An endless recursion would fill memory: from `lifecycleLimit` calls on nothing is added.
  public static var lifecycleEvents: [LifecycleEvent] { world.lifecycleEvents }

  /// Is told each call as UIKit makes it, before the method runs.
  public static var lifecycleHandler: (@MainActor (LifecycleEvent, UIViewController) -> Void)?

  /// Forgets the calls made so far.
  public static func clearLifecycleEvents() {
    world.lifecycleEvents = []
  }

  private static let lifecycleLimit = 10_000

  static func record(_ name: String, of controller: UIViewController) {
    guard world.lifecycleEvents.count < lifecycleLimit else { return }
    let event = LifecycleEvent(
      name: name, controllerClass: ClassName(of: controller).name,
      controller: ObjectIdentifier(controller))
    world.lifecycleEvents.append(event)
    lifecycleHandler?(event, controller)
  }
}
