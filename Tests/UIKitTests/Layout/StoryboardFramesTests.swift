import Foundation
import Testing

@testable import UIKit

/// Scenes of public storyboards, laid out and compared with the frames Xcode recorded in them.
@MainActor struct StoryboardFramesTests {
  /// The folder of storyboards beside the checkout; they are not ours to keep in it.
  nonisolated private static let folder = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../../shared/cases/storyboards").standardizedFileURL

  /// Xcode records to half a point, in old files to whole ones, and the errors of sizes add up in
  /// stacks.
  private static let tolerance: CGFloat = 1.5

  nonisolated static var isPresent: Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("index.tsv").path)
  }

  @Test(.enabled(if: isPresent, "the storyboards are not beside the checkout"))
  func framesAreThoseXcodeRecorded() throws {
    let index = try String(
      contentsOf: StoryboardFramesTests.folder.appendingPathComponent("index.tsv"),
      encoding: .utf8)
    let log = LogRecorder()
    defer { log.stop() }
    var compared = 0
    var differing: [String] = []
    for line in index.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let file = try #require(
        Element.read(StoryboardFramesTests.folder.appendingPathComponent(fields[0])))
      Simulation.boot()
      let scene = try #require(StoryboardScene(file: file, id: fields[1]))
      scene.layOut()
      // Xcode places by constraints of its own what the scene's leave open.
      for (id, view, frame) in scene.frames where !view.hasAmbiguousLayout {
        compared += 1
        let actual = view.frame
        let isSame = zip(actual.numbers, frame.numbers).allSatisfy {
          abs($0 - $1) < StoryboardFramesTests.tolerance
        }
        if !isSame {
          differing.append("\(fields[0]) \(fields[1]) \(id): \(actual.text), \(frame.text)")
        }
      }
    }
    #expect(compared > 100)
    #expect(differing.isEmpty)
  }
}

extension CGRect {
  fileprivate var numbers: [CGFloat] {
    [minX, minY, width, height]
  }

  fileprivate var text: String {
    "(\(minX.sixDigits) \(minY.sixDigits) \(width.sixDigits) \(height.sixDigits))"
  }
}
