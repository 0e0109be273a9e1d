import Foundation
import Testing

/// Whatever is typed, the session goes on.
@Suite(.serialized)
struct RandomKeysTests {
  private static let keys = [
    "a", "b", "è", "日", "🎉", "e\u{301}", " ", "{", "}", "(", "\"", "\n", "\r", "\r", "\t", "\t\t",
    "\u{1}", "\u{2}", "\u{5}", "\u{6}", "\u{8}", "\u{7F}", "\u{B}", "\u{C}", "\u{E}", "\u{10}",
    "\u{12}", "\u{14}", "\u{15}", "\u{17}", "\u{19}", "\u{1E}", "\u{1F}", "\u{1B}", "\u{1B}\r",
    "\u{1B}[A", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[H", "\u{1B}[F",
    "\u{1B}[3~", "\u{1B}[5~", "\u{1B}[1;5C", "\u{1B}b", "\u{1B}f", "\u{1B}d", "\u{1B}u", "\u{1B}p",
    "\u{1B}[200~let x = {\r\n\t1\r\n}\u{1B}[201~", "\u{1B}[200~\u{1B}[201~", "\u{1B}[998~",
    "\u{1B}[996~", "\u{1B}[999~", "b\t", "la\t\t",
  ]

  /// A generator that gives the same numbers each time, so that a failure can be seen again.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  @Test(arguments: 1...12)
  func keepTheSession(seed: UInt64) throws {
    var random = Seeded(state: seed)
    let terminal = try PseudoTerminal(
      "LineProbe",
      environment: ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "EDITRC": "/dev/null"],
      columns: 24, rows: 10)
    try terminal.wait(forLastLines: "prova›")
    for _ in 0..<8 {
      let typed = (0..<25).map { _ in Self.keys.randomElement(using: &random) ?? "" }.joined()
      terminal.send(typed)
      terminal.resize(columns: .random(in: 12...60, using: &random), rows: 10)
    }
    // Twice: the first may end a search or be taken literally.
    terminal.send("\u{1B}[200~\u{1B}[201~\u{1B}[200~FINE\u{1B}[201~")
    try terminal.wait(for: "the end of the keys") { _ in
      String(decoding: terminal.output, as: UTF8.self).contains("FINE")
    }
    terminal.send("\u{3}")
    try terminal.wait(for: "the interruption") { _ in
      String(decoding: terminal.output, as: UTF8.self).contains("interrupted")
    }
    terminal.send("ok\r")
    try terminal.wait(for: "the next entry") { _ in
      String(decoding: terminal.output, as: UTF8.self).contains(#"read: "ok""#)
    }
  }
}
