import Testing
import UIKit

@Suite @MainActor struct PlaygroundPageTests {
  @Test func aControllerFillsTheScreen() {
    Simulation.inFreshWorld(on: SimulatedEnvironment()) {
      let controller = UIViewController()
      PlaygroundPage.current.liveView = controller
      Simulation.turnRunLoop()
      #expect(controller.view.window?.rootViewController === controller)
      #expect(controller.view.frame == UIScreen.main.bounds)
    }
  }

  @Test func anotherLiveViewTakesItsPlace() {
    Simulation.inFreshWorld(on: SimulatedEnvironment()) {
      PlaygroundPage.current.liveView = UIViewController()
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      PlaygroundPage.current.liveView = view
      Simulation.turnRunLoop()
      #expect(view.window != nil)
      #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
      #expect(UIApplication.shared.windows.filter { !$0.isHidden }.count == 1)
    }
  }
}
