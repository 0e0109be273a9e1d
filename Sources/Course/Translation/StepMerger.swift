import Messages

/// Completes one translated step with the code of its source.
struct StepMerger {
  let source: StepDraft
  private(set) var problems: ProblemList

  init(source: StepDraft, problems: ProblemList) {
    self.source = source
    self.problems = problems
  }

  mutating func merge(_ translation: StepDraft) -> StepDraft {
    checkProse(translation)
    checkQuestion(translation)
    var result = translation
    result.blocks = mergeBlocks(translation)
    if result.question == nil { result.question = source.question }
    return result
  }

  private mutating func checkProse(_ translation: StepDraft) {
    let id = source.id
    if !source.task.isEmpty, translation.task.isEmpty {
      problems.report(TranslationProblem.missingTask(step: id), at: translation.position)
    }
    if !source.explanation.isEmpty, translation.explanation.isEmpty {
      problems.report(TranslationProblem.missingExplanation(step: id), at: translation.position)
    }
    if source.hints.count != translation.hints.count {
      problems.report(
        TranslationProblem.missingHints(
          step: id, expected: source.hints.count, found: translation.hints.count),
        at: translation.position)
    }
  }

  // MARK: Questions

  private mutating func checkQuestion(_ translation: StepDraft) {
    let place = translation.questionPosition ?? translation.position
    switch (source.question, translation.question) {
    case (nil, nil): return
    case (.some, nil):
      problems.report(TranslationProblem.missingQuiz(step: source.id), at: place)
    case (.choices(let wanted), .choices(let found)):
      compare(wanted, found, at: place)
    case (.order(let wanted), .order(let found)):
      for item in wanted.dropFirst(found.count) {
        problems.report(
          TranslationProblem.missingChoice(item.id, step: source.id), at: place)
      }
      for item in found.dropFirst(wanted.count) {
        problems.report(TranslationProblem.extraChoice(item.id, step: source.id), at: place)
      }
    default:
      problems.report(TranslationProblem.differentQuiz(step: source.id), at: place)
    }
  }

  private mutating func compare(_ wanted: [Choice], _ found: [Choice], at place: SourcePosition) {
    for choice in wanted where !found.contains(where: { $0.id == choice.id }) {
      problems.report(TranslationProblem.missingChoice(choice.id, step: source.id), at: place)
    }
    for choice in found {
      guard let original = wanted.first(where: { $0.id == choice.id }) else {
        problems.report(
          TranslationProblem.extraChoice(choice.id, step: source.id), at: choice.position)
        continue
      }
      if original.isRight != choice.isRight {
        problems.report(
          TranslationProblem.differentMark(choice.id, step: source.id), at: choice.position)
      }
    }
  }

  // MARK: Blocks

  private mutating func mergeBlocks(_ translation: StepDraft) -> [BlockDraft] {
    let translated = keyed(translation.blocks)
    let original = keyed(source.blocks)
    for (key, block) in translated where !original.contains(where: { $0.key == key }) {
      problems.report(
        TranslationProblem.extraBlock(block.info.name, step: source.id), at: block.position)
    }
    return original.map { key, block in
      let own = translated.first { $0.key == key }?.block
      checkQuotation(of: block, number: key.number, translated: own, at: translation.position)
      guard let own else {
        var inherited = block
        inherited.quotation = []
        return inherited
      }
      var result = own
      if own.isEmpty { result.code = block.code }
      return result
    }
  }

  /// What tells a block from the others of its step.
  private struct Key: Equatable {
    let kind: BlockInfo.Kind
    let id: String?
    let number: Int
  }

  private func keyed(_ blocks: [BlockDraft]) -> [(key: Key, block: BlockDraft)] {
    var counts: [BlockInfo.Kind: Int] = [:]
    return blocks.map { block in
      let kind = block.info.kind
      counts[kind, default: 0] += 1
      let number = kind.takesID && block.info.id != nil ? 0 : counts[kind] ?? 0
      return (Key(kind: kind, id: block.info.id, number: number), block)
    }
  }

  private mutating func checkQuotation(
    of block: BlockDraft, number: Int, translated: BlockDraft?, at position: SourcePosition
  ) {
    guard !block.quotation.isEmpty, translated?.quotation.isEmpty ?? true else { return }
    let place = translated?.position ?? position
    if block.info.kind == .mistake {
      problems.report(
        TranslationProblem.missingFeedback(mistake: block.info.id ?? "", step: source.id),
        at: place)
    } else {
      problems.report(
        TranslationProblem.missingCheckMessage(check: number, step: source.id), at: place)
    }
  }
}
