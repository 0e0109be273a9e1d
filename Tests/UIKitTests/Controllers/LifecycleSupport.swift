import UIKit

/// A controller whose `loadView` and `viewDidLoad` a test chooses.
@MainActor final class TestController: UIViewController {
  var onLoadView: ((TestController) -> Void)?
  var onViewDidLoad: ((TestController) -> Void)?
  var onViewWillAppear: ((TestController) -> Void)?
  var onViewIsAppearing: ((TestController) -> Void)?
  var onViewDidLayoutSubviews: ((TestController) -> Void)?

  override func loadView() {
    if let onLoadView { onLoadView(self) } else { super.loadView() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    onViewDidLoad?(self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onViewWillAppear?(self)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    onViewIsAppearing?(self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    onViewDidLayoutSubviews?(self)
  }
}

/// The calls made to one controller since the world was booted.
@MainActor func calls(to controller: UIViewController) -> [String] {
  Simulation.lifecycleEvents.filter { $0.controller == ObjectIdentifier(controller) }.map(\.name)
}

/// The calls made to several controllers, as `name.method`, without those of layout.
@MainActor func calls(to controllers: [(String, UIViewController)]) -> [String] {
  Simulation.lifecycleEvents.compactMap { event in
    guard event.name.contains("ppear") || event.name.contains("oad"),
      let named = controllers.first(where: { ObjectIdentifier($0.1) == event.controller })
    else { return nil }
    return "\(named.0).\(event.name.prefix { $0 != "(" })"
  }
}

/// Runs a piece of code and returns the exceptions it raised and the lines it logged.
@MainActor func observing(
  _ code: () -> Void
) -> (exceptions: [SimulatedException], logs: [String]) {
  var exceptions: [SimulatedException] = []
  var logs: [String] = []
  let formerException = Simulation.exceptionHandler
  let formerLog = Simulation.logHandler
  Simulation.exceptionHandler = { exceptions.append($0) }
  Simulation.logHandler = { logs.append($0) }
  code()
  Simulation.exceptionHandler = formerException
  Simulation.logHandler = formerLog
  return (exceptions, logs)
}
