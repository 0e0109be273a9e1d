import Terminal
import Testing

struct ScreenDrawingTests {
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> PictureRect {
    PictureRect(x: x, y: y, width: width, height: height)
  }

  /// A screen of 200 × 160 points, drawn at 10 points a column.
  private func rendering(
    _ boxes: [ScreenBox], safeArea: PictureRect? = nil, characters: DrawingCharacters = .unicode
  ) throws -> ScreenDrawing.Rendering {
    let picture = ScreenPicture(width: 200, height: 160, safeArea: safeArea, boxes: boxes)
    let drawing = ScreenDrawing(
      maxColumns: 22, maxRows: 40, characters: characters, styler: .none)
    return try #require(drawing.rendering(of: picture))
  }

  private func drawn(
    _ boxes: [ScreenBox], safeArea: PictureRect? = nil, characters: DrawingCharacters = .unicode
  ) throws -> String {
    try rendering(boxes, safeArea: safeArea, characters: characters).lines
      .joined(separator: "\n")
  }

  @Test func drawsBoxesToScaleWithTheirTexts() throws {
    let boxes = [
      ScreenBox(title: "view", frame: rect(0, 0, 200, 160), isFilled: true),
      ScreenBox(title: "card", frame: rect(20, 20, 160, 80), isFilled: true, mark: .added),
      ScreenBox(
        text: "Ciao", alignment: .center, frame: rect(60, 50, 80, 20)),
    ]
    #expect(
      try drawn(boxes) == """
        ╭ view ──────────────╮
        │                    │
        │  ┌ + card ──────┐  │
        │  │              │  │
        │  │     Ciao     │  │
        │  └──────────────┘  │
        │                    │
        │                    │
        │                    │
        ╰────────────────────╯
        """)
  }

  @Test func drawsInASCII() throws {
    #expect(
      try drawn([ScreenBox(title: "a", frame: rect(0, 0, 100, 60))], characters: .ascii) == """
        + a ------+----------+
        |         |          |
        |         |          |
        +---------+          |
        |                    |
        |                    |
        |                    |
        |                    |
        |                    |
        +--------------------+
        """)
  }

  @Test func whatIsInFrontCoversWhatIsBehind() throws {
    let boxes = [
      ScreenBox(text: "dietro dietro dietro", frame: rect(0, 40, 200, 20)),
      ScreenBox(frame: rect(50, 20, 60, 80), isFilled: true),
    ]
    #expect(
      try drawn(boxes)
        == """
        ╭────────────────────╮
        │                    │
        │     ┌────┐         │
        │dietr│    │ro dietro│
        │     │    │         │
        │     └────┘         │
        │                    │
        │                    │
        │                    │
        ╰────────────────────╯
        """)
  }

  @Test func linesThatCrossJoin() throws {
    let boxes = [
      ScreenBox(frame: rect(0, 0, 100, 80)), ScreenBox(frame: rect(50, 40, 100, 80)),
    ]
    #expect(
      try drawn(boxes) == """
        ╭─────────┬──────────╮
        │         │          │
        │         │          │
        │     ┌───┼────┐     │
        ├─────┼───┘    │     │
        │     │        │     │
        │     └────────┘     │
        │                    │
        │                    │
        ╰────────────────────╯
        """)
  }

  @Test func clipsAndLeavesOut() throws {
    let rendering = try rendering([
      ScreenBox(frame: rect(150, 20, 100, 60)),
      ScreenBox(frame: rect(0, 20, 100, 60), clip: rect(0, 0, 50, 160)),
      ScreenBox(text: "nascosto", frame: rect(0, 0, 100, 20), isHidden: true),
      ScreenBox(text: "vuoto", frame: rect(0, 0, 0, 20)),
      ScreenBox(text: "fuori", frame: rect(300, 0, 50, 20)),
      ScreenBox(text: "ritagliato", frame: rect(100, 0, 50, 20), clip: rect(0, 0, 50, 50)),
      ScreenBox(text: "infinito", frame: rect(.infinity, .nan, 50, 20)),
    ])
    #expect(
      rendering.lines.prefix(5).joined(separator: "\n") == """
        ╭────────────────────╮
        │                    │
        ├─────          ┌────│
        │               │    │
        ├─────          └────│
        """)
    #expect(
      rendering.absences == [
        2: .hidden, 3: .empty, 4: .outside, 5: .outside, 6: .empty,
      ])
  }

  @Test func aTextMayReachBeyondItsBoxWhereNothingIs() throws {
    let boxes = [
      ScreenBox(text: "Nome e cognome", alignment: .center, frame: rect(80, 20, 40, 20)),
      ScreenBox(text: "Nome", frame: rect(0, 60, 20, 20)),
      ScreenBox(text: "Altro", frame: rect(30, 60, 20, 20)),
      ScreenBox(text: "destra", alignment: .trailing, frame: rect(180, 80, 20, 20)),
    ]
    #expect(
      try drawn(boxes).split(separator: "\n")[2...5].joined(separator: "\n") == """
        │   Nome e cognome   │
        │                    │
        │NomeAltro           │
        │              destra│
        """)
  }

  @Test func writesWideCharactersInTheirCells() throws {
    #expect(
      try drawn([ScreenBox(text: "日本🎉", alignment: .center, frame: rect(0, 0, 200, 20))])
        .split(separator: "\n")[1] == "│       日本🎉       │")
  }

  @Test func wrapsATextInABorder() throws {
    #expect(
      try drawn([ScreenBox(text: "uno due tre", frame: rect(0, 0, 100, 80))])
        .split(separator: "\n")[1...4].joined(separator: "\n") == """
          │uno due  │          │
          │tre      │          │
          │         │          │
          ├─────────┘          │
          """)
  }

  @Test func drawsWhatIsTooSmallForABorderAsALine() throws {
    #expect(
      try drawn([
        ScreenBox(frame: rect(0, 20, 200, 1)), ScreenBox(frame: rect(100, 60, 2, 80)),
      ]).split(separator: "\n")[2...4].joined(separator: "\n")
        == """
        │────────────────────│
        │                    │
        │          │         │
        """)
  }

  @Test func aTextOverABorderReplacesTheLineOfTheBoxBehind() throws {
    let boxes = [
      ScreenBox(title: "stack", frame: rect(20, 40, 160, 40)),
      ScreenBox(text: "Sì", alignment: .center, frame: rect(20, 40, 80, 40)),
      ScreenBox(text: "No", alignment: .center, frame: rect(100, 40, 80, 40), mark: .changed),
    ]
    #expect(
      try drawn(boxes).split(separator: "\n")[3...4].joined(separator: "\n") == """
        │  ┌ stack ──~ No─┐  │
        │  └──Sì──────────┘  │
        """)
  }

  @Test func saysAMarkWithASignWhereTheNameDoesNotFit() throws {
    let boxes = [
      ScreenBox(title: "un nome lungo", frame: rect(20, 40, 60, 60), mark: .added),
      ScreenBox(title: "riga", frame: rect(100, 40, 60, 1), mark: .missing),
    ]
    #expect(
      try drawn(boxes).split(separator: "\n")[3...5].joined(separator: "\n") == """
        │  ┌+───┐  ✗─────    │
        │  │    │            │
        │  └────┘            │
        """)
  }

  @Test func dotsTheSafeArea() throws {
    #expect(
      try drawn([], safeArea: rect(0, 40, 200, 100)) == """
        ╭────────────────────╮
        │                    │
        │                    │
        │┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈│
        │                    │
        │                    │
        │                    │
        │┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈│
        │                    │
        ╰────────────────────╯
        """)
  }

  @Test func fitsTheRoomAndKeepsTheAspect() throws {
    for (width, height) in [(393.0, 852.0), (852.0, 393.0), (1024.0, 1366.0), (1.0, 900.0)] {
      let drawing = ScreenDrawing(
        maxColumns: 60, maxRows: 30, characters: .unicode, styler: .none)
      let picture = ScreenPicture(width: width, height: height, boxes: [])
      let rendering = try #require(drawing.rendering(of: picture))
      #expect(rendering.lines.count <= 30)
      #expect(rendering.lines.allSatisfy { DisplayWidth.of($0) <= 60 })
    }
  }

  @Test(arguments: [(0.0, 100.0), (-1.0, 10.0), (.nan, 10.0), (.infinity, 10.0)])
  func refusesAScreenWithoutASize(width: Double, height: Double) {
    let drawing = ScreenDrawing(maxColumns: 60, maxRows: 30, characters: .unicode, styler: .none)
    #expect(drawing.rendering(of: ScreenPicture(width: width, height: height, boxes: [])) == nil)
  }

  @Test func survivesAbsurdFrames() throws {
    let numbers = [-1e300, -1e6, -0.5, 0, 0.001, 90, 1e6, 1e300]
    var boxes: [ScreenBox] = []
    for x in numbers {
      for width in numbers {
        boxes.append(
          ScreenBox(title: "t", text: "x", frame: rect(x, x, width, width), isFilled: true))
        boxes.append(ScreenBox(frame: rect(x, 0, width, 100), clip: rect(width, x, width, x)))
      }
    }
    let lines = try rendering(boxes).lines
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= 22 })
  }
}
