import Course
import Messages
import Testing

@Suite("Comparing hierarchies")
@MainActor
struct ExpectationMatcherTests {
  private func differences(
    _ text: String, _ hierarchy: ModelHierarchy, device: String = "iPhone 15"
  ) throws -> [String] {
    let devices = ["iPhone 15", "iPhone SE (3rd generation)"]
    let comparison = ExpectationMatcher.compare(
      try outline(text, devices: devices), with: hierarchy, device: device)
    return comparison.differences.map { "\($0.path) \($0.kind.id)" }
      + comparison.faults.map { "fault \($0.position.line):\($0.position.column) \($0.id)" }
  }

  private let label = ModelView("UILabel", ["text": "\"Ciao\"", "alpha": "1"])
  private let button = ModelView("UIButton")

  @Test func whatIsNotWrittenDoesNotCount() throws {
    let hierarchy = ModelHierarchy(ModelView("UIView", ["tag": "3"], [label, button]))
    #expect(try differences("view: UIView", hierarchy) == [])
    #expect(try differences("UIView tag=3", hierarchy) == [])
    #expect(try differences("view: UIView\n  UILabel\n  ...", hierarchy) == [])
  }

  @Test func aHierarchyWithoutARootIsOneDifference() throws {
    let found = try differences(
      "view: UIView tag=1\n  label: UILabel text=\"Ciao\"", ModelHierarchy(nil))
    #expect(found == ["view no-root", "view/label not-reached"])
  }

  @Test func valuesAreCompared() throws {
    let hierarchy = ModelHierarchy(ModelView("UIView", ["backgroundColor": "nil"], [label]))
    let found = try differences(
      """
      view: UIView backgroundColor=.white
        UILabel text="Ciao!" text~="ia" text~="x" alpha=0.8
      """, hierarchy)
    #expect(
      found == [
        "view wrong-value", "view/subviews[0] wrong-value", "view/subviews[0] no-match",
        "view/subviews[0] wrong-value",
      ])
  }

  @Test func numbersOfGeometryCompareWithinHalfAPoint() throws {
    let view = ModelView("UIView", ["frame": "0 0 100.4 50", "alpha": "0.6"])
    let hierarchy = ModelHierarchy(view)
    #expect(try differences("view: UIView frame=(0 0 100 50)", hierarchy) == [])
    #expect(try differences("view: UIView frame=(0 0 101 50)", hierarchy) == ["view wrong-value"])
    #expect(try differences("view: UIView alpha=1", hierarchy) == ["view wrong-value"])
  }

  @Test func aPropertyMayCountOnOneDeviceOnly() throws {
    let hierarchy = ModelHierarchy(ModelView("UIView", ["tag": "1"]))
    let text = "view: UIView tag@\"iPhone 15\"=2"
    #expect(try differences(text, hierarchy) == ["view wrong-value"])
    #expect(try differences(text, hierarchy, device: "iPhone SE (3rd generation)") == [])
  }

  @Test func aTypeIsExactUnlessSubclassesAreAllowed() throws {
    let hierarchy = ModelHierarchy(ModelView("HomeView"))
    #expect(
      try differences("view: UIView\n  label: UILabel\n    UIView", hierarchy)
        == ["view wrong-type", "view/label not-reached", "view/label/UIView not-reached"])
    #expect(try differences("view: is UIView", hierarchy) == [])
    #expect(
      try differences("view: is Cupboard", hierarchy)
        == ["view wrong-type"])
  }

  @Test func missingAndExtraViewsAreTold() throws {
    let hierarchy = ModelHierarchy(ModelView("UIView", [:], [label, button]))
    #expect(
      try differences("view: UIView\n  UILabel\n  UIImageView\n  UIButton", hierarchy)
        == ["view/UIImageView missing"])
    #expect(
      try differences("view: UIView\n  UIButton", hierarchy) == ["view/subviews[0] extra"])
    #expect(
      try differences("view: UIView\n  UIStackView\n  UIButton", hierarchy)
        == ["view/subviews[0] wrong-type"])
  }

  @Test func othersMayStandOnlyWhereTheyAreAllowed() throws {
    let first = ModelView("UILabel", ["text": "\"uno\""])
    let last = ModelView("UILabel", ["text": "\"due\""])
    let hierarchy = ModelHierarchy(ModelView("UIView", [:], [first, button, last]))
    let texts = "  UILabel text=\"uno\"\n  ...\n  UILabel text=\"due\""
    #expect(try differences("view: UIView\n" + texts, hierarchy) == [])
    #expect(
      try differences("view: UIView\n  ...\n  UILabel text=\"uno\"\n  UIButton", hierarchy)
        == ["view/subviews[2] extra"])
  }

  @Test func theOrderCountsUnlessItIsLifted() throws {
    let hierarchy = ModelHierarchy(ModelView("UIView", [:], [label, button]))
    #expect(
      try differences("view: UIView\n  UIButton\n  UILabel", hierarchy)
        == ["view/subviews[0] wrong-order"])
    #expect(
      try differences("view: UIView unordered\n  UIButton\n  UILabel", hierarchy) == [])
    #expect(
      try differences("view: UIView unordered\n  UIButton\n  UIImageView", hierarchy)
        == ["view/subviews[0] wrong-type"])
  }

  @Test func aNameBindsToTheLearnersVariable() throws {
    let other = ModelView("UILabel", ["text": "\"Altra\""])
    let hierarchy = ModelHierarchy(
      ModelView("UIView", [:], [other, label]), variables: ["label": label])
    #expect(
      try differences("view: UIView\n  ...\n  label: UILabel text=\"Ciao\"\n", hierarchy) == [])
    hierarchy.variables = ["label": other]
    #expect(
      try differences("view: UIView\n  label: UILabel text=\"Ciao\"\n  ...", hierarchy)
        == ["view/label wrong-value"])
  }

  @Test func withoutAVariableANameBindsToTheFirstViewThatFits() throws {
    let other = ModelView("UILabel", ["text": "\"Altra\""])
    let hierarchy = ModelHierarchy(ModelView("UIView", [:], [other, label]))
    #expect(
      try differences("view: UIView\n  ...\n  titolo: UILabel text=\"Ciao\"\n  ...", hierarchy)
        == [])
  }

  @Test func aViewThatWasNeverAddedIsToldAsSuch() throws {
    let hierarchy = ModelHierarchy(
      ModelView("UIView", [:], [ModelView("UIStackView", [:], [button])]),
      variables: ["label": label, "button": button])
    let comparison = ExpectationMatcher.compare(
      try outline("view: UIView\n  ...\n  label: UILabel\n  button: UIButton"), with: hierarchy,
      device: "iPhone 15")
    #expect(
      comparison.differences.map(\.kind) == [
        .missing(view: "label", type: "UILabel", parent: "view", place: .outside),
        .missing(
          view: "button", type: "UIButton", parent: "view", place: .inside("UIStackView")),
      ])
  }

  @Test func edgesAreComparedOnTheScreen() throws {
    let root = ModelView("UIView", [:], [label, button])
    label.rectangle = ObservedRectangle(x: 30, y: 40, width: 40, height: 20.6)
    button.rectangle = ObservedRectangle(x: 10, y: 68.9, width: 80, height: 20)
    let hierarchy = ModelHierarchy(root, variables: ["label": label])
    let good = """
      view: UIView
        label: UILabel center=view.center top=view.safeAreaLayoutGuide.top+20 width=40 left=30
        UIButton top=label.bottom+8 width=view.width*0.8 trailing=view.trailing-10
      """
    #expect(try differences(good, hierarchy) == [])
    button.rectangle = ObservedRectangle(x: 10, y: 71, width: 80, height: 20)
    #expect(try differences(good, hierarchy) == ["view/subviews[1] wrong-value"])
    root.properties["direction"] = "rtl"
    button.properties["direction"] = "rtl"
    let mirrored = "view: UIView\n  ...\n  UIButton leading=view.leading-10"
    #expect(try differences(mirrored, hierarchy) == [])
  }

  @Test func whatCannotBeReadIsTheLessonsFault() throws {
    let hierarchy = ModelHierarchy(ModelView("UIView", ["tag": "1"]))
    #expect(
      try differences("view: UIView colour=.white tag=?", hierarchy)
        == ["fault 1:14 gate.unreadable", "fault 1:32 gate.unreadable"])
    #expect(
      try differences("view: UIView tag=notYetDeclared top=label.top", hierarchy)
        == ["view not-reached", "view not-reached"])
    #expect(
      try differences("view: UIView top=view.margins.top", hierarchy)
        == ["fault 1:18 gate.no-such-geometry"])
  }

  @Test func everyDifferenceHasASentenceInBothLanguages() {
    let kinds: [HierarchyDifference] = [
      .noRoot(name: "view"),
      .missing(view: "label", type: "UILabel", parent: "view", place: .nowhere),
      .missing(view: "label", type: "UILabel", parent: "view", place: .outside),
      .missing(view: "UILabel", type: "UILabel", parent: "view", place: .inside("stack")),
      .extra(view: "UILabel", type: "UILabel", parent: "view"),
      .extra(view: "label", type: "UILabel", parent: "view"),
      .wrongType(view: "view", expected: "UIView", found: "UILabel", allowsSubclasses: true),
      .wrongValue(view: "label", property: "text", expected: "\"a\"", found: "nil"),
      .noMatch(view: "label", property: "text", part: "\"a\"", found: "nil"),
      .wrongOrder(view: "label", parent: "view", neighbour: "button", isAfter: true),
      .notReached(view: "label", property: "text"),
    ]
    for kind in kinds {
      #expect(!kind.text(in: .italian).isEmpty)
      #expect(kind.text(in: .italian) != kind.text(in: .english))
      #expect(kind.text(in: .english).contains("`"))
    }
    #expect(
      kinds[7].text(in: .italian)
        == "`label.text` è `nil`, e ci si aspetta `\"a\"`")
  }
}
