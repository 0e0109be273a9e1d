import Foundation
import Messages
import Testing

@testable import Tutor

/// The session that each README shows is what its reader would see.
@Suite("The session in the READMEs") @MainActor struct ReadmeSessionTests {
  @Test("is real", arguments: Language.allCases)
  func session(in language: Language) throws {
    let name = language == .english ? "README.md" : "README.\(language.rawValue).md"
    let readme = try String(
      contentsOf: Transcript.course.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent(name), encoding: .utf8)
    let blocks = readme.components(separatedBy: "```text\n").dropFirst()
    let shown = try #require(blocks.first?.components(separatedBy: "```\n").first)
    var transcript = try Transcript(language: language)
    transcript.show(try #require(transcript.session.open(lesson: "root-view")))
    let prompt = transcript.session.prompt
    let typed = shown.split(separator: "\n").filter { $0.hasPrefix(prompt) }
    #expect(typed.count > 2)
    for line in typed { transcript.type(String(line.dropFirst(prompt.count))) }
    #expect(transcript.text.contains(shown), "\(transcript.text)")
  }
}
