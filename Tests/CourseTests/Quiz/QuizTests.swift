import Course
import Messages
import Testing

@Suite("Quizzes")
struct QuizTests {
  private static let front =
    "---\nformat: 1\nid: q\ntitle: Q\ncontext: loadView\n---\n## Q {#q}\n\nRispondi.\n\n"

  private func quiz(_ text: String, isOrder: Bool = false) throws -> Quiz {
    let front = isOrder ? Self.front.replacing("{#q}", with: "{#q .order}") : Self.front
    let folder = Fixtures.read(it: front + text)
    #expect(folder.summaries == [])
    let step = try #require(folder.lessons[.italian]?.steps.first)
    guard case .quiz(let quiz) = step.activity else {
      throw NotAQuiz()
    }
    return quiz
  }

  private struct NotAQuiz: Error {}

  private let single = """
    - [ ] Tu, da `viewDidLoad`
      > No.
    - [x] UIKit, quando serve
      > Sì.
    - [ ] Interface Builder
      > No, no.
    """

  private let multiple = """
    - [x] Rosso {#red}
      > Sì.
    - [x] Verde {#green}
      > Sì.
    - [ ] Sedia {#chair}
      > No.
    - [ ] Tavolo {#table}
      > No.
    """

  @Test func theOrderIsThatOfTheSeed() throws {
    let quiz = try quiz(multiple)
    let first = QuizQuestion(quiz, seed: 7)
    #expect(first.choices.map(\.id) == QuizQuestion(quiz, seed: 7).choices.map(\.id))
    #expect(Set(first.choices.map(\.id)) == ["red", "green", "chair", "table"])
    let orders = Set((0..<50).map { QuizQuestion(quiz, seed: $0).order })
    #expect(orders.count > 10)
    #expect(QuizQuestion(quiz, seed: 1).order == [2, 0, 3, 1])
  }

  @Test func aChoiceIsNamedByNumberLetterOrText() throws {
    let question = QuizQuestion(try quiz(single), seed: 3)
    let right = try #require(question.choices.firstIndex { $0.isRight })
    let letter = ["a", "b", "c"][right]
    for text in [
      "\(right + 1)", " \(right + 1). ", letter, letter.uppercased(), letter + ")",
      "UIKit, quando serve", "uikit",
    ] {
      #expect(try question.answer(text) == .choices(["2"]))
    }
  }

  @Test func whatIsNotAnAnswerIsToldAsSuch() throws {
    let question = QuizQuestion(try quiz(single), seed: 3)
    #expect(throws: QuizInputProblem.empty) { try question.answer("  ") }
    #expect(throws: QuizInputProblem.noSuchChoice("4", count: 3)) { try question.answer("4") }
    #expect(throws: QuizInputProblem.noSuchChoice("d", count: 3)) { try question.answer("d") }
    #expect(throws: QuizInputProblem.notUnderstood("boh")) { try question.answer("boh") }
    #expect(throws: QuizInputProblem.ambiguous("er")) { try question.answer("er") }
    #expect(throws: QuizInputProblem.onlyOne) { try question.answer("1 2") }
  }

  @Test func severalChoicesAreNamedTogether() throws {
    let question = QuizQuestion(try quiz(multiple), seed: 1)
    #expect(question.isMultiple)
    let first = question.choices[0].id
    let third = question.choices[2].id
    for text in ["1 3", "1,3", "1, 3", "13", "ac", "a c", "3 1 1"] {
      #expect(try question.answer(text) == .choices([first, third]))
    }
    #expect(try question.answer("rosso; VERDE") == .choices(["red", "green"]))
  }

  @Test func theReasonsOfTheChoicesTakenAreGiven() throws {
    let question = QuizQuestion(try quiz(single), seed: 3)
    let wrong = question.grade(.choices(["3"]))
    #expect(!wrong.isRight)
    #expect(wrong.score == 0)
    #expect(wrong.reasons.map { $0.choice.reason.plainText } == ["No, no."])
    let right = question.grade(.choices(["2"]))
    #expect(right.isRight)
    #expect(right.score == 1)
    #expect(right.reasons.map(\.isRight) == [true])
  }

  @Test func tickingEverythingEarnsNothing() throws {
    let question = QuizQuestion(try quiz(multiple), seed: 3)
    #expect(question.grade(.choices(["red", "green", "chair", "table"])).score == 0)
    #expect(question.grade(.choices(["red", "green"])).score == 1)
    #expect(question.grade(.choices(["red"])).score == 0.5)
    #expect(question.grade(.choices(["red", "green", "chair"])).score == 0.5)
    #expect(question.grade(.choices(["chair"])).score == 0)
    #expect(question.grade(.choices(["red"])).isRight == false)
  }

  @Test func anOrderIsGradedBeyondTheOneShown() throws {
    let quiz = try quiz("1. uno\n2. due\n3. tre\n4. quattro\n", isOrder: true)
    for seed in 0..<20 as Range<UInt32> {
      let question = QuizQuestion(quiz, seed: seed)
      #expect(question.items.map(\.id) != ["1", "2", "3", "4"])
      #expect(question.grade(try question.answer("1234")).score == 0)
      let places = ["1", "2", "3", "4"].compactMap { id in
        question.items.firstIndex { $0.id == id }.map { "\($0 + 1)" }
      }
      let right = question.grade(try question.answer(places.joined(separator: " ")))
      #expect(right.isRight)
      #expect(right.score == 1)
    }
    #expect(throws: QuizInputProblem.incompleteOrder(count: 4)) {
      try QuizQuestion(quiz, seed: 1).answer("1 2 2 3")
    }
  }

  @Test func textsAndNumbersAreComparedAsPeopleWriteThem() throws {
    let text = QuizQuestion(try quiz("```answer\nperché sì\nviewDidLoad\n```\n"), seed: 0)
    #expect(text.grade(try text.answer("Perche  si")).isRight)
    #expect(text.grade(try text.answer("viewdidload")).isRight)
    #expect(!text.grade(try text.answer("loadView")).isRight)
    let number = QuizQuestion(try quiz("```answer\n0.5\n44\n```\n"), seed: 0)
    #expect(number.grade(try number.answer("0,5")).isRight)
    #expect(number.grade(try number.answer("44.0")).isRight)
    #expect(!number.grade(try number.answer("43")).isRight)
    #expect(throws: QuizInputProblem.notANumber("x")) { try number.answer("x") }
  }

  @Test func gapsAreFilledInOrder() throws {
    let fill = try quiz(
      "```swift fill\nlet v = ___()\n___.view = v\n```\n\n```answer\nUIView | UILabel\nself\n```\n")
    let question = QuizQuestion(fill, seed: 0)
    #expect(question.grade(try question.answer("UILabel | self")).isRight)
    #expect(question.grade(try question.answer("UIView|super")).score == 0.5)
    #expect(throws: QuizInputProblem.gapCount(expected: 2, found: 1)) {
      try question.answer("UIView")
    }
    guard case .fill(let template, _) = fill else { return }
    #expect(template.filled(with: ["A", "b"]) == "let v = A()\nb.view = v\n")
    #expect(template.filled(with: ["A"]) == nil)
  }
}
