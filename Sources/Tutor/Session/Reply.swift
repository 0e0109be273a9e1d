import Course
import Interpreter
import Messages
import ScriptRuntime
import Terminal

/// One thing that the session has to show, as data: it can be shown again in the other language.
public enum Reply {
  case blank
  case banner(SessionMessage)
  case message(SessionMessage, Style? = nil)

  /// The line above a step: the lesson on the left, the step on the right.
  case heading(SessionMessage, SessionMessage)
  case title([Inline])
  case task([Block])
  case prose([Block])

  /// What the author says to a foreseen mistake, or to a check that fails.
  case feedback([Block])
  case code(String)

  // What a line did.
  case printed([String])
  case console([String])
  case result(text: String, type: String)
  case changes([HierarchyChange])
  case diagnostics([Diagnostic])
  case allDiagnostics([Diagnostic])
  case failure(ScriptFailure)
  case callStack([CallStackEntry])

  /// The longer explanation of an error or of a failure.
  case note(EducationalNote)

  // What is missing.
  case difference(HierarchyDifference)
  case failedCheck(CheckOutcome)
  case onDevice(String)
  case notReached(Int)
  case lessonProblems([LessonProblem])
  case hint(number: Int, count: Int, [Block])
  case requirements([Requirement])

  // Quizzes.
  case question(QuizQuestion)
  case quizReason([Block], isRight: Bool)
  case quizProblem(QuizInputProblem)

  // Views.
  case tree([TreeNode])
  case picture(ScreenPicture)

  /// Lines that are ready, such as the list of constraints.
  case lines([String])
  case lessons([LessonListEntry])
  case commands
  case progressNotice(ProgressNotice)
}

extension Reply {
  /// Whether it tells that Ctrl-C stopped a line.
  var isInterruption: Bool {
    if case .failure(let failure) = self, case .interrupted = failure.kind { true } else { false }
  }
}

/// A lesson as the list shows it.
public struct LessonListEntry: Equatable, Sendable {
  public let number: Int
  public let id: String
  public let title: String
  public let passedSteps: Int
  public let stepCount: Int
  public let isCurrent: Bool
}
