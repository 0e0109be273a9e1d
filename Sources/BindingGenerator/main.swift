import Foundation

// Usage: BindingGenerator --output FOLDER (--module NAME FILE…)… --names FILE…
//
// Reads the sources of each module and writes one file of bindings for each, the index that
// registers them all, what the doc comments say, and the lists of names that are not simulated. A
// file is written only when its text has changed.

var output = ""
var inputs: [(path: String, module: String)] = []
var names: [String] = []
var module: String? = ""
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--output": output = arguments.popFirst() ?? ""
  case "--module": module = arguments.popFirst() ?? ""
  case "--names": module = nil
  default:
    if let module {
      inputs.append((argument, module))
    } else {
      names.append(argument)
    }
  }
}

/// Writes a file unless it already has that text.
@MainActor func write(_ text: String, to name: String) throws {
  let url = URL(fileURLWithPath: output).appendingPathComponent(name)
  if let old = try? String(contentsOf: url, encoding: .utf8), old == text { return }
  try text.write(to: url, atomically: true, encoding: .utf8)
}

let program = Program()
for (path, module) in inputs.sorted(by: { $0.path < $1.path }) {
  let url = URL(fileURLWithPath: path)
  let collector = Collector(
    text: try String(contentsOf: url, encoding: .utf8), path: path,
    name: url.deletingPathExtension().lastPathComponent, module: module,
    isInterface: url.pathExtension == "interface")
  program.add(collector.file)
  program.problems += collector.problems
}

let emitters = program.files.map { FileEmitter(file: $0, program: program) }
for emitter in emitters { try write(emitter.text(), to: emitter.file.name + "+Bindings.swift") }

try write(
  IndexEmitter(emitters: emitters, problems: program.problems).text(), to: "BindingIndex.swift")
try write(NamesEmitter(paths: names).text(), to: "NotSimulatedNames.swift")
try write(
  DocumentationEmitter(program: program).text(), to: "BindingDocumentation.swift")
for text in Set(program.problems.map(\.text)).sorted() {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
if program.problems.contains(where: \.isViolation) { exit(1) }
