import Testing

@testable import Terminal

struct PagerTests {
  private let capabilities = TerminalCapabilities(
    plain: false, color: .never, environment: ["TERM": "xterm"], isUTF8: true,
    terminals: (true, true, true), size: .standard)

  @Test(arguments: [
    ([:], "less -FIRX"), (["PAGER": ""], "less -FIRX"), (["PAGER": "  "], "less -FIRX"),
    (["PAGER": "more -d"], "more -d"),
  ])
  func choosesThePager(environment: [String: String], command: String) {
    #expect(Pager(capabilities, environment: environment).command == command)
  }
}
