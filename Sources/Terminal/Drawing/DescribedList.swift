/// The form of a drawing for who cannot see it: one sentence for each element, indented by depth.
///
/// The sentences are the caller's, in the learner's language.
public struct DescribedList: Sendable {
  /// The columns of a line.
  public var width: Int

  /// Makes a list for a width.
  public init(width: Int) {
    self.width = max(20, width)
  }

  /// A line or more for each box; a box whose phrase is nil is left out.
  public func lines(of picture: ScreenPicture, phrase: (ScreenBox) -> String?) -> [String] {
    picture.boxes.flatMap { box in
      phrase(box).map { item($0, depth: box.depth) } ?? []
    }
  }

  /// A line or more for each node of the trees, from the top down.
  public func lines(of roots: [TreeNode], phrase: (TreeNode) -> String?) -> [String] {
    TreeNode.visits(of: roots).flatMap { visit in
      phrase(visit.node).map { item($0, depth: visit.depth) } ?? []
    }
  }

  private func item(_ phrase: String, depth: Int) -> [String] {
    let level = min(max(0, depth), max(0, width / 2 - 2) / 2)
    let indent = String(repeating: "  ", count: level) + "- "
    return TextWrapping.lines(of: phrase, width: width, indent: indent)
  }
}
