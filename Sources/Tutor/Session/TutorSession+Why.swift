import Interpreter
import Messages
import ScriptRuntime

extension TutorSession {
  /// Explains the last line: the verdict on it, then its first error, or the one of that number.
  func why(_ argument: String) -> [Reply] {
    if !argument.isEmpty {
      let number = Int(argument) ?? 0
      guard lastDiagnostics.indices.contains(number &- 1) else {
        if lastDiagnostics.isEmpty { return [.message(.noErrors)] }
        return [
          .message(.noSuchError(argument, count: lastDiagnostics.count), .warning)
        ]
      }
      return explanation(of: lastDiagnostics[number &- 1])
    }
    var replies = lastExplanation
    if replies.isEmpty { replies = explainedVerdict() }
    // A warning is explained when there is nothing more important to say.
    if let first = lastDiagnostics.first, first.severity == .error || replies.isEmpty {
      replies += explanation(of: first)
    }
    if let failure = lastFailure {
      replies.append(.note(failure.kind.id.note))
    }
    return replies.isEmpty ? [.message(.nothingToExplain)] : replies
  }

  /// What was said of the last answer; of a beginning, what is still missing.
  private func explainedVerdict() -> [Reply] {
    if let verdict = lesson?.lastVerdict, !verdict.isEmpty { return verdict }
    guard let judged = lesson?.judgedLine, setAside == nil else { return [] }
    return remarks(again: judged, isAsked: true)
  }

  private func explanation(of diagnostic: Diagnostic) -> [Reply] {
    [.allDiagnostics([diagnostic]), .note(diagnostic.message.id.note)]
  }
}
