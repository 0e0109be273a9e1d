import Terminal
import Testing

struct TreeDrawingTests {
  private func lines(
    _ node: TreeNode, width: Int = 60, characters: DrawingCharacters = .unicode
  ) -> String {
    TreeDrawing(width: width, characters: characters, styler: .none).lines(of: [node])
      .joined(separator: "\n")
  }

  private let tree = TreeNode(
    title: "view: UIView", details: ["0, 0", "393 × 852"],
    children: [
      TreeNode(
        title: "card: UIView", details: ["20, 100", "353 × 44"], mark: .changed,
        children: [
          TreeNode(title: "label: UILabel", details: ["0, 0", "131 × 20"], mark: .added),
          TreeNode(title: "icona: UIImageView", mark: .missing, note: "(manca)"),
        ]),
      TreeNode(title: "button: UIButton", details: ["20, 60", "100 × 44"], mark: .removed),
    ])

  @Test func joinsNodesAndAlignsDetails() {
    #expect(
      lines(tree)
        == """
          view: UIView          0, 0     393 × 852
        ~ ├─ card: UIView       20, 100  353 × 44
        + │  ├─ label: UILabel  0, 0     131 × 20
        ✗ │  └─ icona: UIImageView  (manca)
        - └─ button: UIButton   20, 60   100 × 44
        """)
  }

  @Test func drawsInASCII() {
    #expect(
      lines(
        TreeNode(
          title: "a",
          children: [
            TreeNode(title: "b", children: [TreeNode(title: "c", mark: .missing)]),
            TreeNode(title: "d"),
          ]), characters: .ascii) == """
            a
            |- b
          x |  `- c
            `- d
          """)
  }

  @Test func leavesOutTheColumnOfSignsWithoutMarks() {
    #expect(lines(TreeNode(title: "a", children: [TreeNode(title: "b")])) == "a\n└─ b")
  }

  @Test func putsBelowWhatDoesNotFit() {
    let node = TreeNode(
      title: "view",
      children: [
        TreeNode(
          title: "label: UILabel", details: ["131, 415, 131 × 20", "«Ciao»"],
          note: "nessun vincolo in verticale"),
        TreeNode(title: "fine"),
      ])
    #expect(
      lines(node, width: 30) == """
        view
        ├─ label: UILabel
        │      131, 415, 131 × 20
        │      «Ciao»
        │      nessun vincolo in
        │      verticale
        └─ fine
        """)
  }

  @Test func keepsEveryLineWithinTheWidth() {
    var node = TreeNode(title: "foglia: UILabel", details: ["0, 0, 10 × 10"], mark: .added)
    for level in 0..<200 {
      node = TreeNode(title: "livello \(level): UIView", details: ["\(level)"], children: [node])
    }
    let drawing = TreeDrawing(width: 40, characters: .unicode, styler: .none)
    let lines = drawing.lines(of: [node])
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= 40 })
    #expect(lines.joined().contains("(200)"))
  }

  @Test func survivesAVeryDeepTree() {
    var node = TreeNode(title: "a")
    for _ in 0..<2000 { node = TreeNode(title: "a", children: [node]) }
    let drawing = TreeDrawing(width: 40, characters: .unicode, styler: .none)
    #expect(drawing.lines(of: [node]).count == 2001)
  }

  @Test func saysEachMarkWithASignOfItsOwn() {
    for characters in [DrawingCharacters.unicode, .ascii] {
      let signs = Mark.allCases.map { $0.sign(characters) }
      #expect(Set(signs).count == Mark.allCases.count)
      #expect(signs.allSatisfy { DisplayWidth.of($0) == 1 })
    }
  }

  @Test func coloursTitlesAndSigns() {
    let drawing = TreeDrawing(width: 40, characters: .unicode, styler: Styler(depth: .sixteen))
    #expect(
      drawing.lines(of: [TreeNode(title: "a", mark: .added)]) == [
        "\u{1B}[32m+\u{1B}[0m \u{1B}[32ma\u{1B}[0m"
      ])
  }
}
