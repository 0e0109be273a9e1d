import UIKit

/// Spells constraints short, in the learner's names: `label.centerX == newView.centerX + 8 (@750)`.
@MainActor struct ConstraintText {
  let naming: ViewNaming

  /// One constraint.
  func text(_ constraint: NSLayoutConstraint) -> String {
    var text = side(constraint.firstItem, constraint.firstAttribute)
    text += " " + sign(constraint.relation) + " "
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { text += NumberText.of(constraint.multiplier) + " × " }
      text += side(second, constraint.secondAttribute)
      if constraint.constant != 0 {
        text += constraint.constant < 0 ? " - " : " + "
        text += NumberText.of(abs(constraint.constant))
      }
    } else {
      text += NumberText.of(constraint.constant)
    }
    if constraint.priority != .required {
      text += " (@" + NumberText.of(CGFloat(constraint.priority.rawValue)) + ")"
    }
    return text
  }

  private func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    let owner: String
    switch item {
    case let view as UIView: owner = naming.call(view)
    case let guide as UILayoutGuide: owner = self.guide(guide)
    default: owner = "nil"
    }
    return owner + "." + String(describing: attribute)
  }

  private func guide(_ guide: UILayoutGuide) -> String {
    let owner = guide.owningView.map(naming.call) ?? "?"
    guard let view = guide.owningView else { return guide.identifier }
    if guide === view.safeAreaLayoutGuide { return owner + ".safeAreaLayoutGuide" }
    if guide === view.layoutMarginsGuide { return owner + ".layoutMarginsGuide" }
    return owner + "." + (guide.identifier.isEmpty ? "guide" : guide.identifier)
  }

  private func sign(_ relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
