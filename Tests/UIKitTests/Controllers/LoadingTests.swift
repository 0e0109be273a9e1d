import Testing
import UIKit

/// The loading of a controller's view. The numbers are those of the facts the course teaches.
@MainActor struct LoadingTests {
  // F1, F3
  @Test func readingViewLoadsItOnce() {
    Simulation.boot()
    let controller = TestController()
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(calls(to: controller).isEmpty)
    let first: UIView? = controller.view
    #expect(first != nil)
    #expect(controller.view === first)
    #expect(calls(to: controller) == ["loadView()", "viewDidLoad()"])
    controller.loadViewIfNeeded()
    #expect(calls(to: controller).count == 2)
  }

  // F4
  @Test func callingLoadViewByHandDoesNotBringViewDidLoad() {
    Simulation.boot()
    let controller = TestController()
    controller.loadView()
    #expect(controller.isViewLoaded)
    #expect(calls(to: controller).isEmpty)
  }

  // F7
  @Test func settingViewToNilLoadsItAgain() {
    Simulation.boot()
    let controller = TestController()
    controller.loadViewIfNeeded()
    controller.view = nil
    #expect(!controller.isViewLoaded)
    controller.loadViewIfNeeded()
    #expect(
      calls(to: controller) == ["loadView()", "viewDidLoad()", "loadView()", "viewDidLoad()"])
  }

  // F15, GT-50
  @Test func theDefaultViewIsAsLargeAsTheScreen() {
    Simulation.boot()
    Simulation.boot(SimulatedEnvironment(device: device("iPhone 16 Pro")))
    let controller = UIViewController()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 402, height: 874))
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(controller.view.backgroundColor == nil)
  }

  // F34, GT-50
  @Test func theWindowSizesTheRootView() {
    Simulation.boot()
    let controller = TestController()
    controller.onLoadView = { $0.view = UIView() }
    var sizeAtLoad: CGSize?
    controller.onViewDidLoad = { sizeAtLoad = $0.view.frame.size }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.rootViewController = controller
    #expect(!controller.isViewLoaded)
    window.makeKeyAndVisible()
    #expect(sizeAtLoad == .zero)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
  }

  // F34
  @Test func aFrameGivenInLoadViewIsOnlyAStart() {
    Simulation.boot()
    let controller = TestController()
    controller.onLoadView = { $0.view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    var atLoad: CGSize?
    controller.onViewDidLoad = { atLoad = $0.view.frame.size }
    Simulation.present(controller)
    #expect(atLoad == CGSize(width: 100, height: 100))
    #expect(controller.view.frame.size == UIScreen.main.bounds.size)
  }

  // F26
  @Test func loadViewThatAssignsNothingLeavesNil() {
    Simulation.boot()
    let controller = TestController()
    controller.onLoadView = { _ in }
    let view: UIView? = controller.view
    #expect(view == nil)
    #expect(!controller.isViewLoaded)
    #expect(calls(to: controller) == ["loadView()", "viewDidLoad()"])
    // Each further read tries again.
    controller.loadViewIfNeeded()
    #expect(calls(to: controller).count == 4)
  }

  // F26: no exception, even as the root of a window.
  @Test func aRootControllerWithoutViewShowsNothing() {
    Simulation.boot()
    let controller = TestController()
    controller.onLoadView = { _ in }
    let seen = observing {
      let window = Simulation.present(controller)
      #expect(window.subviews.isEmpty)
    }
    #expect(seen.exceptions.isEmpty)
  }

  // F25: the recursion is real; here the test ends it after a hundred levels.
  @Test func readingViewBeforeAssigningItRecurses() {
    Simulation.boot()
    let controller = TestController()
    var depth = 0
    controller.onLoadView = { controller in
      depth += 1
      if depth == 100 { controller.view = UIView() }
      _ = controller.view
    }
    controller.loadViewIfNeeded()
    #expect(depth == 100)
    #expect(calls(to: controller).filter { $0 == "loadView()" }.count == 100)
  }

  // F27
  @Test func viewDidLoadThatReadsAnUnassignedViewLoops() {
    Simulation.boot()
    let controller = TestController()
    var loads = 0
    controller.onLoadView = { controller in
      loads += 1
      if loads == 50 { controller.view = UIView() }
    }
    controller.onViewDidLoad = { _ = $0.view }
    controller.loadViewIfNeeded()
    #expect(loads == 50)
  }

  // F8
  @Test func readingViewInInitLoadsBeforePresentation() {
    Simulation.boot()
    final class Early: UIViewController {
      var wasLoadedInInit = false
      init() {
        super.init(nibName: nil, bundle: nil)
        view.backgroundColor = .red
        wasLoadedInInit = isViewLoaded
      }
      required init?(coder: NSCoder) {
        super.init(coder: coder)
      }
    }
    #expect(Early().wasLoadedInInit)
  }

  // F16
  @Test func anUnknownNibRaises() {
    Simulation.boot()
    let controller = UIViewController(nibName: "X", bundle: nil)
    let seen = observing { controller.loadViewIfNeeded() }
    #expect(seen.exceptions.first?.name == "NSInternalInconsistencyException")
    #expect(
      seen.exceptions.first?.reason.hasPrefix("Could not load NIB in bundle: 'NSBundle <") == true)
    #expect(seen.exceptions.first?.reason.hasSuffix("> (loaded)' with name 'X'") == true)
  }

  // F21, F22
  @Test func superLoadViewMakesAView() {
    Simulation.boot()
    let controller = TestController()
    var fromSuper: UIView?
    controller.onLoadView = { controller in
      controller.loadDefault()
      fromSuper = controller.viewIfLoaded
      controller.view = UIView()
    }
    controller.loadViewIfNeeded()
    #expect(fromSuper != nil)
    #expect(controller.view !== fromSuper)
  }

  // M11
  @Test func oneViewForTwoControllersRaises() {
    Simulation.boot()
    let shared = UIView()
    let first = UIViewController()
    let second = UIViewController()
    first.view = shared
    let seen = observing { second.view = shared }
    #expect(seen.exceptions.first?.name == "UIViewControllerHierarchyInconsistency")
    #expect(
      seen.exceptions.first?.reason
        == "A view can only be associated with at most one view controller at a time! "
        + "View \(shared.description) is associated with \(first.description). "
        + "Clear this association before associating this view with \(second.description).")
    #expect(!second.isViewLoaded)
    first.view = nil
    second.view = shared
    #expect(second.viewIfLoaded === shared)
  }

  // GT-91
  @Test func aFreshControllerHasAppleDefaults() {
    Simulation.boot()
    let controller = UIViewController()
    #expect(!controller.isViewLoaded)
    #expect(controller.nibName == nil)
    #expect(controller.nibBundle != nil)
    #expect(controller.title == nil)
    #expect(controller.parent == nil)
    #expect(controller.children.isEmpty)
    #expect(!controller.isEditing)
    #expect(controller.edgesForExtendedLayout == .all)
    #expect(controller.presentedViewController == nil)
    #expect(controller.navigationController == nil)
    #expect(controller.modalPresentationStyle == .automatic)
    #expect(!controller.prefersStatusBarHidden)
    #expect(controller.preferredStatusBarUpdateAnimation == .fade)
  }
}

extension TestController {
  /// What `super.loadView()` does.
  fileprivate func loadDefault() {
    onLoadView = nil
    loadView()
  }
}

/// A device of the table.
@MainActor func device(_ name: String) -> SimulatedDevice {
  SimulatedDevice(named: name) ?? SimulatedDevice.standard
}
