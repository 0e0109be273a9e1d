/// The bar at the bottom of a tab bar controller: 49 points above the safe area's bottom.
@MainActor public class UITabBar: UIView {
  /// The tabs.
  public var items: [UITabBarItem]?
  /// The tab that is selected.
  public weak var selectedItem: UITabBarItem?
  /// Whether what is behind the bar shows through.
  public var isTranslucent: Bool = true
  /// The colour of the bar itself.
  public var barTintColor: UIColor?

  public override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49 + safeAreaInsets.bottom)
  }
}
