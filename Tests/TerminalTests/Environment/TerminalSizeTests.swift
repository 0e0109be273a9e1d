import Testing

@testable import Terminal

struct TerminalSizeTests {
  @Test(arguments: [
    ([:], 80, 24), (["COLUMNS": "100", "LINES": "40"], 100, 40), (["COLUMNS": "0"], 80, 24),
    (["COLUMNS": "-3", "LINES": "molte"], 80, 24), (["COLUMNS": "99999999999999999999"], 80, 24),
  ])
  func readsTheEnvironment(environment: [String: String], columns: Int, rows: Int) {
    #expect(
      TerminalSize(environment: environment) == TerminalSize(columns: columns, rows: rows))
  }

  @Test func isNeverLessThanOneCell() {
    #expect(TerminalSize(columns: 0, rows: -1) == TerminalSize(columns: 1, rows: 1))
  }
}
