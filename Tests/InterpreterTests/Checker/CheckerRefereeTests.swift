import Foundation
import Testing

/// The Swift compiler, asked what it says of a program.
struct Referee {
  /// Why the compiler could not be asked.
  struct Unavailable: Error { let reason: String }

  /// The folder with the modules that `swift build` made, found beside the running tests.
  static var modules: URL? {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<6 {
      let found = folder.appendingPathComponent("Modules")
      let module = found.appendingPathComponent("UIKit.swiftmodule")
      if FileManager.default.fileExists(atPath: module.path) { return found }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }

  /// What the compiler says, by line.
  static func findings(of fixture: CheckerFixture) async throws -> Set<CheckerFixture.Finding> {
    guard let modules else { throw Unavailable(reason: "the UIKit module is not beside the tests") }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("primavista-referee-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("program.swift")
    try fixture.text.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-swift-version", "6", "-diagnostic-style", "llvm", "-no-color-diagnostics"]
      + (fixture.needsCode
        ? ["-emit-sil", "-o", folder.appendingPathComponent("program.sil").path] : ["-typecheck"])
      + (fixture.needsObjectiveC
        ? [
          "-Xfrontend", "-enable-objc-interop", "-Xfrontend",
          "-disable-objc-attr-requires-foundation-module",
        ] : [])
      + ["-I", modules.path, file.path]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    guard process.terminationStatus != 127 else { throw Unavailable(reason: text) }
    return Set(text.split(separator: "\n").compactMap { finding(in: String($0)) })
  }

  /// `program.swift:3:7: error: …`
  private static func finding(in line: String) -> CheckerFixture.Finding? {
    guard let start = line.range(of: "program.swift:") else { return nil }
    let parts = line[start.upperBound...].split(separator: ":", maxSplits: 3)
    guard parts.count == 4, let number = Int(parts[0]) else { return nil }
    let severity = parts[2].trimmingCharacters(in: .whitespaces)
    guard severity == "error" || severity == "warning" else { return nil }
    var text = parts[3].trimmingCharacters(in: .whitespaces)
    // The group of a diagnostic, in brackets at the end.
    if text.hasSuffix("]"), let group = text.range(of: " [#", options: .backwards) {
      text = String(text[..<group.lowerBound])
    }
    return CheckerFixture.Finding(line: number, severity: severity, text: text)
  }
}

@Suite("The compiler") struct CheckerRefereeTests {
  /// Needs `swiftc` on the path; without it the test fails.
  @Test(
    "says of each fixture what its comments expect",
    arguments: CheckerFixture.all.filter { !$0.isOwn })
  func agrees(with fixture: CheckerFixture) async throws {
    let said = try await Referee.findings(of: fixture)
    let expected = fixture.expected
    for missing in expected.subtracting(said).sorted() {
      Issue.record("the compiler does not say: \(missing)")
    }
    for extra in said.subtracting(expected).sorted() {
      Issue.record("the compiler says: \(extra)")
    }
  }
}
