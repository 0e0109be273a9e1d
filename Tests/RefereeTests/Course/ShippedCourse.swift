import Course
import Foundation
import Messages
import UIKit

/// The answers of the course that ships, in every language.
struct ShippedCourse {
  /// Right answers: the solutions and the alternatives.
  private(set) var answers: [LearnerProgram] = []

  /// The solutions with the lines of their checks after them.
  private(set) var checks: [LearnerProgram] = []

  /// Foreseen wrong answers.
  private(set) var mistakes: [LearnerProgram] = []

  /// The problems of the files, which would hide answers.
  let problems: [String]

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Lessons/loadview")

  init() {
    let reader = CourseReader(devices: Set(SimulatedDevice.all.map(\.name)))
    let course = reader.read(folder: Self.folder)
    problems = course.problems.map { "\($0): " + $0.text(in: .english) }
    // An answer that a translation inherits is the same program again.
    var seen: Set<[String]> = []
    for folder in course.lessons {
      for language in Language.allCases.sorted(by: { first, _ in first == folder.sourceLanguage }) {
        guard let lesson = folder.lessons[language] else { continue }
        for step in lesson.steps {
          guard case .exercise(let exercise) = step.activity else { continue }
          add(exercise, of: step, in: lesson, seen: &seen)
        }
      }
    }
  }

  private mutating func add(
    _ exercise: Exercise, of step: Step, in lesson: Lesson, seen: inout Set<[String]>
  ) {
    let start = lesson.modelStart(of: step.id)
    func program(_ what: String, _ code: CodeBlock, epilogue: String = "") -> [LearnerProgram] {
      guard seen.insert(start + [what, code.text, epilogue]).inserted else { return [] }
      return [
        LearnerProgram(
          description: "\(lesson.id)#\(step.id) \(what), \(lesson.language.rawValue)",
          context: lesson.context, start: start, answer: code, epilogue: epilogue)
      ]
    }
    answers += program("solution", exercise.solution)
    for alternative in exercise.alternatives {
      answers += program("alternative \(alternative.id)", alternative.code)
    }
    for mistake in exercise.mistakes {
      mistakes += program("mistake \(mistake.id)", mistake.code)
    }
    let expressions = exercise.checks.flatMap { CheckText.expressions(of: $0.code.text) }
    guard !expressions.isEmpty else { return }
    let lines = expressions.map { "let _: Bool = (\($0))" }.joined(separator: "\n")
    checks += program(
      "checks", exercise.solution,
      epilogue: Self.checking(lines, after: exercise.solution.text, in: lesson.context))
  }

  /// The lines of the checks where they have the names they use: the answer's own, and `controller`.
  private static func checking(_ lines: String, after code: String, in context: LessonContext)
    -> String
  {
    switch context {
    case .playground: return lines
    case .loadView, .viewDidLoad: return "do {\nlet controller = self\n_ = controller\n\(lines)\n}"
    case .file:
      let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      let place = words.lastIndex(of: "class").map { $0 + 1 } ?? words.endIndex
      let name = place < words.endIndex ? words[place] : "UIViewController"
      return "enum Checks { @MainActor static func run(_ controller: \(name)) {\n\(lines)\n} }"
    }
  }
}
