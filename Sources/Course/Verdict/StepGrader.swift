import Interpreter
import Messages
import ScriptRuntime

/// Judges answers to one exercise, all from the same start.
///
/// The result is judged, never the text: the hierarchy is compared and the checks are run on every
/// device. Only when something is wrong are the foreseen mistakes run, once, to see whose symptoms
/// the answer has.
@MainActor
public final class StepGrader {
  public let exercise: Exercise
  public let devices: [String]
  private let context: LessonContext
  private let start: [String]
  private let runner: any StepRunner

  private lazy var fingerprint = exercise.fingerprint

  public init(
    exercise: Exercise, context: LessonContext, start: [String], devices: [String],
    runner: any StepRunner
  ) {
    self.exercise = exercise
    self.context = context
    self.start = start
    self.devices = devices
    self.runner = runner
  }

  /// Judges an answer on every device.
  ///
  /// `live` is the state that the answer has already left on a device, so that it need not be run
  /// again there.
  public func grade(_ inputs: [String], live: (device: String, state: any StepState)? = nil)
    -> Verdict
  {
    var order = devices
    if let live {
      order.removeAll { $0 == live.device }
      order.insert(live.device, at: 0)
    }
    for device in order {
      let judgement: Judgement
      if let live, live.device == device {
        judgement = judge(.finished(live.state), on: device)
      } else {
        judgement = judge(inputs, on: device)
      }
      guard !judgement.isPass else { continue }
      return verdict(of: judgement, on: device)
    }
    return .pass
  }

  /// Judges the start of the step, before anything is typed.
  public func gradeStart() -> Verdict { grade([]) }

  /// Runs the foreseen mistakes and the beginnings of right answers on the first device, so that the
  /// first wrong answer is judged as fast as the others. A session does it while the learner reads.
  public func prepare() {
    guard let device = devices.first else { return }
    _ = symptomsOfMistakes(on: device)
    _ = beginnings(on: device)
  }

  private func answer(_ inputs: [String]) -> StepAnswer {
    StepAnswer(context: context, start: start, inputs: inputs)
  }

  // MARK: Judging one run

  /// What one run shows.
  private struct Judgement {
    var refusal: [Diagnostic] = []
    var shortfall: Shortfall
    var faults: [LessonProblem] = []
    var symptoms: Set<Symptom> = []

    var isPass: Bool {
      refusal.isEmpty && faults.isEmpty && shortfall.failure == nil
        && shortfall.differences.isEmpty && shortfall.failedChecks.isEmpty
    }
  }

  private func judge(_ inputs: [String], on device: String) -> Judgement {
    runner.run(answer(inputs), on: device) { judge($0, on: device) }
  }

  private func judge(_ run: StepRun, on device: String) -> Judgement {
    var judgement = Judgement(shortfall: Shortfall(device: device))
    switch run {
    case .refused(let diagnostics):
      judgement.refusal = diagnostics
      let errors = diagnostics.filter { $0.severity == .error }
      judgement.symptoms = Set(errors.map { .refused($0.message) })
    case .stopped(let failure):
      judgement.shortfall.failure = failure
      judgement.symptoms = [Symptom(failure)]
    case .finished(let state):
      let names = compare(state, on: device, into: &judgement)
      check(state, names: names, into: &judgement)
    }
    return judgement
  }

  /// Compares the hierarchy and returns the names that the outline has bound.
  private func compare(
    _ state: any StepState, on device: String, into judgement: inout Judgement
  ) -> [String: ObservedView] {
    guard let expectation = exercise.expectation else { return [:] }
    let comparison = ExpectationMatcher.compare(expectation, with: state, device: device)
    judgement.shortfall.differences = comparison.differences
    judgement.faults += comparison.faults
    judgement.symptoms.formUnion(comparison.differences.compactMap { Symptom($0) })
    return comparison.bindings
  }

  private func check(
    _ state: any StepState, names: [String: ObservedView], into judgement: inout Judgement
  ) {
    var index = 0
    for check in exercise.checks {
      for outcome in state.check(check.code.text, names: names) {
        defer { index += 1 }
        switch outcome {
        case .passed: continue
        case .failed(_, let values):
          judgement.symptoms.insert(.check(index, values: values))
          fallthrough
        case .undeclared, .stopped, .broken:
          judgement.shortfall.failedChecks.append(
            FailedCheck(
              index: index, outcome: outcome, code: check.code, message: check.message))
        }
      }
    }
  }

  // MARK: Mistakes

  private func verdict(of judgement: Judgement, on device: String) -> Verdict {
    if !judgement.faults.isEmpty { return .fault(judgement.faults) }
    let mistake = mistake(with: judgement.symptoms, on: device)
    if !judgement.refusal.isEmpty { return .notGradable(judgement.refusal, mistake: mistake) }
    var shortfall = judgement.shortfall
    shortfall.mistake = mistake
    shortfall.isOnTheWay = beginnings(on: device).contains(judgement.symptoms)
    return .notYet(shortfall)
  }

  /// The first mistake, in file order, all of whose symptoms the answer has; where there is none,
  /// the first that makes the same checks fail, whatever values they found.
  private func mistake(with symptoms: Set<Symptom>, on device: String) -> Mistake? {
    guard !symptoms.isEmpty else { return nil }
    let known = symptomsOfMistakes(on: device)
    let exact = zip(exercise.mistakes, known).first { !$1.isEmpty && $1.isSubset(of: symptoms) }
    if let exact { return exact.0 }
    let loose = Set(symptoms.map(\.loosened))
    return zip(exercise.mistakes, known).first {
      !$1.isEmpty && $1.allSatisfy { loose.contains($0.loosened) }
    }?.0
  }

  private func key(_ device: String) -> SymptomCache.Key {
    SymptomCache.Key(context: context, start: start, exercise: fingerprint, device: device)
  }

  private func symptomsOfMistakes(on device: String) -> [Set<Symptom>] {
    runner.symptoms.mistakes(key(device)) {
      exercise.mistakes.map { symptoms(of: [$0.code.text], on: device) }
    }
  }

  /// The symptoms of every beginning of the solution and of the alternatives.
  private func beginnings(on device: String) -> Set<Set<Symptom>> {
    runner.symptoms.beginnings(key(device)) {
      var result: Set<Set<Symptom>> = []
      for code in [exercise.solution] + exercise.alternatives.map(\.code) {
        let statements = runner.statements(of: code.text)
        for count in 0..<statements.count {
          result.insert(symptoms(of: Array(statements.prefix(count)), on: device))
        }
      }
      return result
    }
  }

  private func symptoms(of inputs: [String], on device: String) -> Set<Symptom> {
    judge(inputs, on: device).symptoms
  }

  // MARK: Dead checks

  /// The numbers of the checks that an answer makes fail, on any device.
  func failingChecks(of inputs: [String]) -> Set<Int> {
    var result: Set<Int> = []
    for device in devices {
      for case .check(let index, _) in symptoms(of: inputs, on: device) { result.insert(index) }
    }
    return result
  }
}
