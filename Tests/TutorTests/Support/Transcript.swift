import Foundation
import Messages
import Terminal
import Testing

@testable import Tutor

/// A session driven line by line, and what the learner sees of it.
@MainActor
struct Transcript {
  let session: TutorSession
  private(set) var lines: [String] = []
  private let capabilities: TerminalCapabilities

  init(language: Language, store: URL? = nil, plain: Bool = false) throws {
    let curriculum = try #require(Curriculum(folder: Transcript.course))
    session = TutorSession(
      curriculum: curriculum, language: language, store: store.map { .init(directory: $0) },
      exportFolder: FileManager.default.temporaryDirectory)
    session.nextSeed = { 7 }
    capabilities = Self.capabilities(plain: plain)
  }

  /// A terminal without colours, 88 columns wide.
  static func capabilities(plain: Bool = false) -> TerminalCapabilities {
    TerminalCapabilities(
      plain: plain, color: .never, environment: ["TERM": "xterm"], isUTF8: true,
      terminals: (input: false, output: false, error: false),
      size: TerminalSize(columns: 88, rows: 40))
  }

  /// The course at the top of the repository.
  static let course = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Lessons/loadview")

  /// Shows replies.
  mutating func show(_ replies: [Reply], after text: String? = nil, prompt: String = "") {
    var renderer = ReplyRenderer(capabilities: capabilities, language: session.language)
    renderer.typed = text.flatMap { ReplyRenderer.typed($0, prompt: prompt, columns: 88) }
    lines += renderer.lines(replies).flatMap {
      $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// Types a line, with its prompt.
  mutating func type(_ text: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      lines.append((index == 0 ? session.prompt : "... ") + line)
    }
    let prompt = session.prompt
    show(session.handle(text), after: text, prompt: prompt)
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Whether the transcript is the recorded one; `PRIMAVISTA_RECORD=1` records it anew.
  func expectRecorded(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Transcripts/\(name).txt")
    if ProcessInfo.processInfo.environment["PRIMAVISTA_RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    let expected = recorded.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let wanted = expected.indices.contains(index) ? expected[index] : nil
      guard wanted != String(line) else { continue }
      Issue.record(
        "line \(index + 1): \(line)\nrecorded: \(wanted ?? "nothing")",
        sourceLocation: sourceLocation)
      return
    }
    #expect(text == recorded, sourceLocation: sourceLocation)
  }
}
