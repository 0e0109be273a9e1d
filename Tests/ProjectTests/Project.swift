import Foundation

/// The checkout that these tests were built from.
enum Project {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// The names in a folder, sorted, without those that begin with a dot.
  static func names(in path: String) throws -> [String] {
    try FileManager.default
      .contentsOfDirectory(atPath: folder.appendingPathComponent(path).path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The paths of the project's own text files, from its folder.
  static func files() throws -> [String] {
    var files = ["Package.swift", "README.md", "README.it.md", ".ci/run"]
    for top in ["Sources", "Tests", "Lessons"] {
      let paths = try FileManager.default.subpathsOfDirectory(
        atPath: folder.appendingPathComponent(top).path)
      files += paths.map { "\(top)/\($0)" }
    }
    return files.filter { path in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: folder.appendingPathComponent(path).path, isDirectory: &isFolder)
      return exists && !isFolder.boolValue
    }
  }
}
