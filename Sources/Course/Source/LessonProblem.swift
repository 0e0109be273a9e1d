import Messages

/// Something wrong in a lesson, at a place in a file.
public struct LessonProblem: Sendable {
  /// The file, as a path relative to the course or as it was given.
  public let file: String

  /// The place in the file.
  public let position: SourcePosition

  /// What is wrong, with its values.
  public let kind: any LessonProblemKind

  public init(file: String, position: SourcePosition, kind: any LessonProblemKind) {
    self.file = file
    self.position = position
    self.kind = kind
  }

  /// The stable name of the kind, such as `block.missing-id`.
  public var id: String { kind.id }

  /// `file:line:column: what is wrong`, and the fix on the line below.
  public func text(in language: Language) -> String {
    ProblemSentences.line(
      file: file, line: position.line, column: position.column, kind: kind, in: language)
  }
}

extension LessonProblem: CustomStringConvertible {
  public var description: String { "\(file):\(position.line):\(position.column) \(id)" }
}

/// The problems of one file, as they are found.
struct ProblemList {
  let file: String
  private(set) var problems: [LessonProblem] = []

  init(file: String) { self.file = file }

  mutating func report(_ kind: any LessonProblemKind, at position: SourcePosition) {
    problems.append(LessonProblem(file: file, position: position, kind: kind))
  }

  mutating func append(_ others: [LessonProblem]) { problems += others }

  /// The problems in the order of the file; those at one place keep the order they were found in.
  var sorted: [LessonProblem] {
    problems.enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }.map(\.element)
  }
}
