import Messages

/// Proves a lesson: the start fails, the solution passes and no beginning of it does, every
/// alternative passes, and every foreseen mistake fails with its own message; in every language, on
/// every device.
@MainActor
public final class LessonGate {
  private let runner: any StepRunner

  public init(runner: any StepRunner) { self.runner = runner }

  /// What the gate found in a lesson.
  public struct Report: Sendable {
    public fileprivate(set) var problems: [LessonProblem] = []

    /// How many steps were proved, and with how many answers.
    public fileprivate(set) var stepCount = 0
    public fileprivate(set) var answerCount = 0

    /// Whether nothing but warnings was found.
    public var passes: Bool { !problems.contains { $0.kind.severity == .error } }
  }

  /// Proves a lesson in every language it has. Steps whose code and checks a translation inherits
  /// unchanged are proved once.
  public func prove(_ folder: LessonFolder) -> Report {
    var report = Report()
    var proved: Set<[String]> = []
    let source = folder.sourceLanguage
    for language in Language.allCases.sorted(by: { first, _ in first == source }) {
      guard let lesson = folder.lessons[language] else { continue }
      for step in lesson.steps {
        guard case .exercise(let exercise) = step.activity else { continue }
        let start = lesson.modelStart(of: step.id)
        guard proved.insert(Self.fingerprint(step, exercise, start)).inserted else { continue }
        prove(step, exercise, start: start, in: lesson, report: &report)
      }
    }
    return report
  }

  /// Everything that the outcome of a step's proof depends on.
  private static func fingerprint(_ step: Step, _ exercise: Exercise, _ start: [String])
    -> [String]
  {
    [step.id, "start"] + start + exercise.fingerprint
  }

  private func prove(
    _ step: Step, _ exercise: Exercise, start: [String], in lesson: Lesson,
    report: inout Report
  ) {
    let grader = StepGrader(
      exercise: exercise, context: lesson.context, start: start, devices: lesson.devices,
      runner: runner)
    var proof = StepProof(
      step: step, exercise: exercise, devices: lesson.devices, file: lesson.file, grader: grader)
    proof.run(statements: runner.statements(of: exercise.solution.text))
    report.stepCount += 1
    report.answerCount += proof.answerCount
    // What is inherited is wrong in every language in the same way.
    let known = Set(report.problems.map { $0.text(in: .english) })
    report.problems += proof.problems.filter { !known.contains($0.text(in: .english)) }
  }
}
