import Messages
import Testing

@testable import Tutor

@Suite("The session's commands") struct SessionCommandTests {
  @Test("have help in both languages", arguments: SessionCommand.allCases)
  func help(_ command: SessionCommand) {
    let texts = Language.allCases.map { command.text(in: $0) }
    #expect(texts.allSatisfy { !$0.isEmpty })
    #expect(Set(texts).count == texts.count)
    let arguments = Language.allCases.map { command.argument(in: $0) }
    #expect(arguments.allSatisfy { ($0 == nil) == (arguments.first == .some(nil)) })
  }

  @Test("have a name in each language, and answer to it", arguments: SessionCommand.allCases)
  func names(_ command: SessionCommand) {
    #expect(command.names.count >= Language.allCases.count)
    #expect(command.names.first == command.rawValue)
    for name in command.names {
      #expect(name == name.lowercased().precomposedStringWithCanonicalMapping)
      #expect(CommandReading.read(name) == .command(command, argument: ""))
      #expect(CommandReading.read(name.uppercased() + " x") == .command(command, argument: "x"))
    }
  }

  @Test("share no name")
  func distinctNames() {
    let names = SessionCommand.allCases.flatMap(\.names)
    #expect(Set(names).count == names.count)
  }
}
