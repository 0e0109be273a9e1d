import Course
import Foundation
import Messages

/// A line that begins with a colon, read.
public enum CommandReading: Equatable, Sendable {
  case command(SessionCommand, argument: String)
  case ambiguous(String, candidates: [String])
  case unknown(String, suggestion: String?)

  /// Reads what follows the colon.
  static func read(_ text: String) -> CommandReading {
    let trimmed = text.drop { $0 == " " }
    let word = String(trimmed.prefix { $0 != " " }).precomposedStringWithCanonicalMapping
    let argument = String(trimmed.dropFirst(word.count).drop { $0 == " " })
    let lowered = word.lowercased()
    for command in SessionCommand.allCases where command.names.contains(lowered) {
      return .command(command, argument: argument)
    }
    let matches = SessionCommand.allCases.filter { command in
      !lowered.isEmpty && command.names.contains { $0.hasPrefix(lowered) }
    }
    if let only = matches.first, matches.count == 1 { return .command(only, argument: argument) }
    if matches.count > 1 {
      return .ambiguous(
        word, candidates: matches.flatMap(\.names).filter { $0.hasPrefix(lowered) })
    }
    let names = SessionCommand.allCases.flatMap(\.names)
    return .unknown(word, suggestion: NearMiss.closest(to: lowered, among: names))
  }
}
