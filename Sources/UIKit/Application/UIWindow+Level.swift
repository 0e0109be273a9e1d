extension UIWindow {
  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of an application's windows, 0.
    public static let normal: UIWindow.Level = UIWindow.Level(rawValue: 0)
    /// The level of the status bar, 1000.
    public static let statusBar: UIWindow.Level = UIWindow.Level(rawValue: 1000)
    /// The level of alerts, 2000.
    public static let alert: UIWindow.Level = UIWindow.Level(rawValue: 2000)
  }
}
