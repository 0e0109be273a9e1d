import Course
import Messages
import Testing

@Suite("Reading a lesson")
struct LessonReaderTests {
  let folder: LessonFolder

  init() throws {
    folder = Fixtures.read(
      it: try Fixtures.text("first-loadview.it.md"), en: try Fixtures.text("first-loadview.en.md"))
  }

  @Test func findsNothingWrongInAGoodLesson() {
    #expect(folder.problems.map(\.description) == [])
    #expect(folder.id == "first-loadview")
    #expect(folder.sourceLanguage == .italian)
  }

  @Test func readsTheFrontMatter() throws {
    let lesson = try #require(folder.lessons[.italian])
    #expect(lesson.title == "Il tuo primo loadView")
    #expect(lesson.context == .loadView)
    #expect(lesson.devices == ["iPhone 15", "iPhone SE (3rd generation)"])
  }

  @Test func keepsTheStylesOfTheProse() throws {
    let lesson = try #require(folder.lessons[.italian])
    #expect(
      lesson.introduction == [
        .paragraph([
          .text("Quando nessuno storyboard e nessun file "), .code(".xib"),
          .text(" crea la vista, la crei "), .emphasis([.text("tu")]), .text(", in "),
          .strong([.text("loadView")]), .text("."),
        ])
      ])
    let step = try #require(lesson.step("root"))
    #expect(step.title == [.text("Crea la vista radice")])
    #expect(step.task.count == 2)
    #expect(
      step.task.last
        == .list(
          start: nil,
          items: [[.paragraph([.text("un elenco")])], [.paragraph([.text("di due voci")])]]))
  }

  @Test func keepsWhatFollowsTheSolutionForLater() throws {
    let step = try #require(folder.lessons[.italian]?.step("root"))
    #expect(
      step.explanation.plainText
        == "La vista radice nasce senza frame: la dimensiona chi la possiede.")
    let quiz = try #require(folder.lessons[.english]?.step("who-calls"))
    #expect(quiz.explanation.plainText == "Whoever reads view first decides when.")
  }

  @Test func readsAnExercise() throws {
    let step = try #require(folder.lessons[.italian]?.step("root"))
    guard case .exercise(let exercise) = step.activity else {
      Issue.record("not an exercise")
      return
    }
    #expect(exercise.solution.text.hasSuffix("view = newView\n"))
    #expect(exercise.solution.position == SourcePosition(line: 19, column: 1))
    #expect(exercise.alternatives.map(\.id) == ["one-liner"])
    #expect(exercise.mistakes.map(\.id) == ["reads-view-early"])
    #expect(exercise.mistakes[0].feedback.plainText.hasPrefix("Leggere view qui"))
    #expect(step.hints.map(\.plainText).count == 2)
    #expect(exercise.expectation?.roots.first?.type == "UIView")
  }

  @Test func readsGivenCodeAndChecks() throws {
    let step = try #require(folder.lessons[.italian]?.step("label"))
    #expect(step.given.map(\.isHidden) == [true])
    guard case .exercise(let exercise) = step.activity else {
      Issue.record("not an exercise")
      return
    }
    #expect(exercise.checks.map(\.message.plainText) == ["Una riga basta."])
  }

  @Test func readsAQuiz() throws {
    let step = try #require(folder.lessons[.italian]?.step("who-calls"))
    guard case .quiz(.choices(let choices)) = step.activity else {
      Issue.record("not a choice")
      return
    }
    #expect(choices.map(\.id) == ["1", "2", "3"])
    #expect(choices.map(\.isRight) == [false, true, false])
    #expect(choices[0].text == [.paragraph([.text("Tu, da "), .code("viewDidLoad")])])
    #expect(choices[2].reason.plainText == "No: Interface Builder scrive un file.")
  }

  @Test func aTranslationInheritsTheCodeItDoesNotRepeat() throws {
    let english = try #require(folder.lessons[.english])
    guard case .exercise(let root)? = english.step("root")?.activity,
      case .exercise(let label)? = english.step("label")?.activity
    else {
      Issue.record("not exercises")
      return
    }
    #expect(root.solution.text.hasPrefix("let newView = UIView()"))
    #expect(root.solution.file == "lesson.it.md")
    #expect(root.alternatives.map(\.id) == ["one-liner"])
    #expect(root.mistakes[0].feedback.plainText.hasPrefix("Reading view here"))
    #expect(label.solution.text.contains("Hello from code!"))
    #expect(label.solution.file == "lesson.en.md")
    #expect(label.checks[0].code.text == "#expect(label.numberOfLines == 1)\n")
    #expect(label.checks[0].message.plainText == "One line is enough.")
    #expect(english.context == .loadView)
    #expect(english.devices.count == 2)
  }
}
