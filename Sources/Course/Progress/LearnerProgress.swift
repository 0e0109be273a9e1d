import Foundation
import Messages

/// How far a learner has come in every course, keyed by the identifiers of courses, lessons and
/// steps, so that a course may be reordered or renamed.
public struct LearnerProgress: Equatable, Sendable {
  /// The newest format that this version reads and writes.
  public static let supportedFormat = 1

  /// Everything in the file, known and unknown.
  private(set) var json: JSONValue

  /// No progress at all.
  public init() { json = .object(["format": .integer(Self.supportedFormat)]) }

  init(json: JSONValue) { self.json = json }

  /// The language the learner chose, nil when none was.
  public var language: Language? {
    get { json[["language"]]?.string.flatMap(Language.init(rawValue:)) }
    set { json[["language"]] = newValue.map { .string($0.rawValue) } }
  }

  /// The place where the learner left a course.
  public struct Place: Equatable, Sendable {
    public var lesson: String
    public var step: String

    public init(lesson: String, step: String) {
      self.lesson = lesson
      self.step = step
    }
  }

  /// Where the learner left a course.
  public func place(in course: String) -> Place? {
    guard let lesson = json[["courses", course, "place", "lesson"]]?.string,
      let step = json[["courses", course, "place", "step"]]?.string
    else { return nil }
    return Place(lesson: lesson, step: step)
  }

  public mutating func setPlace(_ place: Place, in course: String) {
    json[["courses", course, "place", "lesson"]] = .string(place.lesson)
    json[["courses", course, "place", "step"]] = .string(place.step)
  }

  /// What is remembered of a step, nil when it was never begun.
  public func step(_ step: String, lesson: String, course: String) -> StepRecord? {
    guard let value = json[Self.path(step, lesson, course)],
      let data = try? JSONEncoder().encode(value)
    else { return nil }
    return try? JSONDecoder().decode(StepRecord.self, from: data)
  }

  /// Remembers a step; fields of the file that this version does not know stay.
  public mutating func setStep(
    _ record: StepRecord, _ step: String, lesson: String, course: String
  ) {
    guard let data = try? JSONEncoder().encode(record),
      let value = try? JSONDecoder().decode(JSONValue.self, from: data)
    else { return }
    let path = Self.path(step, lesson, course)
    json[path] = json[path]?.merging(value) ?? value
  }

  /// Forgets a step, or a lesson when `step` is nil.
  public mutating func reset(step: String?, lesson: String, course: String) {
    var path = ["courses", course, "lessons", lesson]
    if let step { path += ["steps", step] }
    if json[path] != nil { json[path] = nil as JSONValue? }
  }

  private static func path(_ step: String, _ lesson: String, _ course: String) -> [String] {
    ["courses", course, "lessons", lesson, "steps", step]
  }
}
