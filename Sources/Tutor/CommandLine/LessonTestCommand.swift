import Course
import Foundation
import Lessons
import Messages
import Terminal

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
    let gate = LessonGate(runner: LearnerProgram(context: .playground).runner)
    let reports = gate.prove(at: folder, reader: .simulated)
    let problems = reports.flatMap(\.problems)
    let steps = reports.reduce(0) { $0 + $1.stepCount }
    let answers = reports.reduce(0) { $0 + $1.answerCount }
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
}
