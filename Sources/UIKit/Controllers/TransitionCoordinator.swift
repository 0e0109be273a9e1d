/// What a transition tells those who want to animate with it.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
}

/// Lets a controller animate along with a transition.
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs one closure during the transition and one after it; true if both were accepted.
  @discardableResult
  func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// The coordinator of the simulation, whose transitions take no time.
@MainActor final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  var isAnimated: Bool { true }
  var transitionDuration: TimeInterval { 0.3 }
  private var animations: [((any UIViewControllerTransitionCoordinatorContext) -> Void)] = []
  private var completions: [((any UIViewControllerTransitionCoordinatorContext) -> Void)] = []

  func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs what was accepted, once the transition is over.
  func finish() {
    for animation in animations { animation(self) }
    for completion in completions { completion(self) }
    animations = []
    completions = []
  }
}
