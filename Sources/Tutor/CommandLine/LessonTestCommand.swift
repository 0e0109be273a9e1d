import Course
import Foundation
import Lessons
import Messages
import Terminal
import UIKit

/// `primavista lesson test`: the gate, over a course, a lesson's folder or one of its files.
@MainActor
struct LessonTestCommand {
  let console: Console
  let path: String?

  func run() -> ExitCode {
    guard let folder = folder() else {
      return console.fail(
        path.map {
          UsageSentences.cannotRead(
            $0, reason: String(cString: strerror(ENOENT)), in: console.language)
        } ?? UsageSentences.noCourse(in: console.language), .noInput)
    }
    let devices = Set(SimulatedDevice.all.map(\.name))
    var problems: [LessonProblem] = []
    let lessons: [LessonFolder]
    if Self.isCourse(folder) {
      let result = CourseReader(devices: devices).read(folder: folder)
      problems = result.problems
      lessons = result.lessons
    } else {
      let lesson = LessonReader(devices: devices).read(
        folder: folder, prefix: folder.lastPathComponent)
      problems = lesson.problems
      lessons = [lesson]
    }
    var steps = 0
    var answers = 0
    let gate = LessonGate(runner: LearnerProgram(context: .playground).runner)
    for lesson in lessons {
      let report = gate.prove(lesson)
      problems += report.problems
      steps += report.stepCount
      answers += report.answerCount
    }
    console.complain(problems.map { Sanitizer.cleaned($0.text(in: console.language)) })
    console.write([
      UsageSentences.gate(
        steps: steps, answers: answers, problems: problems.count, in: console.language)
    ])
    return problems.contains { $0.kind.severity == .error } ? .dataError : .success
  }

  /// The folder to prove: the one named, the one around a file named, the course that ships.
  private func folder() -> URL? {
    guard let path else { return Curriculum.shipped()?.syllabus.folder }
    let url = URL(fileURLWithPath: path)
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else {
      return nil
    }
    return isDirectory.boolValue ? url : url.deletingLastPathComponent()
  }

  private static func isCourse(_ folder: URL) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.contains { $0.hasPrefix("course.") && $0.hasSuffix(".md") }
  }
}
