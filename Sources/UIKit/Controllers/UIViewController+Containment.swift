extension UIViewController {
  /// The controller this one is a child of, if any.
  public var parent: UIViewController? { parentController }

  /// The controllers contained in this one, in the order they were added.
  public var children: [UIViewController] { childControllers }

  /// Makes a controller a child of this one, calling its `willMove(toParent:)`.
  ///
  /// Add the child's view afterwards, then call the child's `didMove(toParent:)`. A child of another
  /// controller leaves it.
  public func addChild(_ childController: UIViewController) {
    if childController === self || childController.parentController === self { return }
    if let owner = childController.loadedView?.superview?.owningController, owner !== self {
      raiseInconsistency(
        child: childController, expected: owner, "but requested parent is", self)
      return
    }
    if let former = childController.parentController {
      former.childControllers.removeAll { $0 === childController }
      childController.parentController = nil
    }
    Simulation.record("willMove(toParent:)", of: childController)
    childController.willMove(toParent: self)
    childControllers.append(childController)
    childController.parentController = self
  }

  /// Takes the controller out of its parent, calling its `didMove(toParent:)` with nil.
  ///
  /// Call its `willMove(toParent:)` with nil first, and take its view out.
  public func removeFromParent() {
    guard let former = parentController else { return }
    former.childControllers.removeAll { $0 === self }
    parentController = nil
    Simulation.record("didMove(toParent:)", of: self)
    didMove(toParent: nil)
  }

  /// Whether the controller whose view this one's is inside is its parent, where it has a parent;
  /// if not, raises what UIKit raises.
  func hasConsistentParent() -> Bool {
    guard let parentController, let owner = loadedView?.superview?.owningController,
      owner !== parentController
    else { return true }
    raiseInconsistency(
      child: self, expected: owner, "but actual parent is", parentController)
    return false
  }

  private func raiseInconsistency(
    child: UIViewController, expected: UIViewController, _ but: String, _ other: UIViewController
  ) {
    Simulation.raise(
      SimulatedException(
        name: "UIViewControllerHierarchyInconsistency",
        reason: "child view controller:\(child.description) should have parent view controller:"
          + "\(expected.description) \(but):\(other.description)"))
  }

  /// The nearest controller above of the given kind.
  func nearestAncestor<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    var controller = parentController
    while let current = controller {
      if let found = current as? Controller { return found }
      controller = current.parentController
    }
    return nil
  }
}

extension UIView {
  /// The controller whose root view this is, or the nearest one above.
  var owningController: UIViewController? {
    var view: UIView? = self
    while let current = view {
      if let controller = current._viewDelegate as? UIViewController { return controller }
      view = current.parent
    }
    return nil
  }
}
