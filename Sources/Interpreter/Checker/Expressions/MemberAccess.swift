import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// What a name, member or type expression refers to.
  func checkReference(_ syntax: ExprSyntax, _ expected: SwiftType?) -> Reference {
    let range = range(syntax)
    switch syntax.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): return nameReference(name, range)
    case .memberAccessExpr(let member): return memberReference(member, expected)
    case .superExpr:
      if let type = enclosingSelfType {
        diagnose(
          superclass(of: type) == nil
            ? .superWithoutSuperclass(type: type.text)
            : .syntax(id: "super", text: "expected '.' or '[' after 'super'"), at: range)
      } else {
        diagnose(.superOutsideClass, at: range)
      }
      return .invalid
    case .genericSpecializationExpr(let generic):
      if let type = typeWritten(in: syntax) { return .type(type) }
      let reference = checkReference(generic.expression, expected)
      return specialize(reference, generic)
    case .typeExpr(let type): return .type(resolveType(type.type))
    case .arrayExpr, .dictionaryExpr, .optionalChainingExpr, .tupleExpr:
      if allowsMetatype, let type = typeWritten(in: syntax) { return .type(type) }
      return .value(checkBase(syntax, expected: expected))
    default: return .value(checkBase(syntax, expected: expected))
    }
  }

  private func specialize(_ reference: Reference, _ syntax: GenericSpecializationExprSyntax)
    -> Reference
  {
    let arguments = syntax.genericArgumentClause.arguments.compactMap { argument -> SwiftType? in
      guard case .type(let type) = argument.argument else { return nil }
      return resolveType(type)
    }
    switch reference {
    case .callables(let candidates):
      if let declaration = candidates.first?.declaration {
        diagnose(
          .cannotSpecializeFunction(
            kind: declaration.kindInMessages, name: declaration.fullName), at: range(syntax))
      }
      return .invalid
    case .type(.nominal(let nominal, _)) where nominal.notSimulated?.name == nominal.name:
      return reference
    case .type(.nominal(let nominal, let given)):
      let outer = given.prefix(nominal.outerParameterCount)
      let wanted = nominal.genericParameters.count - outer.count
      if wanted != arguments.count {
        diagnose(
          wanted == 0
            ? .cannotSpecialize(type: nominal.qualifiedName)
            : .wrongArgumentCount(type: nominal.name, given: arguments.count, wanted: wanted),
          at: range(syntax))
        return .invalid
      }
      return .type(.nominal(nominal, outer + arguments))
    default: return reference
    }
  }

  private func nameReference(_ syntax: DeclReferenceExprSyntax, _ range: SourceRange) -> Reference {
    let token = syntax.baseName
    switch token.tokenKind {
    case .keyword(.self):
      guard let found = selfReference(range) else {
        diagnose(.cannotFindSelf, at: range)
        return .invalid
      }
      if case .type(let type) = found {
        return .value(Expression(.metatype(type), type: .metatype(type), range: range))
      }
      return found
    case .keyword(.Self):
      guard let type = enclosingSelfType else {
        diagnose(.cannotFindInScope(name: "Self"), at: range)
        return .invalid
      }
      return .type(type)
    case .dollarIdentifier(let text): return shorthand(text, range)
    default: break
    }
    let name = token.identifierText
    if name == Self.completionMark {
      noteCompletionOfNames()
      return .invalid
    }
    guard var reference = resolve(name: name, at: self.range(syntax.baseName)) else {
      if syntax.parent?.as(MemberAccessExprSyntax.self)?.base?.id == syntax.id,
        isModuleName(name)
      {
        return .invalid
      }
      diagnoseUnknownName(name, range)
      return .invalid
    }
    if let labels = syntax.argumentNames, case .callables(let candidates) = reference {
      let wanted = labels.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
      let chosen = candidates.filter { $0.declaration.parameters.map(\.label) == wanted }
      if !chosen.isEmpty { reference = .callables(chosen) }
    }
    return reference
  }

  /// The type of `self` here, for `Self`.
  var enclosingSelfType: SwiftType? {
    var next: Scope? = scope
    while let current = next {
      if let members = current.members { return members.selfType }
      next = current.parent
    }
    return nil
  }

  func selfReference(_ range: SourceRange) -> Reference? {
    var next: Scope? = scope
    while let current = next {
      if case .variable(let variable)? = current.names["self"]?.last {
        return .value(read(variable, foundAt: current.depth, range))
      }
      if let members = current.members {
        if members.isStatic { return .type(members.selfType) }
        if let variable = members.selfVariable {
          return .value(read(variable, foundAt: current.depth, range))
        }
        return nil
      }
      next = current.parent
    }
    return nil
  }

  // MARK: Members

  private func memberReference(_ syntax: MemberAccessExprSyntax, _ expected: SwiftType?)
    -> Reference
  {
    let name = syntax.declName.baseName.identifierText
    let nameRange = range(syntax.declName)
    guard let baseSyntax = syntax.base else {
      return implicitMember(syntax, name, nameRange, expected)
    }
    if let superclass = baseSyntax.as(SuperExprSyntax.self) {
      return superMember(superclass, name, nameRange)
    }
    if let module = baseSyntax.as(DeclReferenceExprSyntax.self),
      isModuleName(module.baseName.text), resolve(name: module.baseName.text, at: nameRange) == nil
    {
      return moduleReference(name, nameRange)
        ?? {
          diagnose(
            .moduleHasNoMember(module: module.baseName.text, member: name), at: range(module))
          return .invalid
        }()
    }
    if let type = typeWritten(in: ExprSyntax(syntax)) { return .type(type) }
    let isCalled = isCallee
    isCallee = false
    let wasAllowed = allowsMetatype
    allowsMetatype = true
    defer { allowsMetatype = wasAllowed }
    let reference = checkReference(baseSyntax, implicitBase(baseSyntax) ? expected : nil)
    var base: Expression
    switch reference {
    case .invalid: return .invalid
    case .value(let value):
      base = value
      if base.anchor == nil { base.anchor = anchor(baseSyntax) }
    case .type(let type):
      if name == "self" {
        return .value(
          Expression(.metatype(type), type: .metatype(type), range: range(syntax)))
      }
      if name == "Type" { return .type(.metatype(type)) }
      base =
        dynamicSelf(baseSyntax, type)
        ?? Expression(.metatype(type), type: .metatype(type), range: range(baseSyntax))
    case .callables(let candidates): base = functionValue(candidates, range(baseSyntax), nil)
    }
    if name == "self" { return .value(base) }
    let labels = syntax.declName.argumentNames?.arguments.map {
      $0.name.text == "_" ? nil : $0.name.text
    }
    isCallee = isCalled
    return member(name, labels: labels, of: base, nameRange, wholeRange: range(syntax))
  }

  /// Whether the leftmost part of the base is a member without base, whose type is expected here.
  func implicitBase(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let member): member.base.map { implicitBase($0) } ?? true
    case .functionCallExpr(let call): implicitBase(call.calledExpression)
    case .subscriptCallExpr(let call): implicitBase(call.calledExpression)
    case .forceUnwrapExpr(let unwrap): implicitBase(unwrap.expression)
    case .optionalChainingExpr(let chain): implicitBase(chain.expression)
    default: false
    }
  }

  /// A member of a value or metatype.
  func member(
    _ name: String, labels: [String?]? = nil, of base: Expression, _ nameRange: SourceRange,
    wholeRange: SourceRange
  ) -> Reference {
    var base = base
    let isCalled = isCallee
    isCallee = false
    var type = resolveHead(base.type)
    if type.isError { return .value(notSimulated(on: base, wholeRange)) }
    if case .variable(let index) = type {
      if let literal = solver.variables[index].literal, literal != .nothing {
        let usual = defaultType(literal)
        let isFloating =
          literal == .integer && members(of: usual, named: name).isEmpty
          && !members(of: known.double, named: name).isEmpty
        _ = bind(index, to: isFloating ? known.double : usual)
        type = resolveHead(type)
      } else if let first = solver.variables[index].constraints.first {
        type = resolve(first)
      } else {
        if let parameter = closureParameters[index] {
          diagnose(.closureParameterNotInferred(name: parameter.name), at: parameter.range)
        } else {
          diagnose(
            .parameterNotInferred(parameter: solver.variables[index].parameter?.name ?? "T"),
            at: anchor(base))
        }
        solver.update(index) { $0.binding = .error }
        return .invalid
      }
    }
    if name == Self.completionMark {
      let instance = type.instanceOfMetatype
      let value = base.isImplicitlyUnwrapped ? type.optionalObject ?? type : type
      noteCompletion(membersOf: instance ?? value, isStatic: instance != nil)
      return .invalid
    }
    if let lvalue = tupleMember(name, base, type, wholeRange) { return .value(lvalue) }
    if case .metatype(let instance) = type {
      return staticMember(
        name, labels, base, resolveHead(instance), nameRange, isCalled: isCalled)
    }
    var found = members(of: type, named: name).filter { !$0.declaration.isStatic }
    if type.isExistential, found.isEmpty, let parent = superclass(of: type) {
      found = members(of: parent, named: name).filter { !$0.declaration.isStatic }
    }
    if found.isEmpty, case .optional(let object) = type {
      if base.isImplicitlyUnwrapped {
        solver.score.unwrappedImplicitly += 1
        base = Expression(.forceUnwrap(base, implicitly: true), type: object, range: base.range)
        return member(name, labels: labels, of: base, nameRange, wholeRange: wholeRange)
      }
      let inner = resolveHead(object)
      if !members(of: inner, named: name).isEmpty
        || tupleMember(name, base, inner, nameRange) != nil
      {
        diagnoseUnwrap(member: name, base, type, inner, nameRange)
        return .invalid
      }
      if case .optional(let deeper) = inner,
        !members(of: resolveHead(deeper), named: name).isEmpty
      {
        diagnoseUnwrap(member: name, base, type, inner, nameRange)
        return .invalid
      }
    }
    if let labels {
      let chosen = found.filter { $0.declaration.parameters.map(\.label) == labels }
      if !chosen.isEmpty { found = chosen }
    }
    if found.isEmpty, let name = notSimulatedMember(name, of: type) {
      return .value(notSimulated(name, base: base, wholeRange))
    }
    if found.isEmpty, let value = dynamicMember(name, of: base, type, nameRange, wholeRange) {
      return .value(value)
    }
    if found.isEmpty,
      diagnoseUnmet(
        name, of: type, nameRange, isOnlyMeaning: members(of: type, named: name).isEmpty,
        where: { !$0.isStatic })
    {
      return .invalid
    }
    if found.isEmpty {
      let statics = members(of: type, named: name)
      if let first = statics.first {
        diagnose(
          .staticMemberOnInstance(
            member: first.declaration.name, type: type.text,
            isCase: first.declaration.kind == .enumCase), at: base.range)
      } else if case .tuple(let elements) = type, !elements.isEmpty {
        diagnose(.tupleHasNoMember(type: defaulted(type).text, member: name), at: nameRange)
      } else {
        diagnoseUnknownMember(
          name, of: type, isStatic: false, nameRange, base: base.range)
      }
      return .invalid
    }
    if name == "init", found.first?.declaration.kind == .initializer {
      let isSelf: Bool
      if case .variable(let variable) = base.kind {
        isSelf = variable.name == "self"
      } else {
        isSelf = false
      }
      if !isSelf {
        diagnose(.initOnInstance, at: base.range)
        return .invalid
      }
    }
    if let hidden = found.first(where: { !isAccessible($0.declaration) }),
      !found.contains(where: { isAccessible($0.declaration) })
    {
      diagnose(
        .inaccessible(
          name: name,
          access: hidden.declaration.access == .private ? "private" : "fileprivate"),
        at: nameRange, notes: declaredHere(hidden.declaration))
      return .invalid
    }
    if isCalled, found.contains(where: { $0.declaration.kind == .function }),
      let variable = found.first(where: { $0.declaration.kind == .variable }),
      variable.declaration.type.withoutOptionals.functionType == nil
    {
      found.removeAll { $0.declaration.kind == .variable }
    }
    return reference(to: found, base: base, baseType: type, wholeRange)
  }
}

extension TokenSyntax {
  /// The name without the backticks.
  var identifierText: String {
    switch tokenKind {
    case .identifier(let text):
      text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
    default: text
    }
  }
}

extension SourceRange {
  /// The stretch from this range's start to the other's end.
  func joined(_ other: SourceRange) -> SourceRange {
    SourceRange(source, min(lower, other.lower), max(upper, other.upper))
  }
}
