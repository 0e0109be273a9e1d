import Bindings
import Course
import Foundation
import Testing

@Suite("Finding lessons")
@MainActor
struct LessonCatalogueTests {
  private static let files = [
    "corso/course.it.md":
      "---\nformat: 1\nid: corso\ntitle: C\n---\n1. [A](01-first)\n2. [B](02-second-one)\n",
    "corso/course.en.md":
      "---\nformat: 1\nid: corso\ntitle: C\n---\n1. [A](01-first)\n2. [B](02-second-one)\n",
    "corso/01-first/lesson.it.md":
      "---\nformat: 1\nid: alpha\ntitle: A\ncontext: file\n---\n## A {#a}\n\nA.\n",
    "corso/01-first/lesson.en.md":
      "---\nformat: 1\ntranslates: it\ntitle: A\n---\n## A {#a}\n\nA.\n",
    "corso/02-second-one/lesson.it.md":
      "---\nformat: 1\nid: beta\ntitle: B\ncontext: file\n---\n# B\n",
    "corso/02-second-one/lesson.en.md": "---\nformat: 1\ntranslates: it\ntitle: B\n---\n",
  ]

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalogue-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (name, text) in Self.files {
      let url = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    try body(root)
  }

  @Test func aLessonIsNamedInSeveralWays() throws {
    try withFolder { root in
      let catalogue = LessonCatalogue(folder: root, reader: .simulated)
      #expect(catalogue.problems.map(\.description) == [])
      #expect(catalogue.courses.map(\.id) == ["corso"])
      for name in ["2", "second-one", "02-second-one", "beta"] {
        #expect(catalogue.entry(named: name)?.folder == "02-second-one")
      }
      #expect(catalogue.entry(named: "3") == nil)
      #expect(catalogue.entry(named: "gamma") == nil)
      #expect(catalogue.suggestion(for: "fisrt") == "first")
      let entry = try #require(catalogue.entry(named: "alpha"))
      #expect(catalogue.lesson(at: entry).problems.isEmpty)
      let course = LessonCatalogue(
        folder: root.appendingPathComponent("corso"), reader: .simulated)
      #expect(course.entries.map(\.number) == [1, 2])
    }
  }

  @Test func theGateTakesALessonACourseOrAFolderOfThem() throws {
    let gate = LessonGate(runner: SimulatedRunner(library: Bindings.makeLibrary()))
    try withFolder { root in
      let good = gate.prove(
        at: root.appendingPathComponent("corso/01-first/lesson.it.md"), reader: .simulated)
      #expect(good.map(\.passes) == [true])
      for path in ["", "corso"] {
        let all = gate.prove(at: root.appendingPathComponent(path), reader: .simulated)
        #expect(all.map(\.name) == ["01-first", "02-second-one"])
        #expect(all.map(\.passes) == [true, false])
        #expect(all.last?.problems.contains { $0.id == "step.top-heading" } == true)
      }
      let none = gate.prove(at: root.appendingPathComponent("niente"), reader: .simulated)
      #expect(none.flatMap { $0.problems.map(\.id) } == ["course.no-folder"])
    }
  }
}
