import Messages

/// One lesson in one language.
public struct Lesson: Sendable {
  /// The stable name of the lesson, the same in every language.
  public let id: String

  public let language: Language
  public let title: String

  /// Where the learner's lines live.
  public let context: LessonContext

  /// The screens on which a layout must hold, at least one.
  public let devices: [String]

  /// The prose before the first step.
  public let introduction: [Block]

  public let steps: [Step]

  /// The file it was read from, relative to the course.
  public let file: String

  public func step(_ id: String) -> Step? { steps.first { $0.id == id } }
}

/// Where the lines that a learner types live.
public enum LessonContext: String, CaseIterable, Sendable {
  /// Inside a controller's `loadView`.
  case loadView

  /// Inside a controller's `viewDidLoad`.
  case viewDidLoad

  /// A file of declarations: whole classes, or a bare `override func`.
  case file

  /// The top level of a script.
  case playground
}
