import Foundation
import Interpreter
import Messages
import ScriptRuntime
import Terminal

/// Reads lines and shows replies until the learner leaves.
@MainActor
struct SessionLoop {
  let session: TutorSession
  let capabilities: TerminalCapabilities
  let reader: any LineReader

  /// Whether each entry is written after its prompt, as in a transcript: when nobody types.
  var echoes = false

  /// Shows the opening, then reads entry after entry.
  func run(_ opening: [Reply]) {
    show(opening)
    let completer = NameCompleter(session: session)
    while !session.isFinished {
      session.prepare()
      let request = LineRequest(
        prompt: session.prompt, isKeptInHistory: !session.isAskingQuestion,
        completeness: completeness, completer: completer)
      switch reader.read(request) {
      case .line(let text):
        let prompt = session.prompt
        if echoes { TerminalOutput.standard.write(prompt + text + "\n") }
        let replies = session.handle(text)
        InterruptFlag.take()
        // The terminal has echoed `^C` and is in the middle of a line.
        if reader.isInteractive, replies.contains(where: \.isInterruption) {
          TerminalOutput.standard.write("\n")
        }
        show(replies, after: text, prompt: prompt)
      case .interrupted:
        continue
      case .endOfFile:
        if reader.isInteractive { TerminalOutput.standard.write("\n") }
        show(session.handle(":quit"))
      }
    }
  }

  private func show(_ replies: [Reply], after text: String? = nil, prompt: String = "") {
    let current = sized()
    var renderer = ReplyRenderer(capabilities: current, language: session.language)
    if let text {
      renderer.typed = ReplyRenderer.typed(text, prompt: prompt, columns: current.size.columns)
    }
    TerminalOutput.standard.write(lines: renderer.lines(replies))
  }

  /// The terminal may have been resized since the last reply.
  private func sized() -> TerminalCapabilities {
    var current = capabilities
    current.size = .current()
    return current
  }

  private var completeness: (String) -> Terminal.Completeness {
    let isQuestion = session.isAskingQuestion
    return { text in
      let first = text.drop { $0 == " " }
      if isQuestion || first.hasPrefix(":") { return .complete }
      // Two empty lines leave an entry that is never complete.
      if text.hasSuffix("\n\n\n") { return .complete }
      switch Session.completeness(of: text) {
      case .complete, .invalid: return .complete
      case .incomplete: return .incomplete(indent: Indentation.continuation(of: text))
      }
    }
  }
}
