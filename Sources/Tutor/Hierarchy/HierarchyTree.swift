import Terminal
import UIKit

/// Makes the tree that `:tree` draws: names, classes, frames, texts.
@MainActor struct HierarchyTree {
  let naming: ViewNaming

  /// What is to be said about some views, by identity.
  var marks: [ObjectIdentifier: Mark] = [:]
  var notes: [ObjectIdentifier: String] = [:]

  /// Deeper than this a tree tells nobody anything, and a learner's may be endless.
  private static let maxDepth = 100

  /// The tree under a view.
  func node(_ view: UIView, depth: Int = 0) -> TreeNode {
    let key = ObjectIdentifier(view)
    let children =
      depth < Self.maxDepth && !hidesContent(view)
      ? view.subviews.map { node($0, depth: depth + 1) } : []
    return TreeNode(
      title: Sanitizer.cleanedLine(naming.title(view)), details: details(view),
      mark: marks[key] ?? .none, note: notes[key], children: children)
  }

  private func details(_ view: UIView) -> [String] {
    var details = [NumberText.of(view.frame)]
    if let text = DisplayedText.of(view) {
      details.append("\"" + Sanitizer.cleanedLine(text) + "\"")
    }
    return details
  }

  /// What a control is made of inside is its own affair, unless the learner holds it in a variable.
  private func hidesContent(_ view: UIView) -> Bool {
    view is UIControl && !view.subviews.contains { naming.name($0) != nil }
  }
}
