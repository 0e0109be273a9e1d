import Foundation
import Messages

/// The courses of a folder, their lessons read when they are asked for.
public final class LessonCatalogue {
  /// A lesson's place: its course, and its number there from 1.
  public struct Entry {
    public let course: Syllabus
    public let folder: String
    public let number: Int
  }

  private let reader: LessonReader
  private var lessons: [URL: LessonFolder] = [:]

  /// The courses, by the names of their folders.
  public let courses: [Syllabus]

  /// What is wrong with the courses' own files.
  public let problems: [LessonProblem]

  /// Reads the courses of a folder, or the folder itself when it is a course; not their lessons.
  public init(folder: URL, reader: LessonReader) {
    self.reader = reader
    let courseReader = CourseReader(devices: reader.devices)
    var courses: [Syllabus] = []
    var problems: [LessonProblem] = []
    for url in Self.courseFolders(in: folder) {
      let (syllabus, found) = courseReader.readSyllabus(folder: url)
      problems += found
      if let syllabus { courses.append(syllabus) }
    }
    self.courses = courses
    self.problems = problems
  }

  /// The folders with a course file: the folder itself, or those in it.
  static func courseFolders(in folder: URL) -> [URL] {
    if isCourse(folder) { return [folder] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }.filter(isCourse)
  }

  static func isCourse(_ folder: URL) -> Bool {
    Language.allCases.contains {
      FileManager.default.fileExists(
        atPath: folder.appendingPathComponent(CourseReader.fileName($0)).path)
    }
  }

  static func isLesson(_ folder: URL) -> Bool {
    Language.allCases.contains {
      FileManager.default.fileExists(
        atPath: folder.appendingPathComponent(LessonReader.fileName($0)).path)
    }
  }

  /// Every lesson of every course, in order.
  public var entries: [Entry] {
    courses.flatMap { course in
      course.folders.enumerated().map {
        Entry(course: course, folder: $0.element, number: $0.offset + 1)
      }
    }
  }

  /// The lesson at a place, read the first time it is asked for.
  public func lesson(at entry: Entry) -> LessonFolder {
    let url = entry.course.folder.appendingPathComponent(entry.folder)
    if let known = lessons[url] { return known }
    let lesson = reader.read(folder: url, prefix: entry.folder + "/")
    lessons[url] = lesson
    return lesson
  }

  /// The lesson that a person names: by its number, its identifier, or the name of its folder, with
  /// or without the number in front.
  public func entry(named name: String) -> Entry? {
    let all = entries
    if let number = Int(name) { return all.first { $0.number == number } }
    let byFolder = all.first { $0.folder == name || Self.bareName($0.folder) == name }
    return byFolder ?? all.first { lesson(at: $0).id == name }
  }

  /// A name close to one that is no lesson's.
  public func suggestion(for name: String) -> String? {
    NearMiss.closest(to: name, among: entries.map { Self.bareName($0.folder) })
  }

  /// The folder's name without the number that orders the listing: `04-first` is `first`.
  private static func bareName(_ folder: String) -> String {
    let rest = folder.drop(while: \.isNumber)
    return rest.first == "-" && rest.count < folder.count ? String(rest.dropFirst()) : folder
  }
}
