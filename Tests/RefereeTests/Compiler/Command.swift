import Foundation

/// A program of the system, run to its end.
struct Command {
  /// What a run left.
  struct Outcome {
    /// The exit status, or the signal that ended the program.
    let status: Int32

    /// Whether a signal ended it.
    let isSignalled: Bool
    let output: String
    let errors: String
  }

  let executable: URL
  let arguments: [String]

  /// Runs the program with its output going to files in a folder, so that no pipe can fill.
  func run(in folder: URL) throws -> Outcome {
    let streams = ["output", "errors"].map {
      folder.appendingPathComponent("\($0)-\(UUID().uuidString)")
    }
    defer { for stream in streams { try? FileManager.default.removeItem(at: stream) } }
    for stream in streams { try Data().write(to: stream) }
    let handles = try streams.map { try FileHandle(forWritingTo: $0) }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // A trap is told in one line, without the pages of a backtrace.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]
    ) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    try process.run()
    process.waitUntilExit()
    for handle in handles { try handle.close() }
    let texts = try streams.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Outcome(
      status: process.terminationStatus,
      isSignalled: process.terminationReason == .uncaughtSignal, output: texts[0],
      errors: texts[1])
  }
}

/// A folder that is removed when its work is done.
struct TemporaryFolder {
  /// Gives a new folder to some work.
  static func use<Result>(_ work: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("primavista-referee-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try work(folder)
  }
}
