import Testing
import UIKit

@MainActor struct ContainmentTests {
  // F64, F65
  @Test func addingAndRemovingAChildTellsIt() {
    Simulation.boot()
    let parent = UIViewController()
    let child = TestController()
    Simulation.present(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    Simulation.turnRunLoop()
    #expect(parent.children == [child])
    #expect(child.parent === parent)
    #expect(
      calls(to: [("c", child)]) == [
        "c.loadView", "c.viewDidLoad", "c.viewWillAppear", "c.viewIsAppearing", "c.viewDidAppear",
      ])
    #expect(calls(to: child).first == "willMove(toParent:)")
    Simulation.clearLifecycleEvents()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(calls(to: [("c", child)]) == ["c.viewWillDisappear", "c.viewDidDisappear"])
    #expect(calls(to: child).last == "didMove(toParent:)")
    #expect(parent.children.isEmpty)
    #expect(child.parent == nil)
  }

  @Test func childrenAppearWithTheirParent() {
    Simulation.boot()
    let parent = TestController()
    let child = TestController()
    parent.onViewDidLoad = { parent in
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    Simulation.present(parent)
    #expect(
      calls(to: [("p", parent), ("c", child)]) == [
        "p.loadView", "p.viewDidLoad", "c.loadView", "c.viewDidLoad", "p.viewWillAppear",
        "c.viewWillAppear", "p.viewIsAppearing", "c.viewIsAppearing", "c.viewDidAppear",
        "p.viewDidAppear",
      ])
  }

  // F66: without addChild the callbacks come, and nobody keeps the child.
  @Test func aChildOnlyAddedAsAViewIsNotKept() {
    Simulation.boot()
    let parent = UIViewController()
    Simulation.present(parent)
    weak var child: UIViewController?
    var appeared = false
    do {
      let controller = TestController()
      controller.onViewWillAppear = { _ in appeared = true }
      parent.view.addSubview(controller.view)
      child = controller
    }
    Simulation.turnRunLoop()
    #expect(appeared)
    #expect(child == nil)
    #expect(parent.view.subviews.count == 1)
  }

  // M12
  @Test func addingAChildWhoseViewIsElsewhereRaises() {
    Simulation.boot()
    let a = UIViewController()
    let b = UIViewController()
    let c = UIViewController()
    b.view.addSubview(a.view)
    let seen = observing { c.addChild(a) }
    #expect(seen.exceptions.first?.name == "UIViewControllerHierarchyInconsistency")
    #expect(
      seen.exceptions.first?.reason
        == "child view controller:\(a.description) should have parent view controller:"
        + "\(b.description) but requested parent is:\(c.description)")
    #expect(c.children.isEmpty)
  }

  @Test func aViewInTheWrongParentRaisesWhenItAppears() {
    Simulation.boot()
    let a = UIViewController()
    let b = UIViewController()
    let c = UIViewController()
    Simulation.present(b)
    c.addChild(a)
    let seen = observing { b.view.addSubview(a.view) }
    #expect(
      seen.exceptions.first?.reason
        == "child view controller:\(a.description) should have parent view controller:"
        + "\(b.description) but actual parent is:\(c.description)")
  }

  @Test func aChildMovesFromOneParentToAnother() {
    Simulation.boot()
    let first = UIViewController()
    let second = UIViewController()
    let child = UIViewController()
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(child.parent === second)
  }

  // GT-59
  @Test func theHierarchyIsDescribedAsUIKitDoes() {
    Simulation.boot()
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    Simulation.present(parent)
    let lines = parent.hierarchyDescription.split(separator: "\n")
    #expect(lines[0].contains(", state: appeared, view: <UIView: 0x"))
    #expect(lines[1].hasPrefix("   | <UIViewController: 0x"))
    #expect(lines[1].hasSuffix(", state: disappeared, view: (view not loaded)"))
  }

  @Test func aChildCanBeGivenMoreSafeArea() {
    Simulation.boot()
    let controller = UIViewController()
    Simulation.present(controller)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
    #expect(controller.view.safeAreaInsets.top == 69)
    #expect(controller.view.safeAreaInsets.bottom == 39)
  }

  @Test func theResponderChainGoesThroughControllers() {
    Simulation.boot()
    let controller = UIViewController()
    let window = Simulation.present(controller)
    let view = UIView()
    controller.view.addSubview(view)
    #expect(view.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
    #expect(window.next === UIApplication.shared)
  }
}
