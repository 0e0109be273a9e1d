import Course
import Messages
import Testing

@Suite("The gate")
@MainActor
struct LessonGateTests {
  /// A lesson of one step with these blocks.
  private func lesson(_ blocks: String, language: String = "it") -> String {
    let head =
      language == "it"
      ? "id: q\ntitle: Q\ncontext: loadView\ndevices: iPhone 15, iPhone SE (3rd generation)"
      : "translates: it\ntitle: Q"
    return "---\nformat: 1\n\(head)\n---\n\n## Q {#q}\n\nFai.\n\n" + blocks
  }

  private func prove(it italian: String, en english: String? = nil) -> LessonGate.Report {
    let folder = Fixtures.read(it: italian, en: english)
    #expect(folder.summaries == [])
    return LessonGate(runner: ScriptedRunner()).prove(folder)
  }

  private let solution = "```swift solution\na = UIView\na.tag = 1\nview = a\n```\n\n"
  private let expect = "```expect\nview: UIView tag=1\n```\n\n"
  private let mistake = "```swift mistake m\na = UIView\nview = a\n```\n> Manca il tag.\n\n"

  @Test func aGoodLessonPasses() {
    let check = "```swift check\n#expect(a.tag == 1)\n```\n\n"
    let report = prove(it: lesson(solution + expect + check + mistake))
    #expect(report.problems.map(\.description) == [])
    #expect(report.passes)
    #expect(report.stepCount == 1)
    #expect(report.answerCount == 5)
  }

  @Test func aSolutionThatFailsIsTold() {
    let report = prove(it: lesson(solution + "```expect\nview: UIView tag=2\n```\n"))
    #expect(report.problems.map(\.id) == ["gate.solution-fails"])
    #expect(!report.passes)
    let text = report.problems[0].text(in: .italian)
    #expect(text.contains("`view.tag` è `1`, e ci si aspetta `2`"))
    #expect(text.hasPrefix("lesson.it.md:14:1: errore: "))
  }

  @Test func aSolutionThatHoldsOnOneDeviceOnlyIsTold() {
    let report = prove(
      it: lesson(
        "```swift solution\na = UIView\na.text = DEVICE\nview = a\n```\n\n"
          + "```swift check\n#expect(a.text == iPhone 15)\n```\n"))
    #expect(report.problems.map(\.id) == ["gate.solution-fails"])
    #expect(report.problems[0].text(in: .english).contains("on iPhone SE (3rd generation)"))
  }

  @Test func aStartOrABeginningThatPassesIsTold() {
    let given = "```swift given\na = UIView\na.tag = 1\nview = a\n```\n\n"
    let start = prove(it: lesson(given + "```swift solution\nb = UIView\n```\n\n" + expect))
    #expect(start.problems.map(\.id) == ["gate.start-passes"])
    let tail = "```swift solution\na = UIView\na.tag = 1\nview = a\nb = UIView\n```\n\n"
    let beginning = prove(it: lesson(tail + expect))
    #expect(beginning.problems.map(\.kind.id) == ["gate.prefix-passes"])
    #expect(
      beginning.problems[0].kind as? GateProblem
        == .prefixPasses(step: "q", statements: 3, of: 4))
  }

  @Test func givenCodeThatDoesNotRunIsTold() {
    let report = prove(it: lesson("```swift given\n???\n```\n\n" + solution + expect))
    #expect(report.problems.map(\.id) == ["gate.broken-given"])
  }

  @Test func anAlternativeThatFailsIsTold() {
    let report = prove(
      it: lesson(solution + expect + "```swift alternative a\na = UIView\n```\n"))
    #expect(report.problems.map(\.description) == ["lesson.it.md:24:1 gate.alternative-fails"])
  }

  @Test func mistakesMustFailWithTheirOwnMessage() {
    let passing = "```swift mistake ok\nb = UIView\nb.tag = 1\nview = b\n```\n> No.\n\n"
    #expect(
      prove(it: lesson(solution + expect + passing)).problems.map(\.id)
        == ["gate.mistake-passes"])
    let twin = "```swift mistake twin\nc = UIView\nview = c\n```\n> Uguale.\n\n"
    let report = prove(it: lesson(solution + expect + mistake + twin))
    #expect(report.problems.map { $0.kind as? GateProblem } == [.mistakeShadowed("twin", by: "m")])
  }

  @Test func aCheckThatNothingMakesFailIsAWarning() {
    let check = "```swift check\n#expect(a.text == nil)\n#expect(a.tag == 1)\n```\n\n"
    let report = prove(it: lesson(solution + expect + check + mistake))
    #expect(report.problems.map { $0.kind as? GateProblem } == [.deadCheck("a.text == nil")])
    #expect(report.passes)
  }

  @Test func aCheckThatCannotBeRunIsTheLessonsFault() {
    let report = prove(it: lesson(solution + "```swift check\n#expect(a)\n```\n"))
    #expect(report.problems.map(\.id) == ["gate.broken-check"])
  }

  @Test func aTranslationIsProvedWhereItDiffers() {
    let italian = lesson(solution + expect + mistake)
    let same = prove(it: italian, en: lesson("```swift mistake m\n```\n> No.\n", language: "en"))
    #expect(same.problems.map(\.description) == [])
    #expect(same.stepCount == 1)
    let broken = lesson(
      "```swift solution\na = UIView\n```\n\n```swift mistake m\n```\n> No.\n", language: "en")
    let other = prove(it: italian, en: broken)
    #expect(other.stepCount == 2)
    #expect(other.problems.map(\.description) == ["lesson.en.md:12:1 gate.solution-fails"])
  }

  @Test func aStepGoesOnFromTheModelAnswers() throws {
    let italian =
      lesson(solution + expect) + "## Poi {#poi}\n\nFai.\n\n"
      + "```swift solution\na.tag = 2\n```\n\n```expect\nview: UIView tag=2\n```\n\n"
      + "## Da capo {#da-capo}\n\nFai.\n\n```swift given\nz = UIView\n```\n\n"
      + "```swift solution\nview = z\n```\n\n```expect\nview: UIView tag=0\n```\n"
    #expect(prove(it: italian).problems.map(\.description) == [])
    let read = try #require(Fixtures.read(it: italian).lessons[.italian])
    #expect(read.modelStart(of: "q") == [])
    #expect(read.modelStart(of: "poi") == ["a = UIView\na.tag = 1\nview = a\n"])
    #expect(read.modelStart(of: "da-capo") == ["z = UIView\n"])
  }
}
