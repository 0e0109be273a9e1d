extension UIViewController {
  // MARK: The view's way into a window and out of it

  func rootViewWillMove(toWindow window: UIWindow?) {
    if window != nil {
      // A container or a presentation that conducts the transition has told the controller already.
      if appearance.state == .disappeared { beginAppearing(animated: false, conducted: false) }
    } else if appearance.state == .appeared || appearance.state == .appearing,
      !appearance.isConducted
    {
      beginDisappearing(animated: false, conducted: false)
    }
  }

  func rootViewDidMove(toWindow window: UIWindow?) {
    if window != nil {
      guard hasConsistentParent(), appearance.state == .appearing else { return }
      Simulation.world.appearing.append(self)
      if !appearance.isConducted {
        Simulation.world.afterCommit.append { [weak self] in self?.finishAppearing() }
      }
    } else if appearance.state == .disappearing, !appearance.isConducted {
      finishDisappearing()
    }
  }

  // MARK: The four steps

  func beginAppearing(animated: Bool, conducted: Bool) {
    guard appearance.state == .disappeared || appearance.state == .disappearing else { return }
    appearance.state = .appearing
    appearance.isAnimated = animated
    appearance.isConducted = conducted
    appearance.hasAnnouncedIsAppearing = false
    Simulation.record("viewWillAppear(_:)", of: self)
    viewWillAppear(animated)
    for child in forwardedChildren {
      child.beginAppearing(animated: animated, conducted: conducted)
    }
  }

  /// Calls `viewIsAppearing(_:)` if it is due: once per appearance, with the view in its window.
  func announceIsAppearing() {
    guard appearance.state == .appearing, !appearance.hasAnnouncedIsAppearing,
      loadedView?.window != nil
    else { return }
    appearance.hasAnnouncedIsAppearing = true
    Simulation.record("viewIsAppearing(_:)", of: self)
    viewIsAppearing(appearance.isAnimated)
  }

  func finishAppearing() {
    guard appearance.state == .appearing else { return }
    announceIsAppearing()
    appearance.state = .appeared
    appearance.isConducted = false
    // No source tells the order of parent and child here; the child comes first.
    for child in forwardedChildren { child.finishAppearing() }
    Simulation.record("viewDidAppear(_:)", of: self)
    viewDidAppear(appearance.isAnimated)
  }

  func beginDisappearing(animated: Bool, conducted: Bool) {
    guard appearance.state == .appeared || appearance.state == .appearing else { return }
    appearance.state = .disappearing
    appearance.isAnimated = animated
    appearance.isConducted = conducted
    Simulation.record("viewWillDisappear(_:)", of: self)
    viewWillDisappear(animated)
    for child in forwardedChildren {
      child.beginDisappearing(animated: animated, conducted: conducted)
    }
  }

  func finishDisappearing() {
    guard appearance.state == .disappearing else { return }
    appearance.state = .disappeared
    appearance.isConducted = false
    for child in forwardedChildren { child.finishDisappearing() }
    Simulation.record("viewDidDisappear(_:)", of: self)
    viewDidDisappear(appearance.isAnimated)
  }

  /// The children whose views are inside this one and who are told together with it.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = loadedView else { return [] }
    return childControllers.filter { $0.loadedView?.isDescendant(of: view) == true }
  }

  // MARK: For containers

  /// Tells a child that it is about to appear or disappear; for containers that conduct it.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      beginAppearing(animated: animated, conducted: true)
    } else {
      beginDisappearing(animated: animated, conducted: true)
    }
  }

  /// Tells a child that the transition begun last is over.
  public func endAppearanceTransition() {
    switch appearance.state {
    case .appearing: finishAppearing()
    case .disappearing: finishDisappearing()
    case .appeared, .disappeared: break
    }
  }

  /// Forgets that the view is on a screen, when its world ends.
  func forgetAppearance() {
    appearance = ControllerAppearance()
    for child in childControllers { child.forgetAppearance() }
    presentedController?.forgetAppearance()
    presentedController = nil
    presenter = nil
    presentationContainer = nil
    loadedView?.parent = nil
  }

  // MARK: Turning

  /// Tells the controller and all it contains or presents that the window changes size.
  func willTransition(to size: CGSize) {
    let coordinator = TransitionCoordinator()
    Simulation.record("viewWillTransition(to:with:)", of: self)
    viewWillTransition(to: size, with: coordinator)
    Simulation.world.afterCommit.append { coordinator.finish() }
    presentedController?.willTransition(to: size)
  }
}
