/// A strip of a controller's view under its bars, to lay content out from.
///
/// Apple's is a protocol that only UIKit's own guides conform to; here it is their class.
@MainActor public final class UILayoutSupport: UILayoutGuide {
  /// The strip's height, in points.
  public var length: CGFloat {
    layoutFrame.height
  }
}

extension UIViewController {
  /// The strip under the bars above the content; deprecated since iOS 11 for the view's safe area.
  public var topLayoutGuide: UILayoutSupport {
    barGuide(.topBars)
  }

  /// The strip under the bars below the content; deprecated since iOS 11 for the view's safe area.
  public var bottomLayoutGuide: UILayoutSupport {
    barGuide(.bottomBars)
  }

  private func barGuide(_ rule: GuideRule) -> UILayoutSupport {
    loadViewIfNeeded()
    return viewIfLoaded?.ownGuide(rule) { UILayoutSupport() } ?? UILayoutSupport()
  }
}
