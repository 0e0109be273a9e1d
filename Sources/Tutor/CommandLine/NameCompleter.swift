import Foundation
import Interpreter
import Messages
import ScriptRuntime
import Terminal

/// What TAB proposes: commands after a colon, otherwise the learner's names, types and members.
@MainActor
final class NameCompleter: Completer {
  private let session: TutorSession

  init(session: TutorSession) { self.session = session }

  nonisolated func completions(of text: String, at cursor: String.Index) -> Completions {
    let before = String(text[..<cursor])
    return MainActor.assumeIsolated { found(before: before) }
  }

  private func found(before: String) -> Completions {
    if before.hasPrefix(":") { return commands(String(before.dropFirst())) }
    let list = session.program.completions(before: before)
    let word = String(decoding: before.utf8.dropFirst(list.replaced.lowerBound), as: UTF8.self)
    let items = list.items.filter { !word.isEmpty && $0.name.hasPrefix(word) }.prefix(200)
    return Completions(
      word: word,
      candidates: items.map {
        Completions.Candidate(
          text: $0.name, title: $0.name, summary: $0.declaration, documentation: nil)
      })
  }

  private func commands(_ word: String) -> Completions {
    let language = session.language
    let own = language == .italian ? 1 : 0
    let list = SessionCommand.allCases.compactMap { command -> Completions.Candidate? in
      guard let name = command.names.dropFirst(own).first ?? command.names.first,
        name.hasPrefix(word)
      else { return nil }
      return Completions.Candidate(
        text: name, title: ":" + name, summary: command.text(in: language), documentation: nil)
    }
    return Completions(word: word, candidates: list)
  }
}
