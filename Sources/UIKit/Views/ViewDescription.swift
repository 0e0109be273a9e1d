/// A view as UIKit's `description` and `recursiveDescription` print it.
///
/// Only what differs from the default is printed. The order of the parts is that of recorded
/// dumps.
@MainActor struct ViewDescription {
  let view: UIView
  /// Whether objects show their address, which differs from run to run.
  var showsAddresses = true

  init(_ view: UIView, showsAddresses: Bool = true) {
    self.view = view
    self.showsAddresses = showsAddresses
  }

  /// One line: `<UILabel: 0x…; frame = (16 20; 288 33.6667); text = 'Hi'; layer = <…>>`.
  func text() -> String {
    let name = ClassName(of: view)
    var parts = [identity(name.name, view)]
    if let base = name.base { parts.append("baseClass = \(base)") }
    let frame = view.frame
    parts.append(
      "frame = (\(frame.minX.sixDigits) \(frame.minY.sixDigits); "
        + "\(frame.width.sixDigits) \(frame.height.sixDigits))")
    if !view.transform.isIdentity {
      let t = view.transform
      let entries = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(\.sixDigits).joined(separator: ", ")
      parts.append("transform = [\(entries)]")
    }
    if let text = view.descriptionText { parts.append(text) }
    parts += flags
    parts += view.descriptionDetails(before: .layer)
    parts.append("layer = <\(layerName)\(showsAddresses ? ": " + pointerText(view.layer) : "")>")
    parts += view.descriptionDetails(before: .end)
    return "<" + parts.joined(separator: "; ") + ">"
  }

  /// The view and all inside it, one a line, each level indented by `   | `.
  func tree(indentation: String = "") -> String {
    var lines = [indentation + text()]
    for child in view.subviews {
      let description = ViewDescription(child, showsAddresses: showsAddresses)
      lines.append(description.tree(indentation: indentation + "   | "))
    }
    return lines.joined(separator: "\n")
  }

  private var flags: [String] {
    var parts: [String] = []
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.alpha != 1 { parts.append("alpha = \(view.alpha.sixDigits)") }
    if view.isHidden { parts.append("hidden = YES") }
    if !view.isOpaque { parts.append("opaque = NO") }
    if view.autoresizingMask != [] { parts.append("autoresize = " + mask) }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if let tint = view.appearance.tintColor { parts.append("tintColor = \(tint.description)") }
    if let color = view.backgroundColor { parts.append("backgroundColor = \(color.description)") }
    return parts
  }

  private var mask: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { view.autoresizingMask.contains($0.0) }.map(\.1).joined(separator: "+")
  }

  /// UIKit gives some views layers of classes of its own.
  private var layerName: String {
    if view is UIWindow { return "UIWindowLayer" }
    let name = ClassName(of: view.layer).name
    return view is UILabel && name == "CALayer" ? "_UILabelLayer" : name
  }

  private func identity(_ name: String, _ object: NSObject) -> String {
    showsAddresses ? "\(name): \(pointerText(object))" : name
  }
}

/// Where in a description a subclass's own parts stand.
enum DescriptionPlace {
  case layer
  case end
}

extension UIView {
  // not scripted
  /// Returns the hierarchy from this view down, as the debugger's `recursiveDescription` does.
  ///
  /// UIKit has the method, for debugging only; Apple's public interface does not name it.
  public func recursiveDescription() -> String {
    ViewDescription(self).tree()
  }

  // not scripted
  /// Returns the hierarchy from this view down without addresses, the same in every run.
  public func stableRecursiveDescription() -> String {
    ViewDescription(self, showsAddresses: false).tree()
  }
}
