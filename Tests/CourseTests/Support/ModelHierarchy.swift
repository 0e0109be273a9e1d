import Course

/// A view of the plain model that expectations are tested against.
final class ModelView {
  let type: String
  var properties: [String: String]
  private(set) var subviews: [ModelView] = []
  private(set) weak var superview: ModelView?
  var rectangle = ObservedRectangle(x: 0, y: 0, width: 100, height: 100)

  init(_ type: String, _ properties: [String: String] = [:], _ subviews: [ModelView] = []) {
    self.type = type
    self.properties = properties
    for view in subviews { add(view) }
  }

  func add(_ view: ModelView) {
    subviews.append(view)
    view.superview = self
  }
}

/// A hierarchy of plain objects: properties are Swift texts, and equal when their texts are.
@MainActor
class ModelHierarchy: ObservedHierarchy {
  static let superclasses = [
    "UILabel": "UIView", "UIButton": "UIControl", "UIControl": "UIView", "UIImageView": "UIView",
    "UIStackView": "UIView", "HomeView": "UIView", "UIView": "UIResponder",
  ]

  let root: ModelView?
  var variables: [String: ModelView?]

  init(_ root: ModelView?, variables: [String: ModelView?] = [:]) {
    self.root = root
    self.variables = variables
  }

  private func model(_ view: ObservedView) -> ModelView? { view.object as? ModelView }

  var rootView: ObservedView? { root.map { ObservedView($0) } }

  func variable(named name: String) -> ObservedVariable {
    guard let variable = variables[name] else { return .absent }
    return variable.map { .view(ObservedView($0)) } ?? .other
  }

  func name(of view: ObservedView) -> String? {
    variables.sorted { $0.key < $1.key }.first { $0.value === view.object }?.key
  }

  func typeName(of view: ObservedView) -> String { model(view)?.type ?? "" }

  func isKind(_ view: ObservedView, of typeName: String) -> Bool {
    var type = model(view)?.type
    while let current = type, current != typeName { type = Self.superclasses[current] }
    return type != nil
  }

  func subviews(of view: ObservedView) -> [ObservedView] {
    model(view)?.subviews.map { ObservedView($0) } ?? []
  }

  func superview(of view: ObservedView) -> ObservedView? {
    model(view)?.superview.map { ObservedView($0) }
  }

  func rectangle(of view: ObservedView, guide: String?) -> ObservedRectangle? {
    guard let rectangle = model(view)?.rectangle else { return nil }
    guard let guide else { return rectangle }
    guard guide == "safeAreaLayoutGuide" else { return nil }
    return ObservedRectangle(
      x: rectangle.x, y: rectangle.y + 20, width: rectangle.width, height: rectangle.height - 20)
  }

  func isRightToLeft(_ view: ObservedView) -> Bool {
    model(view)?.properties["direction"] == "rtl"
  }

  func read(_ property: String, of view: ObservedView) -> ObservedReading {
    guard let text = model(view)?.properties[property] else {
      return .failed(reason: "value of type '\(typeName(of: view))' has no member '\(property)'")
    }
    return .value(value(text))
  }

  func evaluate(
    _ expression: String, like property: String, of view: ObservedView,
    names: [String: ObservedView]
  ) -> ObservedReading {
    if expression == "notYetDeclared" { return .undeclared(name: expression) }
    if expression.hasPrefix("?") { return .failed(reason: "expected expression") }
    return .value(value(expression))
  }

  func areEqual(_ left: ObservedValue, _ right: ObservedValue) -> Bool {
    left.source == right.source
  }

  private func value(_ text: String) -> ObservedValue {
    let numbers = text.split(separator: " ").map { Double($0) }
    let isNumeric = !numbers.isEmpty && numbers.allSatisfy { $0 != nil }
    let isText = text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"")
    return ObservedValue(
      source: text, numbers: isNumeric ? numbers.compactMap { $0 } : nil,
      text: isText ? String(text.dropFirst().dropLast()) : nil)
  }
}
