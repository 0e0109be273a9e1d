import Foundation

/// Frames the real UIKit gave: by scenario, device and view.
struct RecordedFrames: Decodable {
  struct Device: Decodable {
    let size: [Double]
    /// Top, left, bottom, right.
    let safeArea: [Double]
  }

  let devices: [String: Device]
  let scenarios: [String: [String: [String: [Double]]]]

  /// The scenarios' names in alphabetical order; none if the fixture cannot be read.
  static let names: [String] = (try? load())?.scenarios.keys.sorted() ?? []

  static func load() throws -> RecordedFrames {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/recorded-frames.json")
    return try JSONDecoder().decode(RecordedFrames.self, from: Data(contentsOf: url))
  }
}
