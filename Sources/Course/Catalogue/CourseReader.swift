import Foundation
import Messages

/// Reads a whole course: its own files and all its lessons.
public struct CourseReader {
  /// A course and its lessons, with everything that is wrong in them.
  public struct Result: Sendable {
    /// Nil when no course file could be read.
    public let syllabus: Syllabus?

    /// The lessons in the order of the course.
    public let lessons: [LessonFolder]

    public let problems: [LessonProblem]
  }

  /// The names of the devices that a lesson may list.
  public let devices: Set<String>

  public init(devices: Set<String>) { self.devices = devices }

  /// Reads the course in `folder`, without its lessons: enough to list and open them.
  public func readSyllabus(folder: URL) -> (syllabus: Syllabus?, problems: [LessonProblem]) {
    var drafts: [CourseFileReader.Draft] = []
    var lists: [ProblemList] = []
    for language in Language.allCases {
      let file = Self.fileName(language)
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(file)) else { continue }
      let (draft, problems) = CourseFileReader.read(data, file: file, language: language)
      lists.append(problems)
      if let draft { drafts.append(draft) }
    }
    guard let source = drafts.first else {
      var problems = lists.flatMap(\.sorted)
      if lists.isEmpty {
        let kind = CourseProblem.noCourseFile(folder: folder.lastPathComponent)
        problems.append(
          LessonProblem(file: Self.fileName(.italian), position: .start, kind: kind))
      }
      return (nil, problems)
    }
    var problems = lists.flatMap(\.sorted)
    problems += compare(source, with: drafts.dropFirst())
    problems += brokenLinks(of: source, folder: folder)
    return (syllabus(of: drafts, source: source, folder: folder), problems)
  }

  /// Reads the course in `folder` and every lesson it lists.
  public func read(folder: URL) -> Result {
    let (syllabus, found) = readSyllabus(folder: folder)
    var problems = found
    guard let syllabus else {
      return Result(syllabus: nil, lessons: [], problems: problems)
    }
    let reader = LessonReader(devices: devices)
    var lessons: [LessonFolder] = []
    var folders: [String: String] = [:]
    for name in syllabus.folders {
      let url = folder.appendingPathComponent(name)
      guard isFolder(url) else { continue }
      let lesson = reader.read(folder: url, prefix: name + "/")
      problems += lesson.problems
      if let id = lesson.id, let other = folders.updateValue(name, forKey: id) {
        let file = lesson.source?.file ?? name
        problems.append(
          LessonProblem(
            file: file, position: .start,
            kind: CourseProblem.duplicateLessonID(id, other: other)))
      }
      lessons.append(lesson)
    }
    problems += unlistedLessons(of: syllabus)
    return Result(syllabus: syllabus, lessons: lessons, problems: problems)
  }

  private func syllabus(
    of drafts: [CourseFileReader.Draft], source: CourseFileReader.Draft, folder: URL
  ) -> Syllabus {
    var pages: [Language: Syllabus.Page] = [:]
    for draft in drafts {
      var titles = draft.chapterTitles.prefix(source.chapters.count)
      titles += source.chapterTitles.dropFirst(titles.count)
      pages[draft.language] = Syllabus.Page(
        title: draft.title ?? folder.lastPathComponent, description: draft.description,
        chapterTitles: Array(titles))
    }
    return Syllabus(
      id: source.id ?? folder.lastPathComponent, pages: pages, chapters: source.chapters,
      folder: folder)
  }

  private func compare(
    _ source: CourseFileReader.Draft, with others: some Sequence<CourseFileReader.Draft>
  ) -> [LessonProblem] {
    var problems: [LessonProblem] = []
    for other in others {
      var list = ProblemList(file: other.file)
      if other.chapters != source.chapters {
        let place = zip(source.places, other.places).first { $0.folder != $1.folder }?.1.position
        list.report(
          CourseProblem.differentLessons(source: source.file),
          at: place ?? other.places.last?.position ?? .start)
      }
      if let id = source.id, let own = other.id, own != id {
        list.report(TranslationProblem.differentValue(key: "id", source: id), at: .start)
      }
      if !source.description.isEmpty, other.description.isEmpty {
        list.report(TranslationProblem.missingIntroduction, at: .start)
      }
      problems += list.sorted
    }
    return problems
  }

  private func brokenLinks(of draft: CourseFileReader.Draft, folder: URL) -> [LessonProblem] {
    draft.places.filter { !isFolder(folder.appendingPathComponent($0.folder)) }.map {
      LessonProblem(
        file: draft.file, position: $0.position, kind: CourseProblem.brokenLink($0.folder))
    }
  }

  private func unlistedLessons(of syllabus: Syllabus) -> [LessonProblem] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: syllabus.folder.path)) ?? []
    return names.sorted().filter { name in
      !syllabus.folders.contains(name)
        && Language.allCases.contains {
          let file = syllabus.folder.appendingPathComponent(name)
            .appendingPathComponent(LessonReader.fileName($0))
          return FileManager.default.fileExists(atPath: file.path)
        }
    }.map {
      LessonProblem(
        file: Self.fileName(.italian), position: .start, kind: CourseProblem.unlistedLesson($0))
    }
  }

  private func isFolder(_ url: URL) -> Bool {
    let values = try? url.resourceValues(forKeys: [.isDirectoryKey])
    return values?.isDirectory == true
  }

  static func fileName(_ language: Language) -> String { "course.\(language.rawValue).md" }
}
