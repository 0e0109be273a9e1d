import Course
import UIKit

/// What the learner's views are like at one moment, to be compared with another.
///
/// It holds texts and identities only; the views may go on changing.
@MainActor struct HierarchySnapshot {
  private struct Entry {
    let title: String
    let call: String
    let parent: ObjectIdentifier?
    let parentCall: String?
    let properties: [(name: String, value: String)]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var order: [ObjectIdentifier] = []
  private var constraints: [ObjectIdentifier: String] = [:]
  private var constraintOrder: [ObjectIdentifier] = []
  private var root: (id: ObjectIdentifier, call: String)?

  /// More views than this are not compared: nobody would read the result.
  private static let limit = 2_000

  /// A moment before there was anything.
  init() {}

  /// Looks at the views that the variables hold, at the root view, and at all that is below them.
  init(views: [UIView], root: UIView?, naming: ViewNaming) {
    self.root = root.map { (ObjectIdentifier($0), naming.call($0)) }
    let spelling = ConstraintText(naming: naming)
    var pending = Array(views.reversed())
    if let root { pending.insert(root, at: 0) }
    while let view = pending.popLast(), order.count < Self.limit {
      let key = ObjectIdentifier(view)
      guard entries[key] == nil else { continue }
      order.append(key)
      entries[key] = Entry(
        title: naming.title(view), call: naming.call(view),
        parent: view.superview.map(ObjectIdentifier.init),
        parentCall: view.superview.map(naming.call), properties: Self.properties(of: view))
      for constraint in view.constraints where constraint.identifier == nil {
        let id = ObjectIdentifier(constraint)
        if constraints[id] == nil { constraintOrder.append(id) }
        constraints[id] = spelling.text(constraint)
      }
      if !(view is UIControl) { pending += view.subviews.reversed() }
    }
  }

  /// What happened between an earlier moment and this one, in the order of the tree.
  func changes(since old: HierarchySnapshot) -> [HierarchyChange] {
    var changes: [HierarchyChange] = []
    for key in order {
      guard let entry = entries[key] else { continue }
      changes += self.changes(of: entry, since: old.entries[key])
    }
    for key in old.order where entries[key] == nil {
      guard let entry = old.entries[key], let parent = entry.parentCall else { continue }
      changes.append(.removed(title: entry.title, parent: parent))
    }
    for key in constraintOrder where old.constraints[key] == nil {
      if let text = constraints[key] { changes.append(.constraintAdded(text)) }
    }
    for key in old.constraintOrder where constraints[key] == nil {
      if let text = old.constraints[key] { changes.append(.constraintRemoved(text)) }
    }
    if root?.id != old.root?.id {
      changes.append(.root(old: old.root?.call, new: root?.call))
    }
    return changes
  }

  private func changes(of entry: Entry, since old: Entry?) -> [HierarchyChange] {
    guard let old else {
      guard let parent = entry.parentCall else { return [.made(title: entry.title)] }
      return [.added(title: entry.title, parent: parent)]
    }
    var changes: [HierarchyChange] = []
    if entry.parent != old.parent {
      if let parent = entry.parentCall {
        changes.append(.added(title: entry.call, parent: parent))
      } else if let parent = old.parentCall {
        changes.append(.removed(title: entry.call, parent: parent))
      }
    }
    for (now, before) in zip(entry.properties, old.properties) where now.value != before.value {
      changes.append(
        .property(view: entry.call, name: now.name, old: before.value, new: now.value))
    }
    return changes
  }

  /// The properties whose changes are told: the same ones, in the same order, for a view's whole
  /// life.
  private static func properties(of view: UIView) -> [(name: String, value: String)] {
    var list: [(String, String)] = [
      ("frame", NumberText.of(view.frame)),
      ("backgroundColor", color(view.backgroundColor)),
      ("isHidden", "\(view.isHidden)"),
      ("alpha", NumberText.of(view.alpha)),
      ("clipsToBounds", "\(view.clipsToBounds)"),
      ("tag", "\(view.tag)"),
      (
        "translatesAutoresizingMaskIntoConstraints",
        "\(view.translatesAutoresizingMaskIntoConstraints)"
      ),
    ]
    if let label = view as? UILabel {
      list += [
        ("text", text(label.text)), ("textColor", color(label.textColor)),
        ("font.pointSize", NumberText.of(label.font?.pointSize ?? 0)),
        ("numberOfLines", "\(label.numberOfLines)"),
        ("textAlignment", "." + String(describing: label.textAlignment)),
      ]
    } else if let stack = view as? UIStackView {
      list += [
        ("axis", "." + String(describing: stack.axis)),
        ("spacing", NumberText.of(stack.spacing)),
        ("distribution", "." + String(describing: stack.distribution)),
        ("alignment", "." + String(describing: stack.alignment)),
        ("arrangedSubviews.count", "\(stack.arrangedSubviews.count)"),
      ]
    } else if let button = view as? UIButton {
      list.append(("title", text(button.currentTitle)))
    }
    return list
  }

  private static func color(_ color: UIColor?) -> String {
    guard let color else { return "nil" }
    return KnownColors.name(of: color).map { "." + $0 } ?? color.description
  }

  private static func text(_ text: String?) -> String {
    text.map { "\"" + $0 + "\"" } ?? "nil"
  }
}
