/// Shows the topmost of a stack of controllers, under a bar with its title and a way back.
///
/// A push or a pop changes the stack at once and the screen at the next layout: until then the
/// pushed controller's view has not been loaded.
@MainActor open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  private weak var shown: UIViewController?
  private let transitionView = UINavigationTransitionView(frame: .zero)
  private var isBarHidden = false
  private var nextIsAnimated = false

  /// The bar at the top.
  public let navigationBar: UINavigationBar = UINavigationBar(frame: .zero)

  /// The object told of pushes and pops.
  public weak var delegate: (any UINavigationControllerDelegate)?

  /// Makes a navigation controller from a nib, or an empty one.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a navigation controller with the controller at the bottom of its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Makes a navigation controller from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes the container with the bar in it.
  open override func loadView() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    transitionView.frame = container.bounds
    transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(transitionView)
    container.addSubview(navigationBar)
    view = container
  }

  // MARK: The stack

  /// The controllers from the bottom of the stack to its top.
  public var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top of the stack.
  public var topViewController: UIViewController? { stack.last }

  /// The controller shown on top of everything here.
  public var visibleViewController: UIViewController? {
    presentedController ?? stack.last
  }

  /// Puts a controller on top of the stack.
  public func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if stack.contains(where: { $0 === viewController }) {
      Simulation.raise(
        .invalidArgument(
          "\(description) is pushing the same view controller instance "
            + "(\(viewController.description)) more than once which is not supported and is "
            + "most likely an error in the application"))
      return
    }
    addChild(viewController)
    stack.append(viewController)
    stackDidChange(animated: animated)
  }

  /// Takes the topmost controller off the stack and returns it; the last one stays.
  @discardableResult
  public func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 1, animated: animated).last
  }

  /// Takes off all controllers but the bottom one, and returns them.
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return [] }
    return pop(to: 1, animated: animated)
  }

  /// Takes off all controllers above the given one, and returns them.
  @discardableResult
  public func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      Simulation.raise(
        .internalInconsistency("Tried to pop to a view controller that doesn't exist."))
      return nil
    }
    return pop(to: index + 1, animated: animated)
  }

  private func pop(to count: Int, animated: Bool) -> [UIViewController] {
    let removed = Array(stack[count...])
    for controller in removed {
      Simulation.record("willMove(toParent:)", of: controller)
      controller.willMove(toParent: nil)
    }
    stack.removeSubrange(count...)
    for controller in removed where controller !== shown { controller.removeFromParent() }
    stackDidChange(animated: animated)
    return removed
  }

  /// Replaces the whole stack.
  public func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for controller in stack where !viewControllers.contains(where: { $0 === controller }) {
      Simulation.record("willMove(toParent:)", of: controller)
      controller.willMove(toParent: nil)
      if controller !== shown { controller.removeFromParent() }
    }
    for controller in viewControllers where controller.parentController !== self {
      addChild(controller)
    }
    stack = viewControllers
    stackDidChange(animated: animated)
  }

  private func stackDidChange(animated: Bool) {
    nextIsAnimated = animated
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: The bar

  /// Whether the bar is hidden.
  public var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides the bar or shows it.
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    navigationBar.isHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  func barContentDidChange() {
    navigationBar.setNeedsLayout()
  }

  // MARK: Layout

  override func layOutContainer() {
    guard let container = loadedView else { return }
    startTransitionIfNeeded()
    let height = navigationBar.intrinsicContentSize.height
    let top = container.safeAreaInsets.top
    navigationBar.frame = CGRect(x: 0, y: top, width: container.bounds.width, height: height)
    placeShownView(barHeight: isBarHidden ? 0 : height)
  }

  /// Changes the view shown, if another controller is on top than the one shown.
  private func startTransitionIfNeeded() {
    guard let top = stack.last, top !== shown else { return }
    let former = shown
    shown = top
    let animated = nextIsAnimated
    top.loadViewIfNeeded()
    let isVisible = appearance.state == .appeared
    if appearance.state != .disappeared {
      former?.beginDisappearing(animated: animated, conducted: true)
      top.beginAppearing(animated: animated, conducted: true)
    }
    navigationBar.show(top.navigationItem)
    if let view = top.loadedView {
      let wrapper = UIViewControllerWrapperView(frame: transitionView.bounds)
      wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      transitionView.addSubview(wrapper)
      wrapper.addSubview(view)
    }
    Simulation.record("didMove(toParent:)", of: top)
    top.didMove(toParent: self)
    let finish: @MainActor () -> Void = { [weak self] in
      if let former {
        let wrapper = former.loadedView?.superview
        former.loadedView?.removeFromSuperview()
        wrapper?.removeFromSuperview()
        former.finishDisappearing()
        if self?.stack.contains(where: { $0 === former }) != true { former.removeFromParent() }
      }
      // Before this controller itself has appeared, its child appears with it.
      if isVisible { top.finishAppearing() }
    }
    if former == nil && !isVisible {
      return
    }
    Simulation.world.afterCommit.append(finish)
  }

  private func placeShownView(barHeight: CGFloat) {
    guard let shown, let view = shown.loadedView, let wrapper = view.superview else { return }
    let reachesUnderBar =
      shown.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || shown.extendedLayoutIncludesOpaqueBars)
    var frame = wrapper.bounds
    if reachesUnderBar || barHeight == 0 {
      shown.barInsets.top = barHeight
    } else {
      shown.barInsets.top = 0
      let top = (loadedView?.safeAreaInsets.top ?? 0) + barHeight
      frame.origin.y = top
      frame.size.height = max(0, frame.height - top)
    }
    view.frame = frame
    if view.translatesAutoresizingMaskIntoConstraints {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    view.safeAreaMayHaveChanged()
  }
}

/// What a navigation controller tells about its pushes and pops.
@MainActor public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called when a controller has been shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
