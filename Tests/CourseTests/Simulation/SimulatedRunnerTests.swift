import Bindings
import Course
import Foundation
import Messages
import Testing
import UIKit

/// The whole way: a lesson file, real Swift, the simulated UIKit, a verdict.
@Suite("Lessons in the simulation", .serialized)
@MainActor
struct SimulatedRunnerTests {
  let runner = SimulatedRunner(library: Bindings.makeLibrary())
  let lesson: Lesson
  let folder: LessonFolder

  init() throws {
    folder = LessonReader.simulated.read(
      folder: Fixtures.folder.appendingPathComponent("Gate"), prefix: "")
    #expect(folder.problems.map(\.description) == [])
    lesson = try #require(folder.lessons[.italian])
  }

  private func grader(_ id: String) throws -> StepGrader {
    let step = try #require(lesson.step(id))
    guard case .exercise(let exercise) = step.activity else { throw NotAnExercise() }
    return StepGrader(
      exercise: exercise, context: lesson.context, start: lesson.modelStart(of: id),
      devices: lesson.devices, runner: runner)
  }

  private struct NotAnExercise: Error {}

  private func sentences(_ verdict: Verdict) -> [String] {
    switch verdict {
    case .pass: ["pass"]
    case .notYet(let shortfall):
      shortfall.differences.map { $0.kind.text(in: .english) }
        + shortfall.failedChecks.map { "\($0.outcome)" }
        + (shortfall.failure.map { [$0.headline(in: .english)] } ?? [])
    case .notGradable(let diagnostics, _): diagnostics.map { "\($0.message)" }
    case .fault(let faults): faults.map { $0.text(in: .english) }
    }
  }

  @Test func theGateProvesTheLesson() {
    let report = LessonGate(runner: runner).prove(folder)
    #expect(report.problems.map { $0.text(in: .english) } == [])
    #expect(report.stepCount == 2)
  }

  @Test func theSolutionPasses() throws {
    let root = try grader("root")
    #expect(sentences(root.grade([root.exercise.solution.text])) == ["pass"])
  }

  @Test func eachLineIsToldWhatIsMissing() throws {
    let root = try grader("root")
    #expect(
      sentences(root.grade(["let newView = UIView()"])) == ["`view` has no view yet"])
    #expect(
      sentences(root.grade(["let newView = UIView()", "view = newView"]))
        == ["`view.backgroundColor` is `nil`, and `.white` is expected"])
    #expect(
      sentences(root.grade(["view = UILabel()", "view.backgroundColor = .red"]))
        == ["`view` is a `UILabel`, and `UIView` is expected"])
  }

  @Test func theEndlessRecursionIsRecognised() throws {
    let verdict = try grader("root").grade(["view.backgroundColor = .white"])
    guard case .notYet(let shortfall) = verdict else {
      Issue.record("\(sentences(verdict))")
      return
    }
    #expect(shortfall.mistake?.id == "reads-view-early")
  }

  @Test func aLabelThatIsNotAtTheCentreIsToldWhereItIs() throws {
    let found = sentences(
      try grader("label").grade([
        "let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 40))",
        "label.text = \"Ciao dal codice!\"",
        "label.translatesAutoresizingMaskIntoConstraints = false",
        "view.addSubview(label)",
      ]))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("`label.center` is `(") == true)
  }

  @Test func otherContextsRunTheirOwnWay() throws {
    let file = """
      class HomeView: UIView {}
      class HomeViewController: UIViewController {
        let label = UILabel()
        override func loadView() {
          view = HomeView()
          label.text = "Ciao"
          view.addSubview(label)
        }
      }
      """
    for (context, inputs, text) in [
      (LessonContext.file, [file], "view: HomeView\n  label: UILabel text=\"Ciao\""),
      (.file, [file], "view: is UIView\n  UILabel"),
      (.file, ["override func loadView() { view = UILabel() }"], "view: UILabel"),
      (.viewDidLoad, ["view.backgroundColor = .red"], "view: UIView backgroundColor=.red"),
      (.playground, ["let box = UIView()", "box.tag = 3"], "box: UIView tag=3"),
    ] {
      let expectation = try outline(text)
      let answer = StepAnswer(context: context, start: [], inputs: inputs)
      let found = runner.run(answer, on: "iPhone 15") { run -> [String] in
        switch run {
        case .refused(let diagnostics): diagnostics.map { "\($0.message)" }
        case .stopped(let failure): [failure.headline(in: .english)]
        case .finished(let state):
          ExpectationMatcher.compare(expectation, with: state, device: "iPhone 15").differences
            .map { $0.kind.text(in: .english) }
        }
      }
      #expect(found == [], "\(context) \(text)")
    }
  }
}
