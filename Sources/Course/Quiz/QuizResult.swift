import Messages

/// What an answer to a quiz is worth.
public struct QuizResult: Sendable {
  /// Whether the answer is right as a whole.
  public let isRight: Bool

  /// From 0 to 1. Taking every choice, or leaving items in the order shown, gives 0.
  public let score: Double

  /// For each choice that matters, in the order shown: what was right and why. First the ones
  /// taken, then, when nothing wrong was taken, nothing that would give a missing one away.
  public let reasons: [Reason]

  /// A choice, and whether taking it was right.
  public struct Reason: Sendable {
    public let choice: Choice
    public let isRight: Bool
  }
}

extension QuizQuestion {
  /// Understands what was typed.
  public func answer(_ text: String) throws(QuizInputProblem) -> QuizAnswer {
    try QuizAnswerParser(question: self).parse(text)
  }

  /// Grades an answer.
  public func grade(_ answer: QuizAnswer) -> QuizResult {
    switch (quiz, answer) {
    case (.choices(let choices), .choices(let taken)): grade(choices, taken: taken)
    case (.order(let items), .order(let given)): grade(items, given: given)
    case (.text(let accepted), .texts(let texts)):
      whole(texts.first.map { text in accepted.contains { $0.comparable == text.comparable } })
    case (.number(let accepted), .texts(let texts)):
      whole(
        texts.first.flatMap(ActivityBuilder.number).map { number in
          accepted.contains { abs($0 - number) <= max(1e-9, abs($0) * 1e-6) }
        })
    case (.fill(_, let accepted), .texts(let texts)): grade(accepted, filled: texts)
    default: whole(false)
    }
  }

  private func whole(_ isRight: Bool?) -> QuizResult {
    QuizResult(isRight: isRight == true, score: isRight == true ? 1 : 0, reasons: [])
  }

  /// Each right choice taken adds its share, each wrong one taken takes its share away.
  private func grade(_ all: [Choice], taken: Set<String>) -> QuizResult {
    let right = all.filter(\.isRight)
    let wrong = all.filter { !$0.isRight }
    let hits = right.filter { taken.contains($0.id) }.count
    let misses = wrong.filter { taken.contains($0.id) }.count
    let isRight = hits == right.count && misses == 0
    var score = 0.0
    if right.count > 1 {
      score = share(hits, of: right.count) - share(misses, of: wrong.count)
    } else if isRight {
      score = 1
    }
    let reasons = choices.filter { taken.contains($0.id) }.map {
      QuizResult.Reason(choice: $0, isRight: $0.isRight)
    }
    return QuizResult(isRight: isRight, score: max(0, score), reasons: reasons)
  }

  private func share(_ part: Int, of whole: Int) -> Double {
    whole == 0 ? 0 : Double(part) / Double(whole)
  }

  /// The part of the neighbours that are in the right order, beyond what the order shown has.
  private func grade(_ right: [OrderItem], given: [String]) -> QuizResult {
    let ids = right.map(\.id)
    let isRight = ids == given
    let total = pairsInOrder(ids, among: ids)
    let shown = pairsInOrder(items.map(\.id), among: ids)
    let found = pairsInOrder(given, among: ids)
    let score = total > shown ? Double(found - shown) / Double(total - shown) : 0
    return QuizResult(isRight: isRight, score: isRight ? 1 : min(1, max(0, score)), reasons: [])
  }

  private func pairsInOrder(_ given: [String], among ids: [String]) -> Int {
    let places = given.compactMap { ids.firstIndex(of: $0) }
    var count = 0
    for (index, place) in places.enumerated() {
      count += places[(index + 1)...].filter { $0 > place }.count
    }
    return count
  }

  /// Code is compared letter by letter, but not space by space.
  private func grade(_ accepted: [[String]], filled texts: [String]) -> QuizResult {
    let hits = zip(accepted, texts).filter { options, text in
      options.contains { $0.withoutSpaces == text.withoutSpaces }
    }.count
    let isRight = hits == accepted.count && texts.count == accepted.count
    return QuizResult(isRight: isRight, score: share(hits, of: accepted.count), reasons: [])
  }
}

extension String {
  fileprivate var withoutSpaces: String { filter { !$0.isWhitespace } }
}
