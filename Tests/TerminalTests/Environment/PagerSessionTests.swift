import Foundation
import Testing

/// The pager on a terminal.
@Suite(.serialized)
struct PagerSessionTests {
  private func start(pager: String) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      "LineProbe",
      environment: [
        "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "EDITRC": "/dev/null", "PAGER": pager,
        "PATH": "/usr/bin:/bin",
      ], columns: 40, rows: 10)
    try terminal.wait(forLastLines: "prova›")
    terminal.send("page\r")
    return terminal
  }

  @Test func givesTheTextToThePager() throws {
    let terminal = try start(pager: "sed -n '2p;$p'")
    try terminal.wait(forLastLines: "prova› page", "riga 2", "riga 100", "paged, echo on", "prova›")
  }

  @Test func printsTheTextWhenThereIsNoSuchPager() throws {
    let terminal = try start(pager: "nessun-impaginatore 2>/dev/null")
    try terminal.wait(forLastLines: "riga 99", "riga 100", "paged, echo on", "prova›")
  }

  @Test func survivesAPagerThatDoesNotRead() throws {
    let terminal = try start(pager: "true")
    try terminal.wait(forLastLines: "prova› page", "paged, echo on", "prova›")
  }

  @Test func putsTheTerminalsModesBack() throws {
    let terminal = try start(pager: "stty -echo -icanon </dev/tty; cat >/dev/null; echo fatto")
    try terminal.wait(forLastLines: "fatto", "paged, echo on", "prova›")
  }

  @Test func ctrlCEndsThePagerAndNotTheSession() throws {
    let terminal = try start(pager: "echo aspetto; sleep 600")
    try terminal.wait(forLastLines: "prova› page", "aspetto")
    // A shell between two commands loses the signal.
    try terminal.wait(for: "the end of the pager", sending: "\u{3}") { screen in
      screen.lines.contains { $0.hasSuffix("paged, echo on") }
    }
    terminal.send("ok\r")
    try terminal.wait(forLastLines: #"read: "ok""#, "prova›")
  }
}
