import Foundation
import Messages
import Testing

@Suite("The session's sentences") struct SessionMessageTests {
  /// One of each kind; of those that have a sentence for each value, one a value.
  private static let samples: [SessionMessage] = [
    .banner, .sandboxBanner, .helpHint, .lessonHeading(number: 1, count: 2, title: "t"),
    .stepPosition(number: 1, count: 2), .welcomeBack, .goodbye,
    .passed, .notYet, .notGradable, .lessonFault, .modelAnswer, .lessonFinished(title: "t"),
    .courseFinished, .nextLesson(title: "t"),
    .unknownCommand("w", suggestion: nil), .unknownCommand("w", suggestion: "s"),
    .ambiguousCommand("w", candidates: ["a", "b"]), .notWhileQuiz, .onlyInLesson, .nothingToUndo,
    .undone("l"), .stepReset, .skipped, .atFirstStep, .hint(number: 1, count: 2, text: "t"),
    .noHints, .requirements, .solution, .nothingToExplain, .noErrors, .noSuchError("w", count: 1),
    .noSuchError("w", count: 2), .languageChanged,
    .unknownLanguage("w"), .deviceChanged("d"), .unknownDevice("d", suggestion: nil),
    .unknownDevice("d", suggestion: "s"), .devices, .orientation(isLandscape: true),
    .orientation(isLandscape: false), .darkMode(isOn: true), .darkMode(isOn: false),
    .rightToLeft(isOn: true), .rightToLeft(isOn: false), .noHierarchy, .nothingOnScreen,
    .noConstraints,
    .ambiguous(view: "v"), .unambiguous, .documentationUsage, .noDocumentation("n"),
    .exported(path: "p"), .exportFailed(path: "p", reason: "r"), .enteredSandbox, .leftSandbox,
    .unknownLesson("n", suggestion: nil), .unknownLesson("n", suggestion: "s"),
    .progressSetAside(path: "p"), .progressNotSaved(reason: "r"), .historyNotSaved(reason: "r"),
    .andOtherErrors(count: 1), .andOtherErrors(count: 2), .tryInstead, .why, .calls, .line(2),
    .logTitle, .notInHierarchy, .leaks(.none), .leaks(.cycle("A.b → B.a → A")),
    .leaks(.alsoKept(["C"])),
    .leaks(.remedy(throughSelf: true)), .leaks(.remedy(throughSelf: false)),
  ]

  private static func name(_ message: SessionMessage) -> String {
    String("\(message)".prefix { $0.isLetter })
  }

  @Test("are not empty in any language, and differ between languages", arguments: samples)
  func text(_ message: SessionMessage) {
    let texts = Language.allCases.map { message.text(in: $0) }
    #expect(texts.allSatisfy { !$0.isEmpty })
    #expect(Set(texts).count == texts.count)
  }

  /// The list above is by hand: the declaration says whether it is whole.
  @Test("are all in the samples")
  func completeness() throws {
    let source = try Project.text("Sources/Messages/Session/SessionMessage.swift")
    let declared = source.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("case ") }
      .flatMap { Self.names(declaredBy: $0.dropFirst(5)) }
    #expect(declared.count > 40)
    #expect(Set(declared) == Set(Self.samples.map(Self.name)))
  }

  /// The names that one `case` line declares; commas between parentheses separate values.
  private static func names(declaredBy line: Substring) -> [String] {
    var depth = 0
    var words = [""]
    for character in line {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        words.append("")
      } else if depth == 0, character.isLetter, let last = words.indices.last {
        words[last].append(character)
      }
    }
    return words
  }
}
