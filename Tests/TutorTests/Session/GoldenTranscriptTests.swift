import Course
import Foundation
import Messages
import Testing

@testable import Tutor

/// Whole lessons, typed as their solutions have them, as a learner sees them.
@Suite(.serialized) @MainActor struct GoldenTranscriptTests {
  @Test(arguments: Language.allCases)
  func theCentredLabelLesson(in language: Language) throws {
    var transcript = try Transcript(language: language)
    transcript.show(try #require(transcript.session.open(lesson: "centred-label")))
    try typeSolutions(of: "centred-label", into: &transcript)
    try transcript.expectRecorded("centred-label.\(language.rawValue)")
  }

  @Test(arguments: Language.allCases)
  func theRootViewLessonWithEveryMistake(in language: Language) throws {
    var transcript = try Transcript(language: language)
    transcript.show(try #require(transcript.session.open(lesson: "root-view")))
    let lesson = try #require(transcript.session.currentLesson)
    guard case .exercise(let exercise)? = lesson.steps.first?.activity else {
      Issue.record("the first step asks for no code")
      return
    }
    for mistake in exercise.mistakes {
      transcript.type(mistake.code.text.trimmingCharacters(in: .newlines))
      transcript.type(":why")
      transcript.type(":reset")
    }
    transcript.type("newView.backgroundColour = .white")
    transcript.type(":hint")
    transcript.type(language == .italian ? ":lang en" : ":lang it")
    try typeSolutions(of: "root-view", into: &transcript)
    transcript.type(":quit")
    try transcript.expectRecorded("root-view.\(language.rawValue)")
  }

  /// Types the solution of every step, statement by statement, and the right answers of quizzes.
  private func typeSolutions(of lesson: String, into transcript: inout Transcript) throws {
    for _ in 0..<40 {
      guard transcript.session.currentLesson?.id == lesson,
        let step = transcript.session.currentStep
      else { return }
      switch step.activity {
      case .exercise(let exercise):
        for line in transcript.session.program.runner.statements(of: exercise.solution.text) {
          transcript.type(line)
        }
      case .quiz:
        let question = try #require(transcript.session.lesson?.question)
        let right = question.choices.enumerated().filter(\.element.isRight).map {
          "\($0.offset + 1)"
        }
        transcript.type(right.joined(separator: " "))
      case .reading: return
      }
    }
    Issue.record("the lesson does not end")
  }
}
