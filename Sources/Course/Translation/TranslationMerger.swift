import Messages

/// Completes a translation with the code of its source, and reports what it lacks.
///
/// A block of the source that the translation does not repeat is inherited; an empty one in the
/// translation inherits the code too, and carries the quotation or marks where the explanation
/// begins. Blocks are matched by step, kind and identifier, or by their order where they have none.
struct TranslationMerger {
  let source: LessonDraft
  private(set) var problems: ProblemList

  init(source: LessonDraft, problems: ProblemList) {
    self.source = source
    self.problems = problems
  }

  mutating func merge(_ translation: LessonDraft) -> LessonDraft {
    checkFrontMatter(translation)
    checkIntroduction(translation)
    checkSteps(translation)
    var result = translation
    result.steps = source.steps.map { step in
      guard let translated = translation.steps.first(where: { $0.id == step.id }) else {
        return step
      }
      var merger = StepMerger(source: step, problems: problems)
      let merged = merger.merge(translated)
      problems = merger.problems
      return merged
    }
    return result
  }

  private mutating func checkFrontMatter(_ translation: LessonDraft) {
    let front = translation.frontMatter
    if let named = translation.translates, named != source.language {
      problems.report(
        TranslationProblem.wrongSource(named: named, actual: source.language),
        at: front["translates"]?.valuePosition ?? .start)
    }
    for key in ["id", "context", "devices"] {
      guard let own = front[key], let original = source.frontMatter[key],
        own.value != original.value
      else { continue }
      problems.report(
        TranslationProblem.differentValue(key: key, source: original.value),
        at: own.valuePosition)
    }
  }

  private mutating func checkIntroduction(_ translation: LessonDraft) {
    if !source.introduction.isEmpty, translation.introduction.isEmpty {
      problems.report(TranslationProblem.missingIntroduction, at: .start)
    } else if source.introduction.isEmpty, !translation.introduction.isEmpty {
      problems.report(
        TranslationProblem.extraIntroduction,
        at: translation.introductionPosition ?? .start)
    }
  }

  private mutating func checkSteps(_ translation: LessonDraft) {
    let wanted = source.steps.map(\.id)
    let found = translation.steps.map(\.id)
    for id in wanted where !found.contains(id) {
      problems.report(TranslationProblem.missingStep(id), at: .start)
    }
    for step in translation.steps where !wanted.contains(step.id) {
      // A step without an identifier has been reported as that.
      if !step.id.hasPrefix("?") {
        problems.report(TranslationProblem.extraStep(step.id), at: step.position)
      }
    }
    let common = wanted.filter(found.contains)
    let shared = translation.steps.filter { wanted.contains($0.id) }
    if let (_, step) = zip(common, shared).first(where: { $0 != $1.id }) {
      problems.report(TranslationProblem.stepOrder(step.id), at: step.position)
    }
  }
}
