import ScriptRuntime
import SwiftSyntax

// Elements of tuples, and members of types.
extension Checker {
  func tupleMember(
    _ name: String, _ base: Expression, _ type: SwiftType, _ range: SourceRange
  ) -> Expression? {
    guard case .tuple(let elements) = type,
      let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }),
      elements.indices.contains(index)
    else { return nil }
    return Expression(.tupleElement(base, index), type: elements[index].type, range: range)
  }

  func staticMember(
    _ name: String, _ labels: [String?]?, _ base: Expression, _ instance: SwiftType,
    _ range: SourceRange, isCalled: Bool
  ) -> Reference {
    if case .optional = instance, name == "none" || name == "some" {
      return optionalCase(name, instance, range)
    }
    let isKnown: Bool
    if case .metatype = base.kind { isKnown = true } else { isKnown = false }
    if isKnown, let nested = nestedType(name, in: instance) { return .type(nested) }
    if instance.isError { return .value(notSimulated(on: base, base.range.joined(range))) }
    let all = members(of: instance, named: name)
    var found = all.filter {
      $0.declaration.isStatic || $0.declaration.kind == .enumCase
        || $0.declaration.kind == .initializer
    }
    if let labels {
      let chosen = found.filter { $0.declaration.parameters.map(\.label) == labels }
      if !chosen.isEmpty { found = chosen }
    }
    if Set(found.map { $0.declaration.kind == .variable }).count == 2 {
      found.removeAll { ($0.declaration.kind == .variable) == isCalled }
    }
    if found.isEmpty, let name = notSimulatedMember(name, of: instance) {
      return .value(notSimulated(name, base: nil, base.range.joined(range)))
    }
    if found.isEmpty, let first = all.first {
      if first.declaration.kind == .function {
        let chosen = all.filter { $0.declaration.parameters.map(\.label) == labels }
        return .callables(
          (chosen.isEmpty ? all : chosen).map {
            var candidate = Candidate(
              declaration: $0.declaration, base: base, substitutions: $0.substitutions)
            candidate.isCurried = true
            candidate.made = instance
            return candidate
          })
      }
      diagnose(
        .instanceMemberOnType(
          member: first.declaration.name, type: instance.text, hasBase: true), at: base.range)
      return .invalid
    }
    guard !found.isEmpty else {
      diagnoseUnknownMember(name, of: instance, isStatic: true, range, base: base.range)
      return .invalid
    }
    if name != "init", let hidden = found.first?.declaration,
      !found.contains(where: { isAccessible($0.declaration) })
    {
      diagnose(
        .inaccessible(name: name, access: hidden.access == .private ? "private" : "fileprivate"),
        at: range)
      return .invalid
    }
    return reference(to: found, base: base, baseType: instance, base.range.joined(range))
  }
}
