/// A step of a lesson: something to read, to write or to answer.
public struct Step: Sendable {
  /// The stable name of the step within its lesson.
  public let id: String

  public let title: [Inline]

  /// What the step says and asks, before the solution or the question.
  public let task: [Block]

  /// What follows the solution or the question: shown once the step is passed.
  public let explanation: [Block]

  /// From the most general hint to the most precise.
  public let hints: [[Block]]

  /// Code that has run before the learner types.
  public let given: [GivenCode]

  public let activity: Activity

  /// Where the step's heading is.
  public let position: SourcePosition
}

/// What a step asks for.
public enum Activity: Sendable {
  /// Nothing: the step is to be read.
  case reading

  /// Code whose result is checked.
  case exercise(Exercise)

  case quiz(Quiz)
}

/// Code that a step starts from.
public struct GivenCode: Equatable, Sendable {
  public let code: CodeBlock

  /// Whether the learner does not see it.
  public let isHidden: Bool
}

/// Source code in a lesson, with its place.
public struct CodeBlock: Equatable, Sendable {
  public let text: String

  /// The file it stands in, which for inherited code is the source language's.
  public let file: String

  /// Where its first line is.
  public let position: SourcePosition

  public init(text: String, file: String, position: SourcePosition) {
    self.text = text
    self.file = file
    self.position = position
  }

  /// The place in the file of a place in the code, both counted from 1.
  public func position(line: Int, column: Int) -> SourcePosition {
    SourcePosition(
      line: position.line + max(1, line) - 1, column: position.column + max(1, column) - 1)
  }
}

/// Code to write, and how its result is judged.
public struct Exercise: Sendable {
  /// The model answer.
  public let solution: CodeBlock

  /// Other right answers that the gate must see accepted.
  public let alternatives: [Alternative]

  /// Foreseen wrong answers, in the order in which they may speak.
  public let mistakes: [Mistake]

  /// The expected hierarchy, if there is one.
  public let expectation: ExpectedHierarchy?

  public let checks: [CheckCode]

  /// Code with gaps that the learner completes instead of writing freely.
  public let template: FillTemplate?
}

/// Another right answer.
public struct Alternative: Equatable, Sendable {
  public let id: String
  public let code: CodeBlock
}

/// A foreseen wrong answer.
public struct Mistake: Equatable, Sendable {
  public let id: String
  public let code: CodeBlock

  /// What the learner who makes it is told.
  public let feedback: [Block]
}

/// `#expect(…)` lines.
public struct CheckCode: Equatable, Sendable {
  public let code: CodeBlock

  /// What the learner is told when one of them fails, empty for the program's own sentence.
  public let message: [Block]
}
