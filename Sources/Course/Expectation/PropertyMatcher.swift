import Messages

/// Compares one property of a view with what is expected of it.
@MainActor
struct PropertyMatcher {
  enum Result {
    case equal

    /// What was found, as Swift source.
    case different(found: String)

    /// It names something that is not there yet.
    case notReached
    case fault(LessonProblem)
  }

  /// How far geometry may be off: half a point, because a screen rounds to its pixels.
  static let geometricTolerance = 0.5

  /// How far other numbers may be off: what arithmetic in floating point loses.
  static let numericTolerance = 0.001

  let hierarchy: any ObservedHierarchy
  let device: String
  let bindings: [String: ObservedView]

  /// Every name of the outline, bound or not.
  let expectedNames: Set<String>
  let file: String

  func compare(_ property: ExpectedProperty, on view: ObservedView) -> Result {
    switch property.value {
    case .edge(let reference):
      return compareEdge(property, to: reference, on: view)
    case .numbers(let numbers):
      if let edge = Edge(rawValue: property.path), edge.isOnlyGeometry {
        return compareEdge(edge, to: numbers, on: view)
      }
      return read(property, on: view) { value in
        guard let found = value.numbers else { return false }
        return Self.areClose(found, numbers, within: Self.tolerance(for: property.path))
      }
    case .text(let text):
      return read(property, on: view) { value in
        guard let found = value.text else { return false }
        return property.relation == .matches ? found.contains(text) : found == text
      }
    case .expression(let expression):
      return compare(property, to: expression, on: view)
    }
  }

  // MARK: Swift members

  private func read(
    _ property: ExpectedProperty, on view: ObservedView, isEqual: (ObservedValue) -> Bool
  ) -> Result {
    switch hierarchy.read(property.path, of: view) {
    case .value(let value): isEqual(value) ? .equal : .different(found: value.source)
    case .undeclared: .notReached
    case .failed(let reason):
      .fault(
        LessonProblem(
          file: file, position: property.position,
          kind: GateProblem.unreadable(property.path, reason: reason)))
    }
  }

  private func compare(
    _ property: ExpectedProperty, to expression: String, on view: ObservedView
  ) -> Result {
    let expected = hierarchy.evaluate(
      expression, like: property.path, of: view, names: bindings)
    switch expected {
    case .undeclared: return .notReached
    case .failed(let reason):
      return .fault(
        LessonProblem(
          file: file, position: property.valuePosition,
          kind: GateProblem.unreadable(expression, reason: reason)))
    case .value(let wanted):
      return read(property, on: view) { found in
        if let left = found.numbers, let right = wanted.numbers {
          return Self.areClose(left, right, within: Self.tolerance(for: property.path))
        }
        return hierarchy.areEqual(found, wanted)
      }
    }
  }

  private static func areClose(_ left: [Double], _ right: [Double], within tolerance: Double)
    -> Bool
  {
    left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= tolerance }
  }

  private static let geometricRoots: Set<String> = [
    "frame", "bounds", "center", "contentSize", "contentOffset", "intrinsicContentSize",
    "layoutMargins", "safeAreaInsets", "directionalLayoutMargins",
  ]

  private static func tolerance(for path: String) -> Double {
    let root = path.prefix { $0 != "." && $0 != "(" }
    return geometricRoots.contains(String(root)) ? geometricTolerance : numericTolerance
  }

  // MARK: Edges

  private func compareEdge(
    _ property: ExpectedProperty, to reference: EdgeReference, on view: ObservedView
  ) -> Result {
    guard let edge = Edge(rawValue: property.path) else { return .notReached }
    guard let other = self.view(named: reference.view, from: view) else {
      if expectedNames.contains(reference.view) { return .notReached }
      if case .absent = hierarchy.variable(named: reference.view) { return .notReached }
      return fault(property, reference.view)
    }
    guard let own = hierarchy.rectangle(of: view, guide: nil) else { return .notReached }
    guard let rectangle = hierarchy.rectangle(of: other, guide: reference.guide) else {
      return fault(property, reference.guide ?? reference.view)
    }
    let found = own.values(of: edge, isRightToLeft: hierarchy.isRightToLeft(view))
    let target = rectangle.values(
      of: reference.edge, isRightToLeft: hierarchy.isRightToLeft(other))
    let wanted = target.map { $0 * reference.multiplier + reference.constant }
    if Self.areClose(found, wanted, within: Self.geometricTolerance) { return .equal }
    return .different(found: describe(found, edge: edge, of: view))
  }

  private func fault(_ property: ExpectedProperty, _ name: String) -> Result {
    .fault(
      LessonProblem(
        file: file, position: property.valuePosition, kind: GateProblem.noSuchGeometry(name)))
  }

  private func view(named name: String, from view: ObservedView) -> ObservedView? {
    if let bound = bindings[name] { return bound }
    if name == "view", let root = hierarchy.rootView { return root }
    if name == "superview" { return hierarchy.superview(of: view) }
    if case .view(let found) = hierarchy.variable(named: name) { return found }
    return nil
  }

  /// An edge against a number counts from the superview's origin; a size is itself.
  private func compareEdge(_ edge: Edge, to numbers: [Double], on view: ObservedView) -> Result {
    guard let own = hierarchy.rectangle(of: view, guide: nil) else { return .notReached }
    let relative = self.relative(own, of: view)
    let found = relative.values(of: edge, isRightToLeft: hierarchy.isRightToLeft(view))
    if Self.areClose(found, numbers, within: Self.geometricTolerance) { return .equal }
    return .different(found: Self.describe(found))
  }

  private func relative(_ rectangle: ObservedRectangle, of view: ObservedView)
    -> ObservedRectangle
  {
    guard let parent = hierarchy.superview(of: view),
      let origin = hierarchy.rectangle(of: parent, guide: nil)
    else { return rectangle }
    return ObservedRectangle(
      x: rectangle.x - origin.x, y: rectangle.y - origin.y, width: rectangle.width,
      height: rectangle.height)
  }

  private func describe(_ values: [Double], edge: Edge, of view: ObservedView) -> String {
    guard let own = hierarchy.rectangle(of: view, guide: nil) else {
      return Self.describe(values)
    }
    return Self.describe(
      relative(own, of: view).values(of: edge, isRightToLeft: hierarchy.isRightToLeft(view)))
  }

  /// Numbers as an author writes them: `16`, `(100 20.5)`.
  static func describe(_ numbers: [Double]) -> String {
    let texts = numbers.map { number in
      let rounded = (number * 100).rounded() / 100
      return rounded == rounded.rounded() && abs(rounded) < 1e15
        ? String(Int(rounded)) : String(rounded)
    }
    return texts.count == 1 ? texts[0] : "(" + texts.joined(separator: " ") + ")"
  }
}

extension ObservedRectangle {
  /// The coordinates of an edge; two for the centre.
  func values(of edge: Edge, isRightToLeft: Bool) -> [Double] {
    switch edge {
    case .top: [y]
    case .bottom: [y + height]
    case .left: [x]
    case .right: [x + width]
    case .leading: [isRightToLeft ? x + width : x]
    case .trailing: [isRightToLeft ? x : x + width]
    case .centerX: [x + width / 2]
    case .centerY: [y + height / 2]
    case .width: [width]
    case .height: [height]
    case .center: [x + width / 2, y + height / 2]
    }
  }
}
