import Course
import Messages
import Testing

@Suite("Requirements of a step")
struct RequirementTests {
  private let lesson = """
    ---
    format: 1
    id: q
    title: Q
    context: loadView
    devices: iPhone 15, iPhone SE (3rd generation)
    ---

    ## Q {#q}

    Fai.

    ```swift solution
    let a = 1
    ```

    ```expect
    view: is UIView backgroundColor=.white
      label: UILabel text~="Ciao" tag@"iPhone 15"=3
      ...
      UIImageView
    ```

    ```swift check
    #expect(!view.hasAmbiguousLayout)
    #expect(label.text == ")")
    ```
    """

  private func sentences(in language: Language) throws -> [String] {
    let folder = Fixtures.read(it: lesson)
    #expect(folder.summaries == [])
    let read = try #require(folder.lessons[.italian])
    guard case .exercise(let exercise)? = read.steps.first?.activity else { return [] }
    return exercise.requirements(devices: read.devices).map {
      String(repeating: "  ", count: $0.depth) + $0.kind.text(in: language)
    }
  }

  @Test func areToldInItalian() throws {
    #expect(
      try sentences(in: .italian) == [
        "`view` è di classe `UIView` o una sua sottoclasse",
        "`view.backgroundColor` è `.white`",
        "`view` ha queste sottoviste, in quest'ordine, e può averne altre",
        "  c'è `label`, di classe `UILabel`, in `view`",
        "  `label.text` contiene `\"Ciao\"`",
        "  `label.tag` è `3`, su iPhone 15",
        "  c'è una vista di classe `UIImageView` in `view`",
        "vale `!view.hasAmbiguousLayout`",
        "vale `label.text == \")\"`",
        "tutto questo vale su iPhone 15, iPhone SE (3rd generation)",
      ])
  }

  @Test func areToldInEnglish() throws {
    #expect(
      try sentences(in: .english) == [
        "`view` is a `UIView` or a subclass of it",
        "`view.backgroundColor` is `.white`",
        "`view` has these subviews, in this order, and may have others",
        "  there is `label`, a `UILabel`, in `view`",
        "  `label.text` contains `\"Ciao\"`",
        "  `label.tag` is `3`, on iPhone 15",
        "  there is a view of class `UIImageView` in `view`",
        "`!view.hasAmbiguousLayout` holds",
        "`label.text == \")\"` holds",
        "all this holds on iPhone 15, iPhone SE (3rd generation)",
      ])
  }
}
