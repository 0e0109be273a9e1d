import Course
import Messages
import Testing

@Suite("Judging answers")
@MainActor
struct StepGraderTests {
  private static let lesson = """
    ---
    format: 1
    id: q
    title: Q
    context: loadView
    devices: iPhone 15, iPhone SE (3rd generation)
    ---

    ## Etichetta {#label}

    Fai.

    ```swift solution
    root = UIView
    label = UILabel
    label.text = "Ciao"
    root.add label
    view = root
    ```

    ```swift alternative other
    v = UIView
    view = v
    l = UILabel
    l.text = "Ciao"
    v.add l
    ```

    ```expect
    view: UIView
      UILabel text="Ciao"
    ```

    ```swift check
    #expect(view.tag == 0)
    ```
    > Il tag resta zero.

    ```swift mistake wrong-text
    root = UIView
    label = UILabel
    label.text = "Addio"
    root.add label
    view = root
    ```
    > Il testo è un altro.

    ```swift mistake never-added
    root = UIView
    label = UILabel
    view = root
    ```
    > Manca addSubview.

    ```swift mistake tagged
    root = UIView
    root.tag = 7
    label = UILabel
    label.text = "Ciao"
    root.add label
    view = root
    ```
    > Il tag.

    ```swift mistake crashes
    crash
    ```
    > Si ferma.

    ```swift mistake not-swift
    ???
    ```
    > Non è Swift.
    """

  let grader: StepGrader

  init() throws {
    let folder = Fixtures.read(it: Self.lesson)
    #expect(folder.summaries == [])
    let lesson = try #require(folder.lessons[.italian])
    let step = try #require(lesson.steps.first)
    guard case .exercise(let exercise) = step.activity else { throw Wrong() }
    grader = StepGrader(
      exercise: exercise, context: lesson.context, start: [], devices: lesson.devices,
      runner: ScriptedRunner())
  }

  private struct Wrong: Error {}

  private func shortfall(_ inputs: [String]) -> Shortfall? {
    if case .notYet(let shortfall) = grader.grade(inputs) { shortfall } else { nil }
  }

  @Test func anyRouteToTheResultPasses() {
    #expect(grader.grade([grader.exercise.solution.text]).isPass)
    #expect(grader.grade([grader.exercise.alternatives[0].code.text]).isPass)
    #expect(
      grader.grade([
        "x = UILabel", "x.text = \"Ciao\"", "root = UIView", "root.add x", "view = root",
      ]).isPass)
  }

  @Test func aBeginningIsOnItsWayAndHasNoMistakeToHear() throws {
    let first = try #require(shortfall(["root = UIView"]))
    #expect(first.isOnTheWay)
    #expect(first.differences.map(\.kind.id) == ["no-root", "not-reached"])
    #expect(first.failedChecks.map(\.isNotReached) == [true])
    #expect(first.device == "iPhone 15")
    let early = try #require(shortfall(["v = UIView", "view = v"]))
    #expect(early.isOnTheWay)
    #expect(early.failedChecks.isEmpty)
  }

  @Test func aMistakeIsKnownByItsSymptoms() throws {
    let wrong = try #require(
      shortfall([
        "a = UIView", "b = UILabel", "b.text = \"Addio\"", "a.add b", "view = a", "root = UIView",
      ]))
    #expect(wrong.mistake?.id == "wrong-text")
    #expect(!wrong.isOnTheWay)
    // Another wrong text is not this mistake, and gets no feedback that would not be true.
    let other = try #require(
      shortfall(["a = UIView", "b = UILabel", "b.text = \"Boh\"", "a.add b", "view = a"]))
    #expect(other.mistake == nil)
  }

  @Test func theFirstOfSeveralMistakesSpeaks() throws {
    let both = try #require(
      shortfall([
        "root = UIView", "root.tag = 7", "b = UILabel", "b.text = \"Addio\"", "root.add b",
        "view = root",
      ]))
    #expect(both.mistake?.id == "wrong-text")
    #expect(both.failedChecks.map(\.message.plainText) == ["Il tag resta zero."])
  }

  @Test func whatStopsOrIsRefusedHasItsOwnVerdict() throws {
    let stopped = try #require(shortfall(["crash"]))
    #expect(stopped.failure != nil)
    #expect(stopped.mistake?.id == "crashes")
    guard case .notGradable(let diagnostics, let mistake) = grader.grade(["???"]) else {
      Issue.record("graded")
      return
    }
    #expect(diagnostics.count == 1)
    #expect(mistake?.id == "not-swift")
    guard case .notGradable(_, nil) = grader.grade(["altro"]) else {
      Issue.record("graded")
      return
    }
  }

  @Test func theStateThatIsThereIsNotRunAgain() {
    let good = ModelView("UIView", ["tag": "0"], [ModelView("UILabel", ["text": "\"Ciao\""])])
    let live = ScriptedState(good, variables: ["root": good])
    // On the other device the answer, which is empty, is run and lacks everything.
    guard
      case .notYet(let shortfall) = grader.grade(
        [], live: (device: "iPhone SE (3rd generation)", state: live))
    else {
      Issue.record("passed")
      return
    }
    #expect(shortfall.device == "iPhone 15")
  }
}
