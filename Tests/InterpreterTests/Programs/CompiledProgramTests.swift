import Foundation
import Testing

/// The real compiler runs the same programs, and must print what their comments say.
@Suite("Compiled programs") struct CompiledProgramTests {
  /// Programs joined into one, as far as their names do not clash: few runs of the compiler are
  /// quicker than many.
  private struct Joined {
    var programs: [Program] = []
    var names: Set<String> = []

    /// The text, with a line of output before each program's own.
    var text: String {
      programs.map { "print(\"=== \($0.name)\")\n" + $0.text }.joined(separator: "\n")
    }
  }

  private func join(_ programs: [Program]) -> [Joined] {
    var groups: [Joined] = []
    for program in programs {
      let names = program.declaredNames
      if let index = groups.firstIndex(where: { $0.names.isDisjoint(with: names) }) {
        groups[index].programs.append(program)
        groups[index].names.formUnion(names)
      } else {
        groups.append(Joined(programs: [program], names: names))
      }
    }
    return groups
  }

  @Test("print what the programs' comments say")
  func prints() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("primavista-referee-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (number, group) in join(Program.all(in: "Language")).enumerated() {
      let source = folder.appendingPathComponent("main\(number).swift")
      let binary = folder.appendingPathComponent("program\(number)")
      try group.text.write(to: source, atomically: true, encoding: .utf8)
      let compiled = try run(
        "swiftc", "-Onone", "-suppress-warnings", "-module-name", "main", source.path, "-lm", "-o",
        binary.path)
      try #require(compiled.status == 0, "\(compiled.output)")
      let result = try run(binary.path)
      #expect(result.status == 0)
      let parts = result.output.components(separatedBy: "=== ").dropFirst()
      #expect(parts.count == group.programs.count)
      for (part, program) in zip(parts, group.programs) {
        var lines = part.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        if lines.last == "" { lines.removeLast() }
        #expect(lines.map(String.init) == program.prints, "\(program.name)")
      }
    }
  }

  private func run(_ command: String, _ arguments: String...) throws -> (
    status: Int32, output: String
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}

extension Program {
  /// The names that the program declares at its top level, and the types it extends.
  fileprivate var declaredNames: Set<String> {
    var names: Set<String> = []
    for line in text.split(separator: "\n") where line.first != " " {
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      guard
        let index = words.firstIndex(where: {
          ["let", "var", "func", "struct", "class", "enum", "protocol"].contains($0)
        }), index < 3
      else { continue }
      // `var (a, b)` declares both.
      if line.contains("(") && ["let", "var"].contains(words[index]) && line.contains(") =") {
        names.formUnion(words[(index + 1)...].prefix { $0 != "=" })
      } else if index + 1 < words.count {
        names.insert(words[index + 1])
      }
    }
    return names
  }
}
