import Foundation

/// What the compiler, or Primavista, makes of a program.
struct ProgramVerdict {
  /// Why a program could not be judged.
  struct Unintelligible: Error, CustomStringConvertible {
    let name: String
    let output: String
    var description: String { "\(name): \(output)" }
  }

  let findings: Set<Finding>

  /// The lines that it printed; nil when it was not run.
  let output: [String]?

  /// Everything written to standard error while it ran.
  let errors: String

  /// The signal that ended Primavista itself, which must never happen.
  var signal: Int32?

  var isAccepted: Bool { errorLines.isEmpty }

  /// The lines with an error.
  var errorLines: Set<Int> { Set(findings.filter { $0.severity == .error }.map(\.line)) }

  fileprivate static let file = "program.swift"

  fileprivate static func lines(_ text: String) -> [String] {
    var lines = text.components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

extension SwiftCompiler {
  /// Compiles a program, and runs it when that needs no views.
  func verdict(on program: RefereeProgram) throws -> ProgramVerdict {
    try TemporaryFolder.use { folder in
      try Data(program.text.utf8)
        .write(to: folder.appendingPathComponent(ProgramVerdict.file))
      let compiled = try Command(executable: executable, arguments: try arguments(for: program))
        .run(in: folder)
      let said = compiled.output + compiled.errors
      let findings = Finding.all(in: said, of: ProgramVerdict.file)
      guard compiled.status == 0 else {
        guard findings.contains(where: { $0.severity == .error }) else {
          throw ProgramVerdict.Unintelligible(name: program.name, output: said)
        }
        return ProgramVerdict(findings: findings, output: nil, errors: "")
      }
      guard program.isRunByCompiler else {
        return ProgramVerdict(findings: findings, output: nil, errors: "")
      }
      // What a trap leaves in the buffer of a file would be lost: lines are written as they end.
      let ran = try Command(
        executable: URL(fileURLWithPath: "/usr/bin/env"), arguments: ["stdbuf", "-oL", "./program"]
      ).run(in: folder)
      return ProgramVerdict(
        findings: findings, output: ProgramVerdict.lines(ran.output), errors: ran.errors)
    }
  }

  /// What to make of a program: something to run where that needs neither views nor Objective-C,
  /// else what comes after following the paths through the bodies.
  private func arguments(for program: RefereeProgram) throws -> [String] {
    var words = [
      "-swift-version", program.swiftVersion, "-diagnostic-style", "llvm", "-no-color-diagnostics",
      ProgramVerdict.file,
    ]
    if program.swiftVersion == "5" { words.append("-strict-concurrency=complete") }
    if program.needsObjectiveC {
      words += ["-I", try ObjectiveCModule.folder(for: self).path] + ObjectiveCModule.flags
    }
    words += ["-I", modules.path]
    // `main` is how values of the program's own types name their module.
    words +=
      program.isRunByCompiler
      ? ["-Onone", "-module-name", "main", "-lm", "-o", "program"]
      : ["-emit-sil", "-o", "/dev/null"]
    return words
  }

  /// Has the program `primavista`, built beside the modules, check and run a program.
  func primavistaVerdict(on program: RefereeProgram) throws -> ProgramVerdict {
    try TemporaryFolder.use { folder in
      try Data(program.text.utf8)
        .write(to: folder.appendingPathComponent(ProgramVerdict.file))
      let executable = modules.deletingLastPathComponent().appendingPathComponent("primavista")
      let ran = try Command(
        executable: executable,
        arguments: [
          "run", ProgramVerdict.file, "--lang", "en", "--swift-version", program.swiftVersion,
        ]
      ).run(in: folder)
      return ProgramVerdict(
        findings: Finding.all(in: ran.errors, of: ProgramVerdict.file),
        output: ProgramVerdict.lines(ran.output), errors: ran.errors,
        signal: ran.isSignalled ? ran.status : nil)
    }
  }
}
