import Foundation
import UIKit

/// How the learner's program calls its views: by the variables that hold them, and by its classes.
@MainActor struct ViewNaming {
  /// The learner's name for a view, nil when no variable holds it.
  let name: (UIView) -> String?

  /// The class as the learner wrote it, or UIKit's.
  let className: (UIView) -> String

  /// `label: UILabel`, or the class alone.
  func title(_ view: UIView) -> String {
    guard let name = name(view) else { return className(view) }
    return name + ": " + className(view)
  }

  /// What to call a view in a sentence: its name, else its class.
  func call(_ view: UIView) -> String { name(view) ?? className(view) }
}

/// What a view shows, as far as it is text.
@MainActor enum DisplayedText {
  /// The text of a label, a button's title, what a field holds; nil for other views.
  static func of(_ view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle ?? button.configuration?.title
    case let field as UITextField: field.text.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder
    case let textView as UITextView: textView.text
    default: nil
    }
  }
}

/// Numbers as UIKit prints them: six significant digits, no needless zeros.
enum NumberText {
  /// One number.
  static func of(_ value: CGFloat) -> String {
    value.isFinite ? String(format: "%g", Double(value)) : "\(value)"
  }

  /// A frame: `(16 20; 288 33.6667)`.
  static func of(_ rect: CGRect) -> String {
    "(\(of(rect.minX)) \(of(rect.minY)); \(of(rect.width)) \(of(rect.height)))"
  }
}
