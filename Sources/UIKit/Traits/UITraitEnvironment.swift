/// Something that has traits: a screen, a window, a view or a controller.
@MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits in force.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits in force have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {
  /// The traits in force for the view: the screen's, with what the views and controllers above it
  /// set for their contents.
  public var traitCollection: UITraitCollection {
    traits(on: Simulation.environment.traits)
  }

  /// The appearance the view and all inside it have, whatever the device shows.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { appearance.overrideUserInterfaceStyle }
    set {
      if newValue == appearance.overrideUserInterfaceStyle { return }
      let previous = traitCollection
      appearance.overrideUserInterfaceStyle = newValue
      announceTraits(from: previous, to: traitCollection)
    }
  }

  /// The traits of this view where the screen has the given ones.
  private func traits(on screen: UITraitCollection) -> UITraitCollection {
    guard let style = nearestOverride, style != screen.userInterfaceStyle else { return screen }
    return UITraitCollection(traitsFrom: [screen, UITraitCollection(userInterfaceStyle: style)])
  }

  /// The appearance set by this view, its controller, or the nearest one above that sets any.
  private var nearestOverride: UIUserInterfaceStyle? {
    var view: UIView? = self
    while let current = view {
      if let style = current.ownOverride { return style }
      view = current.parent
    }
    return nil
  }

  private var ownOverride: UIUserInterfaceStyle? {
    if appearance.overrideUserInterfaceStyle != .unspecified {
      return appearance.overrideUserInterfaceStyle
    }
    if let controller = _viewDelegate as? UIViewController,
      controller.overrideUserInterfaceStyle != .unspecified
    {
      return controller.overrideUserInterfaceStyle
    }
    return nil
  }

  /// Tells this view, its controller and all inside it that the screen's traits have changed.
  func announceTraits(previousScreen: UITraitCollection) {
    announceTraits(from: traits(on: previousScreen), to: traitCollection)
  }

  /// Tells this view, its controller and all inside it that the traits have changed, down to views
  /// that set their own.
  func announceTraits(from previous: UITraitCollection, to current: UITraitCollection) {
    if previous == current { return }
    if previous.layoutDirection != current.layoutDirection { readingDirectionDidChange() }
    if previous.preferredContentSizeCategory != current.preferredContentSizeCategory {
      contentSizeCategoryDidChange()
    }
    (_viewDelegate as? UIViewController)?.announceTraits(previous: previous)
    traitCollectionDidChange(previous)
    for child in children {
      guard let style = child.ownOverride else {
        child.announceTraits(from: previous, to: current)
        continue
      }
      let override = UITraitCollection(userInterfaceStyle: style)
      child.announceTraits(
        from: UITraitCollection(traitsFrom: [previous, override]),
        to: UITraitCollection(traitsFrom: [current, override]))
    }
  }
}
