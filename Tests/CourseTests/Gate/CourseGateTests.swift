import Bindings
import Course
import Foundation
import Lessons
import Messages
import Testing

/// The gate over the course that ships, in both languages.
@Suite("The course that ships is proved", .serialized)
@MainActor
struct CourseGateTests {
  @Test func byTheGate() throws {
    let folder = try #require(Lessons.folder(environment: [:]))
    let gate = LessonGate(runner: SimulatedRunner(library: Bindings.makeLibrary()))
    let reports = gate.prove(at: folder, reader: .simulated)
    #expect(reports.reduce(0) { $0 + $1.stepCount } > 0)
    for report in reports {
      #expect(report.problems.map { $0.text(in: .english) } == [], "\(report.name)")
    }
  }
}
