extension UIView {
  // MARK: Layout margins

  /// The distances the content keeps from the view's edges, in points.
  ///
  /// What is set is what the view asks for; what is read is that plus the safe area, and never
  /// less than the superview's margins or the system's where these apply.
  public var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      margins.own = newValue.directional(rightToLeft: readsRightToLeft)
      marginsMayHaveChanged()
    }
  }

  /// The distances the content keeps from the view's edges, in points, by reading direction.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(rightToLeft: readsRightToLeft) }
    set {
      margins.own = newValue
      marginsMayHaveChanged()
    }
  }

  /// Whether the margins are never less than the superview's where the two overlap.
  public var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set {
      margins.preservesSuperview = newValue
      marginsMayHaveChanged()
    }
  }

  /// Whether the margins start from the safe area rather than from the edges.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set {
      margins.insetsFromSafeArea = newValue
      marginsMayHaveChanged()
    }
  }

  private var effectiveMargins: UIEdgeInsets {
    var wanted = margins.own ?? defaultMargins
    if let controller = _viewDelegate, controller.viewRespectsSystemMinimumLayoutMargins {
      let least = controller.systemMinimumLayoutMargins
      wanted.top = max(wanted.top, least.top)
      wanted.leading = max(wanted.leading, least.leading)
      wanted.bottom = max(wanted.bottom, least.bottom)
      wanted.trailing = max(wanted.trailing, least.trailing)
    }
    var result = wanted.resolved(rightToLeft: readsRightToLeft)
    if margins.insetsFromSafeArea { result = result.adding(margins.safeArea) }
    if margins.preservesSuperview, let parent {
      let covered = parent.layoutMargins.overlap(of: frame, in: parent.bounds)
      result.top = max(result.top, covered.top)
      result.left = max(result.left, covered.left)
      result.bottom = max(result.bottom, covered.bottom)
      result.right = max(result.right, covered.right)
    }
    return result
  }

  /// A controller's root view has the system's minimum for its margins, and none above and below.
  private var defaultMargins: NSDirectionalEdgeInsets {
    guard let controller = _viewDelegate else { return defaultLayoutMargins }
    return controller.systemMinimumLayoutMargins
  }

  /// Announces the margins if they differ from those last announced.
  func marginsMayHaveChanged() {
    let current = effectiveMargins
    if current == margins.announced { return }
    let isFirst = margins.announced == nil
    margins.announced = current
    marginGuidesAreStale()
    setNeedsLayout()
    if !isFirst || current != defaultMargins.resolved(rightToLeft: readsRightToLeft) {
      layoutMarginsDidChange()
      _viewDelegate?.rootViewLayoutMarginsDidChange()
    }
    for child in children where child.margins.preservesSuperview {
      child.marginsMayHaveChanged()
    }
  }

  // MARK: Safe area

  /// How much of the view bars and the device's shape cover, in points; zero outside a window.
  public var safeAreaInsets: UIEdgeInsets {
    margins.safeArea
  }

  /// Works the safe area out again, and announces it if it has changed.
  func safeAreaMayHaveChanged() {
    var insets = deviceSafeAreaInsets ?? .zero
    if let parent, parent.margins.safeArea != .zero {
      insets = parent.margins.safeArea.overlap(of: frame, in: parent.bounds)
    }
    if let controller = _viewDelegate, window != nil {
      insets = insets.adding(controller.contributedSafeAreaInsets)
    }
    if insets == margins.safeArea { return }
    margins.safeArea = insets
    safeAreaGuideIsStale()
    setNeedsLayout()
    safeAreaInsetsDidChange()
    _viewDelegate?.rootViewSafeAreaInsetsDidChange()
    marginsMayHaveChanged()
    for child in children { child.safeAreaMayHaveChanged() }
  }

  /// Follows a change of the frame with what depends on it.
  func geometryDidChange(sizeChanged: Bool) {
    let parentIsCovered = parent.map { $0.margins.safeArea != .zero } ?? false
    if parentIsCovered || margins.safeArea != .zero {
      safeAreaMayHaveChanged()
      if sizeChanged {
        for child in children { child.safeAreaMayHaveChanged() }
      }
    }
    if margins.preservesSuperview { marginsMayHaveChanged() }
  }
}

extension UIEdgeInsets {
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left,
      bottom: bottom + other.bottom, right: right + other.right)
  }

  /// How much of a frame these insets of the given bounds cover, on each side; never below zero.
  func overlap(of frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, top - (frame.minY - bounds.minY)),
      left: max(0, left - (frame.minX - bounds.minX)),
      bottom: max(0, bottom - (bounds.maxY - frame.maxY)),
      right: max(0, right - (bounds.maxX - frame.maxX)))
  }

  func directional(rightToLeft: Bool) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top, leading: rightToLeft ? right : left,
      bottom: bottom, trailing: rightToLeft ? left : right)
  }
}

extension NSDirectionalEdgeInsets {
  func resolved(rightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: rightToLeft ? trailing : leading,
      bottom: bottom, right: rightToLeft ? leading : trailing)
  }
}
