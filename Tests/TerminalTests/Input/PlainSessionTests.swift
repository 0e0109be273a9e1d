import Foundation
import Testing

/// The plain reader on a terminal, as with `TERM=dumb` or `--plain`.
@Suite(.serialized)
struct PlainSessionTests {
  private func start(_ environment: [String: String], _ arguments: [String] = []) throws
    -> PseudoTerminal
  {
    let terminal = try PseudoTerminal(
      "LineProbe", arguments: arguments,
      environment: ["LC_ALL": "C.UTF-8"].merging(environment) { $1 }, columns: 40, rows: 12)
    try terminal.wait(forLastLines: "prova›")
    return terminal
  }

  @Test(arguments: [["TERM": "dumb"], [:]])
  func aDumbTerminalGetsNoEscapeSequences(environment: [String: String]) throws {
    let terminal = try start(environment)
    terminal.send("f {\n")
    try terminal.wait(forLastLines: "prova› f {", "...")
    terminal.send("}\n")
    try terminal.wait(forLastLines: "prova› f {", "... }", #"read: "f {\n}""#, "prova›")
    terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == 0)
    #expect(!terminal.output.contains(0x1B))
  }

  @Test func ctrlCKeepsThePlainSession() throws {
    let terminal = try start(["TERM": "xterm-256color"], ["--plain"])
    terminal.send("f {\n")
    try terminal.wait(forLastLines: "prova› f {", "...")
    terminal.send("\u{3}")
    try terminal.wait(forLastLines: "... ^C", "interrupted", "prova›")
    terminal.send("ok\n")
    try terminal.wait(forLastLines: "prova› ok", #"read: "ok""#, "prova›")
  }

  @Test func twoEmptyLinesLeaveAnEntryThatCannotBeClosed() throws {
    let terminal = try start(["TERM": "dumb"])
    for line in ["f {\n", "\n", "\n"] {
      terminal.send(line)
      try terminal.wait(for: "a prompt") { $0.lines.last == "..." || $0.lines.last == "prova›" }
    }
    try terminal.wait(for: "the entry") { $0.lines.contains { $0.hasSuffix(#"read: "f {\n\n""#) } }
  }
}
