import Foundation

/// How long the program takes from the shell to its first prompt: it is started with an input that
/// ends at once, so that it leaves after the prompt.
enum StartUp {
  /// The program, which the build puts beside this one; nil where it was not built.
  private static var program: URL? {
    let url = Bundle.main.executableURL?.deletingLastPathComponent()
      .appendingPathComponent("primavista")
    return url.flatMap { FileManager.default.isExecutableFile(atPath: $0.path) ? $0 : nil }
  }

  static func measurements() -> [Measurement] {
    guard let program else { return [] }
    let state = FileManager.default.temporaryDirectory
      .appendingPathComponent("primavista-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: state) }
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_STATE_HOME"] = state.path
    return [
      Measurement("program.firstPrompt", repetitions: 40, budget: 60_000) { _ in
        let process = Process()
        process.executableURL = program
        process.arguments = ["--lang", "en"]
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        // `waitUntilExit` looks only now and then: it would add up to 50 ms of its own.
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        guard (try? process.run()) != nil else { return }
        ended.wait()
      }
    ]
  }
}
