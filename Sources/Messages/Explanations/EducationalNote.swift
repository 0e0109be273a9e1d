import Interpreter
import ScriptRuntime

/// The longer explanation of a diagnostic or of a runtime failure: what the rule is, why Swift has
/// it, how to mend the fault, and two programs that show it.
///
/// The text is Markdown's plainest part: paragraphs, with code between backticks. Both programs are
/// whole files; tests run them.
public struct EducationalNote: Sendable {
  let italian: String
  let english: String

  /// A short program with the fault; nil for what no program brings about.
  public let wrong: String?

  /// A short program that does right what the other does wrong.
  public let right: String

  /// Whether the wrong program must be one of several files to be wrong.
  public let needsModule: Bool

  init(
    it italian: String, en english: String, wrong: String?, right: String,
    needsModule: Bool = false
  ) {
    self.italian = italian
    self.english = english
    self.wrong = wrong
    self.right = right
    self.needsModule = needsModule
  }

  /// The explanation, in `language`.
  public func text(in language: Language) -> String {
    language.pick(it: italian, en: english)
  }
}

/// The titles of an explanation's parts.
public enum EducationalNoteTitle: Sendable {
  case wrong, right

  /// The title in a language.
  public func text(in language: Language) -> String {
    switch self {
    case .wrong: language.pick(it: "Così no:", en: "Not like this:")
    case .right: language.pick(it: "Così sì:", en: "But like this:")
    }
  }
}
