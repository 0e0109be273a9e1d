import Messages

/// The proof of one step.
@MainActor
struct StepProof {
  let step: Step
  let exercise: Exercise
  let devices: [String]
  let file: String
  let grader: StepGrader
  private(set) var problems: [LessonProblem] = []
  private(set) var answerCount = 0

  /// The numbers of the checks that some wrong answer makes fail.
  private var failing: Set<Int> = []

  init(step: Step, exercise: Exercise, devices: [String], file: String, grader: StepGrader) {
    self.step = step
    self.exercise = exercise
    self.devices = devices
    self.file = file
    self.grader = grader
  }

  mutating func run(statements: [String]) {
    guard proveStart() else { return }
    // Where the lesson itself is at fault every answer would say the same.
    guard proveSolution() else { return }
    proveBeginnings(statements)
    for alternative in exercise.alternatives { prove(alternative) }
    for mistake in exercise.mistakes { prove(mistake) }
    reportDeadChecks()
  }

  private mutating func report(_ kind: GateProblem, at code: CodeBlock) {
    problems.append(LessonProblem(file: code.file, position: code.position, kind: kind))
  }

  private mutating func report(_ kind: GateProblem) {
    problems.append(LessonProblem(file: file, position: step.position, kind: kind))
  }

  private var allDevices: String { devices.joined(separator: ", ") }

  private mutating func proveStart() -> Bool {
    answerCount += 1
    switch grader.gradeStart() {
    case .pass: report(.startPasses(step: step.id, device: allDevices))
    case .notGradable(let diagnostics, _):
      report(.brokenGiven(reason: WhyNot.reason(of: diagnostics)))
      return false
    case .notYet(let shortfall):
      if let failure = shortfall.failure {
        report(.brokenGiven(reason: WhyNot.reason(of: failure)))
        return false
      }
    case .fault(let faults):
      problems += faults
      return false
    }
    failing.formUnion(grader.failingChecks(of: []))
    return true
  }

  private mutating func proveSolution() -> Bool {
    answerCount += 1
    let verdict = grader.grade([exercise.solution.text])
    if verdict.isPass { return true }
    if case .fault(let faults) = verdict {
      problems += faults
    } else if case .notYet(let shortfall) = verdict, reportBrokenChecks(in: shortfall) {
      return false
    } else {
      report(
        .solutionFails(
          step: step.id, device: WhyNot.device(of: verdict) ?? allDevices,
          why: WhyNot.reason(of: verdict)), at: exercise.solution)
    }
    return false
  }

  /// Reports the checks that cannot be compiled even with the solution.
  private mutating func reportBrokenChecks(in shortfall: Shortfall) -> Bool {
    var found = false
    for failed in shortfall.failedChecks {
      guard case .broken(let expression, let reason) = failed.outcome else { continue }
      report(.brokenCheck(expression, reason: reason), at: failed.code)
      found = true
    }
    return found
  }

  private mutating func proveBeginnings(_ statements: [String]) {
    for count in 1..<max(1, statements.count) {
      answerCount += 1
      let inputs = Array(statements.prefix(count))
      let verdict = grader.grade(inputs)
      if case .fault(let faults) = verdict {
        problems += faults
        return
      }
      if verdict.isPass {
        report(
          .prefixPasses(step: step.id, statements: count, of: statements.count),
          at: exercise.solution)
        return
      }
      failing.formUnion(grader.failingChecks(of: inputs))
    }
  }

  private mutating func prove(_ alternative: Alternative) {
    answerCount += 1
    let verdict = grader.grade([alternative.code.text])
    if verdict.isPass { return }
    report(
      .alternativeFails(
        alternative.id, device: WhyNot.device(of: verdict) ?? allDevices,
        why: WhyNot.reason(of: verdict)), at: alternative.code)
  }

  private mutating func prove(_ mistake: Mistake) {
    answerCount += 1
    let verdict = grader.grade([mistake.code.text])
    failing.formUnion(grader.failingChecks(of: [mistake.code.text]))
    if case .fault(let faults) = verdict {
      problems += faults
    } else if verdict.isPass {
      report(.mistakePasses(mistake.id), at: mistake.code)
    } else if let found = verdict.mistake, found.id != mistake.id {
      report(.mistakeShadowed(mistake.id, by: found.id), at: mistake.code)
    } else if verdict.mistake == nil {
      report(.mistakeSilent(mistake.id), at: mistake.code)
    }
  }

  private mutating func reportDeadChecks() {
    var index = 0
    for check in exercise.checks {
      for expression in CheckText.expressions(of: check.code.text) {
        if !failing.contains(index) { report(.deadCheck(expression), at: check.code) }
        index += 1
      }
    }
  }
}
