import Course
import Foundation
import Messages
import Testing

/// The files under `Fixtures`, read where they lie.
enum Fixtures {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

  static let devices: Set<String> = ["iPhone 15", "iPhone SE (3rd generation)"]

  /// The names of the files of a folder that end in `.md`, sorted.
  static func names(in name: String) -> [String] {
    let path = folder.appendingPathComponent(name).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted()
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// Reads lessons from texts.
  static func read(it italian: String? = nil, en english: String? = nil) -> LessonFolder {
    var files: [Language: [UInt8]] = [:]
    if let italian { files[.italian] = Array(italian.utf8) }
    if let english { files[.english] = Array(english.utf8) }
    return LessonReader(devices: devices).read(files, name: "fixture", prefix: "")
  }
}

extension LessonFolder {
  /// The problems as `line:column id`, without the files' names; a file that is missing on purpose
  /// is not told.
  var summaries: [String] {
    problems.filter { $0.id != "translation.missing-file" }.map {
      "\($0.position.line):\($0.position.column) \($0.id)"
    }
  }
}
