import Course
import Foundation
import Messages
import Testing

@testable import Tutor

/// What `:export` writes is Swift that the real compiler takes, in a project of the learner's own.
@Suite("The real compiler, on exported files") @MainActor struct ExportRefereeTests {
  @Test("accepts what a lesson leaves", arguments: Language.allCases)
  func lessons(in language: Language) throws {
    let compiler = try SwiftCompiler()
    let curriculum = try #require(Curriculum(folder: ShippedCourse.folder))
    var count = 0
    for id in curriculum.lessons.compactMap(\.id) {
      let session = TutorSession(
        curriculum: curriculum, language: language, store: nil,
        exportFolder: FileManager.default.temporaryDirectory)
      for text in try exports(of: id, in: session) {
        let result = try compiler.judge([("Exported.swift", text)])
        #expect(result.isAccepted, "\(id): \(result.output)\n\(text)")
        count += 1
      }
    }
    #expect(count >= curriculum.lessons.count)
  }

  /// Takes a lesson with its model answers, and returns what could be exported at each question.
  private func exports(of id: String, in session: TutorSession) throws -> [String] {
    _ = session.open(lesson: id)
    var texts: [String] = []
    for _ in 0..<40 {
      guard session.currentLesson?.id == id, let step = session.currentStep else { break }
      switch step.activity {
      case .exercise(let exercise):
        for line in session.program.runner.statements(of: exercise.solution.text) {
          _ = session.handle(line)
        }
      case .quiz:
        let text = withoutPreview(session.program.exported())
        if texts.last != text { texts.append(text) }
        let question = try #require(session.lesson?.question)
        let right = question.choices.enumerated().filter(\.element.isRight)
        _ = session.handle(right.map { "\($0.offset + 1)" }.joined(separator: " "))
      case .reading: return texts
      }
    }
    return texts
  }

  /// The file without its `#Preview`, a macro that only Xcode has.
  private func withoutPreview(_ text: String) -> String {
    text.firstRange(of: "#Preview").map { String(text[..<$0.lowerBound]) } ?? text
  }
}
