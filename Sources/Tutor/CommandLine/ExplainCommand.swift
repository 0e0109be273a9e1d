import Course
import Interpreter
import Messages
import ScriptRuntime
import Terminal

/// `primavista explain`: the longer explanation of an error, found by its name.
@MainActor
struct ExplainCommand {
  let console: Console

  /// The name; nil lists all names.
  let name: String?

  /// Every error that has an explanation, by name, those of the compiler first.
  static let notes: [(name: String, note: EducationalNote)] =
    DiagnosticID.allCases.map { ($0.rawValue, $0.note) }
    + FailureID.allCases.map { ($0.rawValue, $0.note) }

  func run() -> ExitCode {
    guard let name else {
      console.write(Self.notes.map(\.name))
      return .success
    }
    guard let found = Self.note(named: name) else {
      let near = NearMiss.closest(to: name, among: Self.notes.map(\.name))
      return console.fail(
        UsageSentences.unknownError(name, suggestion: near, in: console.language), .usage)
    }
    console.write([console.capabilities.styler(found.name, .heading)])
    console.write(console.renderer.lines([.note(found.note)]))
    return .success
  }

  /// The explanation of that name, whatever its letters' case and the hyphens between its words.
  static func note(named name: String) -> (name: String, note: EducationalNote)? {
    let wanted = name.replacing("-", with: "").lowercased()
    return notes.first { $0.name.lowercased() == wanted }
  }
}
