import Terminal
import Testing

struct TerminalCapabilitiesTests {
  @Test(
    arguments: [
      (.never, ["FORCE_COLOR": "1"], true, .none),
      (.always, ["NO_COLOR": "1"], false, .sixteen),
      (.automatic, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1", "TERM": "xterm"], true, .none),
      (.automatic, ["NO_COLOR": "", "TERM": "xterm"], true, .sixteen),
      (.automatic, ["CLICOLOR_FORCE": "1", "TERM": "xterm"], false, .sixteen),
      (.automatic, ["CLICOLOR_FORCE": "0", "TERM": "xterm"], false, .none),
      (.automatic, ["FORCE_COLOR": "1", "TERM": "dumb"], false, .sixteen),
      (.automatic, ["TERM": "xterm-256color"], false, .none),
      (.automatic, ["TERM": "dumb"], true, .none),
      (.automatic, [:], true, .none),
      (.automatic, ["TERM": "xterm-256color"], true, .indexed),
      (.automatic, ["TERM": "xterm", "COLORTERM": "truecolor"], true, .trueColor),
    ] as [(ColorDepth.Choice, [String: String], Bool, ColorDepth)])
  func decidesTheColours(
    choice: ColorDepth.Choice, environment: [String: String], isTerminal: Bool, depth: ColorDepth
  ) {
    #expect(
      ColorDepth(choice: choice, environment: environment, isTerminal: isTerminal) == depth)
  }

  private func capabilities(
    plain: Bool = false, color: ColorDepth.Choice = .automatic, term: String = "xterm",
    isUTF8: Bool = true, input: Bool = true, output: Bool = true
  ) -> TerminalCapabilities {
    TerminalCapabilities(
      plain: plain, color: color, environment: ["TERM": term], isUTF8: isUTF8,
      terminals: (input, output, true), size: .standard)
  }

  @Test func editsOnlyAtATerminalThatCanMoveItsCursor() {
    #expect(capabilities().canEdit)
    #expect(!capabilities(plain: true).canEdit)
    #expect(!capabilities(term: "dumb").canEdit)
    #expect(!capabilities(term: "").canEdit)
    #expect(!capabilities(input: false).canEdit)
    #expect(!capabilities(output: false).canEdit)
  }

  @Test func drawsInASCIIWithoutUTF8OrWhenPlain() {
    #expect(capabilities().drawing == .unicode)
    #expect(capabilities(isUTF8: false).drawing == .ascii)
    #expect(capabilities(plain: true).drawing == .ascii)
    #expect(capabilities(term: "dumb").isPlain)
    #expect(capabilities(output: false).drawing == .unicode)
  }

  @Test func plainHasNoColoursUnlessAskedFor() {
    #expect(capabilities(plain: true).outputColor == .none)
    #expect(capabilities(plain: true, color: .always).outputColor == .sixteen)
    #expect(capabilities().errorColor == .sixteen)
    #expect(capabilities(output: false).outputColor == .none)
  }
}
