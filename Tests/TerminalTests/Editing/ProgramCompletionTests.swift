import Foundation
import Testing

/// TAB in the program itself, on a real terminal.
@Suite(.serialized)
struct ProgramCompletionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func start() throws -> PseudoTerminal {
    let home = folder.url.path
    let terminal = try PseudoTerminal(
      "primavista", arguments: ["play", "--lang", "en", "--color=never"],
      environment: [
        "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": home, "EDITRC": "/dev/null",
        "XDG_STATE_HOME": home, "XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home,
        "PATH": "/usr/bin:/bin",
      ],
      columns: 90, rows: 30)
    try terminal.wait(forLastLines: "play›")
    return terminal
  }

  @Test func completesAMemberAndThenDocumentsIt() throws {
    let terminal = try start()
    terminal.send("let label = UILabel()\r")
    try terminal.wait(for: "the next prompt") { $0.lines.last == "play›" }
    terminal.send("label.numb\t")
    try terminal.wait(for: "the whole name") { $0.lines.last == "play› label.numberOfLines" }
    terminal.send("\t")
    try terminal.wait(for: "its documentation") { screen in
      screen.lines.contains { $0.contains("var numberOfLines: Int { get set }") }
        && screen.lines.last == "play› label.numberOfLines"
    }
  }

  @Test func completesInTheMiddleOfAnEntryOfSeveralLines() throws {
    let terminal = try start()
    terminal.send("class Home: UIViewController {\r")
    try terminal.wait(for: "the second line") { $0.lines.last != "play›" }
    terminal.send("override func viewDidLo\t")
    try terminal.wait(for: "the method") {
      $0.lines.contains { $0.hasSuffix("override func viewDidLoad()") }
    }
  }
}
