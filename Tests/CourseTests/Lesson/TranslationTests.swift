import Course
import Messages
import Testing

@Suite("Translations")
struct TranslationTests {
  /// The English file with some lines replaced.
  private func problems(replacing changes: [(String, String)]) throws -> [String] {
    var english = try Fixtures.text("first-loadview.en.md")
    for (old, new) in changes {
      #expect(english.contains(old))
      english = english.replacing(old, with: new)
    }
    return Fixtures.read(it: try Fixtures.text("first-loadview.it.md"), en: english).summaries
  }

  @Test func twoSourcesAreTold() throws {
    let found = try problems(replacing: [("translates: it\n", "id: x\ncontext: file\n")])
    #expect(found.contains("1:1 translation.two-sources"))
    #expect(found.contains("3:5 translation.different-value"))
    #expect(found.contains("4:10 translation.different-value"))
  }

  @Test func aTranslationOfAnotherLanguageIsTold() throws {
    #expect(
      try problems(replacing: [("translates: it", "translates: en")])
        == ["3:13 translation.wrong-source"])
    #expect(
      try problems(replacing: [("translates: it", "translates: fr")])
        .contains("3:13 front-matter.unknown-language"))
  }

  @Test func missingAndExtraStepsAreTold() throws {
    let found = try problems(replacing: [("{#label}", "{#etichetta}")])
    #expect(found == ["1:1 translation.missing-step", "26:1 translation.extra-step"])
  }

  @Test func missingProseIsTold() throws {
    let found = try problems(replacing: [
      ("When no storyboard and no `.xib` file makes the view, *you* make it, in **loadView**.", ""),
      ("Add the label.", ""),
      ("A root view is born without a frame: whoever owns it sizes it.", ""),
      ("2. Make it, colour it, assign it.", ""),
    ])
    #expect(
      found == [
        "1:1 translation.missing-introduction", "9:1 translation.missing-explanation",
        "9:1 translation.missing-hints", "26:1 translation.missing-task",
      ])
  }

  @Test func missingFeedbackIsTold() throws {
    let found = try problems(replacing: [
      (
        "```swift mistake reads-view-early\n```\n"
          + "> Reading `view` here asks `loadView` for a view, which asks itself: assign it first.",
        ""
      ), ("> One line is enough.", ""),
    ])
    #expect(found.contains("9:1 translation.missing-feedback"))
    #expect(found.contains { $0.hasSuffix("translation.missing-check-message") })
    #expect(found.count == 2)
  }

  @Test func blocksThatTheSourceLacksAreTold() throws {
    let found = try problems(replacing: [
      ("mistake reads-view-early", "mistake other"),
      ("```swift check\n```", "```swift check\n```\n\n```swift check\n#expect(true)\n```"),
    ])
    #expect(found.contains("18:1 translation.extra-block"))
    #expect(found.contains("9:1 translation.missing-feedback"))
    #expect(found.filter { $0.hasSuffix("extra-block") }.count == 2)
  }

  @Test func theChoicesMustBeTheSame() throws {
    let swapped = try problems(replacing: [
      ("- [ ] You", "- [x] You"), ("- [x] UIKit", "- [ ] UIKit"),
    ])
    #expect(
      swapped == ["48:1 translation.different-mark", "50:1 translation.different-mark"])
    let fewer = try problems(replacing: [
      ("- [ ] Interface Builder\n  > No: Interface Builder writes a file.\n", "")
    ])
    #expect(fewer == ["48:1 translation.missing-choice"])
  }

  @Test func anotherOrderOfStepsIsTold() throws {
    let one =
      "---\nformat: 1\nid: a\ntitle: A\ncontext: file\n---\n## A {#a}\n\nA.\n\n## B {#b}\n\nB.\n"
    let two = "---\nformat: 1\ntranslates: it\ntitle: A\n---\n## B {#b}\n\nB.\n\n## A {#a}\n\nA.\n"
    #expect(Fixtures.read(it: one, en: two).summaries == ["6:1 translation.step-order"])
  }

  @Test func aLessonInOneLanguageIsTold() throws {
    let folder = Fixtures.read(it: try Fixtures.text("first-loadview.it.md"))
    #expect(folder.problems.map(\.id) == ["translation.missing-file"])
    #expect(folder.lesson(in: .english)?.language == .italian)
  }
}
