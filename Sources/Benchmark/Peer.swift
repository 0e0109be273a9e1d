import Foundation

/// Another program that measures the same layouts, named by an environment variable.
enum Peer {
  /// Runs the peer and reads the measurements it prints; nil when there is none or it fails.
  static func measurements() -> [Measurement]? {
    guard let path = ProcessInfo.processInfo.environment["PRIMAVISTA_BENCHMARK_PEER"] else {
      return nil
    }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.standardOutput = output
    do {
      try process.run()
      let json = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return try JSONDecoder().decode(Report.self, from: json).measurements
    } catch {
      FileHandle.standardError.write(Data("the peer cannot be measured: \(error)\n".utf8))
      return nil
    }
  }
}
