import Course
import Foundation
import Messages
import Testing

/// Nothing a file holds may end the program: it gives a lesson or problems, each at a place in it.
@Suite("Damaged lesson files")
struct FuzzTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func randomBytesGiveProblemsAndNothingElse(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for length in stride(from: 0, to: 400, by: 7) {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      check(bytes)
    }
  }

  @Test func everyTruncationOfALessonIsRead() throws {
    let bytes = Array(try Fixtures.text("first-loadview.it.md").utf8)
    for end in stride(from: 0, to: bytes.count, by: 5) { check(Array(bytes[..<end])) }
  }

  @Test(arguments: [11, 12, 13] as [UInt64])
  func shuffledLinesAndChangedCharactersAreRead(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var sources = try Fixtures.names(in: "Bad").map { try Fixtures.text("Bad/\($0)") }
    sources.append(try Fixtures.text("first-loadview.it.md"))
    let pieces = [
      "`", "```", "{#", "}", ">", "- [x] ", "\n", "...", "\"", "(", "=", "\t", "é", "|",
    ]
    for source in sources {
      for _ in 0..<40 {
        var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for _ in 0..<3 {
          let index = Int.random(in: 0..<lines.count, using: &random)
          let piece = pieces.randomElement(using: &random) ?? ""
          let at = lines[index].indices.randomElement(using: &random) ?? lines[index].startIndex
          lines[index].insert(contentsOf: piece, at: at)
          lines.swapAt(index, Int.random(in: 0..<lines.count, using: &random))
        }
        check(Array(lines.joined(separator: "\n").utf8))
      }
    }
  }

  @Test func deepNestingIsBounded() {
    let front = "---\nformat: 1\nid: a\ntitle: A\ncontext: file\n---\n## A {#a}\n\nA.\n\n"
    check(Array((front + String(repeating: "> ", count: 5_000) + "x\n").utf8))
    check(Array((front + String(repeating: "*a ", count: 5_000)).utf8))
    let outline = (0..<500).map { String(repeating: " ", count: $0) + "UIView\n" }.joined()
    check(Array((front + "```expect\n" + outline + "```\n").utf8))
  }

  private func check(_ bytes: [UInt8]) {
    let reader = LessonReader(devices: Fixtures.devices)
    for files in [[Language.italian: bytes], [.italian: bytes, .english: bytes]] {
      let folder = reader.read(files, name: "fuzz", prefix: "")
      #expect(folder.problems.contains { $0.id.isEmpty } == false)
      let lines = bytes.split(omittingEmptySubsequences: false) { $0 == 10 || $0 == 13 }.count
      #expect(folder.problems.allSatisfy { $0.position.line >= 1 && $0.position.line <= lines + 1 })
      #expect(folder.problems.allSatisfy { $0.position.column >= 1 })
    }
  }
}
