import Messages

/// Compares the learner's hierarchy with an expectation.
///
/// First the structure: every expected view is bound to one of the learner's. Then the properties,
/// which may name any view that has been bound.
@MainActor
public struct ExpectationMatcher {
  /// An expected view and the learner's that it has been bound to.
  struct Match {
    let expected: ExpectedView
    let found: ObservedView
    let path: String

    /// What a sentence calls it.
    let label: String

    var differences: [Difference] = []
    var children: [Match] = []

    /// What differs below it: views missing or too many.
    var childDifferences: [Difference] = []

    /// Whether its type is right, so that its properties can be read.
    var isReached = true
  }

  let hierarchy: any ObservedHierarchy

  /// The device the hierarchy is on.
  let device: String

  private var comparison = Comparison()

  /// The views that the learner's variables hold, for the names of the outline.
  private var named: [String: ObservedView] = [:]

  /// Compares; `device` says which properties count.
  public static func compare(
    _ expectation: ExpectedHierarchy, with hierarchy: any ObservedHierarchy, device: String
  ) -> Comparison {
    var matcher = ExpectationMatcher(hierarchy: hierarchy, device: device)
    return matcher.compare(expectation)
  }

  init(hierarchy: any ObservedHierarchy, device: String) {
    self.hierarchy = hierarchy
    self.device = device
  }

  private mutating func compare(_ expectation: ExpectedHierarchy) -> Comparison {
    for root in expectation.roots { bindVariables(root) }
    var matches: [Match] = []
    var rootDifferences: [Difference] = []
    for root in expectation.roots {
      if let found = find(root) {
        matches.append(match(root, found, path: root.name ?? "view", file: expectation.code.file))
      } else {
        let label = Self.label(root)
        rootDifferences.append(
          Difference(
            kind: .noRoot(name: label), path: label, view: nil, position: root.position))
        rootDifferences += notReached(below: root, path: label, includingSelf: false)
      }
    }
    comparison.differences = rootDifferences
    let properties = PropertyMatcher(
      hierarchy: hierarchy, device: device, bindings: comparison.bindings,
      expectedNames: Set(expectation.roots.flatMap(Self.names)), file: expectation.code.file)
    for match in matches { collect(match, properties: properties) }
    return comparison
  }

  // MARK: Names

  static func label(_ view: ExpectedView) -> String { view.name ?? view.type ?? "UIView" }

  static func names(_ view: ExpectedView) -> [String] {
    (view.name.map { [$0] } ?? []) + view.views.flatMap(names)
  }

  private mutating func bindVariables(_ view: ExpectedView) {
    if let name = view.name, case .view(let found) = hierarchy.variable(named: name) {
      named[name] = found
    }
    for child in view.views { bindVariables(child) }
  }

  /// The view of a root of the outline: `view` is the controller's; other names are variables.
  private func find(_ root: ExpectedView) -> ObservedView? {
    let variable = root.name.flatMap { named[$0] }
    return root.name == "view" ? hierarchy.rootView ?? variable : variable ?? hierarchy.rootView
  }

  // MARK: Structure

  private mutating func match(
    _ expected: ExpectedView, _ found: ObservedView, path: String, file: String
  ) -> Match {
    let label = expected.name ?? hierarchy.name(of: found) ?? hierarchy.typeName(of: found)
    var match = Match(expected: expected, found: found, path: path, label: label)
    if let name = expected.name { comparison.bindings[name] = found }
    if let type = expected.type, !fits(found, expected) {
      match.isReached = false
      let kind = HierarchyDifference.wrongType(
        view: label, expected: type, found: hierarchy.typeName(of: found),
        allowsSubclasses: expected.allowsSubclasses)
      match.differences.append(
        Difference(kind: kind, path: path, view: found, position: expected.position))
      match.differences += notReached(below: expected, path: path, includingSelf: false)
      return match
    }
    if !expected.children.isEmpty { matchChildren(of: &match, file: file) }
    return match
  }

  /// Whether the type of a view is the expected one.
  private func fits(_ view: ObservedView, _ expected: ExpectedView) -> Bool {
    guard let type = expected.type else { return true }
    if hierarchy.typeName(of: view) == type { return true }
    return expected.allowsSubclasses && hierarchy.isKind(view, of: type)
  }

  private mutating func matchChildren(of match: inout Match, file: String) {
    let expected = match.expected.views
    let found = hierarchy.subviews(of: match.found)
    let costs = self.costs(expected, found, file: file)
    let alignment: ChildAlignment
    if match.expected.isUnordered {
      alignment = ChildAlignment(
        expected: expected.count, found: found.count, allowsOthers: match.expected.allowsOthers,
        unorderedCost: { costs[$0][$1] })
    } else {
      alignment = ChildAlignment(
        expected: expected.count, found: found.count,
        allowsOthers: Self.gaps(match.expected.children), cost: { costs[$0][$1] })
    }
    for (index, view) in expected.enumerated() {
      guard let partner = alignment.partners[index] else {
        match.childDifferences.append(missing(view, parent: match))
        match.childDifferences += notReached(
          below: view, path: match.path + "/" + Self.label(view), includingSelf: false)
        continue
      }
      let path = match.path + "/" + (view.name ?? "subviews[\(partner)]")
      var child = self.match(view, found[partner], path: path, file: file)
      if alignment.misplaced.contains(index) {
        let neighbour = index > 0 ? expected[index - 1] : expected[min(1, expected.count - 1)]
        let kind = HierarchyDifference.wrongOrder(
          view: child.label, parent: match.label, neighbour: Self.label(neighbour),
          isAfter: index > 0)
        child.differences.insert(
          Difference(kind: kind, path: path, view: child.found, position: view.position), at: 0)
      }
      match.children.append(child)
    }
    for index in alignment.extras {
      match.childDifferences.append(extra(found[index], index: index, parent: match))
    }
  }

  /// For each place before, between and after the expected views, whether `...` stands there.
  private static func gaps(_ children: [ExpectedChild]) -> [Bool] {
    var gaps = [false]
    for child in children {
      if case .others = child { gaps[gaps.count - 1] = true } else { gaps.append(false) }
    }
    return gaps
  }

  /// How badly each of the learner's views fits each of the expected ones; nil where names forbid.
  private func costs(
    _ expected: [ExpectedView], _ found: [ObservedView], file: String
  ) -> [[Int?]] {
    let owners = Dictionary(named.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let isOnlyPair = expected.count == 1 && found.count == 1
    return expected.map { view in
      let bound = view.name.flatMap { named[$0] }
      return found.map { candidate -> Int? in
        if let bound, bound != candidate { return nil }
        if bound == nil, let owner = owners[candidate], owner != view.name { return nil }
        guard fits(candidate, view) else {
          return bound == nil ? ChildAlignment.Cost.wrongType : ChildAlignment.Cost.boundWrongType
        }
        if bound != nil || isOnlyPair { return 0 }
        return wrongProperties(of: view, on: candidate, file: file)
      }
    }
  }

  /// How many properties that name no other view differ, up to a limit.
  private func wrongProperties(of view: ExpectedView, on candidate: ObservedView, file: String)
    -> Int
  {
    let properties = PropertyMatcher(
      hierarchy: hierarchy, device: device, bindings: [:], expectedNames: [], file: file)
    let count = view.properties.filter {
      if case .edge = $0.value { return false }
      if case .equal = properties.compare($0, on: candidate) { return false }
      return true
    }.count
    return min(count, 9) * ChildAlignment.Cost.wrongProperty
  }

  // MARK: Differences

  private func missing(_ view: ExpectedView, parent: Match) -> Difference {
    var place = HierarchyDifference.Place.nowhere
    if let bound = view.name.flatMap({ named[$0] }) {
      if let superview = hierarchy.superview(of: bound) {
        place = .inside(hierarchy.name(of: superview) ?? rootName(superview))
      } else {
        place = bound == hierarchy.rootView ? .inside("view") : .outside
      }
    }
    let label = Self.label(view)
    return Difference(
      kind: .missing(view: label, type: view.type, parent: parent.label, place: place),
      path: parent.path + "/" + label, view: parent.found, position: view.position)
  }

  private func rootName(_ view: ObservedView) -> String {
    view == hierarchy.rootView ? "view" : hierarchy.typeName(of: view)
  }

  private func extra(_ view: ObservedView, index: Int, parent: Match) -> Difference {
    let type = hierarchy.typeName(of: view)
    return Difference(
      kind: .extra(view: hierarchy.name(of: view) ?? type, type: type, parent: parent.label),
      path: parent.path + "/subviews[\(index)]", view: view, position: parent.expected.position)
  }

  /// The expected views below one that could not be looked into.
  private func notReached(below view: ExpectedView, path: String, includingSelf: Bool)
    -> [Difference]
  {
    let own = Difference(
      kind: .notReached(view: Self.label(view), property: nil), path: path, view: nil,
      position: view.position)
    return (includingSelf ? [own] : [])
      + view.views.flatMap {
        notReached(below: $0, path: path + "/" + Self.label($0), includingSelf: true)
      }
  }

  // MARK: Properties

  private mutating func collect(_ match: Match, properties: PropertyMatcher) {
    comparison.differences += match.differences
    if match.isReached {
      for property in match.expected.properties
      where property.device == nil || property.device == device {
        collect(property, of: match, result: properties.compare(property, on: match.found))
      }
    }
    for child in match.children { collect(child, properties: properties) }
    comparison.differences += match.childDifferences
  }

  private mutating func collect(
    _ property: ExpectedProperty, of match: Match, result: PropertyMatcher.Result
  ) {
    let kind: HierarchyDifference
    switch result {
    case .equal: return
    case .fault(let problem):
      comparison.faults.append(problem)
      return
    case .notReached: kind = .notReached(view: match.label, property: property.path)
    case .different(let found):
      kind =
        property.relation == .matches
        ? .noMatch(
          view: match.label, property: property.path, part: property.source, found: found)
        : .wrongValue(
          view: match.label, property: property.path, expected: property.source, found: found)
    }
    comparison.differences.append(
      Difference(kind: kind, path: match.path, view: match.found, position: property.position))
  }
}
