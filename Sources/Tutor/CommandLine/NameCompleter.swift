import Foundation
import Interpreter
import Messages
import ScriptRuntime
import Terminal
import UIKit

/// What TAB proposes: commands and their arguments after a colon, otherwise what Swift may have
/// there.
@MainActor
final class NameCompleter: Completer {
  private let session: TutorSession

  init(session: TutorSession) { self.session = session }

  nonisolated func completions(of text: String, at cursor: String.Index) -> Completions {
    let before = String(text[..<cursor])
    return MainActor.assumeIsolated { found(before: before) }
  }

  private func found(before: String) -> Completions {
    guard before.hasPrefix(":") else { return names(before: before) }
    let command = before.dropFirst()
    guard let blank = command.firstIndex(of: " ") else { return commands(String(command)) }
    let argument = String(command[blank...].drop { $0 == " " })
    guard case .command(let known, _) = CommandReading.read(String(command[..<blank])) else {
      return .none
    }
    return arguments(of: known, argument)
  }

  // MARK: Swift

  /// The names that begin with the word before the cursor; where none does as it is written, those
  /// that do but for capital letters.
  private func names(before: String) -> Completions {
    let list = session.program.completions(before: before)
    let word = String(decoding: before.utf8.dropFirst(list.replaced.lowerBound), as: UTF8.self)
    if word.isEmpty, !list.isSpecific { return .none }
    let exact = list.items.filter { $0.name.hasPrefix(word) }
    let items = exact.isEmpty ? list.items : exact
    return Completions(word: word, candidates: items.prefix(200).map(candidate))
  }

  private func candidate(_ item: NameCompletion) -> Completions.Candidate {
    let summary = summary(of: item)
    return Completions.Candidate(
      text: item.inserted ?? item.name, title: title(of: item),
      summary: summary.map(Self.firstSentence) ?? "",
      documentation: [item.kind == .keyword ? nil : item.declaration, summary]
        .compactMap { $0 }.joined(separator: "\n"))
  }

  /// The name with what its declaration says behind it: `text: String?`, `addSubview(_ view: UIView)`.
  private func title(of item: NameCompletion) -> String {
    switch item.kind {
    case .keyword: return item.name
    case .label, .override: return item.inserted ?? item.name
    case .module, .type, .enumCase, .function, .variable:
      let bare = item.declaration.prefix { $0 != "{" }.trimmingCharacters(in: .whitespaces)
      guard let start = bare.range(of: item.name) else { return item.name }
      return String(bare[start.lowerBound...])
    }
  }

  private func summary(of item: NameCompletion) -> String? {
    let language = session.language
    if item.kind == .keyword { return KeywordSummary.text(for: item.name, in: language) }
    if let comment = item.comment { return comment }
    let names = item.documentationNames
    return names.lazy.compactMap { DocumentationSummary.text(for: $0, in: language) }.first
      ?? session.program.comment(on: names)
  }

  private static func firstSentence(_ text: String) -> String {
    guard let end = text.range(of: ". ") else { return text }
    return String(text[..<end.lowerBound]) + "."
  }

  // MARK: Commands

  /// The commands' names in the session's language; in the other, where none begins so.
  private func commands(_ word: String) -> Completions {
    let language = session.language
    let own = language == .italian ? 1 : 0
    func candidates(_ place: Int) -> [Completions.Candidate] {
      SessionCommand.allCases.compactMap { command in
        guard let name = command.names.dropFirst(place).first ?? command.names.first,
          name.hasPrefix(word.lowercased())
        else { return nil }
        return Completions.Candidate(
          text: name, title: ":" + name, summary: command.text(in: language), documentation: nil)
      }
    }
    let found = candidates(own)
    return Completions(word: word, candidates: found.isEmpty ? candidates(1 - own) : found)
  }

  private func arguments(of command: SessionCommand, _ argument: String) -> Completions {
    switch command {
    case .doc, .type: return names(before: argument)
    case .device: return choices(SimulatedDevice.all.map(\.name), argument)
    case .lang: return choices(Language.allCases.map(\.rawValue), argument)
    case .why:
      let count = session.lastDiagnostics.count
      return choices(count > 1 ? (1...count).map(String.init) : [], argument)
    default: return .none
    }
  }

  private func choices(_ all: [String], _ word: String) -> Completions {
    let found = all.filter { $0.lowercased().hasPrefix(word.lowercased()) }
    return Completions(word: word, candidates: found.map { Completions.Candidate(text: $0) })
  }
}
