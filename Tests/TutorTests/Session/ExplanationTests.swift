import Foundation
import Interpreter
import Messages
import ScriptRuntime
import Testing

@testable import Tutor

@Suite("Errors that teach", .serialized) @MainActor struct ExplanationTests {
  private let session: TutorSession

  init() {
    session = TutorSession(
      curriculum: nil, language: .english, store: nil,
      exportFolder: FileManager.default.temporaryDirectory)
    _ = session.openSandbox()
  }

  private func lines(_ replies: [Reply]) -> [String] {
    let capabilities = Transcript.capabilities()
    return ReplyRenderer(capabilities: capabilities, language: session.language).lines(replies)
  }

  private func note(in replies: [Reply]) -> EducationalNote? {
    for case .note(let note) in replies { return note }
    return nil
  }

  @Test("why explains the first error of a line, and another by its number")
  func errors() {
    _ = session.handle("let a: Int = \"x\"; undefined")
    #expect(note(in: session.handle(":why"))?.wrong == DiagnosticID.cannotConvert.note.wrong)
    #expect(note(in: session.handle(":why 2"))?.wrong == DiagnosticID.cannotFindInScope.note.wrong)
    #expect(note(in: session.handle(":why 3")) == nil)
    #expect(note(in: session.handle(":why -9223372036854775808")) == nil)
    let listed = lines(session.handle(":errors"))
    #expect(listed.contains { $0.contains("1. error:") })
    #expect(listed.contains { $0.contains("2. error:") })
  }

  @Test("why explains a runtime failure")
  func failures() {
    _ = session.handle("let a = [1]")
    _ = session.handle("a[3]")
    #expect(note(in: session.handle(":why"))?.wrong == FailureID.indexOutOfRange.note.wrong)
    _ = session.handle("print(a)")
    #expect(note(in: session.handle(":why")) == nil)
  }

  @Test("an error is shown with its notes and the line as it would be mended")
  func notes() {
    _ = session.handle("func f(a: Int) {}")
    #expect(lines(session.handle("f(1)")).contains("  try:  f(a: 1)"))
    _ = session.handle("let name: String? = nil")
    let shown = lines(session.handle("print(name.count)"))
    #expect(shown.contains("  try:  print(name?.count)"))
    #expect(shown.contains { $0.hasPrefix("  note: ") })
  }

  @Test("every name that explain lists is found, however it is written")
  func names() {
    for entry in ExplainCommand.notes {
      #expect(ExplainCommand.note(named: entry.name.uppercased())?.name == entry.name)
    }
    #expect(ExplainCommand.note(named: "optional-member")?.name == "optionalMember")
    #expect(ExplainCommand.note(named: "nothing") == nil)
  }
}
