/// Where a controller is on the way of its view into a window and out of it.
enum AppearanceState: Sendable {
  case disappeared
  case appearing
  case appeared
  case disappearing
}

/// What a controller knows about its appearance.
struct ControllerAppearance {
  var state = AppearanceState.disappeared
  /// Whether the transition under way is animated.
  var isAnimated = false
  /// Whether a container or a presentation conducts the transition, and not the view's way into or
  /// out of a window.
  var isConducted = false
  /// Whether `viewIsAppearing(_:)` has been called in this appearance.
  var hasAnnouncedIsAppearing = false
}

/// The settings of a controller that have no bearing on its loading.
struct ControllerOptions {
  var title: String?
  var isEditing = false
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  var viewRespectsSystemMinimumLayoutMargins = true
  var edgesForExtendedLayout = UIRectEdge.all
  var extendedLayoutIncludesOpaqueBars = false
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var modalPresentationStyle = UIModalPresentationStyle.automatic
  var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  var isModalInPresentation = false
  var definesPresentationContext = false
  var preferredContentSize = CGSize.zero
  var hidesBottomBarWhenPushed = false
  var toolbarItems: [UIBarButtonItem]?
  var isToolbarHidden = true
  var editButtonItem: UIBarButtonItem?
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
}
