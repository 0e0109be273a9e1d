/// Manages a view and what is in it: makes it when it is first asked for, and is told when it
/// appears, is laid out and goes.
///
/// The order of the calls follows measurements of iOS (see the tests): the view is loaded at the
/// first reading of `view`; the window sizes it; in `viewWillAppear(_:)` it is in no window yet; from
/// `viewIsAppearing(_:)` on the safe area and the traits hold; subviews have their frames from
/// `viewDidLayoutSubviews()` on.
@MainActor open class UIViewController: UIResponder {
  // MARK: Stored state

  var loadedView: UIView?
  var appearance: ControllerAppearance = ControllerAppearance()
  /// The window whose root controller this is.
  weak var rootWindow: UIWindow?
  weak var parentController: UIViewController?
  var childControllers: [UIViewController] = []
  var presentedController: UIViewController?
  weak var presenter: UIViewController?
  var presentationContainer: UIView?
  var options: ControllerOptions = ControllerOptions()
  /// What the bars of a containing controller cover of the view.
  var barInsets: UIEdgeInsets = .zero

  // MARK: Making controllers

  /// The name of the nib the view is to come from; nil unless it was given.
  public let nibName: String?
  private let bundle: Bundle?
  /// The bundle the nib is looked for in.
  public var nibBundle: Bundle? { bundle ?? Bundle.main }

  /// Makes a controller whose view comes from a nib, or from `loadView()` where the name is nil.
  ///
  /// Nothing is loaded here: the nib is read when `view` is first read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    bundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller without a nib.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller from an archive, such as a scene of a storyboard.
  public required init?(coder: NSCoder) {
    nibName = nil
    bundle = nil
    super.init()
  }

  // MARK: The view

  /// The controller's root view, loaded when it is first read.
  ///
  /// Reading it while it is nil calls `loadView()` and then `viewDidLoad()`. It stays nil where
  /// `loadView()` assigns nothing; UIKit makes no view then. Reading it inside `loadView()` before
  /// assigning it calls `loadView()` again, without end.
  public var view: UIView! {
    get {
      loadViewIfRequired()
      return loadedView
    }
    set { replaceView(with: newValue) }
  }

  /// Makes the root view and assigns it to `view`; never call it yourself.
  ///
  /// The default reads the nib, or else makes a plain view as large as the screen. An override
  /// assigns `view` on every path, before anything reads it, and does not call super where the class
  /// is a direct subclass of `UIViewController`.
  open func loadView() {
    loadDefaultView()
  }

  /// Called once the view has been loaded: the place for what comes after making the hierarchy.
  open func viewDidLoad() {}

  // MARK: Appearing and disappearing

  /// Called before the view enters a window: there is no window yet, and sizes do not hold.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called once per appearance when the view is in its window: its traits, size and safe area
  /// hold, those of its subviews not yet.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is on the screen.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves the window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has left the window.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Layout

  /// Called before the view lays out its subviews, each time it does.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews, each time it does; views further down may
  /// still be waiting.
  open func viewDidLayoutSubviews() {}

  /// Called when the view's constraints are to be updated; an override calls super last.
  open func updateViewConstraints() {
    loadedView?.updateConstraints()
  }

  /// Called when the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the view's margins have changed.
  open func viewLayoutMarginsDidChange() {}

  // MARK: Environment

  /// Called when the traits in force have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the view changes size because the device turns or the window does; passes it to
  /// the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Called when memory is short; the view is not let go.
  open func didReceiveMemoryWarning() {}

  /// The orientations the controller allows.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    Simulation.environment.device.idiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether the status bar is hidden while the controller is in front.
  open var prefersStatusBarHidden: Bool { false }

  /// The colour of the status bar's text while the controller is in front.
  open var preferredStatusBarStyle: UIStatusBarStyle { UIStatusBarStyle.default }

  /// How the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { UIStatusBarAnimation.fade }

  // MARK: Containment

  /// Called before the controller gets another parent, or none.
  ///
  /// `addChild(_:)` calls it; before `removeFromParent()` call it yourself, with nil.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called when the controller has got another parent, or none.
  ///
  /// `removeFromParent()` calls it; after `addChild(_:)` call it yourself, with the parent.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether children are told of the appearance together with this controller.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Editing

  /// Sets whether the view lets its content be edited.
  open func setEditing(_ editing: Bool, animated: Bool) {
    options.isEditing = editing
  }

  // MARK: Responder chain

  /// The superview of the controller's view, or else the window or the presenting controller.
  open override var next: UIResponder? {
    if let superview = loadedView?.superview { return superview }
    return presenter
  }

  /// Lays out what a container controller keeps of its own, before the root view does.
  func layOutContainer() {}

  open override var description: String {
    MainActor.assumeIsolated { "<\(ClassName(of: self).name): \(pointerText(self))>" }
  }
}
