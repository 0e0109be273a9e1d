import Messages

/// Decides what a step asks for, from its blocks and its question.
///
/// Problems are reported for the file of the step only: an inherited block has been judged in the
/// file it comes from.
struct ActivityBuilder {
  let devices: [String]
  private(set) var problems: ProblemList

  init(devices: [String], problems: ProblemList) {
    self.devices = devices
    self.problems = problems
  }

  /// The activity of a step whose blocks are all there, nil when it cannot be made out.
  mutating func activity(of step: StepDraft) -> Activity? {
    let exerciseKinds: [BlockInfo.Kind] = [.solution, .alternative, .mistake, .expect, .check]
    let hasExercise = step.blocks.contains { exerciseKinds.contains($0.info.kind) }
    let fill = step.blocks(.fill).first
    let answer = step.blocks(.answer).first
    if let question = step.question {
      if hasExercise || fill != nil || answer != nil { return mixed(step) }
      switch question {
      case .choices(let choices): return .quiz(.choices(choices))
      case .order(let items): return .quiz(.order(items))
      }
    }
    if let answer {
      return hasExercise ? mixed(step) : quiz(answer: answer, fill: fill)
    }
    if hasExercise { return exercise(step, fill: fill) }
    if let fill {
      report(QuizProblem.fillWithoutAnswers, at: fill)
      return nil
    }
    return .reading
  }

  private mutating func mixed(_ step: StepDraft) -> Activity? {
    problems.report(StepProblem.mixedActivities(step: step.id), at: step.position)
    return nil
  }

  private mutating func report(_ kind: any LessonProblemKind, at block: BlockDraft) {
    if block.code.file == problems.file { problems.report(kind, at: block.position) }
  }

  // MARK: Typed answers

  private mutating func quiz(answer: BlockDraft, fill: BlockDraft?) -> Activity? {
    let lines = answer.code.text.split(separator: "\n").map { String($0).trimmed }
      .filter { !$0.isEmpty }
    guard !lines.isEmpty else {
      report(QuizProblem.noAnswers, at: answer)
      return nil
    }
    guard let fill else {
      let numbers = lines.compactMap(Self.number)
      return .quiz(numbers.count == lines.count ? .number(numbers) : .text(lines))
    }
    let template = FillTemplate(code: fill.code)
    if template.gapCount == 0 { report(QuizProblem.fillWithoutGaps, at: fill) }
    if template.gapCount != lines.count {
      report(QuizProblem.gapCount(gaps: template.gapCount, answers: lines.count), at: answer)
    }
    let answers = lines.map { line in
      line.split(separator: " | ").map { String($0).trimmed }.filter { !$0.isEmpty }
    }
    return .quiz(.fill(template, answers: answers))
  }

  /// A number as a person writes it, with a point or a comma.
  static func number(_ text: String) -> Double? {
    let value = Double(text.trimmed.replacing(",", with: "."))
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  // MARK: Exercises

  private mutating func exercise(_ step: StepDraft, fill: BlockDraft?) -> Activity? {
    var template: FillTemplate?
    if let fill {
      template = FillTemplate(code: fill.code)
      if template?.gapCount == 0 { report(QuizProblem.fillWithoutGaps, at: fill) }
    }
    let expectation = step.blocks(.expect).first.flatMap { self.expectation($0) }
    let checks = step.blocks(.check).map { check($0) }
    let mistakes = step.blocks(.mistake).map { mistake($0) }
    if step.blocks(.expect).isEmpty, checks.isEmpty {
      problems.report(StepProblem.nothingChecked(step: step.id), at: step.position)
    }
    for block in step.blocks where block.info.kind.takesID || block.info.kind == .solution {
      if block.isEmpty { report(BlockProblem.emptyBlock(block.info.name), at: block) }
    }
    guard let solution = step.blocks(.solution).first else {
      problems.report(StepProblem.missingSolution(step: step.id), at: step.position)
      return nil
    }
    return .exercise(
      Exercise(
        solution: solution.code,
        alternatives: step.blocks(.alternative).map {
          Alternative(id: $0.info.id ?? "", code: $0.code)
        },
        mistakes: mistakes, expectation: expectation, checks: checks, template: template))
  }

  private mutating func mistake(_ block: BlockDraft) -> Mistake {
    let id = block.info.id ?? ""
    if block.quotation.plainText.trimmed.isEmpty {
      report(BlockProblem.mistakeWithoutFeedback(id), at: block)
    }
    return Mistake(id: id, code: block.code, feedback: block.quotation)
  }

  private mutating func check(_ block: BlockDraft) -> CheckCode {
    if !block.code.text.contains("#expect(") { report(BlockProblem.checkWithoutExpect, at: block) }
    return CheckCode(code: block.code, message: block.quotation)
  }

  private mutating func expectation(_ block: BlockDraft) -> ExpectedHierarchy? {
    let (expectation, found) = ExpectationParser.parse(block.code, devices: devices)
    if block.code.file == problems.file { problems.append(found) }
    return expectation
  }
}
