import Course
import Foundation
import Interpreter
import Messages
import ScriptRuntime
import UIKit

/// A learner's session: takes lines, answers with replies.
///
/// It neither reads nor writes a terminal. The state of a step is the list of its accepted lines,
/// so that undoing, another screen and going on tomorrow are all a replay.
@MainActor
public final class TutorSession {
  public internal(set) var language: Language

  /// Whether the learner asked to leave.
  public internal(set) var isFinished = false

  let curriculum: Curriculum?
  var progress: LearnerProgress
  var store: ProgressStore?

  /// The lesson, nil in the sandbox that `primavista play` opens.
  var lesson: LessonState?
  var program: LearnerProgram

  /// The lesson's own program, while the learner plays with a copy.
  var setAside: LearnerProgram?

  /// What the last line's errors were, for `:errors` and `:why`.
  var lastDiagnostics: [Diagnostic] = []
  var lastFailure: ScriptFailure?
  var lastExplanation: [Reply] = []

  /// Seeds the quizzes; tests give a fixed one.
  var nextSeed: () -> UInt32 = { UInt32.random(in: 0...UInt32.max) }

  /// Where `:export` writes when it is given no path.
  let exportFolder: URL

  /// Starts a session. With a course it begins where the learner left it.
  ///
  /// - Parameters:
  ///   - language: The language asked for; the learner's saved choice otherwise, then `fallback`.
  ///   - store: Where progress is kept; nil keeps none.
  public init(
    curriculum: Curriculum?, language: Language?, fallback: Language = .italian,
    store: ProgressStore?, exportFolder: URL
  ) {
    self.curriculum = curriculum
    self.exportFolder = exportFolder
    self.store = store
    var notice: ProgressNotice?
    if var store {
      (progress, notice) = store.load()
      self.store = store
    } else {
      progress = LearnerProgress()
    }
    self.language = language ?? progress.language ?? fallback
    program = LearnerProgram(context: .playground)
    if let notice { openingNotice = .progressNotice(notice) }
  }

  private var openingNotice: Reply?

  // MARK: Beginning

  /// Opens the sandbox.
  public func openSandbox() -> [Reply] {
    program = LearnerProgram(context: .playground)
    return takeNotice() + [.banner(.sandboxBanner), .blank]
  }

  /// Opens the course where the learner left it, or at its beginning.
  public func openCourse() -> [Reply] {
    guard let curriculum else { return openSandbox() }
    var replies = takeNotice() + [.banner(.banner), .blank]
    let place = progress.place(in: curriculum.syllabus.id)
    guard let place, let index = curriculum.lessons.firstIndex(where: { $0.id == place.lesson })
    else { return replies + enter(lesson: 0, step: 0) }
    let steps = curriculum.lessons[index].source?.steps ?? []
    let step = steps.firstIndex { $0.id == place.step } ?? 0
    if index > 0 || step > 0 { replies.append(.message(.welcomeBack)) }
    return replies + enter(lesson: index, step: step)
  }

  /// Opens a lesson by name or number, at the step the learner had reached in it.
  public func open(lesson name: String) -> [Reply]? {
    guard let curriculum, let index = curriculum.index(of: name) else { return nil }
    return takeNotice() + [.banner(.banner), .blank]
      + enter(lesson: index, step: firstOpenStep(of: index))
  }

  private func takeNotice() -> [Reply] {
    defer { openingNotice = nil }
    return openingNotice.map { [$0, .blank] } ?? []
  }

  // MARK: Lines

  /// The prompt for the next line.
  public var prompt: String {
    if lesson?.question != nil, setAside == nil { return "? " }
    return program.promptWord + "› "
  }

  /// Whether the next line answers a quiz: it is then complete as it is, and no history.
  public var isAskingQuestion: Bool { lesson?.question != nil && setAside == nil }

  /// Takes what the learner typed, a command or Swift, and answers.
  public func handle(_ text: String) -> [Reply] {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.isEmpty { return [] }
    if trimmed.hasPrefix(":") { return handle(command: String(trimmed.dropFirst())) }
    if let command = SessionCommand.bareWords[trimmed.lowercased()],
      program.variable(named: trimmed) == nil
    {
      return run(command, argument: "")
    }
    if isAskingQuestion { return answer(trimmed) }
    return handle(line: text)
  }

  private func handle(line text: String) -> [Reply] {
    let outcome = program.enter(text)
    lastDiagnostics = outcome.diagnostics
    lastFailure = outcome.failure
    lastExplanation = []
    var replies = show(outcome)
    guard lesson != nil, setAside == nil else {
      if let failure = outcome.failure { lastExplanation = explanation(of: failure) }
      return replies
    }
    replies += judge(text, outcome)
    return replies
  }

  /// What a line did, before anything is said about it.
  private func show(_ outcome: LineOutcome) -> [Reply] {
    var replies: [Reply] = []
    if !outcome.diagnostics.isEmpty { replies.append(.diagnostics(outcome.diagnostics)) }
    if !outcome.printed.isEmpty { replies.append(.printed(outcome.printed)) }
    if !outcome.console.isEmpty { replies.append(.console(outcome.console)) }
    if let result = outcome.result {
      replies.append(.result(text: result.text, type: result.type))
    }
    if !outcome.changes.isEmpty { replies.append(.changes(outcome.changes)) }
    if let failure = outcome.failure { replies.append(.failure(failure)) }
    return replies
  }

  func explanation(of failure: ScriptFailure) -> [Reply] {
    [.failure(failure), .callStack(failure.reached)]
  }

  // MARK: Keeping

  /// Writes progress; a failure is told, and the session goes on.
  func save() -> [Reply] {
    guard let store else { return [] }
    do {
      try store.save(progress)
      return []
    } catch {
      return [.message(.progressNotSaved(reason: error.localizedDescription), .warning)]
    }
  }
}
