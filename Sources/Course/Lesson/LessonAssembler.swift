import Messages

/// Makes a lesson of a draft whose blocks are all there.
struct LessonAssembler {
  /// The screen of lessons that name none.
  static let defaultDevice = "iPhone 15"

  /// Assembles a draft; `fallback` gives what a translation inherits. Nil when the draft lacks what
  /// a lesson cannot be without, which has been reported.
  static func assemble(_ draft: LessonDraft, fallback: Lesson?, problems: inout ProblemList)
    -> Lesson?
  {
    let devices = draft.devices ?? fallback?.devices ?? [defaultDevice]
    var builder = ActivityBuilder(devices: devices, problems: problems)
    let steps = draft.steps.compactMap { step(of: $0, builder: &builder) }
    problems = builder.problems
    guard let id = fallback?.id ?? draft.id else { return nil }
    return Lesson(
      id: id, language: draft.language, title: draft.title ?? id,
      context: fallback?.context ?? draft.context ?? .loadView, devices: devices,
      introduction: draft.introduction, steps: steps, file: draft.file)
  }

  private static func step(of draft: StepDraft, builder: inout ActivityBuilder) -> Step? {
    guard let activity = builder.activity(of: draft) else { return nil }
    return Step(
      id: draft.id, title: draft.title, task: draft.task, explanation: draft.explanation,
      hints: draft.hints,
      given: draft.blocks(.given).map { GivenCode(code: $0.code, isHidden: $0.info.isHidden) },
      activity: activity, position: draft.position)
  }

  /// What only a source is judged for: that every step says what to do, and that its blocks have
  /// code in them.
  static func checkSource(_ draft: LessonDraft, problems: inout ProblemList) {
    for step in draft.steps {
      if step.task.isEmpty {
        problems.report(StepProblem.noTask(step: step.id), at: step.position)
      }
      for block in step.blocks where block.isEmpty {
        switch block.info.kind {
        // The activity's own checks tell these.
        case .solution, .alternative, .mistake, .expect, .check, .answer: continue
        case .given, .fill:
          problems.report(BlockProblem.emptyBlock(block.info.name), at: block.position)
        }
      }
    }
  }
}
