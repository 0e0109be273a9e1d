/// Shows one of several controllers, chosen in a bar at the bottom.
@MainActor open class UITabBarController: UIViewController {
  private var tabs: [UIViewController] = []
  private var selection = 0
  private weak var shown: UIViewController?
  private let transitionView = UITransitionView(frame: .zero)

  /// The bar at the bottom.
  public let tabBar: UITabBar = UITabBar(frame: .zero)

  /// Makes a tab bar controller from a nib, or an empty one.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a tab bar controller from an archive.
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
    container.addSubview(tabBar)
    view = container
  }

  /// The controllers, in the order of their tabs.
  public var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; the first one is selected where the one selected before is gone.
  public func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let selected = selectedViewController
    for controller in tabs where !new.contains(where: { $0 === controller }) {
      Simulation.record("willMove(toParent:)", of: controller)
      controller.willMove(toParent: nil)
      controller.loadedView?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in new where controller.parentController !== self {
      addChild(controller)
      Simulation.record("didMove(toParent:)", of: controller)
      controller.didMove(toParent: self)
    }
    tabs = new
    tabBar.items = new.compactMap { $0.tabBarItem }
    selection = new.firstIndex { $0 === selected } ?? 0
    selectionDidChange()
  }

  /// The index of the controller shown; an index beyond the tabs changes nothing.
  public var selectedIndex: Int {
    get { tabs.isEmpty ? NSNotFound : selection }
    set {
      guard tabs.indices.contains(newValue) else { return }
      selection = newValue
      selectionDidChange()
    }
  }

  /// The controller shown.
  public var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selection) ? tabs[selection] : nil }
    set {
      guard let index = tabs.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  private func selectionDidChange() {
    tabBar.selectedItem = selectedViewController?.tabBarItem
    loadedView?.setNeedsLayout()
  }

  override func layOutContainer() {
    guard let container = loadedView else { return }
    startTransitionIfNeeded()
    let bottom = container.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: container.bounds.height - 49 - bottom, width: container.bounds.width,
      height: 49 + bottom)
    guard let shown, let view = shown.loadedView, let wrapper = view.superview else { return }
    shown.barInsets.bottom = tabBar.isHidden ? 0 : 49
    view.frame = wrapper.bounds
    if view.translatesAutoresizingMaskIntoConstraints {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    view.safeAreaMayHaveChanged()
  }

  private func startTransitionIfNeeded() {
    guard let selected = selectedViewController, selected !== shown else { return }
    let former = shown
    shown = selected
    selected.loadViewIfNeeded()
    let isVisible = appearance.state == .appeared
    if appearance.state != .disappeared {
      selected.beginAppearing(animated: false, conducted: true)
      former?.beginDisappearing(animated: false, conducted: true)
    }
    if let view = selected.loadedView {
      let wrapper = UIViewControllerWrapperView(frame: transitionView.bounds)
      wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      transitionView.addSubview(wrapper)
      wrapper.addSubview(view)
    }
    if former == nil && !isVisible { return }
    Simulation.world.afterCommit.append {
      if let former {
        let wrapper = former.loadedView?.superview
        former.loadedView?.removeFromSuperview()
        wrapper?.removeFromSuperview()
        former.finishDisappearing()
      }
      if isVisible { selected.finishAppearing() }
    }
  }
}
