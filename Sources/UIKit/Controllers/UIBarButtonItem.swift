/// A button in a navigation bar or a toolbar.
@MainActor public final class UIBarButtonItem: UIBarItem {
  /// How a bar button looks.
  public enum Style: Int, Sendable {
    /// Plain.
    case plain = 0
    /// Bold, for the action that ends a task.
    case done = 2
  }

  /// The bar buttons the system knows.
  public enum SystemItem: Int, Sendable {
    /// Ends a task.
    case done = 0
    /// Gives a task up.
    case cancel = 1
    /// Begins editing.
    case edit = 2
    /// Saves.
    case save = 3
    /// Adds something.
    case add = 4
    /// Takes up the room left over.
    case flexibleSpace = 5
    /// Takes up fixed room.
    case fixedSpace = 6
    /// Begins a text.
    case compose = 7
    /// Answers a text.
    case reply = 8
    /// Offers actions.
    case action = 9
    /// Files something.
    case organize = 10
    /// Opens bookmarks.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Loads again.
    case refresh = 13
    /// Stops.
    case stop = 14
    /// Opens the camera.
    case camera = 15
    /// Throws away.
    case trash = 16
    /// Plays.
    case play = 17
    /// Pauses.
    case pause = 18
    /// Goes back fast.
    case rewind = 19
    /// Goes forward fast.
    case fastForward = 20
    /// Takes the last change back.
    case undo = 21
    /// Makes it again.
    case redo = 22
    /// Curls a page.
    case pageCurl = 23
    /// Closes.
    case close = 24
  }

  /// How the button looks.
  public var style: UIBarButtonItem.Style = UIBarButtonItem.Style.plain
  /// Who receives the action.
  public weak var target: AnyObject?
  /// The message sent when the button is tapped.
  public var action: Selector?
  /// The action performed when the button is tapped.
  public var primaryAction: UIAction?
  /// The view shown in place of the button.
  public var customView: UIView?
  /// The width, in points; zero for as wide as the content.
  public var width: CGFloat = 0
  /// The colour of the button.
  public var tintColor: UIColor?
  /// The button of the system it is, if any.
  public private(set) var systemItem: UIBarButtonItem.SystemItem?

  /// Makes a button with a text.
  public init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    super.init()
    self.title = title
    self.style = style
    self.target = target as? NSObject
    self.action = action
  }

  /// Makes a button with a picture.
  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Makes one of the system's buttons.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
    if systemItem == .done { style = .done }
  }

  /// Makes a button of the system that performs an action.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  /// Makes a button with a view of one's own.
  public convenience init(customView: UIView) {
    self.init(title: nil, style: .plain, target: nil, action: nil)
    self.customView = customView
  }
}
