import Terminal
import Testing

struct DescribedListTests {
  @Test func saysASentenceForEachBox() {
    let frame = PictureRect(x: 0, y: 0, width: 10, height: 10)
    let picture = ScreenPicture(
      width: 100, height: 100,
      boxes: [
        ScreenBox(title: "view", frame: frame),
        ScreenBox(title: "etichetta", frame: frame, depth: 1),
        ScreenBox(frame: frame, depth: 1),
      ])
    let lines = DescribedList(width: 20).lines(of: picture) { box in
      box.title.map { "\($0), a x 0, y 0" }
    }
    #expect(lines == ["- view, a x 0, y 0", "  - etichetta, a x", "    0, y 0"])
  }

  @Test func saysASentenceForEachNode() {
    let tree = TreeNode(title: "a", children: [TreeNode(title: "b", mark: .added)])
    let lines = DescribedList(width: 40).lines(of: [tree]) { node in
      node.mark == .added ? "\(node.title), aggiunta" : node.title
    }
    #expect(lines == ["- a", "  - b, aggiunta"])
  }
}
