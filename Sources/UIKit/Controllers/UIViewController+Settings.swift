/// The colour of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
  /// Chosen by the appearance.
  case `default` = 0
  /// Light text.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides.
  case slide = 2
}

extension UIViewController: UITraitEnvironment {
  /// The controller's name for people, which bars show.
  public var title: String? {
    get { options.title }
    set {
      options.title = newValue
      options.navigationItem?.title = newValue
      options.tabBarItem?.title = newValue
      nearestAncestor(UINavigationController.self)?.barContentDidChange()
    }
  }

  /// The traits in force for the controller.
  public var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? parentController?.traitCollection
      ?? Simulation.environment.traits
  }

  /// The appearance the controller's view has, whatever the device shows.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { options.overrideUserInterfaceStyle }
    set {
      if newValue == options.overrideUserInterfaceStyle { return }
      let previous = traitCollection
      options.overrideUserInterfaceStyle = newValue
      loadedView?.announceTraits(from: previous, to: traitCollection)
    }
  }

  /// Whether the view lets its content be edited.
  public var isEditing: Bool {
    get { options.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// The sides on which the view reaches under the bars of its container.
  ///
  /// It is of the time before the safe area, and kept for compatibility.
  public var edgesForExtendedLayout: UIRectEdge {
    get { options.edgesForExtendedLayout }
    set { options.edgesForExtendedLayout = newValue }
  }

  /// Whether the view reaches under bars that let nothing show through.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { options.extendedLayoutIncludesOpaqueBars }
    set { options.extendedLayoutIncludesOpaqueBars = newValue }
  }

  /// The size the controller would like in a container, in points; zero for no wish.
  public var preferredContentSize: CGSize {
    get { options.preferredContentSize }
    set { options.preferredContentSize = newValue }
  }

  /// Whether the tab bar is hidden while the controller is on top of a navigation stack.
  public var hidesBottomBarWhenPushed: Bool {
    get { options.hidesBottomBarWhenPushed }
    set { options.hidesBottomBarWhenPushed = newValue }
  }

  /// Asks that the status bar be looked at again.
  public func setNeedsStatusBarAppearanceUpdate() {}

  /// The controller's part of a navigation bar.
  public var navigationItem: UINavigationItem {
    if let item = options.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    options.navigationItem = item
    return item
  }

  /// The controller's part of a tab bar.
  public var tabBarItem: UITabBarItem! {
    get {
      if let item = options.tabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      options.tabBarItem = item
      return item
    }
    set { options.tabBarItem = newValue }
  }

  /// The nearest navigation controller that contains this one.
  public var navigationController: UINavigationController? {
    nearestAncestor(UINavigationController.self)
  }

  /// The nearest tab bar controller that contains this one.
  public var tabBarController: UITabBarController? {
    nearestAncestor(UITabBarController.self)
  }

  // not scripted
  /// The controllers from this one down, as UIKit's `_printHierarchy` shows them.
  public var hierarchyDescription: String {
    hierarchyLines(indent: "").joined(separator: "\n")
  }

  private func hierarchyLines(indent: String) -> [String] {
    let state =
      switch appearance.state {
      case .disappeared: "disappeared"
      case .appearing: "appearing"
      case .appeared: "appeared"
      case .disappearing: "disappearing"
      }
    var view = "(view not loaded)"
    if let loadedView {
      view = "<\(ClassName(of: loadedView).name): \(pointerText(loadedView))>"
      if loadedView.window == nil { view += " not in the window" }
    }
    var lines = ["\(indent)\(description), state: \(state), view: \(view)"]
    for child in childControllers { lines += child.hierarchyLines(indent: indent + "   | ") }
    if let presentedController {
      lines += presentedController.hierarchyLines(indent: indent + "   + ")
    }
    return lines
  }
}
