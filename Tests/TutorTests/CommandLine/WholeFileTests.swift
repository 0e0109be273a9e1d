import Course
import Messages
import Testing

@testable import Tutor

@Suite("A file that is checked") @MainActor struct WholeFileTests {
  private let runner = LearnerProgram(context: .loadView).runner

  private func isWhole(_ text: String) -> Bool {
    WholeFile.declaresController(runner.statements(of: text))
  }

  @Test("is whole when it declares the controller")
  func whole() {
    #expect(isWhole("import UIKit\n\nfinal class Home: UIViewController {\n}\n"))
    #expect(isWhole("// The example\noverride func loadView() {\n  view = UIView()\n}\n"))
    #expect(isWhole("@MainActor public class Home: UIViewController {}"))
    #expect(!isWhole("let newView = UIView()\nview = newView"))
    #expect(!isWhole("// class Home: UIViewController\nsuper.loadView()"))
    #expect(!isWhole(""))
  }

  /// The lines of a lesson, exported and checked as a file, pass as they did in the session.
  @Test("passes where its lines do", arguments: Language.allCases)
  func exported(in language: Language) throws {
    let curriculum = try #require(Curriculum(folder: Transcript.course))
    let index = try #require(curriculum.index(of: "centred-label"))
    let lesson = try #require(curriculum.lessons[index].lesson(in: language))
    let step = try #require(lesson.step("assign"))
    guard case .exercise(let exercise) = step.activity else {
      Issue.record("the step asks for no code")
      return
    }
    let lines = lesson.modelStart(of: step.id) + [exercise.solution.text]
    let text =
      "import UIKit\n\nfinal class LessonViewController: UIViewController {\n"
      + "override func loadView() {\n" + lines.joined(separator: "\n") + "\n}\n}\n\n"
      + "#Preview {\n  LessonViewController()\n}\n"
    #expect(isWhole(text))
    let grader = StepGrader(
      exercise: exercise, context: .file, start: [], devices: lesson.devices, runner: runner)
    #expect(grader.grade([text]).isPass)
  }
}
