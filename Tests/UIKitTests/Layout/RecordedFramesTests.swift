import Foundation
import Testing

@testable import UIKit

/// The frames in the fixture were printed by the real UIKit, on a screen of scale 3.
@MainActor struct RecordedFramesTests {
  @Test(arguments: RecordedFrames.names)
  func framesAreThoseOfTheRealUIKit(_ name: String) throws {
    let recorded = try RecordedFrames.load()
    let build = try #require(RecordedScenarios.all[name])
    let devices = try #require(recorded.scenarios[name])
    #expect(devices.count >= 13)
    for (device, frames) in devices.sorted(by: { $0.key < $1.key }) {
      let screen = try #require(recorded.devices[device])
      let stage = Stage(
        size: CGSize(width: screen.size[0], height: screen.size[1]),
        safeArea: UIEdgeInsets(
          top: screen.safeArea[0], left: screen.safeArea[1],
          bottom: screen.safeArea[2], right: screen.safeArea[3]))
      build(stage)
      stage.layOut()
      for (view, numbers) in frames.sorted(by: { $0.key < $1.key }) {
        let expected = CGRect(
          x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        let frame = try #require(stage.views[view]).frame
        #expect(isClose(frame, expected), "\(device) \(view): \(frame), recorded \(expected)")
      }
    }
  }

  @Test func everyRecordedScenarioIsBuilt() throws {
    let recorded = try RecordedFrames.load()
    #expect(Set(recorded.scenarios.keys) == Set(RecordedScenarios.all.keys))
  }
}
