extension UIViewController {
  /// Whether the view has been loaded; asking does not load it.
  public var isViewLoaded: Bool { loadedView != nil }

  /// The view if it has been loaded, or nil; asking does not load it.
  public var viewIfLoaded: UIView? { loadedView }

  /// Loads the view if it has not been loaded.
  public func loadViewIfNeeded() {
    loadViewIfRequired()
  }

  /// Does what reading `view` does: `loadView()` if there is none, then `viewDidLoad()`, even if
  /// there is still none.
  func loadViewIfRequired() {
    guard loadedView == nil else { return }
    Simulation.record("loadView()", of: self)
    loadView()
    Simulation.record("viewDidLoad()", of: self)
    viewDidLoad()
  }

  /// Loads the nib that was named, or assigns a plain view as large as the screen.
  func loadDefaultView() {
    if let nibName {
      Simulation.raise(
        .internalInconsistency(
          "Could not load NIB in bundle: 'NSBundle <\(nibBundle?.bundlePath ?? "")> (loaded)' "
            + "with name '\(nibName)'"))
      return
    }
    let plain = UIView(frame: UIScreen.main.bounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }

  /// Makes a view the root view, or with nil lets the view be loaded again when it is next read.
  func replaceView(with newView: UIView?) {
    let former = loadedView
    if newView === former { return }
    if let newView, let owner = newView._viewDelegate as? UIViewController, owner !== self {
      Simulation.raise(
        SimulatedException(
          name: "UIViewControllerHierarchyInconsistency",
          reason: "A view can only be associated with at most one view controller at a time! "
            + "View \(newView.description) is associated with \(owner.description). "
            + "Clear this association before associating this view with \(description)."))
      return
    }
    former?._viewDelegate = nil
    loadedView = newView
    newView?._viewDelegate = self
    guard let former, let superview = former.superview else { return }
    // The root view is on the screen: the new one takes its place.
    if let newView {
      newView.frame = former.frame
      if newView.translatesAutoresizingMaskIntoConstraints {
        newView.autoresizingMask = former.autoresizingMask
      }
      superview.insertSubview(newView, belowSubview: former)
    }
    former.removeFromSuperview()
  }
}

// MARK: - What the root view asks and tells

extension UIViewController: ViewLayoutDelegate {
  var contributedSafeAreaInsets: UIEdgeInsets {
    barInsets.adding(options.additionalSafeAreaInsets)
  }

  /// The least margins of the root view: 16 points at the sides, or 20 on wide screens.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = Simulation.environment.minimumMargin
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the root view's margins are never less than the system's.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { options.viewRespectsSystemMinimumLayoutMargins }
    set {
      options.viewRespectsSystemMinimumLayoutMargins = newValue
      loadedView?.marginsMayHaveChanged()
    }
  }

  /// What the controller adds to its view's safe area, in points.
  public var additionalSafeAreaInsets: UIEdgeInsets {
    get { options.additionalSafeAreaInsets }
    set {
      options.additionalSafeAreaInsets = newValue
      loadedView?.safeAreaMayHaveChanged()
    }
  }

  func rootViewUpdateConstraints() {
    Simulation.record("updateViewConstraints()", of: self)
    updateViewConstraints()
  }

  func rootViewWillLayoutSubviews() {
    // A view that came into its window during this pass is told before its first layout there.
    announceIsAppearing()
    Simulation.record("viewWillLayoutSubviews()", of: self)
    viewWillLayoutSubviews()
    layOutContainer()
  }

  func rootViewDidLayoutSubviews() {
    Simulation.record("viewDidLayoutSubviews()", of: self)
    viewDidLayoutSubviews()
  }

  func rootViewSafeAreaInsetsDidChange() {
    Simulation.record("viewSafeAreaInsetsDidChange()", of: self)
    viewSafeAreaInsetsDidChange()
  }

  func rootViewLayoutMarginsDidChange() {
    Simulation.record("viewLayoutMarginsDidChange()", of: self)
    viewLayoutMarginsDidChange()
  }

  func announceTraits(previous: UITraitCollection) {
    Simulation.record("traitCollectionDidChange(_:)", of: self)
    traitCollectionDidChange(previous)
  }
}
