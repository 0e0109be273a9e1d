import Testing
import UIKit

@MainActor struct PresentationTests {
  @Test func aFullScreenPresentationTakesTheViewBelowAway() {
    Simulation.boot()
    let a = UIViewController()
    let b = TestController()
    b.onLoadView = { $0.view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    b.modalPresentationStyle = .fullScreen
    Simulation.present(a)
    Simulation.clearLifecycleEvents()
    var completed = false
    a.present(b, animated: true) { completed = true }
    #expect(b.isViewLoaded)
    #expect(!completed)
    Simulation.turnRunLoop()
    #expect(completed)
    #expect(
      calls(to: [("a", a), ("b", b)]) == [
        "b.loadView", "b.viewDidLoad", "a.viewWillDisappear", "b.viewWillAppear",
        "b.viewIsAppearing", "b.viewDidAppear", "a.viewDidDisappear",
      ])
    #expect(b.view.frame == UIScreen.main.bounds)
    #expect(a.view.window == nil)
    #expect(a.presentedViewController === b)
    #expect(b.presentingViewController === a)
    Simulation.clearLifecycleEvents()
    b.dismiss(animated: true)
    Simulation.turnRunLoop()
    #expect(
      calls(to: [("a", a), ("b", b)]) == [
        "b.viewWillDisappear", "a.viewWillAppear", "a.viewIsAppearing", "a.viewDidAppear",
        "b.viewDidDisappear",
      ])
    #expect(a.view.window != nil)
    #expect(a.presentedViewController == nil)
    #expect(b.view.window == nil)
  }

  @Test func aSheetLeavesTheViewBelow() {
    Simulation.boot()
    let a = UIViewController()
    let b = UIViewController()
    Simulation.present(a)
    Simulation.clearLifecycleEvents()
    a.present(b, animated: true)
    Simulation.turnRunLoop()
    #expect(calls(to: [("a", a)]).isEmpty)
    #expect(a.view.window != nil)
    #expect(b.view.frame.minY == 69)
    #expect(b.view.safeAreaInsets.top == 0)
    #expect(b.view.safeAreaInsets.bottom == 34)
    a.dismiss(animated: false)
    Simulation.turnRunLoop()
    #expect(b.view.window == nil)
  }

  // M20
  @Test func presentingOnAnInvisibleControllerOnlyWarns() {
    Simulation.boot()
    let a = UIViewController()
    let b = UIViewController()
    let seen = observing { a.present(b, animated: false) }
    #expect(
      seen.logs == [
        "Warning: Attempt to present \(b.description) on \(a.description) "
          + "whose view is not in the window hierarchy!"
      ])
    #expect(a.presentedViewController == nil)
  }

  @Test func presentingTwiceOnlyWarns() {
    Simulation.boot()
    let a = UIViewController()
    let b = UIViewController()
    Simulation.present(a)
    a.present(b, animated: false)
    Simulation.turnRunLoop()
    let seen = observing { a.present(UIViewController(), animated: false) }
    #expect(seen.logs.first?.contains("which is already presenting") == true)
    #expect(a.presentedViewController === b)
  }
}
