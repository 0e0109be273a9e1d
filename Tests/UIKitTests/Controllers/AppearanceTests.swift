import Testing
import UIKit

/// The callbacks of appearance: their order and what holds in each.
///
/// Each test boots its own world, since tests of other suites run in between.
@MainActor struct AppearanceTests {
  @Test func firstAppearanceCallsInOrder() {
    Simulation.boot(SimulatedEnvironment(device: device("iPhone 13 mini")))
    let controller = TestController()
    Simulation.present(controller)
    let names = calls(to: controller)
    #expect(
      names == [
        "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewSafeAreaInsetsDidChange()",
        "viewLayoutMarginsDidChange()", "viewIsAppearing(_:)", "updateViewConstraints()",
        "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "viewDidAppear(_:)",
      ])
  }

  // F40–F42
  @Test func windowAndSafeAreaHoldFromViewIsAppearingOn() {
    Simulation.boot(SimulatedEnvironment(device: device("iPhone 13 mini")))
    let controller = TestController()
    controller.onLoadView = { $0.view = UIView() }
    var seen: [String] = []
    func note(_ name: String, _ controller: TestController) {
      let view = controller.viewIfLoaded
      seen.append(
        "\(name) \(view?.window != nil) \(view?.safeAreaInsets.top ?? -1) \(view?.frame.width ?? -1)"
      )
    }
    controller.onViewDidLoad = { note("load", $0) }
    controller.onViewWillAppear = { note("will", $0) }
    controller.onViewIsAppearing = { note("is", $0) }
    Simulation.present(controller)
    #expect(seen == ["load false 0.0 0.0", "will false 0.0 375.0", "is true 50.0 375.0"])
  }

  @Test func hidingAControllerTellsIt() {
    Simulation.boot(SimulatedEnvironment(device: device("iPhone 13 mini")))
    let controller = TestController()
    let window = Simulation.present(controller)
    Simulation.clearLifecycleEvents()
    window.rootViewController = UIViewController()
    Simulation.turnRunLoop()
    #expect(calls(to: [("a", controller)]) == ["a.viewWillDisappear", "a.viewDidDisappear"])
  }

  // GT-13 and the table of margins
  @Test(arguments: [
    ("iPhone 13 mini", 16.0), ("iPhone SE", 16), ("iPhone 14 Plus", 20), ("iPhone 16", 16),
    ("iPhone 16 Pro Max", 20),
  ])
  func rootMarginsFollowTheDevice(name: String, side: CGFloat) {
    Simulation.boot(SimulatedEnvironment(device: device(name)))
    let controller = UIViewController()
    Simulation.present(controller)
    let safe = device(name).portraitInsets
    #expect(
      controller.view.layoutMargins
        == UIEdgeInsets(top: safe.top, left: side, bottom: safe.bottom, right: side))
  }

  @Test func rotationResizesAndTellsTheController() {
    Simulation.boot(SimulatedEnvironment(device: device("iPhone 13 mini")))
    let controller = TestController()
    Simulation.present(controller)
    Simulation.clearLifecycleEvents()
    Simulation.rotate()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 50, bottom: 21, right: 50))
    #expect(controller.view.layoutMargins.left == 66)
    #expect(controller.traitCollection.verticalSizeClass == .compact)
    #expect(calls(to: controller).first == "viewWillTransition(to:with:)")
    #expect(calls(to: controller).contains("traitCollectionDidChange(_:)"))
  }

  @Test func darkModeReachesViewsAndControllers() {
    Simulation.boot(SimulatedEnvironment(device: device("iPhone 13 mini")))
    let controller = TestController()
    Simulation.present(controller)
    Simulation.clearLifecycleEvents()
    var environment = Simulation.environment
    environment.userInterfaceStyle = .dark
    Simulation.apply(environment)
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    #expect(calls(to: controller) == ["traitCollectionDidChange(_:)"])
    controller.overrideUserInterfaceStyle = .light
    #expect(controller.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func worldsLeaveNothingBehind() {
    Simulation.boot(SimulatedEnvironment(device: device("iPhone 13 mini")))
    weak var former: UIViewController?
    do {
      let controller = TestController()
      former = controller
      Simulation.present(controller)
      Simulation.enqueue { Issue.record("work of a former world ran") }
    }
    #expect(former != nil)
    Simulation.boot()
    Simulation.turnRunLoop()
    #expect(former == nil)
    #expect(UIApplication.shared.windows.isEmpty)
    #expect(Simulation.lifecycleEvents.isEmpty)
  }

  @Test func queuedWorkRunsAfterTheScreenIsLaidOut() {
    Simulation.boot(SimulatedEnvironment(device: device("iPhone 13 mini")))
    let controller = TestController()
    var order: [String] = []
    controller.onViewDidLoad = { _ in
      Simulation.enqueue { order.append("queued") }
    }
    controller.onViewDidLayoutSubviews = { _ in order.append("layout") }
    Simulation.present(controller)
    #expect(order.first == "layout")
    #expect(order.last == "queued")
  }

  // F43
  @Test func subviewsHaveFramesFromViewDidLayoutSubviewsOn() {
    Simulation.boot()
    let controller = TestController()
    let box = UIView()
    controller.onLoadView = { controller in
      let root = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 10),
      ])
      controller.view = root
    }
    var frames: [CGRect] = []
    controller.onViewDidLoad = { _ in frames.append(box.frame) }
    controller.onViewIsAppearing = { _ in frames.append(box.frame) }
    controller.onViewDidLayoutSubviews = { _ in frames.append(box.frame) }
    Simulation.present(controller)
    #expect(frames == [.zero, .zero, CGRect(x: 0, y: 59, width: 393, height: 10)])
  }

  // The example of the lesson on a centred label.
  @Test func aLabelCentredInLoadViewStandsInTheMiddle() {
    Simulation.boot()
    let controller = TestController()
    let label = UILabel()
    controller.onLoadView = { controller in
      let newView = UIView()
      newView.backgroundColor = .white
      label.text = "Ciao dal codice!"
      label.translatesAutoresizingMaskIntoConstraints = false
      newView.addSubview(label)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: newView.centerXAnchor),
        label.centerYAnchor.constraint(equalTo: newView.centerYAnchor),
      ])
      controller.view = newView
    }
    for orientation in [UIInterfaceOrientation.portrait, .landscapeRight] {
      var environment = Simulation.environment
      environment.orientation = orientation
      if controller.isViewLoaded {
        Simulation.apply(environment)
      } else {
        Simulation.present(controller)
      }
      let middle = CGPoint(x: controller.view.bounds.midX, y: controller.view.bounds.midY)
      #expect(abs(label.center.x - middle.x) <= 0.5)
      #expect(abs(label.center.y - middle.y) <= 0.5)
      expectClose(
        label.bounds, CGRect(origin: .zero, size: label.intrinsicContentSize), within: 0.001)
    }
  }

  // F36: UIKit sets the root's frame, and a root that does not translate its mask ignores it.
  @Test func aRootThatDoesNotTranslateItsMaskIsMissized() {
    Simulation.boot()
    let controller = TestController()
    let label = UILabel()
    controller.onLoadView = { controller in
      let root = UIView()
      root.translatesAutoresizingMaskIntoConstraints = false
      label.text = "Ciao"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        label.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      ])
      controller.view = root
    }
    Simulation.present(controller)
    #expect(controller.view.frame.size != UIScreen.main.bounds.size)
  }

  // A root view replaced while it is on the screen gives its place to the new one.
  @Test func aRootReplacedOnTheScreenGivesItsPlace() {
    Simulation.boot()
    let controller = UIViewController()
    let window = Simulation.present(controller)
    let former: UIView? = controller.view
    let box = UIView()
    controller.view = box
    Simulation.turnRunLoop()
    #expect(former?.window == nil)
    #expect(window.subviews == [box])
    #expect(box.frame == window.bounds)
    #expect(box.safeAreaInsets.top == 59)
  }
}
