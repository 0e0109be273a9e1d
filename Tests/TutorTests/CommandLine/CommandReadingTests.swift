import Messages
import Testing

@testable import Tutor

@Suite struct CommandReadingTests {
  @Test(arguments: SessionCommand.allCases)
  func everyNameOfACommandIsRead(command: SessionCommand) {
    for name in command.names {
      #expect(CommandReading.read(name) == .command(command, argument: ""))
    }
  }

  @Test func aPrefixThatOneCommandHasIsEnough() {
    #expect(CommandReading.read("sugg") == .command(.hint, argument: ""))
    #expect(CommandReading.read("dev iPhone SE") == .command(.device, argument: "iPhone SE"))
  }

  @Test func aPrefixOfSeveralIsAmbiguous() {
    guard case .ambiguous("s", let candidates) = CommandReading.read("s") else {
      Issue.record("not ambiguous")
      return
    }
    #expect(candidates.contains("skip") && candidates.contains("soluzione"))
  }

  @Test func anUnknownCommandProposesTheNearest() {
    #expect(CommandReading.read("tre") == .command(.tree, argument: ""))
    #expect(CommandReading.read("trre") == .unknown("trre", suggestion: "tree"))
    #expect(CommandReading.read("xyzzy") == .unknown("xyzzy", suggestion: nil))
  }
}
