extension UIViewController {
  /// The controller shown on top of this one or of one it is contained in, if any.
  public var presentedViewController: UIViewController? { contextRoot.presentedController }

  /// The controller that this one is shown on top of, if any.
  public var presentingViewController: UIViewController? { contextRoot.presenter }

  /// How the controller is shown on top of another.
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { options.modalPresentationStyle }
    set { options.modalPresentationStyle = newValue }
  }

  /// The movement with which the controller is shown on top of another.
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { options.modalTransitionStyle }
    set { options.modalTransitionStyle = newValue }
  }

  /// Whether a sheet cannot be pulled down.
  public var isModalInPresentation: Bool {
    get { options.isModalInPresentation }
    set { options.isModalInPresentation = newValue }
  }

  /// Whether the controller's view is the area that context presentations cover.
  public var definesPresentationContext: Bool {
    get { options.definesPresentationContext }
    set { options.definesPresentationContext = newValue }
  }

  /// Whether the controller is about to be shown on top of another.
  public var isBeingPresented: Bool {
    presenter != nil && appearance.state == .appearing
  }

  /// Whether the controller is about to be taken from the top of another.
  public var isBeingDismissed: Bool {
    presenter != nil && appearance.state == .disappearing
  }

  /// The outermost container of this controller, which presentations start from.
  private var contextRoot: UIViewController {
    var controller = self
    while let parent = controller.parentController { controller = parent }
    return controller
  }

  /// Shows a controller on top of this one: its view is loaded now, and appears at the next turn of
  /// the run loop.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let root = contextRoot
    let other = viewControllerToPresent
    if let present = root.presentedController {
      Simulation.log(
        "Attempt to present \(other.description) on \(root.description) (from \(description)) "
          + "which is already presenting \(present.description).")
      return
    }
    guard loadedView?.window != nil else {
      Simulation.log(
        "Warning: Attempt to present \(other.description) on \(description) "
          + "whose view is not in the window hierarchy!")
      return
    }
    if other === self || other === root || other.parentController != nil {
      Simulation.raise(
        .invalidArgument(
          "Application tried to present modally a view controller \(other.description) "
            + "that has a parent view controller \(other.parentController?.description ?? "")."))
      return
    }
    root.presentedController = other
    other.presenter = root
    other.loadViewIfNeeded()
    Simulation.world.afterCommit.append {
      root.beginPresenting(other, animated: flag, completion: completion)
    }
  }

  private func beginPresenting(
    _ other: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard presentedController === other, let window = loadedView?.window else { return }
    let hidesPresenter = other.coversPresenter
    if hidesPresenter { beginDisappearing(animated: animated, conducted: true) }
    other.beginAppearing(animated: animated, conducted: true)
    let container = UITransitionView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    other.presentationContainer = container
    window.addSubview(container)
    other.placeInPresentationContainer()
    Simulation.world.afterCommit.append { [weak self] in
      other.finishAppearing()
      if hidesPresenter, let self {
        self.loadedView?.removeFromSuperview()
        self.finishDisappearing()
      }
      completion?()
    }
  }

  /// Whether the view below is taken away while this controller is on top.
  private var coversPresenter: Bool {
    switch modalPresentationStyle {
    case .fullScreen, .currentContext: true
    default: false
    }
  }

  private func placeInPresentationContainer() {
    guard let container = presentationContainer, let view = loadedView else { return }
    if isSheet {
      let shade = UIDimmingView(frame: container.bounds)
      shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      shade.backgroundColor = UIColor(white: 0, alpha: 0.2)
      container.addSubview(shade)
    }
    view.frame = presentationFrame(in: container.bounds)
    if view.translatesAutoresizingMaskIntoConstraints {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    container.addSubview(view)
  }

  private var isSheet: Bool {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet, .popover: true
    default: false
    }
  }

  /// The frame of the view on top: the whole area, or for a sheet all but the status bar and ten
  /// points. A sheet on its side fills the screen of an iPhone.
  private func presentationFrame(in bounds: CGRect) -> CGRect {
    guard isSheet, !Simulation.environment.orientation.isLandscape else { return bounds }
    let top = Simulation.environment.safeAreaInsets.top + 10
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  /// Takes away what is shown on top of this controller or, where nothing is, this controller itself.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let root = contextRoot
    let base = root.presentedController == nil ? root.presenter : root
    guard let base, let top = base.presentedController else { return }
    Simulation.world.afterCommit.append {
      base.beginDismissing(top, animated: flag, completion: completion)
    }
  }

  private func beginDismissing(
    _ top: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard presentedController === top, let container = top.presentationContainer,
      let window = container.window
    else { return }
    // What the dismissed controller itself shows on top goes with it.
    if top.presentedController != nil {
      top.presentedController?.dropWithoutTransition()
      top.presentedController = nil
    }
    let wasHidden = top.coversPresenter
    top.beginDisappearing(animated: animated, conducted: true)
    if wasHidden, let view = loadedView {
      beginAppearing(animated: animated, conducted: true)
      view.frame = window.bounds
      window.insertSubview(view, belowSubview: container)
    }
    Simulation.world.afterCommit.append { [weak self] in
      self?.presentedController = nil
      if wasHidden { self?.finishAppearing() }
      top.loadedView?.removeFromSuperview()
      container.removeFromSuperview()
      top.finishDisappearing()
      top.presenter = nil
      top.presentationContainer = nil
      completion?()
    }
  }

  private func dropWithoutTransition() {
    presentedController?.dropWithoutTransition()
    presentedController = nil
    beginDisappearing(animated: false, conducted: true)
    loadedView?.removeFromSuperview()
    presentationContainer?.removeFromSuperview()
    finishDisappearing()
    presenter = nil
    presentationContainer = nil
  }

  /// Shows a controller in the way of the nearest container: pushed where there is a navigation
  /// controller, on top otherwise.
  public func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = navigationController {
      navigation.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
}
