import Foundation
import Messages

extension LessonGate {
  /// What the gate found in one lesson or course file.
  public struct PathReport: Sendable {
    /// The lesson's folder, or the course's for what is wrong with its own files.
    public let name: String

    /// What is wrong with the files, and then what running them showed.
    public let problems: [LessonProblem]
    public let stepCount: Int
    public let answerCount: Int

    public var passes: Bool { !problems.contains { $0.kind.severity == .error } }
  }

  /// Reads and proves everything at a path: a lesson's folder or one of its files, a course, or a
  /// folder of courses. `onReport` hears of each as soon as it is done.
  ///
  /// A lesson whose files have errors is not run.
  @discardableResult
  public func prove(
    at url: URL, reader: LessonReader, onReport: (PathReport) -> Void = { _ in }
  ) -> [PathReport] {
    var reports: [PathReport] = []
    func add(_ report: PathReport) {
      reports.append(report)
      onReport(report)
    }
    guard FileManager.default.fileExists(atPath: url.path) else {
      add(Self.report(CourseProblem.noFolder(url.path), at: url))
      return reports
    }
    let folder = Self.isFolder(url) ? url : url.deletingLastPathComponent()
    if LessonCatalogue.isLesson(folder) {
      add(prove(reader.read(folder: folder, prefix: folder.lastPathComponent + "/")))
      return reports
    }
    let courses = LessonCatalogue.courseFolders(in: folder)
    if courses.isEmpty {
      add(Self.report(CourseProblem.noCourseFile(folder: folder.lastPathComponent), at: folder))
    }
    for course in courses {
      let result = CourseReader(devices: reader.devices).read(folder: course)
      let ofLessons = Set(result.lessons.flatMap { $0.problems.map(\.description) })
      let own = result.problems.filter { !ofLessons.contains($0.description) }
      if !own.isEmpty {
        add(
          PathReport(
            name: course.lastPathComponent, problems: own, stepCount: 0, answerCount: 0))
      }
      for lesson in result.lessons { add(prove(lesson)) }
    }
    return reports
  }

  private func prove(_ lesson: LessonFolder) -> PathReport {
    let hasErrors = lesson.problems.contains { $0.kind.severity == .error }
    let report = hasErrors ? Report() : prove(lesson) as Report
    return PathReport(
      name: lesson.name, problems: lesson.problems + report.problems,
      stepCount: report.stepCount, answerCount: report.answerCount)
  }

  private static func report(_ kind: CourseProblem, at url: URL) -> PathReport {
    let problem = LessonProblem(file: url.path, position: .start, kind: kind)
    return PathReport(
      name: url.lastPathComponent, problems: [problem], stepCount: 0, answerCount: 0)
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }
}
