import Testing
import UIKit

@MainActor struct NavigationTests {
  @Test func theRootAppearsUnderTheBar() {
    Simulation.boot(SimulatedEnvironment(device: device("iPhone 13 mini")))
    let a = TestController()
    a.title = "Prima"
    let navigation = UINavigationController(rootViewController: a)
    #expect(!a.isViewLoaded)
    #expect(a.navigationController === navigation)
    Simulation.present(navigation)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 50, width: 375, height: 44))
    #expect(a.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(a.view.safeAreaInsets.top == 94)
    #expect(a.view.safeAreaInsets.bottom == 34)
    #expect(navigation.navigationBar.topItem?.title == "Prima")
    #expect(
      calls(to: [("a", a)]) == [
        "a.loadView", "a.viewDidLoad", "a.viewWillAppear", "a.viewIsAppearing", "a.viewDidAppear",
      ])
  }

  // F9 and the order of a push and a pop
  @Test func pushAndPopCallInOrder() {
    Simulation.boot()
    let a = TestController()
    weak var pushed: TestController?
    let navigation = UINavigationController(rootViewController: a)
    Simulation.present(navigation)
    Simulation.clearLifecycleEvents()
    do {
      let b = TestController()
      pushed = b
      navigation.pushViewController(b, animated: true)
      #expect(!b.isViewLoaded)
      #expect(navigation.topViewController === b)
      Simulation.turnRunLoop()
      #expect(
        calls(to: [("a", a), ("b", b)]) == [
          "b.loadView", "b.viewDidLoad", "a.viewWillDisappear", "b.viewWillAppear",
          "b.viewIsAppearing", "a.viewDidDisappear", "b.viewDidAppear",
        ])
      #expect(a.view.window == nil)
      Simulation.clearLifecycleEvents()
      #expect(navigation.popViewController(animated: true) === b)
      Simulation.turnRunLoop()
      #expect(
        calls(to: [("a", a), ("b", b)]) == [
          "b.viewWillDisappear", "a.viewWillAppear", "a.viewIsAppearing", "b.viewDidDisappear",
          "a.viewDidAppear",
        ])
    }
    #expect(pushed == nil)
    #expect(navigation.children == [a])
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test func largeTitlesMakeTheBarHigher() {
    Simulation.boot(SimulatedEnvironment(device: device("iPhone 13 mini")))
    let a = UIViewController()
    let navigation = UINavigationController(rootViewController: a)
    navigation.navigationBar.prefersLargeTitles = true
    Simulation.present(navigation)
    #expect(abs(a.view.safeAreaInsets.top - 146) < 0.001)
    navigation.setNavigationBarHidden(true, animated: false)
    Simulation.turnRunLoop()
    #expect(a.view.safeAreaInsets.top == 50)
  }

  @Test func pushingTheSameControllerTwiceRaises() {
    Simulation.boot()
    let a = UIViewController()
    let navigation = UINavigationController(rootViewController: a)
    let seen = observing { navigation.pushViewController(a, animated: false) }
    #expect(seen.exceptions.first?.name == "NSInvalidArgumentException")
    #expect(navigation.viewControllers == [a])
  }

  @Test func popToRootTakesAllOthersOff() {
    Simulation.boot()
    let a = UIViewController()
    let b = UIViewController()
    let c = UIViewController()
    let navigation = UINavigationController(rootViewController: a)
    Simulation.present(navigation)
    navigation.pushViewController(b, animated: false)
    Simulation.turnRunLoop()
    navigation.pushViewController(c, animated: false)
    Simulation.turnRunLoop()
    #expect(navigation.popToRootViewController(animated: false) == [b, c])
    Simulation.turnRunLoop()
    #expect(navigation.children == [a])
    #expect(a.view.window != nil)
    #expect(c.parent == nil)
  }

  @Test func tabsLieAboveTheBar() {
    Simulation.boot(SimulatedEnvironment(device: device("iPhone 13 mini")))
    let a = TestController()
    let b = TestController()
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    Simulation.present(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 812 - 83, width: 375, height: 83))
    #expect(a.view.safeAreaInsets.bottom == 83)
    #expect(!b.isViewLoaded)
    Simulation.clearLifecycleEvents()
    tabs.selectedIndex = 1
    Simulation.turnRunLoop()
    #expect(
      calls(to: [("a", a), ("b", b)]) == [
        "b.loadView", "b.viewDidLoad", "b.viewWillAppear", "a.viewWillDisappear",
        "b.viewIsAppearing", "a.viewDidDisappear", "b.viewDidAppear",
      ])
    tabs.selectedIndex = 7
    #expect(tabs.selectedViewController === b)
  }
}
