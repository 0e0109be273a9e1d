import Course
import Foundation
import Messages
import Testing
import UIKit

@testable import Tutor

@Suite("The READMEs") struct ReadmeTests {
  private let english: Readme
  private let italian: Readme

  init() throws {
    english = Readme(try Project.text("README.md"))
    italian = Readme(try Project.text("README.it.md"))
  }

  private var both: [Readme] { [english, italian] }

  @Test("have the same outline in both languages")
  func outline() {
    #expect(english.headingLevels.count > 5)
    #expect(english.headingLevels == italian.headingLevels)
    #expect(english.codeBlocks.map(\.language) == italian.codeBlocks.map(\.language))
    #expect(english.shell == italian.shell)
    #expect(english.tables.map(\.count) == italian.tables.map(\.count))
  }

  @Test("name the same commands, in the same order")
  func commands() throws {
    let commands = try #require(english.tables.first)
    #expect(commands == italian.tables.first)
    #expect(english.commandLines == italian.commandLines)
    // Every command that has a page of help is in the table.
    let named = Set(english.commandLines.compactMap(\.first))
    #expect(named.isSuperset(of: Usage.topics))
  }

  @Test("name command lines that the program understands")
  func commandLines() throws {
    for words in both.flatMap(\.commandLines) {
      #expect(throws: Never.self, "\(words)") { try ArgumentParser.parse(words) }
    }
    for span in both.flatMap(\.codeSpans) where span.hasPrefix("--") {
      let words = span.split(separator: " ").map(String.init)
      #expect(throws: Never.self, "\(span)") { try ArgumentParser.parse(words) }
    }
  }

  @Test("name lessons, steps and folders that exist")
  func places() throws {
    let course = CourseReader(devices: Set(SimulatedDevice.all.map(\.name)))
      .read(folder: Project.folder.appendingPathComponent("Lessons/loadview"))
    for words in both.flatMap(\.commandLines) {
      switch try ArgumentParser.parse(words).command {
      case .learn(let lesson):
        #expect(course.lessons.contains { $0.id == lesson }, "\(words)")
      case .check(let lesson, let step, _):
        let found = try #require(course.lessons.first { $0.id == lesson }?.source, "\(words)")
        if let step { #expect(found.step(step) != nil, "\(words)") }
      case .lessonTest(let path?):
        #expect(try !Project.names(in: path).isEmpty)
      default: continue
      }
    }
  }

  @Test("name session commands in their own language")
  func sessionCommands() throws {
    for (readme, index) in [(english, 0), (italian, 1)] {
      let spans = readme.codeSpans.filter { $0.hasPrefix(":") }
      #expect(spans.count >= 3)
      for span in spans {
        guard case .command(let command, _) = CommandReading.read(String(span.dropFirst())) else {
          Issue.record("\(span) is no command")
          continue
        }
        let word = span.dropFirst().prefix { $0 != " " }
        #expect(command.names.dropFirst(index).first == String(word), "\(span)")
      }
    }
  }

  @Test("name every folder of the sources, and no other")
  func folders() throws {
    let folders = Set(try Project.names(in: "Sources").map { "Sources/\($0)" })
    for readme in both {
      let named = Set(readme.codeSpans.filter { $0.hasPrefix("Sources/") })
      #expect(named == folders)
    }
  }

  @Test("link to files that exist")
  func links() throws {
    #expect(english.links.contains("README.it.md"))
    #expect(italian.links.contains("README.md"))
    for link in both.flatMap(\.links) where !link.contains("://") {
      let path = Project.folder.appendingPathComponent(link).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }

  @Test("give the install and test lines that the checks run")
  func checks() throws {
    let lines = try Project.text(".ci/run").split(separator: "\n").map(String.init)
    for readme in both {
      #expect(readme.shell.count == 2)
      let start = try #require(readme.shell.first)
      let run = try #require(start.firstRange(of: " && swift run -c release primavista"))
      #expect(run.upperBound == start.endIndex)
      #expect(lines.contains(String(start[..<run.lowerBound])))
      #expect(lines.contains(try #require(readme.shell.last)))
    }
    #expect(lines.contains { $0.hasPrefix("swift format lint --strict ") })
  }
}
