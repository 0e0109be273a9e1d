/// What is remembered of a learner's work on one step.
public struct StepRecord: Codable, Equatable, Sendable {
  public enum Status: String, Codable, Sendable {
    case started, passed, skipped

    /// The solution was taken instead of being found.
    case solutionTaken
  }

  public var status: Status

  /// The inputs that were accepted, from which the step's state is replayed.
  public var inputs: [String]

  /// How many answers were wrong; input that could not be graded is not counted.
  public var attempts: Int

  /// How many hints were shown.
  public var hintsUsed: Int

  public var quizAnswers: [QuizRecord]

  /// When the record last changed, as ISO 8601.
  public var changedAt: String?

  public init(
    status: Status = .started, inputs: [String] = [], attempts: Int = 0, hintsUsed: Int = 0,
    quizAnswers: [QuizRecord] = [], changedAt: String? = nil
  ) {
    self.status = status
    self.inputs = inputs
    self.attempts = attempts
    self.hintsUsed = hintsUsed
    self.quizAnswers = quizAnswers
    self.changedAt = changedAt
  }

  /// Reads a record; what is missing in it has its default.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    status = try container.decodeIfPresent(Status.self, forKey: .status) ?? .started
    inputs = try container.decodeIfPresent([String].self, forKey: .inputs) ?? []
    attempts = try container.decodeIfPresent(Int.self, forKey: .attempts) ?? 0
    hintsUsed = try container.decodeIfPresent(Int.self, forKey: .hintsUsed) ?? 0
    quizAnswers = try container.decodeIfPresent([QuizRecord].self, forKey: .quizAnswers) ?? []
    changedAt = try container.decodeIfPresent(String.self, forKey: .changedAt)
  }
}

/// One answer to a quiz.
public struct QuizRecord: Codable, Equatable, Sendable {
  /// The seed of the order in which the choices were shown.
  public var seed: UInt32

  /// The identifiers of the choices or items, or the texts typed.
  public var answer: [String]

  /// From 0 to 1.
  public var score: Double

  public init(seed: UInt32, answer: [String], score: Double) {
    self.seed = seed
    self.answer = answer
    self.score = score
  }
}
