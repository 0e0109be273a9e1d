import Course
import Foundation
import Messages
import Testing
import UIKit

/// The course that ships, in the folder at the top of the repository.
let shippedCourse = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent("Lessons/loadview")

@Suite struct ShippedCourseTests {
  @Test func theShippedCourseReadsWithoutProblems() {
    let reader = CourseReader(devices: Set(SimulatedDevice.all.map(\.name)))
    let result = reader.read(folder: shippedCourse)
    #expect(result.problems.map { "\($0): " + $0.text(in: .english) } == [])
    #expect(result.lessons.count >= 6)
    for lesson in result.lessons {
      #expect(lesson.lessons.count == Language.allCases.count, "\(lesson.name)")
    }
  }

  @Test func everyShippedLessonHasThreeForeseenMistakesAndAQuiz() {
    let reader = CourseReader(devices: Set(SimulatedDevice.all.map(\.name)))
    for folder in reader.read(folder: shippedCourse).lessons {
      var mistakes = 0
      var quizzes = 0
      for step in folder.source?.steps ?? [] {
        switch step.activity {
        case .exercise(let exercise): mistakes += exercise.mistakes.count
        case .quiz: quizzes += 1
        case .reading: break
        }
      }
      #expect(mistakes >= 3, "\(folder.name)")
      #expect(quizzes >= 1, "\(folder.name)")
    }
  }
}
