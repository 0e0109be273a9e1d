import Course
import Testing

@Suite("Reading an expected hierarchy")
struct ExpectationParserTests {
  @Test func readsTheOutlineOfTheFormat() throws {
    let devices = ["iPhone SE (3rd generation)"]
    let expectation = try outline(
      """
      view: UIView backgroundColor=.white
        header: UIStackView axis=.vertical spacing=8 top=view.safeAreaLayoutGuide.top+16
          title: UILabel text~="Ciao a \\"tutti\\"" font.pointSize=17
          UIImageView
        ...
        footer: UIButton title(for: .normal)="OK" frame@"iPhone SE (3rd generation)"=(16 603 343 44)
      """, devices: devices)
    let view = try #require(expectation.roots.first)
    #expect(view.name == "view")
    #expect(view.type == "UIView")
    #expect(view.properties.map(\.value) == [.expression(".white")])
    #expect(view.views.map(\.name) == ["header", "footer"])
    #expect(view.allowsOthers)

    let header = view.views[0]
    #expect(header.properties.map(\.path) == ["axis", "spacing", "top"])
    #expect(header.properties[1].value == .numbers([8]))
    #expect(
      header.properties[2].value
        == .edge(
          EdgeReference(
            view: "view", guide: "safeAreaLayoutGuide", edge: .top, multiplier: 1, constant: 16)))
    #expect(header.views.map(\.type) == ["UILabel", "UIImageView"])
    #expect(header.views[0].properties[0].relation == .matches)
    #expect(header.views[0].properties[0].value == .text("Ciao a \"tutti\""))
    #expect(header.views[0].properties[0].position == SourcePosition(line: 3, column: 20))

    let footer = view.views[1]
    #expect(footer.properties[0].path == "title(for: .normal)")
    #expect(footer.properties[1].path == "frame")
    #expect(footer.properties[1].device == devices[0])
    #expect(footer.properties[1].value == .numbers([16, 603, 343, 44]))
  }

  @Test func readsSubclassesAndFreeOrder() throws {
    let view = try #require(try outline("view: is UIView unordered\n  UILabel\n").roots.first)
    #expect(view.allowsSubclasses)
    #expect(view.isUnordered)
  }

  @Test(arguments: [
    ("width=view.width*0.5-8", EdgeReference("view", nil, .width, 0.5, -8)),
    ("width=view.width/4", EdgeReference("view", nil, .width, 0.25, 0)),
    ("center=view.center", EdgeReference("view", nil, .center, 1, 0)),
    (
      "leading=a.layoutMarginsGuide.leading",
      EdgeReference("a", "layoutMarginsGuide", .leading, 1, 0)
    ),
  ])
  func readsGeometry(text: String, reference: EdgeReference) throws {
    let view = try #require(try outline("view: UIView \(text)").roots.first)
    #expect(view.properties.map(\.value) == [.edge(reference)])
  }

  @Test(arguments: ["tint=view.width", "top=view.bounds.size.height", "top=8*2", "left=a.b.c.left"])
  func otherExpressionsAreSwift(text: String) throws {
    let view = try #require(try outline("view: UIView \(text)").roots.first)
    let value = try #require(view.properties.first?.value)
    guard case .expression = value else {
      Issue.record("\(value)")
      return
    }
  }
}

extension EdgeReference {
  fileprivate init(
    _ view: String, _ guide: String?, _ edge: Edge, _ multiplier: Double, _ constant: Double
  ) {
    self.init(view: view, guide: guide, edge: edge, multiplier: multiplier, constant: constant)
  }
}
