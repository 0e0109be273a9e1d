import Course
import Foundation
import Interpreter
import Messages
import Terminal
import UIKit

/// `primavista check`: judges a file as the answer to one step of a lesson.
@MainActor
struct CheckCommand {
  let console: Console
  let lesson: String
  let step: String?
  let file: String

  func run() -> ExitCode {
    guard let curriculum = Curriculum.shipped() else {
      return console.fail(UsageSentences.noCourse(in: console.language), .noInput)
    }
    guard let index = curriculum.index(of: lesson),
      let found = curriculum.lessons[index].lesson(in: console.language)
    else {
      let near = curriculum.suggestion(for: lesson)
      return console.fail(
        UsageSentences.unknownLesson(lesson, suggestion: near, in: console.language), .usage)
    }
    let exercises = found.steps.compactMap { step -> (Step, Exercise)? in
      if case .exercise(let exercise) = step.activity { (step, exercise) } else { nil }
    }
    guard let (step, exercise) = exercises.first(where: { step == nil || $0.0.id == step }) else {
      return console.fail(
        UsageSentences.unknownStep(
          step ?? "", steps: exercises.map(\.0.id), in: console.language), .usage)
    }
    switch console.read(file) {
    case .failure(let problem): return console.fail(problem.text, problem.code)
    case .success(let text): return judge(text, step, exercise, in: found)
    }
  }

  private func judge(_ text: String, _ step: Step, _ exercise: Exercise, in lesson: Lesson)
    -> ExitCode
  {
    let program = LearnerProgram(context: lesson.context)
    // A file that declares the controller itself is not the lines of one of its methods.
    let isWhole = WholeFile.declaresController(program.runner.statements(of: text))
    let grader = StepGrader(
      exercise: exercise, context: isWhole ? .file : lesson.context,
      start: isWhole ? [] : lesson.modelStart(of: step.id), devices: lesson.devices,
      runner: program.runner)
    let verdict = grader.grade([text])
    var replies: [Reply] = []
    switch verdict {
    case .pass: replies = [.message(.passed, .success)]
    case .notGradable(let diagnostics, let mistake):
      replies = [.message(.notGradable, .warning), .diagnostics(diagnostics)]
      replies += mistake.map { [.feedback($0.feedback)] } ?? []
    case .fault(let problems):
      replies = [.message(.lessonFault, .warning), .lessonProblems(problems)]
    case .notYet(let shortfall):
      replies = [.message(.notYet, .warning)]
      if let failure = shortfall.failure { replies.append(.failure(failure)) }
      replies += shortfall.mistake.map { [.feedback($0.feedback)] } ?? []
      replies += ShortfallReplies.details(of: shortfall, in: lesson)
    }
    console.write(console.renderer.lines(replies))
    return code(of: verdict)
  }

  private func code(of verdict: Verdict) -> ExitCode {
    switch verdict {
    case .pass: .success
    case .notYet: .failure
    case .notGradable: .dataError
    case .fault: .software
    }
  }
}

/// What a shortfall gives to say: one cause first, and what depends on it counted.
enum ShortfallReplies {
  static func details(of shortfall: Shortfall, in lesson: Lesson, most: Int = 3) -> [Reply] {
    var replies: [Reply] = []
    if shortfall.device != lesson.devices.first { replies.append(.onDevice(shortfall.device)) }
    let causes = shortfall.differences.filter { !$0.isNotReached }
    for difference in causes.prefix(most) { replies.append(.difference(difference.kind)) }
    if causes.isEmpty,
      let check = shortfall.failedChecks.first(where: { !$0.isNotReached })
        ?? shortfall.failedChecks.first
    {
      replies.append(
        check.message.isEmpty ? .failedCheck(check.outcome) : .feedback(check.message))
    }
    let notReached = shortfall.differences.count { $0.isNotReached }
    if notReached > 0 { replies.append(.notReached(notReached)) }
    return replies
  }
}
