import Course
import Foundation
import Lessons
import Messages
import Testing

@Suite("Courses")
struct CourseReaderTests {
  private static let front = "---\nformat: 1\nid: corso\ntitle: Corso\n---\n"

  /// Writes files into a new temporary folder and reads the course there.
  private func read(_ files: [String: String]) throws -> CourseReader.Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("course-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    return CourseReader(devices: Fixtures.devices).read(folder: folder)
  }

  private func lesson(_ id: String) -> String {
    "---\nformat: 1\nid: \(id)\ntitle: T\ncontext: file\n---\n## A {#a}\n\nA.\n"
  }

  private let translation = "---\nformat: 1\ntranslates: it\ntitle: T\n---\n## A {#a}\n\nA.\n"

  @Test func readsChaptersAndLessonsInOrder() throws {
    let list = { (language: String) in
      Self.front + "Testo.\n\n## Uno {#uno}\n\n1. [B](02-b/lesson.\(language).md)\n2. [A](01-a/)\n"
        + "\n## Due {#due}\n\n1. [C](03-c)\n"
    }
    var files = ["course.it.md": list("it"), "course.en.md": list("en")]
    for (folder, id) in [("01-a", "a"), ("02-b", "b"), ("03-c", "c")] {
      files["\(folder)/lesson.it.md"] = lesson(id)
      files["\(folder)/lesson.en.md"] = translation
    }
    let result = try read(files)
    #expect(result.problems.map(\.description) == [])
    #expect(result.lessons.map(\.id) == ["b", "a", "c"])
    #expect(result.syllabus?.chapters.map(\.id) == ["uno", "due"])
    #expect(result.syllabus?.page(in: .english)?.chapterTitles == ["Uno", "Due"])
    #expect(result.syllabus?.page(in: .italian)?.description.plainText == "Testo.")
  }

  @Test func tellsWhatIsWrongWithTheList() throws {
    let result = try read([
      "course.it.md": Self.front + "1. [A](01-a)\n2. A\n3. [A](01-a)\n4. [B](../b)\n5. [C](c)\n",
      "course.en.md": Self.front + "1. [C](c)\n",
      "01-a/lesson.it.md": lesson("a"), "01-a/lesson.en.md": translation,
      "99-z/lesson.it.md": lesson("z"),
    ])
    #expect(
      result.problems.map(\.description) == [
        "course.it.md:7:1 course.not-a-lesson-link", "course.it.md:8:1 course.duplicate-link",
        "course.it.md:9:1 course.not-a-lesson-link", "course.en.md:6:1 course.different-lessons",
        "course.it.md:10:1 course.broken-link", "course.it.md:1:1 course.unlisted-lesson",
      ])
  }

  @Test func tellsTwoLessonsOfOneName() throws {
    let list = Self.front + "1. [A](01-a)\n2. [B](02-b)\n"
    let result = try read([
      "course.it.md": list, "course.en.md": list, "01-a/lesson.it.md": lesson("a"),
      "01-a/lesson.en.md": translation, "02-b/lesson.it.md": lesson("a"),
      "02-b/lesson.en.md": translation,
    ])
    #expect(
      result.problems.map(\.description)
        == ["02-b/lesson.it.md:1:1 course.duplicate-lesson-id"])
  }

  @Test func aFolderWithoutACourseIsTold() throws {
    let result = try read(["readme.md": "x"])
    #expect(result.problems.map(\.id) == ["course.no-file"])
    #expect(result.syllabus == nil)
  }

  @Test func theEnvironmentNamesTheLessons() throws {
    let path = Fixtures.folder.path
    #expect(Lessons.folder(environment: [Lessons.environmentKey: path])?.path == path)
    #expect(Lessons.folder(environment: [Lessons.environmentKey: path + "/none"]) == nil)
  }

  @Test func theLessonsThatShipAreFound() throws {
    let folder = try #require(Lessons.folder(environment: [:]))
    #expect(
      FileManager.default.fileExists(atPath: folder.appendingPathComponent("loadview").path))
  }

  @Test func lessonsBesideTheProgramComeBeforeSharedOnes() throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("places-\(UUID().uuidString)").resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: root) }
    let program = root.appendingPathComponent("bin/primavista")
    let shared = root.appendingPathComponent("share/primavista/Lessons")
    let beside = root.appendingPathComponent("bin/Lessons")
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
    #expect(Lessons.folder(environment: [:], executable: program)?.path == shared.path)
    try FileManager.default.createDirectory(at: beside, withIntermediateDirectories: true)
    #expect(Lessons.folder(environment: [:], executable: program)?.path == beside.path)
  }
}
