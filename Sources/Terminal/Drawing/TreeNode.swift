/// An element of a tree to draw: text only, already in the learner's language and sanitized.
public struct TreeNode: Sendable, Equatable {
  /// The name and type, for example `label: UILabel`.
  public var title: String
  /// Further columns, aligned between the nodes: a frame, a text, a colour.
  public var details: [String]
  /// What is said about the node.
  public var mark: Mark
  /// A remark shown after the details, or below where it does not fit; nil for none.
  public var note: String?
  public var children: [TreeNode]

  /// Makes a node.
  public init(
    title: String, details: [String] = [], mark: Mark = .none, note: String? = nil,
    children: [TreeNode] = []
  ) {
    self.title = title
    self.details = details
    self.mark = mark
    self.note = note
    self.children = children
  }
}

extension TreeNode {
  /// A node as met on the way down, with what its place in the tree asks of a drawing.
  struct Visit {
    let node: TreeNode
    /// For each level above, the root's aside, whether the ancestor is the last of its siblings.
    let isLast: [Bool]
    let hasChildren: Bool
    var depth: Int { isLast.count }
  }

  /// The nodes of trees from the top down, without recursion: a learner's tree may be very deep.
  static func visits(of roots: [TreeNode]) -> [Visit] {
    var visits: [Visit] = []
    var stack: [(node: TreeNode, isLast: [Bool])] = roots.reversed().map { ($0, []) }
    while let (node, isLast) = stack.popLast() {
      visits.append(Visit(node: node, isLast: isLast, hasChildren: !node.children.isEmpty))
      for (number, child) in node.children.enumerated().reversed() {
        stack.append((child, isLast + [number == node.children.count - 1]))
      }
    }
    return visits
  }
}
