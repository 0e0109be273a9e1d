import ScriptRuntime
import SwiftSyntax

// Members that the type at hand has only when it meets a condition it does not meet.
extension Checker {
  /// Says which condition of an extension keeps a member from a type, when there is one that would
  /// be meant otherwise. Of several it is said that none fits, when the name has no other meaning.
  func diagnoseUnmet(
    _ name: String, of type: SwiftType, _ place: SourceRange, isOnlyMeaning: Bool = false,
    where isMeant: (Declaration) -> Bool = { _ in true }
  ) -> Bool {
    var messages: [DiagnosticMessage] = []
    for link in superclassChain(type) {
      guard let nominal = link.nominal else { continue }
      for owner in [nominal] + protocols(of: link) {
        for declaration in ownMembers(owner, name) where isMeant(declaration) {
          guard let message = unmet(declaration, of: link, owner) else { continue }
          messages.append(message)
        }
      }
    }
    if messages.count > 1, isOnlyMeaning {
      diagnose(.noExactMatches(kind: "instance method", name: name), at: place)
      return true
    }
    // One of several overloads is told about in general.
    guard messages.count == 1, let message = messages.first else { return false }
    diagnose(message, at: place)
    return true
  }

  private func unmet(_ declaration: Declaration, of type: SwiftType, _ owner: NominalType)
    -> DiagnosticMessage?
  {
    var substitutions = substitutions(of: type)
    if owner.kind == .protocol, let me = owner.genericParameters.first { substitutions[me] = type }
    let kind = declaration.kindInMessages
    for (subject, constraint) in declaration.requirements {
      let subject = defaulted(substitute(subject, substitutions))
      if subject.isVariable || subject.isError || satisfies(subject, constraint) { continue }
      return .referencingRequires(
        kind: kind, name: declaration.fullName, owner: owner.name, type: subject.text,
        protocolName: constraint.nominal?.name ?? constraint.text)
    }
    for (left, right) in declaration.sameTypeRequirements {
      let first = resolve(substitute(left, substitutions))
      let second = resolve(substitute(right, substitutions))
      if first.isVariable || second.isVariable || attempt({ unify(first, second) }) { continue }
      return .referencingEquivalent(
        kind: kind, name: declaration.fullName, owner: owner.name, first: first.text,
        second: second.text)
    }
    return nil
  }
}
