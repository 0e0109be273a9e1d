import Messages
import Terminal
import Testing

@testable import Tutor

@Suite struct ArgumentParserTests {
  @Test func noWordsOpenTheCourse() throws {
    #expect(try ArgumentParser.parse([]) == Invocation(.course))
  }

  @Test func everyCommandOfTheContractParses() throws {
    #expect(
      try ArgumentParser.parse(["run", "A.swift", "B.swift", "--controller", "C", "--json"]).command
        == .run(files: ["A.swift", "B.swift"], controller: "C", device: nil, output: .json))
    #expect(
      try ArgumentParser.parse(["run", "--device=iPhone SE", "--draw", "A.swift"]).command
        == .run(files: ["A.swift"], controller: nil, device: "iPhone SE", output: .drawing))
    #expect(
      try ArgumentParser.parse(["check", "root-view#root", "a.swift"]).command
        == .check(lesson: "root-view", step: "root", file: "a.swift"))
    #expect(try ArgumentParser.parse(["lesson", "test"]).command == .lessonTest(path: nil))
    #expect(try ArgumentParser.parse(["lesson", "test", "x"]).command == .lessonTest(path: "x"))
    #expect(try ArgumentParser.parse(["learn", "3"]).command == .learn(lesson: "3"))
    #expect(try ArgumentParser.parse(["lessons"]).command == .lessons)
    #expect(try ArgumentParser.parse(["run", "-h"]).command == .help(topic: "run"))
    #expect(try ArgumentParser.parse(["--version"]).command == .version)
  }

  @Test func optionsMayStandAnywhere() throws {
    let invocation = try ArgumentParser.parse(["--lang", "en", "play", "--plain", "--color=never"])
    #expect(invocation.command == .play)
    #expect(invocation.language == .english)
    #expect(invocation.isPlain)
    #expect(invocation.color == .never)
  }

  @Test(arguments: [
    (["lern"], ArgumentProblem.unknownCommand("lern", suggestion: "learn")),
    (["--plian"], .unknownOption("--plian", suggestion: "--plain")),
    (["run"], .missingArgument("FILE")),
    (["--lang"], .missingValue(option: "--lang")),
    (["--lang", "fr"], .invalidValue("fr", option: "--lang", allowed: ["it", "en"])),
    (["play", "now"], .unexpectedArgument("now")),
    (["check", "a"], .missingArgument("FILE")),
  ])
  func aWrongWordIsNamed(words: [String], problem: ArgumentProblem) {
    #expect(throws: problem) { try ArgumentParser.parse(words) }
  }
}
