/// Everything that belongs to one run of the simulated application.
@MainActor final class SimulatedWorld {
  let application = UIApplication()
  let screen = UIScreen()
  let device = UIDevice()
  let page = PlaygroundPage()
  /// Every window made, as long as someone keeps it.
  private var windowReferences: [WeakWindow] = []
  /// The windows the host made, which nobody else keeps.
  var ownedWindows: [UIWindow] = []
  weak var keyWindow: UIWindow?
  /// Work for the next turn of the run loop.
  var queue: [@MainActor () -> Void] = []
  /// Controllers whose view has come into a window and who have not been told yet.
  var appearing: [UIViewController] = []
  /// What waits until the screen has been laid out.
  var afterCommit: [@MainActor () -> Void] = []
  var lifecycleEvents: [LifecycleEvent] = []

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// The windows that exist, in the order they were made.
  var windows: [UIWindow] {
    windowReferences.compactMap { $0.window }
  }

  var visibleWindows: [UIWindow] {
    windows.filter { !$0.isHidden }
  }

  func add(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil }
    windowReferences.append(WeakWindow(window: window))
  }

  /// Does what one turn of the run loop does, and returns whether there was anything to do.
  func turn() -> Bool {
    var didWork = commit()
    let deferred = afterCommit
    afterCommit = []
    for work in deferred { work() }
    let queued = queue
    queue = []
    for work in queued { work() }
    if !deferred.isEmpty || !queued.isEmpty { didWork = true }
    return didWork
  }

  /// Lays out what is marked, telling controllers first that their views are appearing.
  private func commit() -> Bool {
    var didWork = false
    let arrived = appearing
    appearing = []
    for controller in arrived {
      controller.announceIsAppearing()
      didWork = true
    }
    for window in visibleWindows
    where window.needsLayoutPass {
      window.layoutIfNeeded()
      didWork = true
    }
    return didWork
  }

  /// Lets go of everything, without telling anyone: the process of a device would just end.
  func end() {
    queue = []
    appearing = []
    afterCommit = []
    for window in windows { window.dismantle() }
    ownedWindows = []
    windowReferences = []
    lifecycleEvents = []
  }
}
