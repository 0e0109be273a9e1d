/// What is wrong and what to do about it, in both languages.
///
/// Both are clauses without a final stop, so that they can follow `file:line:column:`. Code in them
/// stands between backticks.
public struct Explanation: Equatable, Sendable {
  /// One language's half: what is wrong, and what to do.
  public struct Half: Equatable, Sendable {
    /// What is wrong.
    public let what: String

    /// What the author does about it.
    public let fix: String
  }

  let italian: Half
  let english: Half

  init(it what: String, _ fix: String, en englishWhat: String, _ englishFix: String) {
    italian = Half(what: what, fix: fix)
    english = Half(what: englishWhat, fix: englishFix)
  }

  /// The half in `language`.
  public func half(in language: Language) -> Half {
    switch language {
    case .italian: italian
    case .english: english
    }
  }
}

/// A kind of problem found in a lesson: a fact with its values, which has a stable name and can be
/// told in both languages.
public protocol LessonProblemKind: Sendable {
  /// The stable name of the kind, such as `front-matter.unknown-key`; reports and tests key on it.
  var id: String { get }

  /// What is wrong and what to do about it.
  var explanation: Explanation { get }

  /// How bad it is; an error unless a kind says otherwise.
  var severity: LessonProblemSeverity { get }
}

/// How bad a problem of a lesson is.
public enum LessonProblemSeverity: Sendable {
  /// The lesson must not be taught like this.
  case error

  /// The lesson works, and could be better.
  case warning
}

extension LessonProblemKind {
  public var severity: LessonProblemSeverity { .error }
}

/// The end of a fix that proposes a near name: `: perhaps …`, or nothing when there is none.
func perhaps(_ suggestion: String?) -> (it: String, en: String) {
  guard let suggestion else { return ("", "") }
  return (": forse `\(suggestion)`", ": perhaps `\(suggestion)`")
}

/// The sentence line that a problem is shown as.
public enum ProblemSentences {
  /// `file:line:column: what`, and the fix on a line below it.
  public static func line(
    file: String, line: Int, column: Int, kind: any LessonProblemKind, in language: Language
  ) -> String {
    let half = kind.explanation.half(in: language)
    let remedy = language.pick(it: "rimedio", en: "fix")
    let severity =
      switch kind.severity {
      case .error: language.pick(it: "errore", en: "error")
      case .warning: language.pick(it: "avviso", en: "warning")
      }
    return
      "\(file):\(line):\(column): \(severity): \(half.what) [\(kind.id)]\n  \(remedy): \(half.fix)"
  }
}
