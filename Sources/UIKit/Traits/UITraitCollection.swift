/// The surroundings of an interface: appearance, size classes, scale, direction and text size.
///
/// A trait that is not specified has the value its type calls `unspecified`, or 0 for the scale.
public class UITraitCollection: NSObject, @unchecked Sendable {
  /// The values of all traits, copied and changed as one.
  struct Values: Hashable {
    var idiom = UIUserInterfaceIdiom.unspecified
    var style = UIUserInterfaceStyle.unspecified
    var level = UIUserInterfaceLevel.unspecified
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var scale: CGFloat = 0
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var category = UIContentSizeCategory.unspecified
  }

  let values: Values

  /// Makes a collection with nothing specified.
  public override convenience init() {
    self.init(values: Values())
  }

  init(values: Values) {
    self.values = values
    super.init()
  }

  /// Makes a collection that specifies only the appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: Values(style: userInterfaceStyle))
  }

  /// Makes a collection that specifies only the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(values: Values(idiom: userInterfaceIdiom))
  }

  /// Makes a collection that specifies only the level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(values: Values(level: userInterfaceLevel))
  }

  /// Makes a collection that specifies only the reading direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: Values(direction: layoutDirection))
  }

  /// Makes a collection that specifies only the number of pixels in a point.
  public convenience init(displayScale: CGFloat) {
    self.init(values: Values(scale: displayScale))
  }

  /// Makes a collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: Values(horizontal: horizontalSizeClass))
  }

  /// Makes a collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: Values(vertical: verticalSizeClass))
  }

  /// Makes a collection that specifies only the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: Values(category: preferredContentSizeCategory))
  }

  /// Makes a collection from several, where a later one wins over an earlier one.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var merged = Values()
    for traits in traitCollections {
      let other = traits.values
      if other.idiom != .unspecified { merged.idiom = other.idiom }
      if other.style != .unspecified { merged.style = other.style }
      if other.level != .unspecified { merged.level = other.level }
      if other.direction != .unspecified { merged.direction = other.direction }
      if other.scale != 0 { merged.scale = other.scale }
      if other.horizontal != .unspecified { merged.horizontal = other.horizontal }
      if other.vertical != .unspecified { merged.vertical = other.vertical }
      if other.category != .unspecified { merged.category = other.category }
    }
    self.init(values: merged)
  }

  /// The traits in force where the running code was called, used by dynamic colours outside a view.
  public static var current: UITraitCollection {
    get { currentTraits }
    set { currentTraits = newValue }
  }

  // UIKit keeps one per thread; here everything runs on the main thread.
  nonisolated(unsafe) private static var currentTraits = UITraitCollection(
    values: Values(
      idiom: .phone, style: .light, level: .base, direction: .leftToRight, scale: 3,
      horizontal: .compact, vertical: .regular, category: .large))

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  /// The appearance, light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// The level, base or elevated.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level }
  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  /// The number of pixels in a point.
  public var displayScale: CGFloat { values.scale }
  /// The room along the horizontal axis.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  /// The room along the vertical axis.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  /// The text size the person chose.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.category }

  /// Whether two collections may resolve a dynamic colour to different colours.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.style != other.style || values.level != other.level
  }

  /// Whether every trait another collection specifies has the same value here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]).values == values
  }

  /// Calls a closure with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = previous
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return values == other.values
  }

  public override var hash: Int { values.hashValue }

  public override var description: String {
    var parts: [String] = []
    switch values.idiom {
    case .phone: parts.append("UserInterfaceIdiom = Phone")
    case .pad: parts.append("UserInterfaceIdiom = Pad")
    default: break
    }
    if values.scale != 0 { parts.append("DisplayScale = \(values.scale.sixDigits)") }
    switch values.horizontal {
    case .compact: parts.append("HorizontalSizeClass = Compact")
    case .regular: parts.append("HorizontalSizeClass = Regular")
    case .unspecified: break
    }
    switch values.vertical {
    case .compact: parts.append("VerticalSizeClass = Compact")
    case .regular: parts.append("VerticalSizeClass = Regular")
    case .unspecified: break
    }
    switch values.style {
    case .light: parts.append("UserInterfaceStyle = Light")
    case .dark: parts.append("UserInterfaceStyle = Dark")
    case .unspecified: break
    }
    switch values.direction {
    case .leftToRight: parts.append("LayoutDirection = LTR")
    case .rightToLeft: parts.append("LayoutDirection = RTL")
    case .unspecified: break
    }
    if values.category != .unspecified {
      let name = values.category.rawValue.replacingOccurrences(
        of: "UICTContentSizeCategory", with: "")
      parts.append("PreferredContentSizeCategory = \(name)")
    }
    return "<UITraitCollection: \(pointerText(self)); \(parts.joined(separator: ", "))>"
  }
}
