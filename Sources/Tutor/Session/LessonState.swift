import Course
import Messages

/// Where the learner is: a lesson, a step of it, and what was done in the step.
struct LessonState {
  /// The place of the lesson in the course, and of the step in the lesson, from 0.
  var lesson: Int
  var step: Int

  /// What has run before the step began: given code, and the answers of earlier steps.
  var start: [String] = []

  var hintsShown = 0
  var attempts = 0

  /// The quiz as it was put, when the step is one.
  var question: QuizQuestion?

  /// The last wrong answer to the quiz.
  var lastAnswer: QuizAnswer?

  /// What `:why` explains, and what a change of language shows again.
  var lastVerdict: [Reply] = []

  /// The line that the last verdict was about, to judge it again in another language.
  var judgedLine: (text: String, outcome: LineOutcome)?
}
