/// Something in a bar: the base of buttons in navigation bars and of tabs.
@MainActor public class UIBarItem: NSObject {
  /// The text.
  public var title: String?
  /// The picture.
  public var image: UIImage?
  /// Whether it can be used.
  public var isEnabled: Bool = true
  /// A number to find the item by.
  public var tag: Int = 0

  override init() {
    super.init()
  }
}

/// A tab of a tab bar.
@MainActor public final class UITabBarItem: UIBarItem {
  /// The picture while the tab is selected.
  public var selectedImage: UIImage?
  /// The text of the red mark on the tab.
  public var badgeValue: String?

  /// Makes a tab with a text, a picture and a number.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes a tab with a text and two pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
