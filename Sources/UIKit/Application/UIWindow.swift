/// The root of a view hierarchy: it fills the screen, owns a controller and sizes its view.
///
/// A window is hidden until `makeKeyAndVisible()`, and exists only as long as someone keeps it.
@MainActor open class UIWindow: UIView {
  /// Makes a hidden window with the given frame on the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    appearance.isHidden = true
    Simulation.world.add(self)
  }

  /// Makes a hidden window that fills the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Makes a hidden window that fills the screen of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// Makes a window from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    appearance.isHidden = true
    Simulation.world.add(self)
  }

  /// The scene the window belongs to.
  public weak var windowScene: UIWindowScene?

  /// How far in front the window is.
  public var windowLevel: UIWindow.Level = UIWindow.Level.normal

  /// The window's screen.
  public var screen: UIScreen { UIScreen.main }

  /// Whether the window receives the keyboard.
  public var isKeyWindow: Bool { Simulation.world.keyWindow === self }

  /// The controller whose view fills the window.
  ///
  /// The view is loaded when the window becomes visible, or at once if it is.
  public var rootViewController: UIViewController? {
    get { rootController }
    set {
      if newValue === rootController { return }
      if let former = rootController {
        former.rootWindow = nil
        former.viewIfLoaded?.removeFromSuperview()
      }
      rootController = newValue
      newValue?.rootWindow = self
      if !isHidden { addRootView() }
    }
  }
  private var rootController: UIViewController?

  /// Makes this the window that receives the keyboard.
  public func makeKey() {
    Simulation.world.keyWindow = self
  }

  /// Shows the window in front of the others of its level and makes it the key window.
  public func makeKeyAndVisible() {
    makeKey()
    isHidden = false
    safeAreaMayHaveChanged()
    addRootView()
  }

  /// Puts the controller's view into the window, loading it if need be.
  func addRootView() {
    guard let controller = rootController else { return }
    // A controller whose loadView assigns nothing has no view even after loading.
    controller.loadViewIfNeeded()
    guard let view = controller.viewIfLoaded, view.superview !== self else { return }
    size(rootView: view)
    addSubview(view)
  }

  private func size(rootView view: UIView) {
    view.frame = bounds
    if view.translatesAutoresizingMaskIntoConstraints {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }

  /// Follows a change of the screen: a window that filled it fills it again.
  func environmentDidChange(previousScreenSize: CGSize) {
    if frame.size == previousScreenSize {
      frame = CGRect(origin: .zero, size: Simulation.environment.screenSize)
    }
    safeAreaMayHaveChanged()
  }

  /// Whether something in the window waits to be laid out.
  var needsLayoutPass: Bool {
    layoutState.needsLayout || layoutState.descendantNeedsLayout
      || layoutState.needsUpdateConstraints || layoutState.descendantNeedsUpdateConstraints
  }

  /// Takes the window apart when its world ends, calling nobody.
  func dismantle() {
    rootController?.forgetAppearance()
    rootController = nil
    appearance.isHidden = true
    for child in children { child.parent = nil }
    children = []
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// The device's insets, for a window that fills its screen.
  override var deviceSafeAreaInsets: UIEdgeInsets? {
    frame.size == Simulation.environment.screenSize ? Simulation.environment.safeAreaInsets : nil
  }
}
