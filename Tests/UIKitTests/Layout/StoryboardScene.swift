import Foundation

@testable import UIKit

/// A scene of a storyboard as plain views and constraints, with the frames Xcode recorded in it.
///
/// What has text or an image gets its recorded size as its content's: the scene tests the layout,
/// not the measuring of text.
@MainActor final class StoryboardScene {
  let root = StageRoot()
  let window = StageWindow()
  private(set) var frames: [(id: String, view: UIView, frame: CGRect)] = []
  private var items: [String: NSObject] = [:]
  private let file: Element

  /// Builds the scene with an identifier, or of a xib its first view.
  init?(file: Element, id: String) {
    self.file = file
    let scene = id.isEmpty ? file : file.all { $0.attributes["sceneID"] == id }.first
    let top =
      id.isEmpty
      ? file.children("objects").first?.children.first { $0.name == "view" }
      : scene?.all { $0.attributes["key"] == "view" }.first
    guard let scene, let top, let rect = StoryboardScene.frame(of: top) else { return nil }
    root.frame = CGRect(origin: .zero, size: rect.size)
    window.frame = root.frame
    window.insets = id.isEmpty ? .zero : StoryboardScene.safeArea(of: file)
    window.safeAreaMayHaveChanged()
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(root)
    for guide in scene.all(where: { $0.name == "viewControllerLayoutGuide" }) {
      addGuide(guide)
    }
    build(top, as: root)
    for constraint in top.all(where: { $0.name == "constraint" }) { add(constraint) }
  }

  func layOut() {
    window.layoutIfNeeded()
  }

  // MARK: Views

  private func build(_ element: Element, as view: UIView) {
    let id = element.attributes["id"] ?? ""
    items[id] = view
    if let guide = element.children("viewLayoutGuide").first, let id = guide.attributes["id"] {
      items[id] = view.safeAreaLayoutGuide
    }
    for child in element.children("subviews").flatMap(\.children) {
      guard let frame = StoryboardScene.frame(of: child) else { continue }
      let subview = makeView(child, frame.size)
      subview.frame = frame
      if child.attributes["translatesAutoresizingMaskIntoConstraints"] == "NO" {
        subview.translatesAutoresizingMaskIntoConstraints = false
        if child.attributes["misplaced"] != "YES" && child.attributes["ambiguous"] != "YES" {
          frames.append((child.attributes["id"] ?? "", subview, frame))
        }
      }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
      build(child, as: subview)
    }
  }

  private func makeView(_ element: Element, _ size: CGSize) -> UIView {
    if element.name == "stackView" { return makeStack(element) }
    let plain = ["view", "containerView", "mapView", "webView", "tableView", "textView"]
    guard !plain.contains(element.name) else { return UIView() }
    let view = SizedView(size.width, size.height)
    view.translatesAutoresizingMaskIntoConstraints = true
    if element.name == "textField" { view.content.width = -1 }
    let hugging = element.name == "button" || element.name == "textField" ? 250.0 : 251
    func priority(_ attribute: String, _ standard: Double) -> UILayoutPriority {
      UILayoutPriority(Float(element.number(attribute) ?? standard))
    }
    view.setContentHuggingPriority(
      priority("horizontalHuggingPriority", hugging), for: .horizontal)
    view.setContentHuggingPriority(priority("verticalHuggingPriority", hugging), for: .vertical)
    view.setContentCompressionResistancePriority(
      priority("horizontalCompressionResistancePriority", 750), for: .horizontal)
    view.setContentCompressionResistancePriority(
      priority("verticalCompressionResistancePriority", 750), for: .vertical)
    return view
  }

  private func makeStack(_ element: Element) -> UIStackView {
    let stack = UIStackView()
    stack.axis = element.attributes["axis"] == "vertical" ? .vertical : .horizontal
    stack.spacing = element.number("spacing") ?? 0
    let alignments: [String: UIStackView.Alignment] = [
      "top": .top, "leading": .leading, "center": .center, "bottom": .bottom,
      "trailing": .trailing, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    ]
    let distributions: [String: UIStackView.Distribution] = [
      "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    stack.alignment = alignments[element.attributes["alignment"] ?? ""] ?? .fill
    stack.distribution = distributions[element.attributes["distribution"] ?? ""] ?? .fill
    return stack
  }

  private static func frame(of element: Element) -> CGRect? {
    guard let rect = element.children("rect").first(where: { $0.attributes["key"] == "frame" }),
      let x = rect.number("x"), let y = rect.number("y"), let width = rect.number("width"),
      let height = rect.number("height")
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  // MARK: Guides

  /// The guides of old controllers: heightless bars at the edges of the safe area.
  private func addGuide(_ element: Element) {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let isTop = element.attributes["type"] == "top"
    NSLayoutConstraint.activate([
      guide.heightAnchor.constraint(equalToConstant: isTop ? window.insets.top : 0),
      isTop
        ? guide.topAnchor.constraint(equalTo: root.topAnchor)
        : guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    items[element.attributes["id"] ?? ""] = guide
  }

  private static func safeArea(of file: Element) -> UIEdgeInsets {
    let device = file.children("device").first?.attributes["id"] ?? ""
    return device == "retina5_9"
      ? UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      : UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  }

  // MARK: Constraints

  private func add(_ element: Element) {
    guard let holder = holder(of: element),
      let first = item(element.attributes["firstItem"]) ?? (items[holder] as NSObject?),
      let attribute = StoryboardScene.attribute(element.attributes["firstAttribute"])
    else { return }
    let second = item(element.attributes["secondItem"])
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: StoryboardScene.relation(element),
      toItem: second,
      attribute: StoryboardScene.attribute(element.attributes["secondAttribute"])
        ?? .notAnAttribute,
      multiplier: StoryboardScene.multiplier(element.attributes["multiplier"]),
      constant: element.number("constant") ?? 0)
    constraint.priority = UILayoutPriority(Float(element.number("priority") ?? 1000))
    constraint.identifier = element.attributes["id"]
    constraint.isActive = true
  }

  private func item(_ id: String?) -> NSObject? {
    id.flatMap { items[$0] }
  }

  /// The identifier of the view whose element the constraint stands in.
  private func holder(of element: Element) -> String? {
    file.all { view in
      view.children("constraints").contains { $0.children.contains { $0 === element } }
    }.first?.attributes["id"]
  }

  private static func attribute(_ name: String?) -> NSLayoutConstraint.Attribute? {
    guard let name else { return nil }
    let names: [String: NSLayoutConstraint.Attribute] = [
      "baseline": .lastBaseline, "left": .left, "right": .right, "top": .top,
      "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width,
      "height": .height, "centerX": .centerX, "centerY": .centerY,
      "firstBaseline": .firstBaseline, "leadingMargin": .leadingMargin,
      "trailingMargin": .trailingMargin, "topMargin": .topMargin,
      "bottomMargin": .bottomMargin, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    ]
    return names[name]
  }

  private static func relation(_ element: Element) -> NSLayoutConstraint.Relation {
    switch element.attributes["relation"] {
    case "greaterThanOrEqual": .greaterThanOrEqual
    case "lessThanOrEqual": .lessThanOrEqual
    default: .equal
    }
  }

  /// A multiplier is a number or a proportion, such as `85:74`.
  private static func multiplier(_ text: String?) -> CGFloat {
    guard let text else { return 1 }
    let parts = text.split(separator: ":").compactMap { Double($0) }
    guard let first = parts.first else { return 1 }
    return parts.count == 2 && parts[1] != 0 ? first / parts[1] : first
  }
}
