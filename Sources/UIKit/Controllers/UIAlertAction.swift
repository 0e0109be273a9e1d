/// A button of an alert.
@MainActor public final class UIAlertAction: NSObject {
  /// What a button is for.
  public enum Style: Int, Sendable {
    /// Something ordinary.
    case `default` = 0
    /// Giving up.
    case cancel = 1
    /// Destroying something.
    case destructive = 2
  }

  /// The title.
  public let title: String?
  /// What the button is for.
  public let style: UIAlertAction.Style
  /// Whether the button can be used.
  public var isEnabled: Bool = true
  let handler: ((UIAlertAction) -> Void)?

  /// Makes a button that calls a closure.
  public init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
