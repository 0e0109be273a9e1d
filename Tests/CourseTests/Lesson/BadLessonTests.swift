import Course
import Messages
import Testing

/// Lessons with something wrong in them, under `Fixtures/Bad`.
///
/// Each names the problems it must give in comments: `<!-- problem: 3:1 front-matter.unknown-key -->`.
@Suite("Problems of a lesson")
struct BadLessonTests {
  @Test(arguments: Fixtures.names(in: "Bad"))
  func tellsEveryProblemAtItsPlace(name: String) throws {
    let text = try Fixtures.text("Bad/\(name)")
    let expected = text.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix("<!-- problem: ") else { return nil }
      return String(line.dropFirst("<!-- problem: ".count).dropLast(" -->".count))
    }
    #expect(!expected.isEmpty)
    #expect(Fixtures.read(it: text).summaries == expected)
  }

  @Test func everyProblemHasASentenceInBothLanguages() throws {
    var kinds: Set<String> = []
    for name in Fixtures.names(in: "Bad") {
      for problem in Fixtures.read(it: try Fixtures.text("Bad/\(name)")).problems {
        kinds.insert(problem.id)
        let italian = problem.text(in: .italian)
        let english = problem.text(in: .english)
        #expect(italian != english)
        #expect(italian.hasPrefix("lesson."))
        #expect(english.contains("fix: "))
      }
    }
    #expect(kinds.count >= 60)
  }

  @Test func aNewerFormatIsRefusedAndNothingElseIsJudged() {
    let text = "---\nformat: 2\nsomething: new\n---\n\n# Whatever\n"
    let folder = Fixtures.read(it: text)
    #expect(folder.summaries == ["2:9 front-matter.newer-format", "3:1 front-matter.unknown-key"])
    #expect(folder.lessons.isEmpty)
  }

  @Test func bytesThatAreNotTextAreTold() {
    let reader = LessonReader(devices: [])
    let folder = reader.read(
      [.italian: [0xFF, 0xFE, 0x1B, 0x5B, 0x41]], name: "x", prefix: "x/")
    #expect(
      folder.problems.map(\.id).contains("text.not-utf8"))
    #expect(folder.problems.contains { $0.id == "text.control-character" })
    #expect(folder.problems.allSatisfy { $0.file.hasPrefix("x/") })
  }
}
