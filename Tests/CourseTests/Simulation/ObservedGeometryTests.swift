import Foundation
import Testing
import UIKit

@testable import Course

@Suite("Places on the screen")
@MainActor
struct ObservedGeometryTests {
  @Test func placesAreCountedFromTheTopmostView() {
    let root = UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 300))
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let dot = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(box)
    box.addSubview(dot)
    #expect(
      ObservedGeometry.rectangle(of: dot, guide: nil)
        == ObservedRectangle(x: 11, y: 22, width: 3, height: 4))
    #expect(
      ObservedGeometry.rectangle(of: root, guide: nil)
        == ObservedRectangle(x: 0, y: 0, width: 200, height: 300))
    #expect(ObservedGeometry.rectangle(of: dot, guide: "cupboard") == nil)
  }

  @Test func theSafeAreaIsAGuide() throws {
    try Simulation.inFreshWorld(on: SimulatedEnvironment()) {
      let controller = UIViewController()
      Simulation.present(controller)
      let view = try #require(controller.viewIfLoaded)
      let whole = try #require(ObservedGeometry.rectangle(of: view, guide: nil))
      let safe = try #require(
        ObservedGeometry.rectangle(of: view, guide: "safeAreaLayoutGuide"))
      #expect(safe.y > whole.y)
      #expect(safe.height < whole.height)
    }
  }

  @Test func theSimulatedDevicesCanBeListed() {
    #expect(LessonReader.simulated.devices.contains("iPhone SE (3rd generation)"))
    #expect(LessonReader.simulated.devices.contains("iPhone 15"))
  }
}
