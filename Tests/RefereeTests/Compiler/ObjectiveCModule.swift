import Foundation

/// A copy of the module `UIKit` whose classes are visible to Objective-C, as Apple's are.
///
/// A method with a `UIButton` for its parameter can be `@objc` only then. The package's own module
/// cannot say so where Objective-C's runtime does not exist; to be read by the compiler, it can.
enum ObjectiveCModule {
  /// What allows Objective-C's part of the language on every system.
  static let flags = [
    "-Xfrontend", "-enable-objc-interop", "-Xfrontend",
    "-disable-objc-attr-requires-foundation-module",
  ]

  /// Why there is no module.
  struct Failure: Error, CustomStringConvertible {
    let output: String
    var description: String { "the copy of UIKit for Objective-C was refused:\n\(output)" }
  }

  /// The folder with the module, made at the first use in a run.
  static func folder(for compiler: SwiftCompiler) throws -> URL {
    try made.get(from: compiler)
  }

  private static let made = Once()

  /// Makes the module once, whoever asks first.
  private final class Once: @unchecked Sendable {
    private let lock = NSLock()
    private var result: Result<URL, any Error>?

    func get(from compiler: SwiftCompiler) throws -> URL {
      lock.lock()
      defer { lock.unlock() }
      if let result { return try result.get() }
      let new = Result { try ObjectiveCModule.make(with: compiler) }
      result = new
      return try new.get()
    }
  }

  private static func make(with compiler: SwiftCompiler) throws -> URL {
    let folder = compiler.modules.deletingLastPathComponent()
      .appendingPathComponent("RefereeModules")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var names: [String] = []
    for (number, source) in try sources().enumerated() {
      names.append("\(number)-\(source.lastPathComponent)")
      let text = visible(try String(contentsOf: source, encoding: .utf8))
      try Data(text.utf8).write(to: folder.appendingPathComponent(names[number]))
    }
    let made = try Command(
      executable: compiler.executable,
      arguments: [
        "-swift-version", "6", "-emit-module", "-whole-module-optimization", "-Xfrontend",
        "-experimental-skip-non-inlinable-function-bodies", "-module-name", "UIKit", "-o",
        "UIKit.swiftmodule", "-I", compiler.modules.path,
      ] + flags + names
    ).run(in: folder)
    guard made.status == 0 else { throw Failure(output: made.errors) }
    return folder
  }

  private static func sources() throws -> [URL] {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let folder = root.appendingPathComponent("Sources/UIKit")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map(folder.appendingPathComponent)
  }

  /// The source with `@objc` before each public class that is neither generic nor of a generic class.
  private static func visible(_ source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isPublic = ["public ", "open "].contains { word in
        line.hasPrefix(word) || line.hasPrefix("@MainActor \(word)")
      }
      guard isPublic, let keyword = line.range(of: " class ") else { return String(line) }
      let declared = line[keyword.upperBound...].prefix { $0 != "{" }
      let isMember = declared.contains { $0 == "(" || $0 == "=" }
      return declared.contains("<") || isMember || declared.hasPrefix("var ")
        ? String(line) : "@objc " + line
    }.joined(separator: "\n")
  }
}
