import ScriptRuntime
import SwiftSyntax

// Members whose base is not written in full: `super.loadView`, `.white`.
extension Checker {
  func superMember(_ syntax: SuperExprSyntax, _ name: String, _ nameRange: SourceRange)
    -> Reference
  {
    let range = range(syntax)
    guard let type = enclosingSelfType else {
      diagnose(.superOutsideClass, at: range)
      return .invalid
    }
    if let nominal = type.nominal, nominal.kind != .class {
      diagnose(.superInValue(type: type.text), at: range)
      return .invalid
    }
    guard let parent = superclass(of: type) else {
      if let name = notSimulatedMember(name, of: type) {
        return .value(notSimulated(name, base: nil, range.joined(nameRange)))
      }
      diagnose(.superWithoutSuperclass(type: type.text), at: range)
      return .invalid
    }
    guard case .value(let me)? = selfReference(range) else {
      if case .type? = selfReference(range) {
        let base = Expression(.metatype(parent), type: .metatype(parent), range: range)
        let found = members(of: parent, named: name).filter { $0.declaration.isStatic }
        if !found.isEmpty {
          return reference(to: found, base: base, baseType: parent, isSuper: true, nameRange)
        }
      }
      return .invalid
    }
    let base = Expression(.upcast(me), type: parent, range: range)
    var found = members(of: parent, named: name).filter { !$0.declaration.isStatic }
    if name == "init" {
      found = members(of: parent, named: name)
      if function.kind == .initializer, let initializer = function.declaration,
        initializer.isConvenience
      {
        diagnose(.convenienceChains(type: type.nominal?.name ?? type.text), at: range)
        return .invalid
      }
    }
    if name == Self.completionMark {
      noteCompletion(membersOf: parent, isStatic: false)
      return .invalid
    }
    guard !found.isEmpty else {
      if let name = notSimulatedMember(name, of: parent) ?? notSimulatedMember(name, of: type) {
        return .value(notSimulated(name, base: nil, range.joined(nameRange)))
      }
      diagnoseUnknownMember(name, of: parent, isStatic: false, nameRange, base: range)
      return .invalid
    }
    return reference(to: found, base: base, baseType: parent, isSuper: true, nameRange)
  }

  /// The sentence for a member whose type nothing says: another one where it is an initial value.
  private func withoutContext(_ syntax: MemberAccessExprSyntax, _ name: String)
    -> DiagnosticMessage
  {
    var node = syntax.parent
    if let call = node?.as(FunctionCallExprSyntax.self) { node = call.parent }
    while let list = node {
      switch list.kind {
      case .initializerClause: return .memberNeedsContext(member: name)
      case .arrayElement, .arrayElementList, .arrayExpr, .dictionaryElement,
        .dictionaryElementList, .dictionaryExpr:
        node = list.parent
      default: return .cannotInferContextualBase(member: name)
      }
    }
    return .cannotInferContextualBase(member: name)
  }

  /// `.white`: a static member of the expected type, whose own type is expected.
  func implicitMember(
    _ syntax: MemberAccessExprSyntax, _ name: String, _ nameRange: SourceRange,
    _ expected: SwiftType?
  ) -> Reference {
    guard let expected else {
      diagnose(withoutContext(syntax, name), at: nameRange)
      return .invalid
    }
    var type = resolveHead(expected)
    if type.isError {
      guard let name = type.nominal?.notSimulated else { return .invalid }
      return .value(notSimulated(name, base: nil, nameRange))
    }
    if type.isVariable {
      diagnose(withoutContext(syntax, name), at: nameRange)
      return .invalid
    }
    if case .optional(let object) = type {
      if name == "some" || name == "none" {
        return optionalCase(name, type, nameRange)
      }
      type = resolveHead(object)
      if case .optional = type { type = type.withoutOptionals }
    }
    if let function = type.functionType { type = function.result }
    if name == Self.completionMark {
      noteCompletion(membersOf: type, isStatic: true)
      return .invalid
    }
    if let nested = nestedType(name, in: type) { return .type(nested) }
    let lookupType = type
    let found = members(of: lookupType, named: name).filter {
      $0.declaration.isStatic || $0.declaration.kind == .enumCase
        || $0.declaration.kind == .initializer
    }
    guard !found.isEmpty else {
      if let name = notSimulatedMember(name, of: type) {
        return .value(notSimulated(name, base: nil, nameRange))
      }
      let instance = members(of: lookupType, named: name)
      if let first = instance.first {
        diagnose(
          .instanceMemberOnType(
            member: first.declaration.name, type: type.text, hasBase: true), at: range(syntax))
      } else {
        diagnoseUnknownMember(name, of: type, isStatic: true, nameRange, base: nil)
      }
      return .invalid
    }
    let base = Expression(.metatype(type), type: .metatype(type), range: range(syntax))
    return reference(to: found, base: base, baseType: type, nameRange)
  }

  /// `.none` and `.some` of an optional.
  func optionalCase(_ name: String, _ type: SwiftType, _ range: SourceRange) -> Reference {
    if name == "none" { return .value(Expression(.nilLiteral, type: type, range: range)) }
    guard let optional = library.type(named: "Optional"),
      let some = ownMembers(optional, "some").first
    else { return .invalid }
    let base = Expression(.metatype(type), type: .metatype(type), range: range)
    let substitutions = optional.genericParameters.first.map {
      [$0: type.optionalObject ?? .error]
    }
    return .callables([
      Candidate(declaration: some, base: base, substitutions: substitutions ?? [:])
    ])
  }
}
