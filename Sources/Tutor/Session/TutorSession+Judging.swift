import Course
import Interpreter
import Messages
import ScriptRuntime

extension TutorSession {
  /// Judges the step after a line, says what is to be said, and goes on when it is passed.
  func judge(_ text: String, _ outcome: LineOutcome) -> [Reply] {
    guard case .exercise(let exercise)? = currentStep?.activity, let verdict = grade(text, outcome)
    else { return [] }
    if verdict.isPass, outcome.isAccepted { return pass(exercise) }
    record(.started, inputs: program.inputs)
    let replies = remarks(on: verdict, outcome, exercise)
    lesson?.lastVerdict = replies
    lesson?.judgedLine = (text, outcome)
    if let failure = outcome.failure, replies.isEmpty {
      lastExplanation = explanation(of: failure)
    }
    return replies + save()
  }

  /// Judges the last line again: the same verdict, in the language of now.
  ///
  /// - Parameter isAsked: whether the learner asks why, so that a beginning is explained too.
  func remarks(again judged: (text: String, outcome: LineOutcome), isAsked: Bool = false)
    -> [Reply]
  {
    guard case .exercise(let exercise)? = currentStep?.activity,
      let verdict = grade(judged.text, judged.outcome)
    else { return [] }
    return remarks(on: verdict, judged.outcome, exercise, isAsked: isAsked)
  }

  private func grade(_ text: String, _ outcome: LineOutcome) -> Verdict? {
    grader()?.grade(outcome.isAccepted ? program.inputs : program.inputs + [text])
  }

  /// What judges answers to the current step; nil when it asks for no code.
  private func grader() -> StepGrader? {
    guard case .exercise(let exercise)? = currentStep?.activity, let current = currentLesson
    else { return nil }
    return StepGrader(
      exercise: exercise, context: current.context, start: lesson?.start ?? [],
      devices: current.devices, runner: program.runner)
  }

  /// Runs the step's foreseen mistakes, so that the first wrong line is judged as fast as the
  /// others. Called while the learner reads.
  public func prepare() {
    guard setAside == nil else { return }
    grader()?.prepare()
  }

  private func pass(_ exercise: Exercise) -> [Reply] {
    var replies: [Reply] = [.message(.passed, .success)]
    if let explanation = currentStep?.explanation, !explanation.isEmpty {
      replies.append(.prose(explanation))
    }
    let typed = program.inputs.joined(separator: "\n")
    if !Self.isSameCode(typed, exercise.solution.text) {
      replies += [.message(.modelAnswer), .code(exercise.solution.text)]
    }
    record(.passed, inputs: program.inputs)
    return replies + advance()
  }

  /// Whether two texts differ in blanks alone: then there is no other answer to show.
  private static func isSameCode(_ first: String, _ second: String) -> Bool {
    first.filter { !$0.isWhitespace } == second.filter { !$0.isWhitespace }
  }

  /// What a verdict that is no pass gives to say: a foreseen mistake's feedback; what is wrong,
  /// when the answer is as long as a whole one; nothing while it is on its way.
  private func remarks(
    on verdict: Verdict, _ outcome: LineOutcome, _ exercise: Exercise, isAsked: Bool = false
  ) -> [Reply] {
    switch verdict {
    case .pass: return []
    case .fault(let problems):
      return [.message(.lessonFault, .warning), .lessonProblems(problems)]
    case .notGradable(_, let mistake):
      return mistake.map { [.feedback($0.feedback)] } ?? []
    case .notYet(let shortfall):
      // While the lines are a beginning of a right answer, there is nothing to say yet.
      let isWhole = isAsked || isWhole(exercise)
      if outcome.isAccepted, shortfall.isOnTheWay, !isWhole { return [] }
      if !isAsked { lesson?.attempts += 1 }
      if let mistake = shortfall.mistake { return [.feedback(mistake.feedback)] }
      guard outcome.isAccepted, isWhole else { return [] }
      return [.message(.notYet, .warning)] + details(of: shortfall)
    }
  }

  /// Whether the learner has typed as many statements as the model answer has.
  private func isWhole(_ exercise: Exercise) -> Bool {
    let wanted = program.runner.statements(of: exercise.solution.text).count
    let typed = program.inputs.reduce(0) { $0 + program.runner.statements(of: $1).count }
    return typed >= wanted
  }

  /// What is missing, and where on the learner's own tree.
  private func details(of shortfall: Shortfall) -> [Reply] {
    guard let current = currentLesson else { return [] }
    let causes = shortfall.differences.filter { !$0.isNotReached }
    let marked = program.tree(marking: causes, in: language)
    return ShortfallReplies.details(of: shortfall, in: current)
      + (marked.isEmpty ? [] : [.tree(marked)])
  }

  // MARK: Quizzes

  /// Takes an answer to the quiz that is being asked.
  func answer(_ text: String) -> [Reply] {
    guard let question = lesson?.question else { return [] }
    let answer: QuizAnswer
    do {
      answer = try question.answer(text)
    } catch {
      return [.quizProblem(error)]
    }
    let result = question.grade(answer)
    lesson?.attempts += 1
    var replies = remarks(on: result)
    note(answer, to: question, score: result.score, isRight: result.isRight)
    guard result.isRight else {
      lesson?.lastVerdict = replies
      lesson?.lastAnswer = answer
      return replies + save()
    }
    if let explanation = currentStep?.explanation, !explanation.isEmpty {
      replies.append(.prose(explanation))
    }
    return replies + advance()
  }

  /// What is said of an answer to a quiz.
  func remarks(on result: QuizResult) -> [Reply] {
    [result.isRight ? .message(.passed, .success) : .message(.notYet, .warning)]
      + result.reasons.map { .quizReason($0.choice.reason, isRight: $0.isRight) }
  }

  private func note(
    _ answer: QuizAnswer, to question: QuizQuestion, score: Double, isRight: Bool
  ) {
    record(isRight ? .passed : .started, inputs: [])
    guard let current = currentLesson, let step = currentStep,
      var record = progress.step(step.id, lesson: current.id, course: courseID)
    else { return }
    let words: [String]
    switch answer {
    case .choices(let ids): words = ids.sorted()
    case .order(let ids): words = ids
    case .texts(let texts): words = texts
    }
    record.quizAnswers.append(QuizRecord(seed: question.seed, answer: words, score: score))
    progress.setStep(record, step.id, lesson: current.id, course: courseID)
  }
}
