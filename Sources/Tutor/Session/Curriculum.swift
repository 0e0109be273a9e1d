import Course
import Foundation
import Lessons
import Messages
import UIKit

/// The course that the session teaches, read from its folder.
public struct Curriculum: Sendable {
  public let syllabus: Syllabus
  public let lessons: [LessonFolder]
  public let problems: [LessonProblem]

  /// Reads a course; nil when the folder holds none.
  public init?(folder: URL) {
    let reader = CourseReader(devices: Set(SimulatedDevice.all.map(\.name)))
    let result = reader.read(folder: folder)
    guard let syllabus = result.syllabus, !result.lessons.isEmpty else { return nil }
    self.syllabus = syllabus
    // A lesson with a fault in one language is not taught half.
    lessons = result.lessons.filter { $0.source != nil }
    problems = result.problems
  }

  /// The course that ships, or the first one in the folder that `PRIMAVISTA_LESSONS` names.
  public static func shipped() -> Curriculum? {
    guard let folder = Lessons.folder() else { return nil }
    if let course = Curriculum(folder: folder) { return course }
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().lazy
      .compactMap { Curriculum(folder: folder.appendingPathComponent($0)) }.first
  }

  /// The place of a lesson called by its id, its folder's name or its number from 1.
  func index(of name: String) -> Int? {
    if let number = Int(name), number >= 1, number <= lessons.count { return number - 1 }
    return lessons.firstIndex { $0.id == name || $0.name == name }
  }

  /// What to propose for a name that is no lesson's.
  func suggestion(for name: String) -> String? {
    NearMiss.closest(to: name, among: lessons.compactMap(\.id))
  }
}
