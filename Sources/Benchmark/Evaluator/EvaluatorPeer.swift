import Foundation

/// What one peer of the evaluator took for the same programs.
struct EvaluatorPeerReport: Codable {
  /// The command, as it is looked for on `PATH`.
  let name: String

  /// Whether there is no such command: nothing was measured then.
  let isMissing: Bool
  let measurements: [Measurement]

  /// The programs it was not given, or did not run as it should.
  let notMeasured: [String]
}

/// Another way to run the evaluator's programs, found on `PATH`.
enum EvaluatorPeer: String, CaseIterable {
  case python3, swiftc
  case lua = "lua5.4"

  /// Runs all programs in turn.
  func report() -> EvaluatorPeerReport {
    guard let executable else {
      return EvaluatorPeerReport(
        name: rawValue, isMissing: true, measurements: [],
        notMeasured: EvaluatorProgram.allCases.map(\.name))
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("evaluator-peer-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var measurements: [Measurement] = []
    var notMeasured: [String] = []
    for program in EvaluatorProgram.allCases {
      if let times = times(program, executable, folder) {
        measurements.append(Measurement(program.name, times: times))
      } else {
        notMeasured.append(program.name)
      }
    }
    return EvaluatorPeerReport(
      name: rawValue, isMissing: false, measurements: measurements, notMeasured: notMeasured)
  }

  private var executable: URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/\(rawValue)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Microseconds for each repetition, as the program itself measured them.
  private func times(_ program: EvaluatorProgram, _ executable: URL, _ folder: URL) -> [Double]? {
    guard let text = source(of: program) else { return nil }
    let file = folder.appendingPathComponent("main.\(self == .swiftc ? "swift" : "txt")")
    guard (try? text.write(to: file, atomically: true, encoding: .utf8)) != nil else { return nil }
    let output: String?
    if self == .swiftc {
      let built = folder.appendingPathComponent(program.rawValue)
      guard Self.output(executable, ["-Onone", "-o", built.path, file.path]) != nil else {
        return nil
      }
      output = Self.output(built, [])
    } else {
      output = Self.output(executable, [file.path])
    }
    guard let output else { return nil }
    var times: [Double] = []
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2, Int(words[0]) == program.result, let time = Double(words[1]) else {
        return nil
      }
      times.append(time)
    }
    return times.count == program.repetitions ? times : nil
  }

  private func source(of program: EvaluatorProgram) -> String? {
    switch self {
    case .python3: program.python
    case .swiftc: program.timedSwift
    case .lua: program.lua
    }
  }

  /// What a command prints; nil when it fails.
  private static func output(_ executable: URL, _ arguments: [String]) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = executable
    process.arguments = arguments
    process.standardOutput = pipe
    do {
      try process.run()
    } catch {
      return nil
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}
