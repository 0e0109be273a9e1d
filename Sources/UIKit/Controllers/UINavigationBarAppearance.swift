/// How the bars of navigation controllers and tab bars look; kept, and not drawn.
@MainActor public class UIBarAppearance: NSObject {
  /// The colour of the bar.
  public var backgroundColor: UIColor?
  /// The colour of the line at the bar's edge.
  public var shadowColor: UIColor?

  /// Makes the look of the system's bars.
  public override init() {
    super.init()
  }

  /// Sets a background that hides what is behind.
  public func configureWithOpaqueBackground() {}
  /// Sets a background that lets everything show through.
  public func configureWithTransparentBackground() {}
  /// Sets the system's background.
  public func configureWithDefaultBackground() {}
}

/// How a navigation bar looks.
@MainActor public class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of titles.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of large titles.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

extension UINavigationBar {
  /// How the bar looks.
  public var standardAppearance: UINavigationBarAppearance {
    get { looks.standard }
    set { looks.standard = newValue }
  }

  /// How the bar looks with content scrolled to its top.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set { looks.scrollEdge = newValue }
  }

  /// How the bar looks where there is little height.
  public var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set { looks.compact = newValue }
  }

  /// The attributes of titles.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { looks.standard.titleTextAttributes }
    set { looks.standard.titleTextAttributes = newValue ?? [:] }
  }
}

/// The looks of a navigation bar.
@MainActor struct NavigationBarLooks {
  var standard = UINavigationBarAppearance()
  var scrollEdge: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
}
