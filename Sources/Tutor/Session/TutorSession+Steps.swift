import Course
import Foundation
import Messages
import UIKit

extension TutorSession {
  /// The lesson being taught, in the learner's language.
  var currentLesson: Lesson? {
    guard let lesson, let curriculum, curriculum.lessons.indices.contains(lesson.lesson) else {
      return nil
    }
    return curriculum.lessons[lesson.lesson].lesson(in: language)
  }

  /// The step being taught, in the learner's language.
  var currentStep: Step? {
    guard let lesson, let steps = currentLesson?.steps, steps.indices.contains(lesson.step) else {
      return nil
    }
    return steps[lesson.step]
  }

  var courseID: String { curriculum?.syllabus.id ?? "" }

  /// The first step of a lesson that is not done yet; the first of all when it is finished.
  func firstOpenStep(of index: Int) -> Int {
    guard let lesson = curriculum?.lessons[index].source else { return 0 }
    return lesson.steps.firstIndex { step in
      let record = progress.step(step.id, lesson: lesson.id, course: courseID)
      return record == nil || record?.status == .started
    } ?? 0
  }

  // MARK: Entering

  /// Goes to a step and shows it, with what the learner had already typed in it.
  func enter(lesson index: Int, step number: Int, introduces: Bool = true) -> [Reply] {
    guard let curriculum, curriculum.lessons.indices.contains(index) else { return [] }
    setAside = nil
    lesson = LessonState(lesson: index, step: number)
    guard let current = currentLesson, let step = currentStep else { return [] }
    let record = progress.step(step.id, lesson: current.id, course: courseID)
    lesson?.start = start(of: number, in: current)
    lesson?.hintsShown = 0
    lesson?.attempts = record?.attempts ?? 0
    if case .quiz(let quiz) = step.activity {
      lesson?.question = QuizQuestion(quiz, seed: nextSeed())
    }
    program = LearnerProgram(
      context: current.context, environment: environment(for: current),
      start: lesson?.start ?? [])
    if record?.status == .started { program.restore(record?.inputs ?? []) }
    progress.setPlace(.init(lesson: current.id, step: step.id), in: courseID)
    let isFirst = number == 0 && introduces
    return (isFirst ? introduction(of: current) : []) + show(step) + save()
  }

  private func environment(for lesson: Lesson) -> SimulatedEnvironment {
    let device = lesson.devices.first.flatMap { SimulatedDevice(named: $0) }
    return SimulatedEnvironment(device: device ?? .standard)
  }

  /// What has run before a step: the learner's own answers where there are some, model answers
  /// from the first step that was skipped.
  private func start(of number: Int, in lesson: Lesson) -> [String] {
    guard lesson.steps.indices.contains(number) else { return [] }
    var start: [String] = []
    for (index, step) in lesson.steps.prefix(number + 1).enumerated() {
      if !step.given.isEmpty || lesson.context == .file { start = step.given.map(\.code.text) }
      guard index < number, lesson.context != .file, case .exercise = step.activity else {
        continue
      }
      let record = progress.step(step.id, lesson: lesson.id, course: courseID)
      guard let record, record.status == .passed else {
        let next = lesson.steps[number]
        return lesson.modelStart(of: next.id)
      }
      start += record.inputs
    }
    return start
  }

  // MARK: Showing

  private func introduction(of lesson: Lesson) -> [Reply] {
    [heading, .blank, .prose(lesson.introduction), .blank]
  }

  private var heading: Reply {
    .heading(
      .lessonHeading(
        number: (lesson?.lesson ?? 0) + 1, count: curriculum?.lessons.count ?? 0,
        title: currentLesson?.title ?? ""),
      .stepPosition(number: (lesson?.step ?? 0) + 1, count: currentLesson?.steps.count ?? 0))
  }

  /// A step as it is shown when it begins, and again after a change of language.
  func show(_ step: Step) -> [Reply] {
    var replies: [Reply] = []
    if (lesson?.step ?? 0) > 0 { replies += [heading, .blank] }
    replies.append(.title(step.title))
    let shown = step.given.filter { !$0.isHidden }
    replies.append(.task(step.task))
    for given in shown { replies.append(.code(given.code.text)) }
    if let question = lesson?.question { replies += [.blank, .question(question)] }
    return replies + [.blank]
  }

  // MARK: Leaving

  /// Writes down how a step ended.
  func record(_ status: StepRecord.Status, inputs: [String]) {
    guard let current = currentLesson, let step = currentStep else { return }
    var record =
      progress.step(step.id, lesson: current.id, course: courseID) ?? StepRecord()
    // What has been passed stays passed, however it is visited again.
    if record.status != .passed || status == .passed { record.status = status }
    record.inputs = inputs
    record.attempts = lesson?.attempts ?? record.attempts
    record.hintsUsed = max(record.hintsUsed, lesson?.hintsShown ?? 0)
    record.changedAt = ISO8601DateFormatter().string(from: Date())
    progress.setStep(record, step.id, lesson: current.id, course: courseID)
  }

  /// Goes on to the next step, the next lesson, or the end.
  func advance() -> [Reply] {
    guard let state = lesson, let current = currentLesson, let curriculum else { return [] }
    if state.step + 1 < current.steps.count {
      return [.blank] + enter(lesson: state.lesson, step: state.step + 1)
    }
    var replies: [Reply] = [.blank, .message(.lessonFinished(title: current.title), .success)]
    guard state.lesson + 1 < curriculum.lessons.count else {
      lesson = nil
      program = LearnerProgram(context: .playground)
      return replies + [.message(.courseFinished)] + save()
    }
    let next = curriculum.lessons[state.lesson + 1].lesson(in: language)
    replies += [.message(.nextLesson(title: next?.title ?? "")), .blank]
    return replies + enter(lesson: state.lesson + 1, step: firstOpenStep(of: state.lesson + 1))
  }
}
