import Messages

/// One thing that a step requires, with its depth in the hierarchy.
public struct Requirement: Equatable, Sendable {
  /// How deep the view is below the root.
  public let depth: Int

  public let kind: StepRequirement
}

extension Exercise {
  /// Everything that counts in an answer, in the order of the outline; what is not here does not
  /// count.
  public func requirements(devices: [String]) -> [Requirement] {
    var result: [Requirement] = []
    for root in expectation?.roots ?? [] {
      result += Self.requirements(of: root, parent: nil, depth: 0)
    }
    for check in checks {
      result += CheckText.expressions(of: check.code.text).map {
        Requirement(depth: 0, kind: .check($0))
      }
    }
    if devices.count > 1 { result.append(Requirement(depth: 0, kind: .devices(devices))) }
    return result
  }

  private static func requirements(of view: ExpectedView, parent: String?, depth: Int)
    -> [Requirement]
  {
    let label = view.name ?? view.type ?? "UIView"
    var kinds: [StepRequirement] = [
      .view(
        name: view.name, type: view.type, allowsSubclasses: view.allowsSubclasses,
        parent: parent)
    ]
    kinds += view.properties.map { property in
      switch property.relation {
      case .equals:
        .property(
          view: label, property: property.path, value: property.source, device: property.device)
      case .matches:
        .contains(
          view: label, property: property.path, part: property.source, device: property.device)
      }
    }
    if !view.views.isEmpty {
      kinds.append(
        .subviews(
          view: label, allowsOthers: view.allowsOthers,
          isOrdered: !view.isUnordered && view.views.count > 1))
    }
    return kinds.map { Requirement(depth: depth, kind: $0) }
      + view.views.flatMap { requirements(of: $0, parent: label, depth: depth + 1) }
  }
}
