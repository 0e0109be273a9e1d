import Messages

/// Understands what a learner types in answer to a quiz: numbers, letters, or texts.
struct QuizAnswerParser {
  let question: QuizQuestion

  func parse(_ text: String) throws(QuizInputProblem) -> QuizAnswer {
    let text = text.trimmed
    guard !text.isEmpty else { throw .empty }
    switch question.quiz {
    case .choices: return try choices(text)
    case .order: return try order(text)
    case .text: return .texts([text])
    case .number:
      guard ActivityBuilder.number(text) != nil else { throw .notANumber(text) }
      return .texts([text])
    case .fill(let template, _):
      let texts = text.split(separator: "|", omittingEmptySubsequences: false)
        .map { String($0).trimmed }
      guard texts.count == template.gapCount else {
        throw .gapCount(expected: template.gapCount, found: texts.count)
      }
      return .texts(texts)
    }
  }

  private func choices(_ text: String) throws(QuizInputProblem) -> QuizAnswer {
    let choices = question.choices
    if let places = try places(in: text, count: choices.count) {
      if places.count > 1, !question.isMultiple { throw .onlyOne }
      return .choices(Set(places.map { choices[$0].id }))
    }
    // Several texts are separated by semicolons, because choices contain commas.
    let parts = text.split(separator: ";").map { String($0).trimmed }.filter { !$0.isEmpty }
    var taken: Set<String> = []
    for part in parts { taken.insert(try choice(named: part).id) }
    if taken.count > 1, !question.isMultiple { throw .onlyOne }
    return .choices(taken)
  }

  /// The choice whose text is `text`, or the only one whose text contains it.
  private func choice(named text: String) throws(QuizInputProblem) -> Choice {
    let wanted = text.comparable
    let texts = question.choices.map { $0.text.plainText.comparable }
    if let exact = texts.firstIndex(of: wanted) { return question.choices[exact] }
    let near = texts.indices.filter { texts[$0].contains(wanted) }
    guard let only = near.first else { throw .notUnderstood(text) }
    guard near.count == 1 else { throw .ambiguous(text) }
    return question.choices[only]
  }

  private func order(_ text: String) throws(QuizInputProblem) -> QuizAnswer {
    let items = question.items
    guard let places = try places(in: text, count: items.count), places.count == items.count,
      Set(places).count == items.count
    else { throw .incompleteOrder(count: items.count) }
    return .order(places.map { items[$0].id })
  }

  /// The places that the text names by numbers or letters, or nil when it is something else.
  ///
  /// `1 3`, `1,3`, `a c` and, where one sign is enough for each choice, `13` and `ac`.
  private func places(in text: String, count: Int) throws(QuizInputProblem) -> [Int]? {
    let words = text.lowercased().split { " ,.;)".contains($0) }.map(String.init)
    guard !words.isEmpty else { return nil }
    var places: [Int] = []
    for word in words {
      if let place = place(word), place < count {
        places.append(place)
      } else if count <= 9, word.count > 1, let run = run(word, count: count) {
        places += run
      } else if words.count == 1, let number = Int(word) {
        throw .noSuchChoice(String(number), count: count)
      } else if words.count == 1, place(word) != nil {
        throw .noSuchChoice(word, count: count)
      } else {
        return nil
      }
    }
    return places
  }

  private func place(_ word: String) -> Int? {
    if let number = Int(word) { return number >= 1 ? number - 1 : nil }
    guard word.utf8.count == 1, let byte = word.utf8.first, (97...122).contains(byte) else {
      return nil
    }
    return Int(byte) - 97
  }

  /// Several places written together.
  private func run(_ word: String, count: Int) -> [Int]? {
    let places = word.map { place(String($0)) ?? .max }
    return places.allSatisfy { $0 < count } ? places : nil
  }
}
