import UIKit

/// Where the simulation's views are.
@MainActor
enum ObservedGeometry {
  /// The rectangle of a view, or of one of its guides, in its window's coordinates, or in its
  /// topmost superview's when it has no window.
  static func rectangle(of view: UIView, guide: String?) -> ObservedRectangle? {
    let rect: CGRect
    if let guide {
      guard let found = self.guide(guide, of: view) else { return nil }
      rect = found.layoutFrame
    } else {
      rect = view.bounds
    }
    let converted = view.convert(rect, to: top(of: view))
    return ObservedRectangle(
      x: Double(converted.minX), y: Double(converted.minY), width: Double(converted.width),
      height: Double(converted.height))
  }

  private static func top(of view: UIView) -> UIView {
    var top = view
    while let next = top.superview { top = next }
    return top
  }

  private static func guide(_ name: String, of view: UIView) -> UILayoutGuide? {
    switch name {
    case "safeAreaLayoutGuide": view.safeAreaLayoutGuide
    case "layoutMarginsGuide": view.layoutMarginsGuide
    case "readableContentGuide": view.readableContentGuide
    default: view.layoutGuides.first { $0.identifier == name }
    }
  }

  static func isRightToLeft(_ view: UIView) -> Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
