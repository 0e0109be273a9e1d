import Course
import Interpreter
import Messages
import ScriptRuntime
import Terminal
import UIKit

extension LearnerProgram {
  /// The trees of the hierarchy, as the screen would have it; views that are in none follow.
  func tree() -> [TreeNode] {
    presented { presentation in
      let tree = HierarchyTree(naming: presentation.names.naming)
      return roots(of: presentation).map { tree.node($0) }
    }
  }

  /// The tree with what is missing marked on the learner's own views.
  func tree(marking differences: [Difference], in language: Language) -> [TreeNode] {
    guard !differences.isEmpty else { return [] }
    return presented { presentation in
      // The differences name views of another run: they are found again by what they are called.
      let naming = presentation.names.naming
      var tree = HierarchyTree(naming: naming)
      for difference in differences {
        guard let other = difference.view?.object as? UIView, let name = difference.kind.subject,
          let view = presentation.names.views.first(where: { naming.call($0) == name })
            ?? find(other, under: presentation)
        else { continue }
        let key = ObjectIdentifier(view)
        tree.marks[key] = difference.kind.mark
        if tree.notes[key] == nil { tree.notes[key] = difference.kind.text(in: language) }
      }
      return roots(of: presentation).map { tree.node($0) }
    }
  }

  private func find(_ other: UIView, under presentation: Presentation) -> UIView? {
    let type = ProgramNames.className(of: other)
    var pending = roots(of: presentation)
    while let view = pending.popLast() {
      if ProgramNames.className(of: view) == type, view.frame == other.frame { return view }
      pending += view.subviews
    }
    return nil
  }

  /// The picture of the screen; nil when there is nothing on it.
  func picture() -> ScreenPicture? {
    presented { presentation in
      guard let window = presentation.window else { return nil }
      return ScreenPictureMaker(naming: presentation.names.naming).picture(of: window).picture
    }
  }

  /// The active constraints, one a line.
  func constraints() -> [String] {
    presented { presentation in
      let text = ConstraintText(naming: presentation.names.naming)
      var lines: [String] = []
      var pending = roots(of: presentation)
      while let view = pending.popLast(), lines.count < 500 {
        lines += view.constraints.filter { $0.identifier == nil }.map { "  " + text.text($0) }
        pending += view.subviews.reversed()
      }
      return lines
    }
  }

  /// What is ambiguous, by name.
  func ambiguousViews() -> [String] {
    presented { presentation in
      var found: [String] = []
      var pending = roots(of: presentation)
      while let view = pending.popLast() {
        if view.hasAmbiguousLayout { found.append(presentation.names.naming.call(view)) }
        pending += view.subviews.reversed()
      }
      return found
    }
  }

  /// The tops of the trees: what is on the screen, then the views that are in no hierarchy.
  private func roots(of presentation: Presentation) -> [UIView] {
    let screen = presentation.controller == nil ? nil : presentation.window?.rootViewController
    var roots = (presentation.names.rootView ?? screen?.viewIfLoaded).map { [$0] } ?? []
    let host = presentation.controller == nil ? presentation.window?.rootViewController : nil
    for view in presentation.names.views {
      var top = view
      while let next = top.superview, !(next is UIWindow), next !== host?.viewIfLoaded {
        top = next
      }
      if !roots.contains(where: { $0 === top }), !(top is UIWindow) { roots.append(top) }
    }
    return roots
  }

  /// What the learner built, as a file that Xcode compiles as it is.
  func exported() -> String {
    let code = (start + inputs).joined(separator: "\n")
    switch context {
    case .file, .playground:
      return code.hasPrefix("import ") ? code + "\n" : "import UIKit\n\n" + code + "\n"
    case .loadView, .viewDidLoad:
      let indented = code.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "        " + $0 }.joined(separator: "\n")
      let opening = context == .viewDidLoad ? "        super.viewDidLoad()\n" : ""
      return """
        import UIKit

        final class LessonViewController: UIViewController {
            override func \(promptWord)() {
        \(opening)\(indented)
            }
        }

        #Preview {
            LessonViewController()
        }

        """
    }
  }
}

extension HierarchyDifference {
  /// The view that a difference is shown on, as sentences call it.
  var subject: String? {
    switch self {
    case .noRoot: nil
    case .missing(_, _, let parent, _), .extra(_, _, let parent): parent
    case .wrongType(let view, _, _, _), .wrongValue(let view, _, _, _), .noMatch(let view, _, _, _),
      .wrongOrder(let view, _, _, _), .notReached(let view, _):
      view
    }
  }

  /// How it is marked on the tree.
  var mark: Mark {
    switch self {
    case .missing, .noRoot: .missing
    case .extra: .extra
    case .notReached: .none
    default: .changed
    }
  }
}
