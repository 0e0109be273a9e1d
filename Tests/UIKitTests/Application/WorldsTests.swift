import Testing
import UIKit

@Suite @MainActor struct WorldsTests {
  @Test func aFreshWorldLeavesTheOuterOneAsItWas() throws {
    let large = try #require(SimulatedDevice(named: "iPhone 15"))
    let small = try #require(SimulatedDevice(named: "iPhone SE (3rd generation)"))
    Simulation.boot(SimulatedEnvironment(device: large))
    let window = Simulation.present(UIViewController())
    let inner = Simulation.inFreshWorld(on: SimulatedEnvironment(device: small)) {
      Simulation.present(UIViewController()).bounds.width
    }
    #expect(inner == small.size.width)
    #expect(UIScreen.main.bounds.width == large.size.width)
    #expect(UIApplication.shared.windows == [window])
    #expect(window.rootViewController?.view.bounds.width == large.size.width)
  }
}
