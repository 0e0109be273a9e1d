/// The symptoms of foreseen mistakes and of beginnings of right answers, which are the same for
/// every answer to an exercise from one start: they are found once, not at every line.
@MainActor
public final class SymptomCache {
  /// What the symptoms depend on.
  struct Key: Hashable {
    let context: LessonContext
    let start: [String]
    let exercise: [String]
    let device: String
  }

  /// How many exercises are remembered.
  private static let limit = 256

  private var mistakes: [Key: [Set<Symptom>]] = [:]
  private var beginnings: [Key: Set<Set<Symptom>>] = [:]

  public init() {}

  /// The symptoms of each mistake, found by `find` the first time.
  func mistakes(_ key: Key, _ find: () -> [Set<Symptom>]) -> [Set<Symptom>] {
    if let known = mistakes[key] { return known }
    if mistakes.count >= Self.limit { mistakes.removeAll() }
    let found = find()
    mistakes[key] = found
    return found
  }

  /// The symptoms of each beginning, found by `find` the first time.
  func beginnings(_ key: Key, _ find: () -> Set<Set<Symptom>>) -> Set<Set<Symptom>> {
    if let known = beginnings[key] { return known }
    if beginnings.count >= Self.limit { beginnings.removeAll() }
    let found = find()
    beginnings[key] = found
    return found
  }
}

extension Exercise {
  /// Every text that the outcome of an answer depends on.
  var fingerprint: [String] {
    var parts = ["solution", solution.text]
    parts += alternatives.flatMap { ["alternative", $0.id, $0.code.text] }
    parts += mistakes.flatMap { ["mistake", $0.id, $0.code.text] }
    parts += ["expect", expectation?.code.text ?? ""]
    return parts + checks.flatMap { ["check", $0.code.text] }
  }
}
