/// A quiz as it is put to the learner: its choices in the order that a seed gives them.
///
/// The seed is recorded with the answer, so that the same order can be shown again.
public struct QuizQuestion: Sendable {
  public let quiz: Quiz
  public let seed: UInt32

  /// For each place shown, the number of the choice or item in the file.
  public let order: [Int]

  public init(_ quiz: Quiz, seed: UInt32) {
    self.quiz = quiz
    self.seed = seed
    var random = SeededGenerator(seed: UInt64(seed))
    switch quiz {
    case .choices(let choices): order = random.permutation(of: choices.count)
    case .order(let items):
      var order = random.permutation(of: items.count)
      // The right order must not be given away.
      if order == Array(items.indices), order.count > 1 { order.swapAt(0, 1) }
      self.order = order
    case .text, .number, .fill: order = []
    }
  }

  /// The choices in the order shown.
  public var choices: [Choice] {
    if case .choices(let choices) = quiz { order.map { choices[$0] } } else { [] }
  }

  /// The items in the order shown.
  public var items: [OrderItem] {
    if case .order(let items) = quiz { order.map { items[$0] } } else { [] }
  }

  /// Whether several choices are right.
  public var isMultiple: Bool { choices.filter(\.isRight).count > 1 }
}

/// An answer that has been understood.
public enum QuizAnswer: Equatable, Sendable {
  /// The identifiers of the choices taken.
  case choices(Set<String>)

  /// The identifiers of the items, in the order given.
  case order([String])

  /// What was typed: a text, a number, or one text a gap.
  case texts([String])
}
