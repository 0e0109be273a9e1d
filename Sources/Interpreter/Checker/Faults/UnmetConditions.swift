import ScriptRuntime

extension Checker {
  /// Tells of a member that would fit a call, but that is there on a condition its type does not
  /// meet: `people.sorted()` where people cannot be compared.
  ///
  /// - Returns: whether there is one.
  func diagnoseUnmetCondition(
    _ candidates: [Candidate], _ arguments: [CallArgument], _ range: SourceRange
  ) -> Bool {
    guard let candidate = candidates.first, let base = candidate.base, !candidate.isCurried,
      candidate.declaration.kind == .function
    else { return false }
    let type = resolve(base.type)
    for member in conditionalMembers(of: type, named: candidate.declaration.name) {
      guard match(arguments, member.parameters).fits else { continue }
      if diagnoseUnmetCondition(of: member, type, memberRange(range, base)) { return true }
    }
    return false
  }

  /// The same for a member that is not there at all, whatever the arguments.
  func diagnoseUnmetCondition(_ name: String, of type: SwiftType, _ range: SourceRange) -> Bool {
    let members = conditionalMembers(of: resolve(type), named: name)
    if members.count > 1 {
      diagnose(.noExactMatches(kind: "instance method", name: name), at: range)
      return true
    }
    return members.first.map { diagnoseUnmetCondition(of: $0, resolve(type), range) } ?? false
  }

  private func conditionalMembers(of type: SwiftType, named name: String) -> [Declaration] {
    guard type.nominal != nil else { return [] }
    return allMembers(of: type).filter {
      $0.name == name && !$0.isStatic && !isApplicable($0, to: type)
    }
  }

  private func diagnoseUnmetCondition(
    of member: Declaration, _ type: SwiftType, _ range: SourceRange
  ) -> Bool {
    guard let owner = member.owner else { return false }
    var substitutions = substitutions(of: type)
    if owner.kind == .protocol, let parameter = owner.genericParameters.first {
      substitutions[parameter] = type
    }
    for (subject, constraint) in member.requirements {
      let subject = resolve(substitute(subject, substitutions))
      let constraint = substitute(constraint, substitutions)
      guard !subject.isError, !satisfies(subject, constraint) else { continue }
      diagnose(
        .argumentDoesNotConform(
          kind: member.kind == .variable ? "property" : "instance method",
          name: member.kind == .variable ? member.name : member.fullName, owner: owner.name,
          type: subject.text, constraint: constraint.nominal?.qualifiedName ?? constraint.text,
          isClass: false), at: range)
      return true
    }
    return false
  }
}
