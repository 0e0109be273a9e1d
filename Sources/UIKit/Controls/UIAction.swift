/// Something to do, with a title and a picture for the button or menu that offers it.
@MainActor public class UIAction: NSObject {
  /// The name of an action among others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes the identifier with the given text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The title.
  public var title: String
  /// The picture.
  public var image: UIImage?
  /// The name of the action among others, made up where none was given.
  public let identifier: UIAction.Identifier
  /// What offers the action and had it performed, during the closure.
  public internal(set) weak var sender: AnyObject?
  let handler: (UIAction) -> Void

  /// Makes an action that calls a closure.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.handler = handler
    self.identifier =
      identifier ?? UIAction.Identifier("com.apple.action.dynamic." + UUID().uuidString)
    super.init()
  }

  /// Performs the action on behalf of an object.
  func perform(sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
