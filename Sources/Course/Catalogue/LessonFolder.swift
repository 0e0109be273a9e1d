import Foundation
import Messages

/// One lesson in every language it has.
public struct LessonFolder: Sendable {
  /// The name of the folder within its course.
  public let name: String

  /// The lesson by language.
  public let lessons: [Language: Lesson]

  /// The language whose file holds the checks.
  public let sourceLanguage: Language?

  /// Everything that is wrong with the files, file by file.
  public let problems: [LessonProblem]

  /// The stable name of the lesson, nil when no file could be read.
  public var id: String? { source?.id }

  /// The lesson in its source language.
  public var source: Lesson? { sourceLanguage.flatMap { lessons[$0] } }

  /// The lesson in a language, or in another one when it is missing there.
  public func lesson(in language: Language) -> Lesson? { lessons[language] ?? source }
}

/// Reads the files of one lesson together.
///
/// A lesson is a folder with a file a language, `lesson.it.md` and `lesson.en.md`. One of them is
/// the source, which holds the prose and everything that is run; a translation says so in its front
/// matter (`translates: it`) and needs a `title` there and nothing else.
///
/// The front matter's keys are `format` (1), `id`, `title`, `context` (`loadView`, `viewDidLoad`,
/// `file`, `playground`) and `devices`, separated by commas, one iPhone when it is absent.
///
/// A step is a heading `## Title {#id}`. What stands before its solution, its checks or its question
/// is the task; prose after them is the explanation, shown once the step is passed. It holds a code
/// exercise (`swift solution`, with `expect` or `swift check`), one question, or neither. Under
/// `### … {.hints}` a numbered list is the ladder of hints. A choice may have an identifier, written
/// `{#id}` at the end of its text; without one it is known by its number.
///
/// In a translation a block that is not repeated is inherited; one that is repeated takes the
/// source's place; an empty one inherits the code, and carries the quotation under it (the feedback
/// of a mistake, the message of a check) or marks where the explanation begins.
public struct LessonReader {
  /// The names of the devices that a lesson may list.
  public let devices: Set<String>

  public init(devices: Set<String>) { self.devices = devices }

  /// Reads the lesson in `folder`; files are named in problems with `prefix` before them.
  public func read(folder: URL, prefix: String) -> LessonFolder {
    var files: [Language: [UInt8]] = [:]
    var problems: [LessonProblem] = []
    for language in Language.allCases {
      let name = Self.fileName(language)
      let url = folder.appendingPathComponent(name)
      guard FileManager.default.fileExists(atPath: url.path) else { continue }
      do {
        files[language] = Array(try Data(contentsOf: url))
      } catch {
        problems.append(
          LessonProblem(
            file: prefix + name, position: .start,
            kind: TextProblem.unreadable(reason: error.localizedDescription)))
      }
    }
    return read(
      files, name: folder.lastPathComponent, prefix: prefix, earlierProblems: problems)
  }

  /// Reads the files of a lesson from memory.
  public func read(
    _ files: [Language: [UInt8]], name: String, prefix: String,
    earlierProblems: [LessonProblem] = []
  ) -> LessonFolder {
    var drafts: [LessonDraft] = []
    var lists: [Language: ProblemList] = [:]
    for language in Language.allCases {
      guard let bytes = files[language] else { continue }
      let reader = LessonFileReader(devices: devices)
      let (draft, problems) = reader.read(
        bytes, file: prefix + Self.fileName(language), language: language)
      lists[language] = problems
      if let draft { drafts.append(draft) }
    }
    let source = chooseSource(drafts, lists: &lists)
    var lessons: [Language: Lesson] = [:]
    if let source {
      var problems = lists[source.language] ?? ProblemList(file: source.file)
      LessonAssembler.checkSource(source, problems: &problems)
      let lesson = LessonAssembler.assemble(source, fallback: nil, problems: &problems)
      lists[source.language] = problems
      lessons[source.language] = lesson
      for draft in drafts where draft.language != source.language {
        lessons[draft.language] = translate(draft, source: source, lesson: lesson, lists: &lists)
      }
    }
    var problems = earlierProblems + Language.allCases.flatMap { lists[$0]?.sorted ?? [] }
    problems += missingFiles(files, name: name, prefix: prefix)
    return LessonFolder(
      name: name, lessons: lessons, sourceLanguage: source?.language, problems: problems)
  }

  private func translate(
    _ draft: LessonDraft, source: LessonDraft, lesson: Lesson?,
    lists: inout [Language: ProblemList]
  ) -> Lesson? {
    let problems = lists[draft.language] ?? ProblemList(file: draft.file)
    var merger = TranslationMerger(source: source, problems: problems)
    let merged = merger.merge(draft)
    var all = merger.problems
    let result = LessonAssembler.assemble(merged, fallback: lesson, problems: &all)
    lists[draft.language] = all
    return result
  }

  /// The draft that holds the checks: the one that does not say it is a translation.
  private func chooseSource(_ drafts: [LessonDraft], lists: inout [Language: ProblemList])
    -> LessonDraft?
  {
    let sources = drafts.filter { $0.frontMatter["translates"] == nil }
    if let first = sources.first {
      for other in sources.dropFirst() {
        lists[other.language]?.report(
          TranslationProblem.twoSources(other: first.file), at: .start)
      }
      return first
    }
    for draft in drafts {
      let place = draft.frontMatter["translates"]?.keyPosition ?? .start
      lists[draft.language]?.report(TranslationProblem.noSource, at: place)
    }
    return drafts.first
  }

  private func missingFiles(_ files: [Language: [UInt8]], name: String, prefix: String)
    -> [LessonProblem]
  {
    if files.isEmpty {
      return [
        LessonProblem(
          file: prefix.isEmpty ? name : String(prefix.dropLast()), position: .start,
          kind: CourseProblem.noLessonFile(folder: name))
      ]
    }
    return Language.allCases.filter { files[$0] == nil }.map {
      LessonProblem(
        file: prefix + Self.fileName($0), position: .start,
        kind: TranslationProblem.missingFile(language: $0))
    }
  }

  static func fileName(_ language: Language) -> String { "lesson.\(language.rawValue).md" }
}
