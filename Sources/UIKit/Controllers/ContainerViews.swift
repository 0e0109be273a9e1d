/// The root view of navigation and tab bar controllers.
@MainActor final class UILayoutContainerView: UIView {
}

/// The view in which a navigation controller changes from one controller's view to another's.
@MainActor final class UINavigationTransitionView: UIView {
}

/// The view in which a presentation or a tab bar controller changes views.
@MainActor final class UITransitionView: UIView {
}

/// The view around a contained controller's view.
@MainActor final class UIViewControllerWrapperView: UIView {
}

/// The shade behind a sheet.
@MainActor final class UIDimmingView: UIView {
}
